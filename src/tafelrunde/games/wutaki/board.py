"""The board for the terminal: places with their workers, and a few lines per player."""

from __future__ import annotations

from tafelrunde.core.view import View
from tafelrunde.words.words import Words

from .data import TYPES
from .drawing.components import pieces
from .drawing.effects import cost_words, effect_words, round_words
from .drawing.finale import finale, tally
from .drawing.paint import PAINT
from .drawing.scene import draw
from .drawing.words import made
from .position.write import spot_text
from .rules.effects.effect import parse_cost
from .rules.effects.possible import area_effect
from .rules.numbers import (
    AREA_COUNT,
    AREAS,
    CARD,
    FOREST,
    OWN,
    RESOURCES,
    VILLAGE,
)  # fmt: skip
from .rules.state import Wutaki
from .rules.turn.forecast import fulfillable_in, known, parts_in

__all__ = ["PAINT", "draw", "finale", "pieces", "tally", "text"]


def text(view: View, words: Words) -> str:
    state = known(view)
    if state.round == 0:
        lines = [words.say("board-setup"), *row(state, words)]
    else:
        lines = [heading(state, words), *cards(state, words), *row(state, words)]
        lines += [*places(state, words), goods(state, words)]
    for seat in range(state.setup.seats):
        lines.append(player(view, state, words, seat))
    return "\n".join([*lines, *own(view, state, words)])


def heading(state: Wutaki, words: Words) -> str:
    counter = state.setup.counter[state.counter]
    return words.say("board-round", state.round, state.start, counter)


def cards(state: Wutaki, words: Words) -> list[str]:
    out: list[str] = []
    for card in state.cards:
        face = state.setup.rounds[card]
        clause = round_words(words.lang, TYPES[face.kind], face.effect, face.again)
        out.append(words.say("board-cards", f"{words.token(face.id)} – {clause}"))
    return out


def pact(state: Wutaki, words: Words, face: int) -> str:
    card = state.setup.pacts[face]
    cost = cost_words(words.lang, tuple(parse_cost(state.setup.box.pacts[face].cost)))
    return words.say("board-pact", card.id, card.id, cost, effect_words(words.lang, card.reward))


def row(state: Wutaki, words: Words) -> list[str]:
    """Open pacts from left to right, a line each."""
    lines = [f"  {4 - i}. {pact(state, words, face)}" for i, face in enumerate(state.row)]
    return [words.say("board-row", ""), *reversed(lines)] if lines else []


def numbers(resources: list[int], words: Words) -> str:
    return ", ".join(words.say(f"thing-{name}", resources[i]) for i, name in enumerate(RESOURCES))


def goods(state: Wutaki, words: Words) -> str:
    decks = words.say(
        "board-decks", sum(state.pact_bag), sum(state.omen_bag), sum(state.revenge_bag)
    )
    supply = words.say("board-supply", numbers(state.supply, words))
    monster = words.say("board-monster", numbers(state.monster, words))
    return f"{supply}\n{monster}\n{decks}"


def places(state: Wutaki, words: Words) -> list[str]:
    """Each place with its workers and its free fields."""
    out: list[str] = []
    for area in range(AREA_COUNT):
        if area == OWN or (area == CARD and area_effect(state, 0, area) is None):
            continue
        parts = []
        if FOREST <= area <= VILLAGE:
            parts.append(words.say("board-level", state.level(area - FOREST)))
        parts += [
            f"{words.seat(seat)} {spot_text(player.spots[area])}"
            for seat, player in enumerate(state.players)
            if player.spots[area]
        ]
        free = max(0, state.setup.fields[area] - state.occupied(area))
        parts.append(words.say("board-free", free))
        out.append("  " + words.say("board-place", AREAS[area], ", ".join(parts)))
    return out


def player(view: View, state: Wutaki, words: Words, seat: int) -> str:
    """What everybody sees of a player."""
    setup = state.setup
    one = state.players[seat]
    parts = [numbers(one.resources, words)]
    if one.cost >= 0:
        parts.append(words.say("board-marker", RESOURCES[one.cost]))
    parts.append(words.say("board-workers", one.loyal, one.idle, one.special))
    parts.append(words.say("board-hidden", len(one.omens), len(one.revenge), len(one.secrets)))
    if one.pyramid:
        parts.append(words.say("board-pyramid", one.pyramid))
    if one.towers:
        names = ", ".join(words.token(setup.towers[tower].id) for tower in one.towers)
        parts.append(words.say("board-towers", names))
    if one.master > 0:
        parts.append(words.say("board-board", setup.masters[one.master].id))
        multipliers = setup.masters[one.master].multipliers
        if len(multipliers) > 1:
            parts.append(words.say("board-multiplier", multipliers[one.multiplier]))
    if one.ability >= 0:
        key = "board-ability-used" if one.ability_used else "board-ability"
        parts.append(words.say(key, setup.abilities[one.ability].id))
    if one.permanent >= 0:
        parts.append(words.say("board-permanent", setup.omens[one.permanent].id))
    if one.passed:
        parts.append(words.say("board-passed"))
    if seat in view.actors:
        parts.append(words.say("board-turn"))
    lines = [words.say("board-player", seat, one.points, ", ".join(parts))]
    if one.accepted:
        listed = "; ".join(pact(state, words, face) for face in one.accepted)
        lines.append("  " + words.say("board-accepted", listed))
    if one.fulfilled:
        known = [words.token(setup.pacts[face].id) for face in one.fulfilled if face >= 0]
        listed = words.say("board-fulfilled", ", ".join(known))
        hidden = words.say("board-fulfilled-hidden", len(one.fulfilled))
        lines.append("  " + (listed if known else hidden))
    return "\n".join(lines)


def own(view: View, state: Wutaki, words: Words) -> list[str]:
    """What only the reader knows, and what follows from it."""
    if view.seat is None:
        return []
    setup = state.setup
    me = state.players[view.seat]
    lines: list[str] = []
    if me.element >= 0:
        lines.append(words.say("board-element", setup.element.arguments[1][me.element]))
    held = [
        ("board-hand", "omen", [setup.omens[face].id for face in me.omens]),
        ("board-revenge", "revenge", [setup.revenges[card.face].id for card in me.revenge]),
        ("board-secrets", "secret", [setup.secrets[face].id for face in me.secrets]),
    ]
    for key, kind, ids in held:
        if ids:
            lines += [words.say(key), *(held_card(state, words, kind, id) for id in ids)]
    payable = fulfillable_in(state, view.seat)
    if payable:
        listed = ", ".join(words.token(id) for id in payable)
        lines.append(words.say("board-payable", listed))
    return lines + forecast(state, view.seat, words)


def held_card(state: Wutaki, words: Words, kind: str, id: str) -> str:
    card = made(state.setup, words.lang, kind, id)
    note = f" ({card.note})" if card.note else ""
    return f"  {card.title} – {card.words}{note}"


def forecast(state: Wutaki, seat: int, words: Words) -> list[str]:
    """The seven steps of the scoring as of now."""
    parts = parts_in(state, seat)
    if not parts:
        return []
    listed = ", ".join(f"{words.score(p)}: {'?' if n is None else n}" for p, n in parts)
    return [words.say("board-forecast", sum(number or 0 for _, number in parts), listed)]
