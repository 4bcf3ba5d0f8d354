"""The end of a match: what decided it, ranks, how points grew, a picture to pass on."""
