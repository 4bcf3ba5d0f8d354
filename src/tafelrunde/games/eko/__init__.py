"""Stacks of discs fight for sites, capitals and emperors on a desert of hexes."""
