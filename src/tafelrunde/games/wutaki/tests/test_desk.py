"""Beside the board: plates, prices before they are paid, sentences, hints, the header's line."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.desks import Price, Value, desk_of
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import own, position
from tafelrunde.words.words import Words

DESK = desk_of(GAME)
DE, EN = (Words(GAME, lang, ("Anna", "Jörg", "Zeynep", "Mira")) for lang in ("de", "en"))
OWN_CARDS = 'omen = [{ id = "O", count = 40, do = "gain 1 gold" }]'


def priced(state: Wutaki, text: str, words: Words = DE) -> str:
    """“2 Öl 2 Stein → 3 SP”, as it stands on a button."""
    price = DESK.price(GAME.view(state, 0), state.setup.space.read(text), words)
    assert isinstance(price, Price)
    return " → ".join(filter(None, [shown(price.cost), shown(price.gain)]))


def shown(values: tuple[Value, ...]) -> str:
    return " ".join(f"{one.number} {one.word}" for one in values)


def said(state: Wutaki, text: str, words: Words = DE) -> str | None:
    return DESK.sentence(GAME.view(state, 0), state.setup.space.read(text), words)


def after(state: Wutaki, *texts: str) -> Wutaki:
    for text in texts:
        state.apply(0, state.setup.space.read(text))
    return state


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("place loyal forest", "2 Holz"),
        ("place loyal pasture", "2 Schafe"),
        ("place loyal village", "1 Arbeiter"),
        ("place loyal draw", "1 Omen"),
        ("place loyal favour", "3 SP"),
        ("place loyal plunder", "1 Rachekarte → 3 Holz 1 Gold"),
        ("place loyal claim", "2 Holz"),  # 10.6: C is wood here
        ("place loyal pyramid", "1 Holz 1 Stein 1 Schaf 1 Öl → 5 SP"),
        ("place loyal chase", "1 Rachekarte"),
        ("place loyal give", "2 SP"),
        ("place loyal accept-4", "2 Gold"),
        ("place loyal trade", ""),
    ],
)
def test_a_visit_says_what_it_costs_and_brings(text: str, price: str) -> None:
    state = position({}, {"workers": {"quarry": "a"}, "additional": 1}, monster="3 wood 1 gold")
    assert priced(state, text) == price


def test_a_location_gives_more_with_markers_and_towers_as_far_as_the_supply_goes() -> None:
    state = position({"towers": ["TU5"]}, locations={"forest": [0]})
    more = state.setup.locations[0].yields[1] + 1
    assert priced(state, "place loyal forest") == f"{more} Holz"
    state.supply[0] = 1
    assert priced(state, "place loyal forest") == "1 Holz"


def test_a_pact_tells_its_sacrifice_and_its_reward() -> None:
    state = position({"accepted": ["F03"], "resources": "2 oil 2 stone 1 gold"})
    state = after(state, "place loyal market")
    assert priced(state, "fulfil F03") == "2 Stein 2 Öl → 1 Arbeiter 3 SP"
    assert said(state, "fulfil F03") == "Du opferst 2 Stein und 2 Öl und erfüllst den Pakt Feuer 3."
    english = said(state, "fulfil F03", EN)
    assert english == "You sacrifice 2 stone and 2 oil and fulfil the pact Fire 3."


def test_c_is_told_as_the_resource_that_it_stands_for() -> None:
    state = position({"accepted": ["F10"], "resources": "3 wood 3 gold"})
    state = after(state, "place loyal favour")
    assert priced(state, "fulfil F10") == "3 Holz 3 Gold → 8 SP"


def test_an_upgrade_tells_its_price_and_points() -> None:
    state = after(position({"resources": "12 gold"}), "place loyal upgrade")
    assert priced(state, "upgrade forest") == "6 Gold → 4 SP"
    assert priced(state, "upgrade TU5") == "10 Gold → 4 SP"
    assert said(state, "upgrade forest") == "Du zahlst 6 Gold und wertest auf: Wald."
    assert DESK.hint(GAME.view(state, 0), DE) == "Du hast 12 Gold und noch 6 Marker."


def test_steppers_know_name_and_sign_of_what_is_given_taken_and_bought() -> None:
    state = after(position({"resources": "2 wood 1 gold"}), "place loyal trade", "choose exchange")
    assert priced(state, "give wood") == "1 Holz"
    assert DESK.hint(GAME.view(state, 0), DE) == "Ebenso viele nimmst du danach aus dem Vorrat."
    assert priced(state, "get sheep") == "1 Schaf"
    assert priced(state, "buy oil", EN) == "1 oil"


def test_a_visit_is_confirmed_by_a_sentence() -> None:
    state = position({"additional": 1}, {"workers": {"quarry": "a"}, "additional": 1})
    pasture, trade = "place loyal pasture", "place loyal trade"
    assert said(state, pasture) == "Ein loyaler Arbeiter geht los: Weide, für 2 Schafe."
    assert said(state, pasture, EN) == "A loyal worker sets out: Pasture, for 2 sheep."
    assert said(state, trade) == "Ein loyaler Arbeiter geht los: Handeln."
    chase = state.setup.space.read("place loyal chase")
    assert DESK.follows(GAME.view(state, 0), chase, DE) == "Du ziehst dafür eine Rachekarte."


def test_plates_tell_resources_points_and_a_line() -> None:
    state = position({"resources": "2 wood 3 sheep", "points": 12, "accepted": ["F03"]})
    plate = DESK.plate(GAME.view(state, 1), 0, DE)
    assert shown(plate.values) == "2 Holz 0 Stein 3 Schafe 0 Öl 0 Gold"
    assert plate.score == Value("points", 12, "SP")
    assert plate.line == "4 Arbeiter · 1 Pakt, 0 erfüllt · 0 Omen"


def test_the_header_names_what_makes_a_table_another_one_than_usual() -> None:
    def line(words: Words, **options: bool | str) -> str:
        return DESK.round(GAME.view(position({}, options=dict(options)), None), words)

    assert line(DE) == "Runde 1"
    assert line(EN, extreme=True) == "Round 1 · EXTREME"
    assert line(DE, box=own(OWN_CARDS)) == "Runde 1 · Eigenes Material: own"
    assert line(EN, box=own(OWN_CARDS), extreme=True) == "Round 1 · EXTREME · own components: own"


def test_what_passes_or_ends_never_stands_out() -> None:
    assert {"end", "pass", "skip", "no", "enough", "stay"} <= set(DESK.QUIET)
    assert DESK.VERBS[-1] == "end"
    assert DESK.MAIN["fulfils"] > DESK.MAIN["hires"] > DESK.MAIN["places"]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_told_of_a_choice_fits_into_a_line(seed: int) -> None:
    """For the terminal, in both languages, whatever may be chosen."""
    match, random, told = Match(GAME.setup(3), Seeded(seed)), Random(seed), set[str]()
    while not match.over:
        seat = match.actors[0]
        legal, view = match.legal(seat), match.view(seat)
        for action in legal[:12]:
            both = [DESK.about(view, action, words) for words in (DE, EN)]
            assert not any("\n" in one for one in both)
            assert (both[0] == "") == (both[1] == "")
            told |= {action.kind} if both[0] else set()
        match.play(seat, random.choice(legal))
    assert {"keep", "pick", "place", "play"} <= told


def test_a_price_belongs_to_the_view_it_was_asked_for() -> None:
    """What is remembered of one position is not told of the next, nor in another language."""
    state = position()
    state.supply[0] = 1
    text, before = "place loyal forest", GAME.view(state, 0)
    action = state.setup.space.read(text)
    assert priced(state, text) == "1 Holz"
    assert DESK.price(before, action, DE) != DESK.price(before, action, EN)
    state.supply[0] = 9
    assert priced(state, text) == "2 Holz"
    state.supply[0] = 1
    assert priced(state, text) == "1 Holz"
