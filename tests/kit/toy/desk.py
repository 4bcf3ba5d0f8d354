"""What the toy says beside its board: one value for each side, and a hint."""

from tafelrunde.core.view import View
from tafelrunde.desks import Icon, Plate, Value
from tafelrunde.words.words import Words
from toy.fault import planted

ICONS = {"coin": Icon("s-coin", 24)}


def plate(view: View, side: int, words: Words) -> Plate:
    icon = "purse" if planted("icon") else "coin"
    values = [Value(icon, side, words.say("about"))] * (6 if planted("plate") else 1)
    return Plate(tuple(values))


def hint(view: View, words: Words) -> str:
    return "so much that nobody reads it " * (3 if planted("hint") else 1)
