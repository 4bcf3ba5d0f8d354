"""Botrik, the opponent without a person (chapters 15 to 23)."""
