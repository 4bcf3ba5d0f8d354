"""A game's rulebook: numbered paragraphs in our own words, one file per language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tafelrunde.core.errors import BadRulebook

PARAGRAPH = re.compile(r"\*\*(\d+\.\d+)\*\* (<!-- not testable --> )?(.+)")
SECTION = re.compile(r"## (\d+) (.+)")
RULING = re.compile(r" ?\[([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*)\]$")
SENTENCE = re.compile(r".*?[.!?](?=\s|$)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    number: str
    text: str
    rulings: tuple[str, ...]
    testable: bool

    @property
    def first_sentence(self) -> str:
        found = SENTENCE.match(self.text)
        return found.group() if found else self.text


@dataclass(frozen=True, slots=True)
class Rulebook:
    title: str
    intro: str
    sections: dict[str, str]  # number → title
    paragraphs: dict[str, Paragraph]  # in order

    def __getitem__(self, number: str) -> Paragraph:
        if number not in self.paragraphs:
            raise BadRulebook(f"“{self.title}” has no paragraph {number}.", number=number)
        return self.paragraphs[number]

    def section(self, number: str) -> list[Paragraph]:
        return [p for p in self.paragraphs.values() if p.number.partition(".")[0] == number]


def parse(text: str) -> Rulebook:
    """Blocks divided by blank lines: the title, the introduction, sections, paragraphs."""
    blocks = [block.strip() for block in text.split("\n\n") if block.strip()]
    if not blocks or not blocks[0].startswith("# "):
        raise BadRulebook("A rulebook begins with “# Title”.")
    intro: list[str] = []
    sections: dict[str, str] = {}
    paragraphs: dict[str, Paragraph] = {}
    for block in blocks[1:]:
        if found := SECTION.fullmatch(block):
            sections[found.group(1)] = found.group(2)
        elif not sections:
            intro.append(block)
        elif found := PARAGRAPH.fullmatch(block.replace("\n", " ")):
            number = found.group(1)
            if number in paragraphs or number.partition(".")[0] not in sections:
                raise BadRulebook(f"Paragraph {number} stands twice or in no section.")
            paragraphs[number] = paragraph(number, found.group(3), found.group(2) is None)
        else:
            raise BadRulebook(f"“{block[:40]}…” is no paragraph; begin it with “**1.1** ”.")
    return Rulebook(blocks[0][2:], "\n\n".join(intro), sections, paragraphs)


def paragraph(number: str, text: str, testable: bool) -> Paragraph:
    marks = RULING.search(text)
    rulings = tuple(marks.group(1).split(", ")) if marks else ()
    return Paragraph(number, RULING.sub("", text), rulings, testable)


@cache
def rulebook(package: str, lang: str) -> Rulebook:
    path = files(package) / f"rulebook.{lang}.md"
    if not path.is_file():
        raise BadRulebook(f"{package} has no rulebook.{lang}.md.", lang=lang)
    return parse(path.read_text(encoding="utf-8"))
