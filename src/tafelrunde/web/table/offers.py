"""What a reader is told about a position besides its drawing: plates, prices, warnings, sentences.

Made from the reader's view alone, once for each position and language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from tafelrunde.core.action import Action
from tafelrunde.core.registry import find
from tafelrunde.core.view import View
from tafelrunde.desks import DeskPart, Ghost, Plate, desk_of, nothing
from tafelrunde.desks import Price as Worth
from tafelrunde.draw.defs import needed
from tafelrunde.table.match.table import WAITING, Table
from tafelrunde.web.table import labels, protocol
from tafelrunde.web.table.protocol import Meant, Price, Question
from tafelrunde.words.words import Words

T = TypeVar("T")
ANY: Final = "*"
FEW: Final = labels.FEW  # prices that belong to single actions

Facts = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the sides stand, for one reader."""

    round: str
    plates: tuple[Plate, ...]


NONE: Final = Standing("", ())
STANDINGS: WeakKeyDictionary[Table, dict[object, tuple[Facts, Standing]]] = WeakKeyDictionary()
ASKED: WeakKeyDictionary[Table, dict[object, tuple[Facts, Question]]] = WeakKeyDictionary()


def facts(table: Table) -> Facts:
    """What everything here depends on: the position, and what the players are called."""
    return (table.state, table.reason, len(table.places), *table.since)


def standing(table: Table, seat: int | None, lang: str) -> Standing:
    """Plates of all sides; in an open game all readers share them."""
    if not table.can_see or table.state == WAITING:
        return NONE
    game = find(table.header.game)
    reader = seat if game.meta.secrets else None
    kept = STANDINGS.setdefault(table, {})
    found = kept.get((reader, lang))
    now = facts(table)
    if found is None or found[0] != now:
        desk, told = desk_of(game), labels.words(table, lang)
        found = kept[reader, lang] = now, stand(desk, table.view(reader), told)
    return found[1]


def stand(desk: DeskPart, view: View, told: Words) -> Standing:
    sides = range(len(view.setup.sides))
    return Standing(desk.round(view, told), tuple(desk.plate(view, side, told) for side in sides))


def add_choices(out: Question, table: Table, seat: int, lang: str) -> None:
    """What the game says about the choices of the seat that is asked."""
    kept = ASKED.setdefault(table, {})
    found = kept.get((seat, lang))
    now = facts(table)
    if found is None or found[0] != now:
        view, told = table.view(seat), labels.words(table, lang)
        found = kept[seat, lang] = now, choices(desk_of(find(table.header.game)), view, told)
    out.update(found[1])


def choices(desk: DeskPart, view: View, told: Words) -> Question:
    """Only what there is to say."""
    legal, price, loss, sentence = view.legal, desk.price, desk.loss, desk.sentence
    kinds = {action.kind for action in legal}
    known = [kind for kind in desk.VERBS if kind in kinds]
    said = {
        "acts": labels.trie(legal, lambda one: sentence(view, one, told) or told.action(one)),
        "hint": desk.hint(view, told),
        "verbs": known,
        "primary": desk.primary(view),
        "quiet": [kind for kind in sorted(kinds) if kind in desk.QUIET],
        "prices": by_pattern(legal, lambda action: priced(price(view, action, told))),
        "losses": loss is not nothing and by_pattern(legal, lambda one: loss(view, one, told)),
    }
    return {key: value for key, value in said.items() if value}  # type: ignore[return-value]


def meant(table: Table, seat: int, action: Action, lang: str, id: str) -> Meant:
    """One action in full, before it is confirmed."""
    desk, told, view = desk_of(find(table.header.game)), labels.words(table, lang), table.view(seat)
    text = desk.sentence(view, action, told) or told.action(action)
    follows = desk.follows(view, action, told)
    out: Meant = {"t": "meant", "id": id, "text": text, "follows": follows}
    price, loss = priced(desk.price(view, action, told)), desk.loss(view, action, told)
    if price:
        out["price"] = price
    if loss:
        out["loss"] = loss
    if ghost := desk.ghost(view, action):
        out["ghost"] = shown(ghost, desk)
    return out


def shown(ghost: Ghost, desk: DeskPart) -> protocol.Ghost:
    defs = needed(ghost.drawn.needs, desk.DEFS)
    return {"region": ghost.region, "markup": ghost.drawn, "defs": dict(defs)}


def priced(price: Worth | None) -> Price | None:
    if price is None:
        return None
    cost = [(one.icon, one.number, one.word) for one in price.cost]
    gain = [(one.icon, one.number, one.word) for one in price.gain]
    return {"cost": cost, "gain": gain} if cost or gain else None


def by_pattern(legal: Sequence[Action], say: Callable[[Action], T | None]) -> dict[str, T]:
    """What is said of actions, by as few patterns as do: of a kind, of one token, of each."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.kind, []).append(action)
    out: dict[str, T] = {}
    for actions in kinds.values():
        said = [say(action) for action in actions]
        if said.count(None) == len(said):
            continue
        rows = list(zip(map(labels.tokens_of, actions), said))
        found = next(shorter(rows), None)
        if found is None:
            found = {" ".join(tokens): one for tokens, one in rows}
            if sum(one is not None for one in found.values()) > FEW:
                continue
        out |= {pattern: one for pattern, one in found.items() if one is not None}
    return out


def shorter(rows: Sequence[tuple[tuple[str, ...], T | None]]) -> Iterator[dict[str, T | None]]:
    """The ways to say the same by the kind, or by one token of a place that decides it."""
    for place in range(len(rows[0][0])):
        found: dict[str, T | None] = {}
        for tokens, one in rows:
            pattern = tokens[0] + f" {ANY}" * (place - 1) + (f" {tokens[place]}" if place else "")
            if found.setdefault(pattern, one) != one:
                break
        else:
            yield found
