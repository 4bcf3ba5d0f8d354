"""What one seat, or a spectator, may know.

`view.facts`, names everywhere, `"?"` for a face this reader does not know:

round       number of the round, 0 while the table is laid out
start       seat with the start player marker, -1 before it is known
claimed     seat that has claimed the marker for the next round, or -1
counter     place on the common pact counter: index into `setup.counter` (names "0", "1", …)
ender       seat that ended the game (the others have a last turn), or -1
reason      "", "points", "pyramid" or "rounds"
supply, monster   {"wood": 25, "stone": …, "sheep": …, "oil": …, "gold": …}
row         the four slots from left to right: pact id or null
discard     {"pact": [ids], "omen": [ids], "round": [ids]}, sorted, face up
cards       ids of the round cards in force, first revealed first; `setup.place_card(id)` has a
            place
card_used   a place that works once per round has been used
locations   {"forest": [0, 2], …}: seats of the markers, level = how many (0 to 2)
free_upgrades   upgrades that cost no gold this round
decks       {"pact": 57, "omen": 46, "revenge": 19, "round": 19, "secret": 18}: cards left, face
            down
steps       what is to be decided, the innermost last: [[kind, seat, a, b, c], …] (the
            numbers: COLUMNS of the class whose key is the kind)
players     by seat:
  points, cost ("wood" … or null), resources {…}
  element     "fire", or "?"; null before it is dealt; shown to all in the end
  offer       setup only: the two secret pacts to choose from, ids or "?"
  chosen      setup only: the seat has kept one of them
  secrets     ids, or "?" each; shown to all in the end
  omens       ids sorted, or "?" each
  revenge     ids this reader knows, sorted, then "?" each; shown to all in the end
  permanent   id of the omen that lies open, or null
  permanent_used   it works once per round and has been used
  accepted    pact ids
  fulfilled   pact ids, or "?" each: they lie face down (1.7), unless the option `memory` is
    "shown"; shown to all in the end
  additional  ordinary additional workers hired (0 to 4); special: true if hired
  workers     who stands where: {"forest": "ll", "card": "as"}; l loyal, a additional, s special
  towers      ids of the tower upgrades (one elemental, one resource at most)
  upgraded    how many upgrades the seat has carried out
  pyramid     level, 0 to 4
  master      "A", "B1" … or null; multiplier (B3): place 0 to 3
  ability     "AB1" … or null; ability_used
  passed      out for the rest of this round

`view.position` is the same as a state, for drawing and for what follows from it (`known_to`).

Derived, by functions of `rules/turn/forecast.py`: `parts_of(view)` the seven scoring steps by now
for the view's own seat, `fulfillable(view)` the ids of its pacts that it could pay now,
`markers(view, seat)` upgrade markers left, `available(view, seat)` workers to place by kind,
`free_fields(view)` area → free visit fields. Card texts: `drawing/effects.py`.

Tokens of actions: resources wood stone sheep oil gold; workers loyal additional special; areas
pyramid chase accept-1 … accept-4 give renew upgrade forest quarry pasture spring market village
favour plunder play draw trade claim card (the round card's place) own (the own master board's);
cards by id (F01, OM01, RV01, SP01, RC01, TU1, AB1, B1); seats "0" … ; slots "slot-1" (left) …

Kinds: keep SP · master B · pick SLOT (start pacts) · place WORKER AREA · squeeze WORKER AREA (AB3)
· pass · again · twice (AB1) · enough · chase SEAT AREA · move-in · stay · accept SLOT · give-pact
SEAT SLOT · upgrade LOCATION-or-TU · hire · choose VERB (either/or: gain, pass-revenge, exchange,
buy) · pay RES, give RES, get RES, buy RES, take RES, spare RES (commuting, one marker each) · done
· rob SEAT · replace LOCATION SEAT · remove LOCATION · pass-revenge RV SEAT · return RV · discard OM
(commuting) · play OM · dismiss WORKER PLACE (an area or "stock") · raid · yes · no · skip · fulfil
PACT · waive PACT (AB6) · use (AB2, AB4, AB5) · end · name SEAT (tie).
Chance: element SEAT EL · secret SEAT SP · cost SEAT RES · omen SEAT OM · starter SEAT ·
ability SEAT AB · row PACT · revenge SEAT RV · round RC.
"""

from __future__ import annotations

from random import Random

from tafelrunde.core.cards import Card
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen

from .position.write import write_open, write_open_player
from .rules.numbers import ELEMENTS, UNKNOWN
from .rules.player import Player
from .rules.setup import WutakiSetup
from .rules.state import Wutaki
from .rules.turn.scoring import Over, Tie

HIDDEN = "?"


def view(state: State, seat: int | None) -> View:
    assert isinstance(state, Wutaki)
    known = known_to(state, seat)
    return seen(state, seat, lambda: facts(known), known)


# the position as a reader knows it


def known_to(state: Wutaki, seat: int | None) -> Wutaki:
    """Nothing else is in it: faces that the reader does not know are UNKNOWN, of a deck there is
    the number of its cards, and who else knows a card is left out."""
    out = state.clone()
    assert isinstance(out, Wutaki)
    shown = isinstance(state.decision, (Tie, Over))
    for other, player in enumerate(out.players):
        hide(player, other == seat, shown)
        if state.setup.forgets and other != seat and not shown:
            player.fulfilled = unknown(player.fulfilled)
        player.revenge = revenge_known(player.revenge, seat)
    out.pact_bag = [sum(state.pact_bag)]
    out.omen_bag = [sum(state.omen_bag)]
    out.revenge_bag = [sum(state.revenge_bag)]
    out.round_bag = [sum(state.round_bag)]
    out.secret_bag = [sum(state.secret_bag)]
    return out


