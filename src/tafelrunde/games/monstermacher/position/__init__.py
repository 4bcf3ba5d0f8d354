"""A position as data: written, read, guessed."""
