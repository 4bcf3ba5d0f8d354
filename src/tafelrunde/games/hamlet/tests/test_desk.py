"""Beside the village: plates, prices before anything is placed, sentences, hints."""

from __future__ import annotations

from collections import Counter

from tafelrunde.desks import Price, Value, desk_of
from tafelrunde.games.hamlet.desk import listed
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.tests.positions import NOTHING, PLENTY, edge_between, place
from tafelrunde.testing.helpers.acts import legal, play
from tafelrunde.testing.kit.desks import LONGEST
from tafelrunde.words.words import Words

DESK = desk_of(GAME)
DE, EN = (Words(GAME, lang, ("Anna", "Jörg", "Zeynep", "Mira")) for lang in ("de", "en"))


def shown(values: tuple[Value, ...]) -> str:
    return " ".join(f"{one.number} {one.word}" for one in values)


def priced(state: Hamlet, text: str, words: Words = DE) -> str:
    """“2 Weizen → 4 Punkte”, as it stands on a button."""
    price = DESK.price(GAME.view(state, 0), state.setup.space.read(text), words)
    assert isinstance(price, Price)
    return " → ".join([shown(price.cost), shown(price.gain)])


def said(state: Hamlet, text: str, words: Words = DE) -> str | None:
    return DESK.sentence(GAME.view(state, 0), state.setup.space.read(text), words)


def follows(state: Hamlet, text: str, words: Words = DE) -> str:
    return DESK.follows(GAME.view(state, 0), state.setup.space.read(text), words)


def building(tokens: dict[str, list[str]], gold: int = 9) -> Hamlet:
    """At the church, with a blueprint for 2 wheat and 1 stone."""
    me = {"gold": gold, "blueprints": ["sawmill"], "donkeys": ["church", "farm", "quarry"]}
    state = place(me=me, tokens=tokens)
    play(state, "go church church")
    return state


def test_a_building_tells_its_price_before_it_is_placed() -> None:
    state = building(PLENTY)
    cost = state.setup.needs[state.setup.names.index("sawmill")]
    assert sum(count for _, count in cost) == 3
    price = priced(state, "build sawmill")
    assert price.endswith("→ 4 Punkte")
    assert "Gold" not in price
    assert follows(state, "build sawmill") == ""
    assert (said(state, "build sawmill") or "").startswith("Du baust Sägewerk für ")
    play(state, "build sawmill")
    first = sorted(legal(state, "place "))[0]
    assert priced(state, first) == price


def test_what_is_missing_is_in_the_price_as_gold_and_named() -> None:
    """5.6: at two seats a raw material costs 3 gold."""
    state = building(NOTHING, gold=20)
    raw = state.setup.raw_price
    assert priced(state, "build sawmill") == f"{3 * raw} Gold → 4 Punkte"
    assert follows(state, "build sawmill").startswith("Fehlt, also gekauft: ")
    english = follows(state, "build sawmill", EN)
    assert english.startswith("Missing, so bought: ")
    for words in (DE, EN):  # 10.1: an order takes raw materials of any kind
        assert (
            len(words.say("desk-missing", listed(Counter({"wood+stone+wheat": 12}), words)))
            <= LONGEST
        )


def test_a_placement_is_a_sentence_and_says_how_to_turn() -> None:
    state = building(PLENTY)
    play(state, "build sawmill")
    choices = sorted(legal(state, "place "))
    told = {said(state, text) for text in choices}
    assert "Sägewerk an die Kirche legen: Wald trifft Wald." in told
    assert "Lay the Sawmill at the Church: forest meets forest." in {
        said(state, text, EN) for text in choices
    }
    assert not [one for one in told if one is None or "Kante" in one]
    turned = [one for one in (follows(state, text) for text in choices) if one]
    assert "Stellung 1 von 5" in turned
    view = GAME.view(state, 0)
    assert DESK.hint(view, DE) == "Wähle die Kante; danach drehst du das Plättchen."
    assert view.ask is not None
    assert DE.ask(view.ask) == "Sägewerk an die Kirche legen: an welche Kante?"


