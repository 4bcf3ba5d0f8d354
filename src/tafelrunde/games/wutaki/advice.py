"""Wutaki: what a position is worth and which actions look promising."""

from tafelrunde.games.wutaki.reference import prior, value

__all__ = ["prior", "value"]
