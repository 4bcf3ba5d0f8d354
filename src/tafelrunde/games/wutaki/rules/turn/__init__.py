"""Rounds and turns: how a match begins, goes on and ends."""
