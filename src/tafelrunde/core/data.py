"""Reading states from data: every field checked, every error says where and what would fit."""

from __future__ import annotations

from typing import final

from tafelrunde.core.errors import BadData

Json = dict[str, object]


@final
class Fields:
    """A dict whose fields are taken one by one; `done()` complains about what nobody took."""

    def __init__(self, data: object, where: str = "state") -> None:
        if not isinstance(data, dict):
            raise BadData(f"{where} must be an object with named fields.", where=where)
        self.data: dict[object, object] = data
        self.where = where
        self.taken: set[object] = set()

    def take(self, key: str) -> object:
        if key not in self.data:
            raise self.bad(key, "is missing", "missing")
        self.taken.add(key)
        return self.data[key]

    def bad(
        self, key: str, what: str, text: str = "", words: tuple[str | int, ...] = ()
    ) -> BadData:
        where = f"{self.where}.{key}"
        return BadData(f"{where} {what}.", where, text, words)

    def number(self, key: str, low: int, high: int) -> int:
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            what = f"must be a whole number from {low} to {high}"
            raise self.bad(key, what, "number", (low, high))
        return value

    def flag(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.bad(key, "must be true or false")
        return value

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.bad(key, "must be a text")
        return value

    def one_of(self, key: str, names: list[str]) -> int:
        """The position of a text in a list of names."""
        value = self.text(key)
        if value not in names:
            raise self.bad(key, f"must be one of {', '.join(names)}", "unknown", (value,))
        return names.index(value)

    def array(self, key: str, length: int = -1) -> list[object]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.bad(key, "must be a list")
        if length >= 0 and len(value) != length:
            raise self.bad(key, f"must have {length} entries, not {len(value)}")
        return value

    def numbers(self, key: str, low: int, high: int, length: int = -1) -> list[int]:
        out: list[int] = []
        for i, value in enumerate(self.array(key, length)):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                what = f"must be a whole number from {low} to {high}"
                raise self.bad(f"{key}[{i}]", what, "number", (low, high))
            out.append(value)
        return out

    def texts(self, key: str, length: int = -1) -> list[str]:
        out: list[str] = []
        for i, value in enumerate(self.array(key, length)):
            if not isinstance(value, str):
                raise self.bad(f"{key}[{i}]", "must be a text")
            out.append(value)
        return out

    def rows(self, key: str, low: int, high: int, length: int = -1) -> list[list[int]]:
        """A list of lists of numbers."""
        out: list[list[int]] = []
        for i, row in enumerate(self.array(key, length)):
            out.append(Fields({key: row}, f"{self.where}[{i}]").numbers(key, low, high))
        return out

    def fields(self, key: str) -> Fields:
        return Fields(self.take(key), f"{self.where}.{key}")

    def items(self, key: str, length: int = -1) -> list[Fields]:
        return [
            Fields(value, f"{self.where}.{key}[{i}]")
            for i, value in enumerate(self.array(key, length))
        ]

    def has(self, key: str) -> bool:
        return key in self.data

    def done(self) -> None:
        for key in self.data:
            if key not in self.taken:
                what = f"{self.where} has an unknown field “{key}”."
                raise BadData(what, f"{self.where}.{key}", "unknown", (str(key),))
