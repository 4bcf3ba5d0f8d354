"""The toy on a terminal."""

from tafelrunde.core.state import canonical
from tafelrunde.core.view import View
from tafelrunde.words.words import Words


def text(view: View, words: Words) -> str:
    return canonical(view.facts)
