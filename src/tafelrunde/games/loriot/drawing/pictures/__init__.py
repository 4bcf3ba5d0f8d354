"""What is only looked at: the house and the things in it."""
