"""What is only looked at: buildings, goods, the country."""
