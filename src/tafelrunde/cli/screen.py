"""What is printed where: words and tables on stdout, errors and progress on stderr."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

from rich.console import Console, RenderableType

from tafelrunde.core.errors import BadInput
from tafelrunde.words.catalogue import LANGUAGES, SITE, Argument, catalogue

out = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the lines above the window too: they may hold a secret


def say(text: str = "") -> None:
    """A line as it is: boards and texts are never wrapped or coloured."""
    out.print(text, soft_wrap=True)


def show(what: RenderableType) -> None:
    out.print(what)


def show_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def complain(text: str) -> None:
    errors.print(text, soft_wrap=True)


def wipe() -> None:
    if out.is_terminal:
        out.file.write(WIPE)
        out.file.flush()


def language(given: str | None) -> str:
    """The one asked for, else that of the environment, else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise BadInput(f"The language “{given}” is not one of {', '.join(LANGUAGES)}.")
        return given
    locale = next(
        (os.environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(v)), ""
    )
    return locale[:2] if locale[:2] in LANGUAGES else "en"


class Texts:
    """The site's words in one language."""

    def __init__(self, lang: str | None) -> None:
        self.lang = language(lang)

    def __call__(self, id: str, *args: Argument) -> str:
        return catalogue(SITE, self.lang).say(f"cli-{id}", args)

    def each(self, ids: Sequence[str]) -> list[str]:
        return [self(id) for id in ids]
