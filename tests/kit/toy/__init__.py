"""A plain-Python game with cards, bids and hand-overs, in which any one fault can be planted.

The environment variable TOY_FAULT names the fault; without it the game is right.
"""
