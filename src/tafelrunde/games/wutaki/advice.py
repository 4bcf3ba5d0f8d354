"""What a position is worth and which actions look promising."""

from .reference import prior, value

__all__ = ["prior", "value"]
