"""What can be wrong with a drawing; below the root of all errors in `core/errors.py`.

DrawError
├── BadMarkup           a tag, attribute, address or number that may not be in a drawing
├── DuplicateId         the same id twice in one scene
├── UnknownReference    `url(#…)` or `href="#…"` that points to nothing
├── UnknownToken        `var(--…)` that no theme defines
└── MissingExtra        a package that is only there with `pip install 'tafelrunde[draw]'`
"""

from __future__ import annotations

from tafelrunde.core.errors import TafelrundeError


class DrawError(TafelrundeError):
    code = "draw"


class BadMarkup(DrawError):
    code = "bad-markup"


class BadPaint(DrawError):
    code = "bad-paint"


class DuplicateId(DrawError):
    code = "duplicate-id"


class UnknownReference(DrawError):
    code = "unknown-reference"


class UnknownToken(DrawError):
    code = "unknown-token"


class MissingExtra(DrawError):
    code = "missing-extra"

    def __init__(self, package: str) -> None:
        super().__init__(
            f"{package} is not installed: pip install 'tafelrunde[draw]'", package=package
        )
