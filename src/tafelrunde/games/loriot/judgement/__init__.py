"""What the door `advice` is made of."""
