"""What is in the box, as tables that somebody may bring others of."""

from __future__ import annotations

from tafelrunde.core.box import Tables

from .data import TABLES, components, printed

__all__ = ["TABLES", "printed", "tables"]


def tables(text: str) -> Tables:
    """All tables of a set, checked."""
    return components(text).tables
