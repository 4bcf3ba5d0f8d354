"""Measurements side by side with others, interleaved in one run."""
