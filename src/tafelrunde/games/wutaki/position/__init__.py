"""A position as data: written and read."""
