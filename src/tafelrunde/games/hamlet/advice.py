"""Hamlet: what a position is worth and which actions look promising."""

from tafelrunde.games.hamlet.reference import prior, value

__all__ = ["prior", "value"]