def hide(player: Player, own: bool, shown: bool) -> None:
    if not own:
        player.offer = unknown(player.offer)
        player.omens = unknown(player.omens)
    if not own and not shown:
        player.secrets = unknown(player.secrets)
        player.element = UNKNOWN if player.element >= 0 else player.element


def unknown(faces: list[int]) -> list[int]:
    return [UNKNOWN] * len(faces)


def revenge_known(cards: list[Card], seat: int | None) -> list[Card]:
    """Those this reader knows, in an order that tells nothing; then the others."""
    faces = [card.seen_by(seat) for card in cards]
    known = [face for face in sorted(faces) if face >= 0]
    return [Card(face, 0) for face in known + [UNKNOWN] * (len(faces) - len(known))]


# and as data


def facts(known: Wutaki) -> Json:
    out = write_open(known)
    out["decks"] = {
        "pact": sum(known.pact_bag),
        "omen": sum(known.omen_bag),
        "revenge": sum(known.revenge_bag),
        "round": sum(known.round_bag),
        "secret": sum(known.secret_bag),
    }
    out["players"] = [player_facts(known.setup, player) for player in known.players]
    return out


def player_facts(setup: WutakiSetup, player: Player) -> Json:
    out = write_open_player(setup, player)
    secrets = [card.id for card in setup.secrets]
    pacts = [pact.id for pact in setup.pacts]
    out["fulfilled"] = [named(face, pacts) for face in player.fulfilled]
    out["element"] = None if player.element == -1 else named(player.element, list(ELEMENTS))
    out["offer"] = [named(face, secrets) for face in player.offer]
    out["chosen"] = len(player.offer) > 0 and len(player.secrets) > 0
    out["secrets"] = [named(face, secrets) for face in player.secrets]
    omens = [omen.id for omen in setup.omens]
    out["omens"] = [named(face, omens) for face in player.omens]
    revenges = [card.id for card in setup.revenges]
    out["revenge"] = [named(card.face, revenges) for card in player.revenge]
    return out


def named(face: int, names: list[str]) -> str:
    return HIDDEN if face == UNKNOWN else names[face]


def determinize(view: View, random: Random) -> State:
    """Deals what is fixed and unknown; who else knows a revenge card is forgotten."""
    setup = view.setup
    assert isinstance(setup, WutakiSetup)
    data = dict(view.facts)
    players = [dict(Fields(player).data) for player in list_of(data["players"])]
    del data["decks"]
    over = any(is_over(step) for step in list_of(data["steps"]))
    omens = names_of(setup.omen_counts, [omen.id for omen in setup.omens])
    secrets = names_of(setup.secret_counts, [card.id for card in setup.secrets])
    revenges = names_of(setup.revenge_counts, [card.id for card in setup.revenges])
    pacts = names_of(setup.pact_counts, [pact.id for pact in setup.pacts])
    discard = Fields(data["discard"])
    take(omens, texts(discard.take("omen")))
    take(pacts, [*texts(discard.take("pact")), *texts(data["row"])])
    take(omens, [setup.omens[face].id for face in shed_faces(list_of(data["steps"]))])
    for player in players:
        take(omens, [*texts(player["omens"]), str(player["permanent"])])
        take(pacts, [*texts(player["accepted"]), *texts(player["fulfilled"])])
        take(secrets, [*texts(player["secrets"]), *texts(player["offer"])])
        take(revenges, texts(player["revenge"]))
    for deck in (omens, secrets, revenges):
        random.shuffle(deck)
    elements = [e for e in ELEMENTS if e not in [player["element"] for player in players]]
    random.shuffle(elements)
    if setup.forgets:
        random.shuffle(pacts)
    for seat, player in enumerate(players):
        del player["chosen"]
        if player["element"] == HIDDEN:
            player["element"] = elements.pop()
        player["fulfilled"] = filled(texts(player["fulfilled"]), pacts)
        player["omens"] = filled(texts(player["omens"]), omens)
        player["secrets"] = filled(texts(player["secrets"]), secrets)
        player["offer"] = filled(texts(player["offer"]), secrets)
        player["revenge"] = marked(texts(player["revenge"]), revenges, seat, view.seat, over)
    data["players"] = players
    return setup.from_dict(data)


def is_over(step: object) -> bool:
    return isinstance(step, list) and step[0] in ("over", "tie")


def shed_faces(steps: list[object]) -> list[int]:
    """Omens that are being carried out."""
    out: list[int] = []
    for step in steps:
        if isinstance(step, list) and step[0] == "shed":
            out.append(int(str(step[2])))
    return out


def list_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def texts(value: object) -> list[str]:
    return [str(entry) for entry in list_of(value)]


def names_of(counts: list[int], names: list[str]) -> list[str]:
    """A whole deck, card by card."""
    return [names[face] for face, number in enumerate(counts) for _ in range(number)]


def take(deck: list[str], cards: list[str]) -> None:
    """What is known does not lie anywhere else."""
    for card in cards:
        if card in deck:
            deck.remove(card)


def filled(cards: list[str], deck: list[str]) -> list[str]:
    return [deck.pop() if card == HIDDEN else card for card in cards]


def marked(
    cards: list[str], deck: list[str], owner: int, reader: int | None, over: bool
) -> list[str]:
    """Revenge cards as `to_dict` writes them."""
    out: list[str] = []
    for card in cards:
        if over:
            out.append(f"{card}:*")
            continue
        seats = {owner}
        if card != HIDDEN and reader is not None:
            seats.add(reader)
        face = deck.pop() if card == HIDDEN else card
        out.append(f"{face}:{''.join([str(seat) for seat in sorted(seats)])}")
    return out
