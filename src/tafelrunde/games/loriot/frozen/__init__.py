"""What the door `reference` is made of: frozen like it."""
