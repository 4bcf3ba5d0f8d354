"""Beside the real box: Botrik's turn as people carry it out, and which slot is asked about."""

from __future__ import annotations

from random import Random

from tafelrunde.core.event import EVERYONE, Event
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.hamlet.companion import border, question, steps
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.words.words import Words

DE, EN = (Words(GAME, lang, ("Anna",)) for lang in ("de", "en"))


def event(code: str, rule: str, *args: int | str) -> Event:
    return Event(EVERYONE, code, rule, args)


def told(events: list[Event], words: Words = DE) -> list[str]:
    return [step.text for step in steps(events, words).values()]


def test_what_was_used_up_is_one_step() -> None:
    """17.7: two stones from one place are taken away together."""
    used = [event("uses", "5.5", "botrik", "stone", "quarry")] * 2
    assert told(used) == ["Nimm 2 Stein vom Steinbruch und leg es in den Vorrat."]
    assert list(steps(used, DE)) == [1]  # at the last of them


def test_the_villager_goes_and_is_laid_down_with_its_reason() -> None:
    """16.7, 20.2: from where to where, and why there; points in between have no reason."""
    events = [
        *(event("tries", "19.1", "action-raw"), event("because", "20.2", "why-slots")),
        *(event("scores-for-gold", "17.3", 2), event("botrik-lays", "16.7", "quarry", "church")),
    ]
    points, goes = steps(events, DE).values()
    assert (points.text, points.why) == ("Schreib Botrik 1 Punkt gut, statt 2 Gold.", "")
    assert goes.text == "Versetze Botriks Figur vom Steinbruch zur Kirche und leg sie hin."
    assert (goes.why, goes.rule) == ("Botriks Grund: Dort sind die meisten Felder leer.", "20.2")
    assert goes.about == "Aktion Rohstoffe"
    assert told(events, EN)[1] == (
        "Move Botrik's villager from the Quarry to the Church and lay it down."
    )


def test_what_somebody_does_for_themselves_is_no_step() -> None:
    """5.8: but what Botrik's turn brings them is."""
    mine = event("earns", "7.2", 0, 1)
    assert told([event("goes", "4.4", 0, "church", "farm"), mine]) == []
    sale = event("uses-good", "5.8", "botrik", "flour", "flour-mill", 0)
    assert told([sale, mine]) == [
        "Nimm 1 Mehl von der Mühle und gib es Anna zurück.",
        "Gib Anna 1 Gold.",
    ]


def test_hiring_takes_the_price_of_the_event() -> None:
    """18.4: what leaves the support tile is what he paid."""
    hires = [event("hire-succeeds", "18.4", 4, 3)]
    assert told(hires) == [
        "Nimm 4 Gold vom Unterstützungsplättchen und leg eine neue Figur von Botrik auf die Kirche."
    ]
    assert told(hires, EN) == [
        "Take 4 gold from the support tile and lay a new villager of Botrik's on the church."
    ]


def test_what_he_does_not_pay_is_a_step() -> None:
    """17.6, 20.7, 21.1: what differs from your own turns; the reason stays with the act."""
    order = [
        *(event("order-succeeds", "18.7", "bread-2"), event("discount", "17.6", 8, 10)),
        event("pays-gold", "17.6", "botrik", 8),
    ]
    less, pays = steps(order, DE).values()
    assert (less.text, less.rule) == ("Rabatt: Für diesen Auftrag genügen 8 statt 10.", "17.6")
    assert pays.about
    row = [event("because", "20.6", "why-landmark"), event("ignores-row", "20.7", 1)]
    assert told(row) == ["Leg 1 Gold aus dem Vorrat auf den übersprungenen Entwurf."]
    assert told([event("ignores-row", "20.7", 3)], EN) == [
        "Put 1 gold from the supply on each of the 3 blueprints he passed over."
    ]
    assert told([event("ignores-cost", "21.1", 4)], EN) == [
        "Leave Botrik's gold where it is: he does not pay the 4 gold for building."
    ]


def test_in_the_end_his_villagers_stand_up() -> None:
    """16.4"""
    turn = [event("botrik-lays", "16.7", "farm", "farm"), event("begins", "4.1", 0, 3)]
    assert told(turn) == [
        "Leg Botriks Figur hin, wo sie steht: Bauernhof.",
        "Stell Botriks Figuren wieder auf. Runde 3: Anna ist am Zug.",
    ]
    assert told(turn[1:]) == []


def test_a_whole_match_can_be_carried_out() -> None:
    """16.1: every step has words in both languages, and every villager that moves is told."""
    match, random = Match(GAME.setup(1), Seeded(4)), Random(4)
    while not match.over:
        match.play(0, random.choice(match.legal(0)))
    moves = 0
    for entry in match.entries:
        for words in (DE, EN):
            found = steps(entry.events, words)
            assert all(step.text and step.rule for step in found.values())
        laid = [at for at, one in enumerate(entry.events) if one.code == "botrik-lays"]
        moves += len(laid)
        assert set(laid) <= set(found)
    assert moves > 20


def test_questions_name_the_slot() -> None:
    """2.4, 2.5, 15.3, 19.1"""
    state = GAME.setup(1, {"layout": "drawn"}).start()
    said: list[str] = []
    for _ in range(17):
        said.append(question(GAME.view(state, None), EN))
        outcome, _ = state.odds()[0]
        state.apply(-1, outcome)
    assert isinstance(state, Hamlet)
    assert said[0] == "What lies at road 1 of the church?"
    assert "What lies on space 4 of the display?" in said
    assert "Which trade tile lies on space 3 of the market?" in said
    assert "Which action tile lies on space 5 of Botrik's row?" in said


def test_a_tapped_edge_steps_through_its_kinds() -> None:
    """Road, forest, rock and road again; all others stay."""
    cell, seen = "4R 5F 0K 1F 2R 3K", list[str]()
    for _ in range(3):
        found = border("tile", cell, EN)
        assert found is not None
        assert found.column == "edges"
        assert [str(found.drawn).count(f'data-edge="{n}"') for n in range(7)] == [1] * 6 + [0]
        seen.append(found.sides[1].label)
        cell = found.sides[1].after
    assert cell == "4R 5F 0K 1F 2R 3K"
    assert seen == [
        "Edge 2: forest. A tap makes it rock.",
        "Edge 2: rock. A tap makes it road.",
        "Edge 2: road. A tap makes it forest.",
    ]


def test_what_is_no_border_has_no_edges() -> None:
    for cell in ("", "4F 5F 0F", "9X", "0R " * 40):
        assert border("tile", cell, DE) is None
    assert border("trade", "4R 5F 0K 1F 2R 3K", DE) is None
