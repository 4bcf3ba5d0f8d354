"""Lists that copies of a state share: they are replaced, never changed.

Most of what lies on the table stays as it is from one question to the next.
"""

from __future__ import annotations


def changed(numbers: list[int], place: int, change: int) -> list[int]:
    """With so much more at one place."""
    out = numbers[:]
    out[place] += change
    return out


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """With another number at one place."""
    out = numbers[:]
    out[place] = number
    return out


def without(faces: list[int], face: int) -> list[int]:
    """With one of a face less."""
    out = faces[:]
    out.remove(face)
    return out


def sorted_with(faces: list[int], face: int) -> list[int]:
    """With one more, sorted."""
    out = [*faces, face]
    out.sort()
    return out
