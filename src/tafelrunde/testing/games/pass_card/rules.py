"""Pass the card: the deal, the turns, and what each action does."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.cards import leave
from tafelrunde.core.decision import Chance, Decision
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, rank
from tafelrunde.testing.games.pass_card.cards import find
from tafelrunde.testing.games.pass_card.setup import DEALT, FACES
from tafelrunde.testing.games.pass_card.state import Round


@final
class Deal(Chance[Round]):
    """2.1."""

    key = "deal"

    def odds(self, state: Round) -> list[tuple[Action, int]]:
        return [(state.setup.draw.at(face), n) for face, n in state.pile.odds()]

    def apply(self, state: Round, seat: int, action: Action) -> None:
        receiver = min([s for s, hand in enumerate(state.hands) if len(hand) < DEALT])
        draw(state, receiver, action.a, "2.1")
        if all(len(hand) == DEALT for hand in state.hands):
            state.decision = Turn(state.turn)


@final
class Refill(Chance[Round]):
    """3.8: chance gives the seat in turn a new card."""

    key = "draw"

    def odds(self, state: Round) -> list[tuple[Action, int]]:
        return [(state.setup.draw.at(face), n) for face, n in state.pile.odds()]

    def apply(self, state: Round, seat: int, action: Action) -> None:
        draw(state, state.turn, action.a, "3.8")
        end_turn(state)


@final
class Turn(Decision[Round]):
    """3.1: the seat in turn chooses one of seven."""

    key = "turn"

    def asked(self, state: Round, seat: int) -> Ask:
        return Ask("turn", "3.1")

    def legal(self, state: Round, seat: int) -> list[Action]:
        setup = state.setup
        faces = state.faces(seat)
        others = [other for other in range(setup.seats) if other != seat]
        out = [setup.show.at(face) for face in faces if state.can_show(seat, face)]
        out += [setup.look.at(other) for other in others if state.hands[other]]
        for face in faces:
            out += [setup.give.at(face, other) for other in others]
        for block in (setup.put_back, setup.bury, setup.sink):
            out += [block.at(face) for face in faces]
        return out

    def apply(self, state: Round, seat: int, action: Action) -> None:
        setup = state.setup
        block = action.block
        if block is setup.look:
            state.decision = Lift(action.a)
            state.tell(EVERYONE, "looks", "3.3", seat, action.a)
        elif block is setup.show:
            show(state, seat, action.a)
            end_turn(state)
        else:
            if block is setup.give:
                give(state, seat, action.a, action.b)
            elif block is setup.put_back:
                put_back(state, seat, action.a)
            elif block is setup.bury:
                bury(state, seat, action.a)
            else:
                sink(state, seat, action.a)
            refill(state)

    def refusal(self, state: Round, seat: int, action: Action) -> str | None:
        if action.kind == "look":
            return None if action.a != seat and state.hands[action.a] else "3.3"
        if action.a not in state.faces(seat):
            return "3.1"
        if action.kind == "show" and not state.can_show(seat, action.a):
            return "3.2"
        if action.kind == "give" and action.b == seat:
            return "3.4"
        return None


@final
class Lift(Decision[Round]):
    """3.3: the seat that is looked at chooses a card."""

    key = "lift"

    def asked(self, state: Round, seat: int) -> Ask:
        return Ask("lift", "3.3", (state.turn,))

    def legal(self, state: Round, seat: int) -> list[Action]:
        return [state.setup.lift.at(face) for face in state.faces(seat)]

    def apply(self, state: Round, seat: int, action: Action) -> None:
        hand = state.hands[seat]
        looker = state.turn
        hand[find(hand, action.a)].known |= only(looker)
        state.tell(EVERYONE, "lifts", "3.3", seat, looker)
        state.reveal(only(seat, looker), "lifted", "3.3", seat, FACES[action.a])
        end_turn(state)

    def refusal(self, state: Round, seat: int, action: Action) -> str | None:
        return None if action.a in state.faces(seat) else "3.1"


@final
class Over(Decision[Round]):
    key = "over"

    def actors(self, state: Round) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Round) -> Outcome | None:
        scores = [state.points(seat) for seat in range(state.setup.seats)]
        return Outcome(tuple(scores), rank(scores), "rounds", (("cards", tuple(scores)),))


def draw(state: Round, seat: int, face: int, rule: str) -> None:
    state.take(seat, state.pile.take(face, only(seat)))
    state.tell(EVERYONE, "draws", rule, seat)
    state.reveal(only(seat), "your-card", rule, FACES[face])


def show(state: Round, seat: int, face: int) -> None:
    hand = state.hands[seat]
    hand[find(hand, face)].known = EVERYONE
    state.reveal(EVERYONE, "shows", "3.2", seat, FACES[face])


def give(state: Round, seat: int, face: int, to: int) -> None:
    state.take(to, leave(state.hands[seat], face, only(seat, to)))
    state.tell(EVERYONE, "gives", "3.4", seat, to)
    state.reveal(only(seat, to), "given", "3.4", seat, to, FACES[face])


def put_back(state: Round, seat: int, face: int) -> None:
    state.pile.shuffle_in([leave(state.hands[seat], face, only(seat))])
    state.tell(EVERYONE, "returns", "3.5", seat)
    state.tell(only(seat), "you-return", "3.5", FACES[face])


def bury(state: Round, seat: int, face: int) -> None:
    state.pile.put_under(leave(state.hands[seat], face, only(seat)))
    state.tell(EVERYONE, "buries", "3.6", seat)
    state.tell(only(seat), "you-bury", "3.6", FACES[face])


def sink(state: Round, seat: int, face: int) -> None:
    state.pile.put_under(leave(state.hands[seat], face, EVERYONE))
    state.reveal(EVERYONE, "sinks", "3.7", seat, FACES[face])


def refill(state: Round) -> None:
    if len(state.pile):
        state.decision = Refill()
    else:
        end_turn(state)


def end_turn(state: Round) -> None:
    state.played += 1
    if state.played < state.setup.turns:
        state.decision = Turn(state.turn)
    else:
        state.decision = Over(CHANCE)
        show_hands(state)


def show_hands(state: Round) -> None:
    for seat, hand in enumerate(state.hands):
        for card in hand:
            card.known = EVERYONE
            state.reveal(EVERYONE, "holds", "5.1", seat, FACES[card.face])
        state.tell(EVERYONE, "scores", "5.2", seat, state.points(seat))
