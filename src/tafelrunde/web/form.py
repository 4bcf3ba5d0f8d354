"""What a form brought."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request

from tafelrunde.web.security import FIELDS


async def form_of(request: Request, fields: int = FIELDS) -> FormData:
    return await request.form(max_files=0, max_fields=fields)


def field(form: FormData, name: str) -> str:
    """A field's text; "" if it is missing."""
    value = form.get(name)
    return value if isinstance(value, str) else ""
