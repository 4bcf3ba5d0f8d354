"""A written position, to be changed."""

from __future__ import annotations

from typing import NoReturn, cast

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData

from ..rules.setup import HamletSetup


def begun(setup: HamletSetup, data: Json, turn: str = "") -> Json:
    """The turn of this side begins: who was about to act lies down, all donkeys may go."""
    out = copied(data)
    for step in cast("list[Json]", out.pop("steps", [])):
        if step.get("ask") == "lie":
            side = sides(out)[setup.owner_names.index(str(step.get("side", "0")))]
            names(side, "lying").append(str(step["tile"]))
    for side in sides(out):
        if "driven" in side:
            names(side, "donkeys").extend(cast("list[str]", side.pop("driven")))
    now = turn or str(out.get("turn", "0"))
    out["turn"] = now if now != "botrik" else "0"
    return out


def copied(data: Json) -> Json:
    def copy(value: object) -> object:
        if isinstance(value, dict):
            return {key: copy(inside) for key, inside in value.items()}
        return [copy(inside) for inside in value] if isinstance(value, list) else value

    return cast("Json", copy(data))


def sides(data: Json) -> list[Json]:
    return cast("list[Json]", data["sides"])


def names(data: Json, key: str) -> list[str]:
    """A list in a position, to be changed; an empty one where there was none."""
    return cast("list[str]", data.setdefault(key, []))


def entries(data: Json, key: str) -> list[Json]:
    return cast("list[Json]", data.setdefault(key, []))


def refuse(where: str, sentence: str, text: str, *words: str | int) -> NoReturn:
    raise BadData(sentence, f"state.{where}", text, words)
