"""An operation on the desk: what may be handed over, and how the roll went."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, path
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, paragraph, text
from tafelrunde.words.words import Words

from ..rules.numbers import TYPES, VALUES
from ..rules.setup import MonsterSetup
from . import cards
from .bench import verdict, white_die
from .lab import need_text, needed
from .paint import Items
from .sight import Operation, Player, Roll, Sight
from .signs import bolt, note
from .words import (
    bonus_text,
    card_label,
    letter,
    roll_label,
    say,
)

WIDE: Final = 374.0
RATIO: Final = cards.HIGH / cards.WIDE
STAR: Final = "M0-6 1.7-1.9 6.1-1.7 2.7 1.1 3.8 5.4 0 3-3.8 5.4-2.7 1.1-6.1-1.7-1.7-1.900z"
FORMS: Final = ((6, 6, 52.0, 58.0), (14, 7, 44.0, 50.0), (36, 12, 26.0, 29.0))


# ---------- before the roll


def add_operation(items: Items, sight: Sight, words: Words, setup: MonsterSetup) -> None:
    operation = sight.operation
    assert operation
    operator, assistant = words.seat(operation.operator), words.seat(operation.assistant)
    mine = sight.reader == operation.assistant
    items["desk-title"] = title(
        say(words, "what-to-hand") if mine else say(words, "operation-of", operator, assistant)
    )
    items["operation-wish"] = wish_line(say(words, "wishes", operator, words.token(operation.wish)))
    if sight.reader == operation.operator:
        phrase = say(words, "operation-yours", assistant)
        items["operation-text"] = words_below(phrase, 88)
    else:
        add_choices(items, sight, words, operation)
    if mine:
        own = [c for c in sight.players[operation.assistant].store if c.id in sight.tokens]
        phrase = say(words, "hand-own", len(own))
        items["operation-text"] = words_below(phrase, 164)
    least = least_roll(sight, setup, operation)
    items["operation-need"] = need(need_text(words, least))


def least_roll(sight: Sight, setup: MonsterSetup, operation: Operation) -> int:
    """For the part that lies open, or else for the one that was asked for."""
    player = sight.players[operation.operator]
    card = operation.laid or sight.card(operation.wish)
    return needed(setup, player.die, operation_bonus(setup, player, TYPES.index(card.type)))


def operation_bonus(setup: MonsterSetup, player: Player, kind: int) -> int:
    """9.4: what the sewn cards add to a roll for a part of this type."""
    sewn = [(TYPES.index(card.type), card.value) for card in player.sewn]
    return sum(setup.operation_bonus[k * VALUES + value][kind] for k, value in sewn)


def add_choices(items: Items, sight: Sight, words: Words, operation: Operation) -> None:
    """The operator's parts by their backs; those that do not fit are faint for the assistant."""
    store = sight.players[operation.operator].store
    row, width, step = next(form[1:] for form in FORMS if len(store) <= form[0])
    where = say(words, "in-store-of", words.seat(operation.operator))
    asked = sight.is_asked
    for i, card in enumerate(store):
        x, y = 15 + (i % row) * step, 60 + i // row * (width * RATIO + 5)
        label = card_label(words, card, where)
        fits = card.id in sight.tokens or not asked
        items[card.id] = cards.back(
            *(card.kind, letter(card), x, y, width, card.id, label, card.value), not fits
        )
        if card.id == operation.wish:
            items["wish-star"] = star(x + width / 2, y + width * RATIO)


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
        circle(0, 0, 9.5, fill="var(--accent)", stroke="#ffffff", stroke_width=1.5),
        path(STAR, fill="var(--on-accent)", transform=at(0, 0, 1.05)),
        transform=at(x, y + 3),
        pointer_events="none",
    )


@leaf
def need(words: str) -> Drawn:
    return note(bolt(23, 195, 0.8), text(37, 200, words, 13, "var(--ink)", SANS, 700))


# ---------- after it


def add_result(items: Items, sight: Sight, words: Words) -> None:
    """The roll of this turn: the part or the brain it was about, the dice, what came of it."""
    roll = sight.roll
    assert roll
    kind = "revival" if roll.revival else "operation"
    end = "success" if roll.success else "failure"
    items["desk-title"] = title(say(words, f"{kind}-result", words.seat(roll.seat)), 188)
    card = sight.card(roll.card)
    value = sight.values.get(roll.card, -1)
    if value >= 0:
        items["result-card"] = cards.front(card.kind, letter(card), value, 16, 38, 76)
    items["white-die"] = white_die(roll.white, roll.success, 132, 78, roll_label(words, roll), 42)
    items["result-sum"] = against(roll, say(words, "against"))
    phrase = say(words, f"{kind}-{end}", words.token(roll.card))
    items["result-text"] = outcome(phrase, roll.success)


@leaf
def against(roll: Roll, words: str) -> Drawn:
    bonus = bonus_text(roll.bonus)
    wide = measure(words, 13)
    return note(
        text(172, 86, bonus, 22, "var(--ink)", SERIF, 700) if bonus else None,
        text(240, 83, words, 13, "var(--mute)", anchor="middle"),
        things.die(roll.die, 240 + wide / 2 + 38, 78, 38, -6, "red"),
    )


@leaf
def outcome(words: str, success: bool) -> Drawn:
    return note(
        g(verdict(success), transform=at(115, 122, 1.1)),
        paragraph(131, 126, words, WIDE - 144, 14, 1.25, weight=700),
    )
