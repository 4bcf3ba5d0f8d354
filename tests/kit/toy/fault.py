"""Which fault is planted now."""

import os


def planted(name: str) -> bool:
    return os.environ.get("TOY_FAULT") == name
