"""Effects from their texts; what does not fit is named.

Where an effect stands decides which verbs it may use: what lasts is said in words of its own, and
some verbs belong to areas, boards or markers.
"""

from __future__ import annotations

from typing import Final

from ..numbers import (
    ANY,
    AREAS,
    KINDS_OF_RESOURCE,
    LOCATIONS,
    MEASURES,
    THINGS,
)
from .effect import (
    NAMES,
    V_CHASE,
    V_CHASE_WITHOUT_REVENGE,
    V_DISMISS,
    V_FIRST_UPGRADE_FREE,
    V_HIRING_FREE,
    V_MAY_DISMISS,
    V_MORE,
    V_NO_WAGES,
    V_PAY,
    V_RAID,
    V_REPEAT,
    V_SACRIFICE,
    V_SCORE,
    V_SQUEEZE,
    V_UPGRADE,
    V_UPGRADES_LESS,
    V_WAIVE,
    V_YIELD,
    V_YIELD_MORE,
    VERBS,
    Effect,
    Op,
    Sequence,
    bad,
    parse_number,
)

GAINED: Final = (*THINGS[:6], "points", "omen", "secret")
PAID: Final = (*THINGS[:7], "points", "omen")
SACRIFICED: Final = (*THINGS[:7], "omen")
LOST: Final = (*THINGS[:6], "points")
FITTING: Final = {"gain": GAINED, "pay": PAID, "sacrifice": SACRIFICED, "lose": LOST}
MOST_OPS: Final = 15  # of one sequence
INCREASED: Final = (*LOCATIONS, "favour", "draw", "claim", "card")  # areas that give something

# where an effect stands, and which verbs go with it; a board may say anything
ON_BOARD: Final = "board"
ON_PLACE: Final = "place"  # a round card that is visited
ON_CARD: Final = "card"
LASTING_OMEN: Final = "lasting omen"
LASTING_ROUND: Final = "lasting round card"
ON_MARKER: Final = "ability marker"
OMENS_LASTING: Final = (V_SCORE, V_MORE, V_NO_WAGES)
ROUNDS_LASTING: Final = (
    V_FIRST_UPGRADE_FREE, V_UPGRADES_LESS, V_HIRING_FREE, V_CHASE_WITHOUT_REVENGE, V_YIELD_MORE,
)  # fmt: skip
MARKERS: Final = (V_REPEAT, V_SQUEEZE, V_WAIVE)
BOARDS: Final = (V_YIELD, V_RAID, V_MAY_DISMISS)
COSTS: Final = (V_PAY, V_SACRIFICE, V_DISMISS)


def parse(text: str, id: int = -1, where: str = ON_BOARD) -> Effect:
    """The effect that a text says; BadData names the word that does not fit."""
    alternatives = [Sequence(parse_sequence(sequence)) for sequence in text.split("|")]
    names = [sequence.name for sequence in alternatives]
    if len(set(names)) != len(names):
        raise bad("same-verbs", f"the choices of “{text}” must end in different verbs.")
    out = Effect(id, alternatives, text)
    if len(alternatives) > 1 and out.plays:
        raise bad("plays", "a choice must not play an omen: it would tell what is in hand.")
    check_verbs(out, where)
    return out


def parse_sequence(text: str) -> list[Op]:
    ops = [parse_op(part.split()) for part in text.split(";") if part.strip()]
    if not ops:
        raise bad("empty", "an effect must say something.")
    if ops[-1].verb == V_MAY_DISMISS:
        raise bad("nothing-won", "“may-dismiss” must be followed by what is won by it.")
    if len(ops) > MOST_OPS:
        raise bad("too-long", f"an effect has at most {MOST_OPS} steps.", MOST_OPS)
    check_costs(ops)
    return ops


def check_costs(ops: list[Op]) -> None:
    """What is paid can be checked before an effect begins only if nothing comes before it."""
    first = True
    mixed = False
    for op in ops:
        if op.verb not in COSTS:
            first = False
        elif not first:
            raise bad(
                "cost-first", f"“{op.name}” must stand before everything that is won.", op.name
            )
        elif mixed and op.what < ANY and op.verb != V_DISMISS:
            raise bad("any-last", "resources of any kind must be the last that are paid.")
        elif op.what == ANY:
            mixed = True


def check_verbs(effect: Effect, where: str) -> None:
    if where == ON_BOARD:
        return
    lasting = where in (LASTING_OMEN, LASTING_ROUND)
    if len(effect.alternatives) > 1 and (lasting or where == ON_MARKER):
        raise bad("no-choice", "there is nothing to choose here.")
    if where == LASTING_OMEN and len(effect.alternatives[0].ops) > 1:
        raise bad("one-thing", "a permanent omen says one thing only.")
    for sequence in effect.alternatives:
        for op in sequence.ops:
            if op.verb not in fitting(where):
                names = ", ".join([NAMES[verb] for verb in fitting(where)])
                told = f"“{op.name}” cannot stand here; possible: {names}."
                raise bad("not-here", told, op.name, names)


def fitting(where: str) -> list[int]:
    """The verbs that go with a place."""
    if where == LASTING_OMEN:
        return list(OMENS_LASTING)
    if where == LASTING_ROUND:
        return list(ROUNDS_LASTING)
    if where == ON_MARKER:
        return list(MARKERS)
    never = (*OMENS_LASTING, *ROUNDS_LASTING, *MARKERS, *BOARDS)
    return [
        verb
        for verb in range(len(NAMES))
        if verb not in never and (verb != V_CHASE or where == ON_PLACE)
    ]


def parse_op(words: list[str]) -> Op:
    verb = words[0]
    if verb not in NAMES:
        known = ", ".join(NAMES)
        raise bad("no-verb", f"“{verb}” is no verb; known: {known}.", verb[:40], known)
    index = NAMES.index(verb)
    signature = VERBS[index][1]
    if len(words) - 1 != len(signature):
        needs, has = len(signature), len(words) - 1
        raise bad("words", f"“{verb}” takes {needs} words after it, not {has}.", verb, needs, has)
    n = m = 0
    what = -1
    for sort, word in zip(signature, words[1:]):
        if sort == "N":
            n = parse_number(verb, word, 0 if index == V_UPGRADE else 1)
        elif sort == "M":
            m = parse_number(verb, word, 0 if index == V_UPGRADE else 1)
        elif sort == "p":
            if word != "per":
                raise bad("per", f"“{verb}” reads “score 2 per 1 revenge”.", verb)
        else:
            what = parse_thing(verb, sort, word)
    return Op(index, n, what, m)


def parse_thing(verb: str, sort: str, word: str) -> int:
    names: tuple[str, ...] = THINGS[:KINDS_OF_RESOURCE]
    fits: tuple[str, ...] = names
    if sort == "T":
        names = THINGS
        fits = FITTING[verb]
    elif sort == "A":
        names = AREAS
        fits = INCREASED
    elif sort == "X":
        names = MEASURES
        fits = MEASURES
    if word not in fits:
        possible = ", ".join(fits)
        told = f"“{verb}” does not go with “{word}”; possible: {possible}."
        raise bad("thing", told, verb, word[:40], possible)
    return names.index(word)
