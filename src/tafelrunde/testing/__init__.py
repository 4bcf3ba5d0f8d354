"""The conformance kit that every game must pass, ours or a stranger's, and the reference games."""
