"""An operation on the desk: what may be handed over, and how the roll went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import at, circle, g, path, use
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, paragraph, text
from tafelrunde.words.words import Words

from ..rules.setup import MonsterSetup
from . import cards
from .bench import verdict, white_die
from .odds import need_text, needed, operation_bonus
from .sight import Card, Operation, Seen, Sight, Throw
from .signs import note
from .words import bonus_text, card_label, roll_label, say

WIDE: Final = 374.0
RATIO: Final = cards.HIGH / cards.WIDE
STAR: Final = "M0-6 1.7-1.9 6.1-1.7 2.7 1.1 3.8 5.4 0 3-3.8 5.4-2.7 1.1-6.1-1.7-1.7-1.900z"
FORMS: Final = ((6, 6, 52.0, 58.0), (14, 7, 44.0, 50.0), (36, 12, 26.0, 29.0))


# ---------- before the roll


def operation_parts(sight: Sight, words: Words, operation: Operation) -> list[Part]:
    operator = sight.stands[sight.state.turn]
    assistant, wish = operation.assistant, operation.wish
    kind = operation.laid[0].place if operation.laid else wish.place
    return [
        heading(operator.seat, assistant, wish, sight.reader == assistant, words),
        *what_to_hand(sight, words, operator.seat, operation),
        chance(operator.die, operator.sewn, kind, sight.setup, words),
    ]


def what_to_hand(sight: Sight, words: Words, operator: int, operation: Operation) -> list[Part]:
    """What may be handed over, for others than the operator, who has it before him."""
    assistant, players = operation.assistant, sight.state.players
    if sight.reader == operator:
        return [yours(assistant, words)]
    tokens = sight.tokens
    backs = [sight.backs[card] for card in players[operator].store]
    fits = [not sight.is_asked or card.id in tokens for card, _ in backs]
    offered = choices(tuple(zip(backs, fits)), operator, operation.wish, words)
    if sight.reader != assistant:
        return [offered]
    own = [card for card in players[assistant].store if sight.deck[card].id in tokens]
    return [offered, from_own(len(own), words)]


@part
def heading(operator: int, assistant: int, wish: Card, mine: bool, words: Words) -> Items:
    names = words.seat(operator), words.seat(assistant)
    phrase = say(words, "what-to-hand") if mine else say(words, "operation-of", *names)
    wishes = say(words, "wishes", names[0], words.token(wish.id))
    return {"desk-title": title(phrase), "operation-wish": wish_line(wishes)}


@part
def yours(assistant: int, words: Words) -> Items:
    phrase = say(words, "operation-yours", words.seat(assistant))
    return {"operation-text": words_below(phrase, 88)}


@part
def from_own(number: int, words: Words) -> Items:
    """8.6: the assistant may hand over a part of the own store too."""
    return {"operation-text": words_below(say(words, "hand-own", number), 164)}


@part
def chance(die: int, sewn: tuple[Seen, ...], kind: int, setup: MonsterSetup, words: Words) -> Items:
    """Of the roll for the part that lies open, or else for the one that was asked for."""
    least = needed(setup, die, operation_bonus(setup, sewn, kind))
    return {"operation-need": need(need_text(words, least))}


@part
def choices(
    store: tuple[tuple[Seen, bool], ...], operator: int, wish: Card, words: Words
) -> Iterator[Items]:
    """The operator's parts by their backs; those that do not fit are faint for the assistant."""
    row, width, step = next(form[1:] for form in FORMS if len(store) <= form[0])
    where = say(words, "in-store-of", words.seat(operator))
    for i, ((card, value), fits) in enumerate(store):
        x, y = 15 + (i % row) * step, 60 + i // row * (width * RATIO + 5)
        label = card_label(words, card, value, where)
        drawn = cards.back(*(card.kind, card.letter, x, y, width, card.id, label, value), not fits)
        yield {card.id: drawn}
        if card is wish:
            yield {"wish-star": star(x + width / 2, y + width * RATIO)}


@leaf
def title(words: str, room: float = WIDE - 30) -> Drawn:
    size = fitting(words, room, 16.5, 11, SERIF, 700)
    return note(text(15, 27, words, size, "var(--ink)", SERIF, 700))


@leaf
def wish_line(words: str) -> Drawn:
    return note(
        path(STAR, fill="var(--accent)", transform=at(21, 42)),
        text(
            32, 46.5, words, fitting(words, WIDE - 48, 13.5, 9, SANS, 700), "var(--ink)", SANS, 700
        ),
    )


@leaf
def words_below(words: str, y: float) -> Drawn:
    return note(paragraph(15, y, words, WIDE - 30, 13, 1.3, "var(--mute)"))


@leaf
def star(x: float, y: float) -> Drawn:
    """On the part that was asked for."""
    return g(
        circle(0, 0, 9.5, fill="var(--accent)", stroke="var(--white)", stroke_width=1.5),
        path(STAR, fill="var(--on-accent)", transform=at(0, 0, 1.05)),
        transform=at(x, y + 3),
        pointer_events="none",
    )


@leaf
def need(words: str) -> Drawn:
    return note(
        use("s-mm-lightning", 23, 195, 0.8), text(37, 200, words, 13, "var(--ink)", SANS, 700)
    )


# ---------- after it


@part
def result(throw: Throw, seen: Seen, words: Words) -> Items:
    """The roll of this turn: the part or the brain it was about, the dice, what came of it."""
    card, value = seen
    kind = "revival" if throw.revival else "operation"
    end = "success" if throw.success else "failure"
    heading = say(words, f"{kind}-result", words.seat(throw.seat))
    out = {"desk-title": title(heading, 188)}
    if value >= 0:
        out["result-card"] = cards.front(card.kind, card.letter, value, 16, 38, 76)
    label = roll_label(words, throw)
    out["white-die"] = white_die(throw.white, throw.success, 132, 78, label, 42)
    out["result-sum"] = against(throw.bonus, throw.die, say(words, "against"))
    phrase = say(words, f"{kind}-{end}", words.token(card.id))
    out["result-text"] = outcome(phrase, throw.success)
    return out


@leaf
def against(bonus_of_roll: int, die: int, words: str) -> Drawn:
    bonus = bonus_text(bonus_of_roll)
    wide = measure(words, 13)
    return note(
        text(172, 86, bonus, 22, "var(--ink)", SERIF, 700) if bonus else None,
        text(240, 83, words, 13, "var(--mute)", anchor="middle"),
        things.die(die, 240 + wide / 2 + 38, 78, 38, -6, "red"),
    )


@leaf
def outcome(words: str, success: bool) -> Drawn:
    return note(
        g(verdict(success), transform=at(115, 122, 1.1)),
        paragraph(131, 126, words, WIDE - 144, 14, 1.25, weight=700),
    )
