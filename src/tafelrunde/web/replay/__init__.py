"""A match looked at again, move by move."""
