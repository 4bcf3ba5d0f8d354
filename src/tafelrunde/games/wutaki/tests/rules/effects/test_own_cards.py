"""Cards of one's own in play: what they may say, and that whatever they say can be played: 1.10."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.box import OPTION
from tafelrunde.core.errors import BadData, BadOption
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, canonical
from tafelrunde.games.wutaki import data
from tafelrunde.games.wutaki.rules.effects.effect import VERBS, parse_cost
from tafelrunde.games.wutaki.rules.effects.parsing import FITTING
from tafelrunde.games.wutaki.rules.numbers import AREAS, MEASURES, OMENS, RESOURCES
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.rules.turn.scoring import measure
from tafelrunde.games.wutaki.tests.positions import (
    SECOND,
    asked,
    has,
    on_monster,
    own,
    position,
    table,
)
from tafelrunde.testing.helpers.acts import legal, play
from tafelrunde.testing.kit.laws import check_match
from tafelrunde.testing.kit.secrets import check_secrets
from tafelrunde.testing.report import Report

Options = dict[str, bool | int | str]
BEGIN = (("turn", 0, -1, 0, -1), ("reveal", -1, 0, 0, -1))


def rewarded(do: str, resources: str, **rest: object) -> Wutaki:
    """Seat 0 has fulfilled a pact for 1 oil that pays this."""
    pact = f'pact = [{{ id = "P", count = 40, element = "fire", cost = "1 oil", do = "{do}" }}]'
    me: dict[str, object] = {"resources": f"1 oil {resources}", "accepted": ["P"]}
    options: Options = {OPTION: own(pact), **({"boards": "masters"} if "master" in rest else {})}
    monster = str(rest.pop("monster", ""))
    state = position(
        me | rest, steps=SECOND, options=options, row=["P"] * 4, counter=1, monster=monster
    )
    play(state, "fulfil P")
    return state


def revealed(card: str, *players: dict[str, object]) -> Wutaki:
    options: Options = {OPTION: own(f"round = [{{ {card} }}]")}
    state = position(*players, steps=BEGIN, options=options)
    play(state, "round Z")
    return state


def test_reward_that_costs() -> None:
    """1.10: what cannot be paid does not begin; nobody owes anything."""
    rich = rewarded("pay 2 wood; gain 9 points", "2 wood")
    assert (rich.players[0].points, has(rich.players[0])) == (14, {"gold": 2})
    poor = rewarded("pay 2 wood; gain 9 points", "1 wood")
    assert (poor.players[0].points, has(poor.players[0])) == (5, {"wood": 1, "gold": 2})


def test_reward_with_a_choice() -> None:
    """1.10: of several ways one is chosen, of those that are possible."""
    state = rewarded("gain 3 points | exchange", "1 wood")
    assert (asked(state), legal(state)) == ("0 choose", {"choose gain", "choose exchange"})
    play(state, "choose gain")
    assert state.players[0].points == 8
    assert rewarded("gain 3 points | exchange", "").players[0].points == 8


def test_card_for_all_that_costs() -> None:
    """1.10, 14.3: who cannot pay has nothing of it; who can, must."""
    state = revealed(
        'id = "Z", kind = "all", do = "pay 2 gold; gain 5 points"',
        {"resources": "3 gold"}, {"resources": "1 gold"},
    )  # fmt: skip
    assert [player.points for player in state.players] == [10, 5]
    assert [has(player) for player in state.players] == [{"gold": 1}, {"gold": 1}]


def test_card_for_the_start_player_with_a_choice() -> None:
    """1.10, 14.3: the start player chooses."""
    state = revealed('id = "Z", kind = "start", do = "gain 2 gold | gain 1 omen; buy"', {})
    assert (asked(state), legal(state)) == ("0 choose", {"choose gain", "choose buy"})


def test_raid_after_a_plunder() -> None:
    """15.5: what is no longer on the monster cannot be raided."""
    state = rewarded("plunder-all", "", monster="4 oil", master="B2", fulfilled=["P"])
    play(state, "raid")
    assert on_monster(state) == {}
    assert has(state.players[0]) == {"oil": 5}


def test_top_of_the_pyramid_by_a_card() -> None:
    """17.3: also a card may lead there, at the beginning of a round."""
    rich: dict[str, object] = {"resources": "2 wood 2 stone 2 sheep 2 oil 4 gold", "pyramid": 3}
    state = revealed('id = "Z", kind = "all", do = "climb"', {}, rich)
    assert (state.ender, state.reason, asked(state)) == (1, 2, "0 last")


def test_the_first_card_of_a_deck_can_be_permanent() -> None:
    """12.2, 17.8: it counts among the omens like any other."""
    text = 'omen = [{ id = "X1", count = 9, lasting = "more 1 draw" }]'
    state = position({"permanent": "X1", "omens": ["X1"]}, options={OPTION: own(text)})
    assert [measure(state, seat, OMENS) for seat in (0, 1)] == [2, 0]


def test_the_second_alternative_may_be_the_possible_one() -> None:
    """1.10: an omen can be played if one of the things it offers can be done."""
    text = 'omen = [{ id = "X1", count = 9, do = "pay 5 oil; gain 1 points | exchange" }]'
    state = position({"omens": ["X1"], "resources": "4 wood 4 gold"}, options={OPTION: own(text)})
    play(state, "place loyal play")
    assert "play X1" in legal(state)


def test_the_highest_cost() -> None:
    """1.11: thirty of a kind can still be asked for."""
    assert parse_cost("30 oil")[RESOURCES.index("oil")] == 30


def test_what_is_no_cost() -> None:
    """1.11: a choice among things is asked for as cost, not as any; points are no price."""
    for thing in ("any", "points", "secret"):
        with pytest.raises(BadData, match="is no cost"):
            parse_cost(f"1 {thing}")


MISPLACED = [
    ('omen = [{ id = "X", do = "yield" }]', "cannot stand here"),
    ('omen = [{ id = "X", do = "raid" }]', "cannot stand here"),
    ('omen = [{ id = "X", do = "chase" }]', "cannot stand here"),
    ('omen = [{ id = "X", do = "no-wages" }]', "cannot stand here"),
    ('omen = [{ id = "X", do = "repeat" }]', "cannot stand here"),
    ('omen = [{ id = "X", lasting = "gain 3 gold" }]', "cannot stand here"),
    ('omen = [{ id = "X", lasting = "hiring-free" }]', "cannot stand here"),
    ('omen = [{ id = "X", lasting = "no-wages; more 1 draw" }]', "one thing only"),
    ('omen = [{ id = "X", lasting = "more 1 upgrade" }]', "does not go with"),
    ('omen = [{ id = "X", do = "gain 0 gold" }]', "from 1 to 99"),
    ('omen = [{ id = "X", do = "gain 1000000 gold" }]', "from 1 to 99"),
    ('omen = [{ id = "X", do = "gain -3 gold" }]', "from 1 to 99"),
    ('omen = [{ id = "X", do = "gain 2 wood; pay 1 gold" }]', "before everything"),
    ('omen = [{ id = "X", do = "pay 2 any; pay 1 gold; gain 9 points" }]', "must be the last"),
    ('omen = [{ id = "X", do = "play | gain 1 gold" }]', "what is in hand"),
    ('round = [{ id = "X", kind = "lasting", do = "gain 3 gold" }]', "cannot stand here"),
    ('round = [{ id = "X", kind = "all", do = "hiring-free" }]', "cannot stand here"),
    ('round = [{ id = "X", kind = "each-may", do = "play" }]', "tells-hand"),
    ('ability = [{ id = "X", when = "turn", do = "waive" }]', "cannot stand here"),
    ('ability = [{ id = "X", when = "pact", do = "repeat" }]', "waive"),
]


@pytest.mark.parametrize(("text", "what"), MISPLACED, ids=[text for text, _ in MISPLACED])
def test_words_that_do_not_fit(text: str, what: str) -> None:
    """1.11: an effect that could not do what it says is refused, not ignored."""
    with pytest.raises(BadOption) as raised:
        table(2, box=own(text))
    assert what in causes(raised.value)


def causes(error: BaseException | None) -> str:
    """What is told, and what the parser said."""
    return f"{error} {causes(error.__cause__)}" if error else ""


# any cards that the option takes can be played to the end


def invented(random: Random, most: int) -> str:
    """One or two ways of some steps each, any words."""
    ways = [
        "; ".join([invented_step(random) for _ in range(random.randint(1, most))])
        for _ in range(random.choice((1, 1, 2)))
    ]
    return " | ".join(ways)


def invented_step(random: Random) -> str:
    verb, signature = random.choice(VERBS)
    lists = {"R": RESOURCES, "A": AREAS, "X": MEASURES, "p": ("per",), "T": FITTING.get(verb, ())}
    words = [
        str(random.randint(1, 4)) if sort in "NM" else random.choice(lists[sort])
        for sort in signature
    ]
    return " ".join([verb, *words])


HEADS = {
    "pact": ('element = "fire", count = 4, cost = "1 cost", do',),
    "omen": ("count = 3, do", "count = 3, do", "count = 3, lasting"),
    "round": tuple([f'kind = "{kind}", do' for kind in data.TYPES]),
    "ability": ('when = "turn", do',),
}
NUMBERS = {"pact": 14, "omen": 16, "round": 8, "ability": 4}


def invented_deck(deck: str, random: Random, most: int = 3) -> str:
    """As many rows as it needs, of those that the option takes."""
    out: list[str] = []
    while len(out) < NUMBERS[deck]:
        head = random.choice(HEADS[deck])
        row = f'{{ id = "X{len(out)}", {head} = "{invented(random, most)}" }}'
        try:
            data.components(own(f"{deck} = [{row}]"))
        except BadOption:
            continue
        out.append(row)
    return f"{deck} = [{', '.join(out)}]"


def check(state: Wutaki) -> None:
    for player in state.players:
        assert min(player.resources) >= 0
        assert player.points >= 0
        assert 0 <= player.additional() <= state.setup.most_additional
    assert min(state.monster) >= 0
    assert min(state.supply) >= 0


@pytest.mark.parametrize("seed", range(4))
def test_any_cards_can_be_played(seed: int) -> None:
    """1.10, 1.11: with cards at random every match ends; nothing is owed, nothing gets lost."""
    random = Random(seed)
    cards = "\n".join([invented_deck(deck, random) for deck in HEADS])
    setup = table(2 + seed % 3, box=own(cards), boards="asymmetric",
                  extreme=seed % 2 == 1)  # fmt: skip
    state = setup.start()
    assert isinstance(state, Wutaki)
    census = state.census()
    steps = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            odds = state.odds()
            action = outcome_at(odds, int(random.random() * total(odds)))
        else:
            action = random.choice(state.legal(seat))
        state.apply(seat, action)
        check(state)
        steps += 1
        if steps % 50 == 0:
            assert state.census() == census
            written = state.to_dict()
            assert canonical(setup.from_dict(written).to_dict()) == canonical(written)
    assert state.outcome() is not None


def test_equal_pacts_in_the_row() -> None:
    """1.7, 7.3: of several equal pacts everybody hears which slot it was, as it changes the row."""
    cards = ", ".join([f'{{ id = "{i}", count = 9, element = "fire", cost = "1 oil", '
                       f'do = "gain 1 points" }}' for i in "PQ"])  # fmt: skip
    options: Options = {OPTION: own(f"pact = [{cards}]")}
    state = position({}, options=options, row=["P", "Q", "P", "Q"])
    told = play(state, "place loyal accept-3", "row P", "place loyal give", "give-pact 0 slot-2")
    slots = [event.args[-1] for event in told if event.code in ("accepts", "gives-pact")]
    assert slots == [3, 2]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_any_cards_keep_the_laws(seed: int) -> None:
    """1.7, 1.10: also with cards at random no view tells what it must not."""
    random = Random(seed)
    cards = "\n".join([invented_deck(deck, random, 1) for deck in HEADS])
    setup = table(2 + seed, box=own(cards), boards="asymmetric", extreme=seed == 1)
    report = Report("wutaki")
    check_match(setup, seed, report, 2)
    check_secrets(setup, seed + 50, report, 2)
    assert [(fault.check, fault.message[-200:]) for fault in report.faults] == []
