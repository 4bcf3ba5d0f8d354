"""Moves what was compiled beside the sources, in an order that is safe to interrupt."""

from __future__ import annotations

import os

from tools.place import Place


def move_in(place: Place) -> bool:
    """Whether it was moved: not if it belongs to sources that have changed by now.

    First the old manifest goes, so that everything starts plain; the new one comes last. Files are
    exchanged, never written over: a process that runs has the old ones open.
    """
    if not place.is_of_sources(place.staged_manifest):
        return False
    staged = [path for path in place.staging.rglob("*") if path.suffix in (".so", ".pyd")]
    place.manifest.unlink(missing_ok=True)
    kept = {place.source / path.relative_to(place.staging) for path in staged}
    for old in place.source.rglob("*"):
        if old.suffix in (".so", ".pyd") and old not in kept:
            old.unlink()  # of another Python, or of a module that is no more
    for path in staged:
        os.replace(path, place.source / path.relative_to(place.staging))
    os.replace(place.staged_manifest, place.manifest)
    return True
