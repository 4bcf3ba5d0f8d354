"""Tiles and roads: where they fit, how they hang together."""
