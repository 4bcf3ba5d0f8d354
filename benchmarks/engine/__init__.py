"""Random play, driven from Python: ours and the peers' on the same loop, by CPU time."""
