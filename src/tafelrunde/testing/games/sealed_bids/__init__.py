"""Sealed bids: all bid at once for each prize. The reference for simultaneous choices."""
