"""Newgame: take one to three stones from a heap; the last stone wins.

A docstring and no imports: whoever lists games imports this package and `meta.py`, nothing else.
"""
