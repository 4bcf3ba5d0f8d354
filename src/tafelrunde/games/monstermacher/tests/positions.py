"""Small positions, moves as people type them, and what the engine answers.

Cards are written as in `LA3`: LA, RA, LL, RL, HD, BR and the value. `LA` alone is a card that
nobody has looked at; in a store the owner knows a card, `LA3:02` names who else does, `LA3*` is
known to everybody. The same codes stand for cards in actions: `steal LA3`.
"""

from __future__ import annotations

from tafelrunde.core.event import Event, hears
from tafelrunde.core.state import CHANCE
from tafelrunde.core.view import View
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.rules.numbers import LETTERS, TYPES
from tafelrunde.games.monstermacher.rules.setup import MonsterSetup
from tafelrunde.games.monstermacher.rules.state import Monsters
from tafelrunde.games.monstermacher.view import view
from tafelrunde.testing.helpers.acts import refused

CODES = dict(zip(("LA", "RA", "LL", "RL", "HD", "BR"), TYPES))
Options = dict[str, bool | int | str]


def table(seats: int = 3, **options: bool | int | str) -> MonsterSetup:
    setup = GAME.setup(seats, options)
    assert isinstance(setup, MonsterSetup)
    return setup


def seat(
    die: int = 3, store: str = "", sewn: str = "", open: tuple[int, ...] = ()
) -> dict[str, object]:
    return {"die": die, "store": store.split(), "sewn": sewn.split(), "open": list(open)}


class Board:
    """A position and the names that its cards got."""

    def __init__(self, setup: MonsterSetup) -> None:
        self.setup = setup
        self.names: dict[str, str] = {}  # code → name
        self.used = dict.fromkeys(TYPES, 0)
        self.state = setup.start()

    def name(self, code: str, owner: int | None = None) -> str:
        """The card as the state writes it, with the next letter of its type."""
        short, known = code, ""
        if "*" in code:
            short, known = code[:-1], "*"
        elif ":" in code:
            short, _, known = code.partition(":")
        kind = CODES[short[:2]]
        name = f"{kind}-{LETTERS[self.used[kind]]}"
        self.used[kind] += 1
        self.names.setdefault(short, name)
        if len(short) == 2:
            return name
        seats = set(known) | ({str(owner)} if owner is not None and known != "*" else set())
        return f"{name}={short[2]}:{''.join(sorted(seats))}"

    @property
    def monsters(self) -> Monsters:
        assert isinstance(self.state, Monsters)
        return self.state

    def full(self, text: str) -> str:
        """An action with codes as the engine writes it."""
        return " ".join(self.names.get(word, word) for word in text.split())

    def short(self, text: str) -> str:
        codes = {name: code for code, name in self.names.items()}
        return " ".join(codes.get(word, word) for word in text.split())

    def legal(self, start: str = "", who: int | None = None) -> set[str]:
        """The actions on offer, with codes, that begin like this."""
        actor = self.state.actors()[0] if who is None else who
        texts = {self.short(str(action)) for action in self.state.legal(actor)}
        return {text for text in texts if f"{text} ".startswith(start)}

    def play(self, *texts: str) -> list[Event]:
        """Play legal actions and return what was told; `1 stay` names the seat, `*` chance."""
        events: list[Event] = []
        for text in texts:
            first, _, rest = text.partition(" ")
            actor = self.state.actors()[0]
            if first == "*" or first.isdecimal():
                actor, text = (CHANCE if first == "*" else int(first)), rest
            self.one(actor, self.full(text), events)
        return events

    def one(self, actor: int, text: str, events: list[Event]) -> None:
        assert actor in self.state.actors(), f"{actor} is not asked, {text}"
        action = self.setup.space.read(text)
        if actor == CHANCE:
            assert action in [outcome for outcome, _ in self.state.odds()], text
        else:
            assert action in self.state.legal(actor), f"{text} is not legal"
        self.state.told = events
        self.state.apply(actor, action)
        self.state.told = None

    def let_chance_draw(self) -> list[Event]:
        """Let chance draw the first of what is possible until somebody is asked."""
        events: list[Event] = []
        while self.state.actors() == (CHANCE,):
            self.one(CHANCE, str(self.state.odds()[0][0]), events)
        return events

    def refused(self, text: str, who: int | None = None) -> str:
        """The paragraph that a player is shown for an action that is not legal."""
        return refused(self.state, self.full(text), who)

    def asked(self) -> str:
        actors = self.state.actors()
        if not actors:
            return "over"
        return "chance" if actors[0] == CHANCE else self.state.asked(actors[0]).code

    def die(self, who: int) -> int:
        return self.monsters.players[who].die

    def store(self, who: int) -> list[str]:
        return self.cards(self.monsters.players[who].store)

    def sewn(self, who: int) -> list[str]:
        return self.cards([card for card in self.monsters.players[who].sewn if card >= 0])

    def gallows(self) -> list[str]:
        return self.cards(self.monsters.gallows)

    def grave(self, number: int) -> list[str]:
        return self.cards(self.monsters.graves[number - 1])

    def cards(self, cards: list[int]) -> list[str]:
        return [self.short(self.setup.names[card]) for card in cards]

    def open(self, who: int) -> list[int]:
        mask = self.monsters.players[who].open
        return [grave + 1 for grave in range(5) if (mask >> grave) & 1]

    def knows(self, who: int | None, code: str) -> int | None:
        """The value of a card as a seat's view has it, None for unknown."""
        name = self.names.get(code, code)
        found = [card for card in seen_cards(self.view(who)) if card["id"] == name]
        assert len(found) == 1, f"{code} is there {len(found)} times"
        value = found[0]["value"]
        assert value is None or isinstance(value, int)
        return value

    def view(self, who: int | None) -> View:
        return view(self.state, who)