def test_producing_tells_wages_and_what_then_lies_there() -> None:
    state = place(me={"standing": ["farm"]}, tokens={"farm": ["wheat"]})
    play(state, "go farm farm")
    tile = state.setup.names.index("farm")
    wages, slots = state.setup.wages[tile], state.setup.slots[tile]
    assert priced(state, "produce") == f" → {slots - 1} Weizen {wages} Gold"


def test_the_town_hall_tells_what_people_donkeys_and_blueprints_cost() -> None:
    state = place(me={"standing": ["town-hall"], "gold": 9})
    play(state, "go town-hall town-hall")
    assert priced(state, "hire") == "5 Gold → "
    assert priced(state, "donkey church", EN) == "3 gold → "
    row = [state.setup.names[tile] for tile in state.row]
    assert [priced(state, f"take {name}") for name in row] == [
        " → ", "1 Gold → ", "2 Gold → ", "3 Gold → "
    ]  # fmt: skip


def test_a_sale_and_an_order_tell_what_they_take_and_bring() -> None:
    me = {"standing": ["market"], "donkeys": ["market", "church", "woodcutter", "farm", "quarry"]}
    state = place(me=me, tokens=PLENTY)
    play(state, "go market market")
    assert priced(state, "sell A1") == "2 Holz 1 Weizen → 1 Gold 1 Punkt"
    state = place(me={"gold": 12})
    play(state, "go church church")
    assert priced(state, "deliver gold") == "10 Gold → 6 Punkte"


def test_a_road_says_between_which_places_it_leads() -> None:
    extra = ("pond church forest",)
    state = place(extra=extra, me={"gold": 20, "donkeys": ["church", "market"]}, tokens=PLENTY)
    edge = edge_between(state.village, "church", "pond")
    play(state, "go church church")
    assert said(state, f"road {edge}") == "Du legst einen Pfad durch den Wald: Kirche – Teich."


def test_plates_tell_gold_people_and_animals() -> None:
    state = place(me={"gold": 4, "blueprints": ["pond"], "lying": ["farm"]})
    plate = DESK.plate(GAME.view(state, None), 0, DE)
    words = "4 Gold 1/2 Dorfleute bereit 1 Esel 6 Flaggen 0 Kirchenaufträge"
    assert shown(plate.values) == words
    assert plate.line == "Entwürfe: Teich"
    assert plate.score == Value("points", 0, "Punkte")


def test_botriks_plate_tells_what_he_tries_first() -> None:
    state = place(1, botrik={"row": ["goods", "raw", "road", "place", "blueprint"]})
    plate = DESK.plate(GAME.view(state, 0), state.setup.botrik, DE)
    assert plate.line == "Botrik versucht: Güter · Rohstoffe · Weg"
    assert [one.icon for one in plate.values] == ["gold", "villager-3", "flag-3", "orders"]


def test_hints_tell_who_can_act_and_what_is_near() -> None:
    state = place(me={"standing": ["church", "farm"], "donkeys": ["church", "farm"]})
    assert DESK.hint(GAME.view(state, 0), DE) == "2 Dorfleute können noch handeln."
    play(state, "go church church")
    assert DESK.hint(GAME.view(state, 0), DE) == "In Reichweite: 2 Holz, 2 Stein und 2 Weizen."


def test_one_board_is_no_boards() -> None:
    assert DE.say("draw-amount", 1, "timber") == "1 Brett"
    assert DE.say("draw-amount", 2, "timber") == "2 Bretter"
    assert DE.token("C1") == "C1: 1 Brett, 1 Ziegel"


def test_what_passes_or_ends_never_stands_out() -> None:
    assert set(DESK.QUIET) == {"pass", "rest", "done"}
    assert DESK.VERBS[-1] == "pass"
    assert DESK.MAIN["builds"] > DESK.MAIN["produces"] > DESK.MAIN["goes"]
