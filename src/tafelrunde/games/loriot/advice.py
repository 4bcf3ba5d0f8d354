"""Loriot: what a position is worth and which actions look promising."""

from tafelrunde.games.loriot.reference import prior, value

__all__ = ["prior", "value"]