def seen_cards(seen: View) -> list[dict[str, object]]:
    """Every card anywhere in a view's facts."""
    out: list[dict[str, object]] = []
    todo: list[object] = [seen.facts]
    while todo:
        one = todo.pop()
        if isinstance(one, dict):
            if "known" in one:
                out.append(one)
            todo += one.values()
        elif isinstance(one, list):
            todo += one
    return out


def place(
    players: list[dict[str, object]],
    graves: list[str] | None = None,
    gallows: str = "",
    step: str = "first",
    rest: str = "graves",
    options: Options | None = None,
    **more: object,
) -> Board:
    """A position, seat 0 in turn. A grave is `3+LA`: three unseen cards under a left arm.

    All parts that are not named lie unseen in the graves, or go to the `rest`: `gallows`, or the
    store of a seat.
    """
    setup = table(len(players), **(options or {}))
    board = Board(setup)
    data: dict[str, object] = {
        "turn": 0, "starter": 0, "played": 0, "idle": 0,
        "deeds": ["skip"] * ("first", "second", "third").index(step),
        "gallows": [board.name(code) for code in gallows.split()],
        "players": [write_seat(board, who, one) for who, one in enumerate(players)],
        "robbers": [], "choices": [0] * setup.seats, "bids": [], "roll": None,
        "steps": [{"step": step, "seat": 0}],
    }  # fmt: skip
    fill_graves(board, data, graves, rest)
    board.state = setup.from_dict({**data, **more})
    return board


def write_seat(board: Board, who: int, one: dict[str, object]) -> dict[str, object]:
    store, sewn = one["store"], one["sewn"]
    assert isinstance(store, list)
    assert isinstance(sewn, list)
    known = [board.name(code, who) for code in store]
    return {**one, "store": known, "sewn": [board.name(f"{code}*") for code in sewn]}


def fill_graves(board: Board, data: dict[str, object], graves: list[str] | None, rest: str) -> None:
    """The named graves, and all other parts somewhere."""
    setup = board.setup
    rows: list[dict[str, object]] = []
    unseen = 0
    for text in graves or []:
        under, _, top = text.rpartition("+")
        count = int(under or 0)
        unseen += count
        rows.append({"unseen": count, "cards": [board.name(code) for code in top.split()]})
    left = setup.cards - sum(board.used.values()) - unseen
    while len(rows) < setup.graves:
        empty = rest != "graves" or left == 0
        count = 0 if empty else -(-left // (setup.graves - len(rows)))
        left -= count
        cards = [board.name(free_code(board))] if count else []
        rows.append({"unseen": max(0, count - 1), "cards": cards})
    data["graves"] = rows
    if left:
        spread(board, data, rest, left)


def free_code(board: Board) -> str:
    """A type of which not all cards are named yet, as an unknown card."""
    return next(code for code, kind in CODES.items() if board.used[kind] < board.setup.copies)


def spread(board: Board, data: dict[str, object], rest: str, left: int) -> None:
    """The cards that no grave holds: on the gallows, or in somebody's store."""
    assert rest != "graves", f"{left} cards too many: say where the rest goes"
    if rest == "gallows":
        gallows = data["gallows"]
        assert isinstance(gallows, list)
        gallows += [board.name(free_code(board)) for _ in range(left)]
        return
    players = data["players"]
    assert isinstance(players, list)
    for _ in range(left):
        code = free_code(board)
        values = board.setup.values[list(CODES).index(code)]
        value = next(v for v in values if f"{code}{v}" not in board.names)
        players[int(rest)]["store"].append(board.name(f"{code}{value}", int(rest)))


def codes(events: list[Event], who: int | None = None) -> list[str]:
    """What a seat (or everybody) was told."""
    return [event.code for event in events if hears(event.audience, who)]
