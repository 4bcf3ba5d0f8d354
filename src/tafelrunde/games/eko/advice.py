"""Ekö: what a position is worth and which actions look promising."""

from tafelrunde.games.eko.reference import prior, value

__all__ = ["prior", "value"]
