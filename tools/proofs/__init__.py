"""Proofs as commands: `make faults`, `make leaks`, `make hostile`, `make load`."""
