"""The shell of every page: the bar with language, theme and name, the table below, a quiet foot."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from tafelrunde.draw.el import Child, el, join
from tafelrunde.web.pages import icon
from tafelrunde.web.reader import Reader, reader_of, remember
from tafelrunde.web.site import Texts, asset, modules_of, site_of, texts
from tafelrunde.words.catalogue import LANGUAGES

NOTHING = Markup("")
DOCTYPE = Markup("<!doctype html>\n")
SCRIPT = Markup('<script type="module" src="{}"></script>')
LANGUAGE_NAMES = {"de": "Deutsch", "en": "English"}


def page(
    request: Request,
    title: str,
    body: Child,
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
    wide: bool = False,
    bar: Child = None,
    status: int = 200,
    bare: bool = False,
) -> HTMLResponse:
    """A whole page. `scripts` and `styles` are names of files in `static/`; a `wide` one uses the
    whole window and has no foot; `bar` stands in the site's bar, between its title and switches;
    a `bare` one brings a header of its own."""
    reader = reader_of(request)
    say = texts(reader.lang)
    inside = [
        el("a", say("site-skip"), class_="skip", href="#main"),
        NOTHING if bare else header(request, reader, say, bar),
        el("main", body, id="main", class_="wide" if wide else "column", tabindex=-1),
        NOTHING if wide else footer(say),
    ]
    html = el(
        "html",
        head(request, title, say, scripts, styles),
        el("body", *inside),
        lang=reader.lang,
        data_theme=reader.theme or None,
        data_bare=bare,
    )
    response = HTMLResponse(DOCTYPE + html, status)
    response.headers["cache-control"] = "private, no-cache"
    response.headers["vary"] = "Cookie, Accept-Language"
    if not reader.known and request.method == "GET":
        # a form of another site comes without our cookie: it must not replace it
        remember(response, request, reader)
    return response


def head(
    request: Request, title: str, say: Texts, scripts: Sequence[str], styles: Sequence[str]
) -> Markup:
    name = say("site-title")
    sheets = [f"/style.css?v={site_of(request).tag}"]
    sheets += [asset(request, sheet) for sheet in ("site.css", *styles)]
    modules = [module for script in scripts for module in modules_of(script)]
    return el(
        "head",
        el("meta", charset="utf-8"),
        el("title", title if title == name else f"{title} · {name}"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("link", rel="icon", href="/favicon.svg", type="image/svg+xml"),
        el("link", rel="manifest", href="/manifest.webmanifest", title=say("site-install")),
        [el("link", rel="stylesheet", href=sheet) for sheet in sheets],
        [el("link", rel="modulepreload", href=asset(request, module)) for module in modules],
        [SCRIPT.format(asset(request, script)) for script in scripts],
    )


def header(request: Request, reader: Reader, say: Texts, bar: Child) -> Markup:
    home = el("a", icon.logo(), el("span", say("site-title")), class_="home", href="/")
    return el(
        "header",
        home,
        el("div", bar, class_="bar") if bar else el("div", class_="bar"),
        settings(request, languages(reader, say), class_="languages"),
        settings(request, themes(say), class_="themes"),
        whoami(request, reader, say),
        class_="site",
    )


def settings(request: Request, *children: Child, class_: str) -> Markup:
    """A form that changes how the reader likes it, and leads back to this page."""
    where = request.url.path if request.method in ("GET", "HEAD") else "/"
    query = request.url.query
    back = el("input", type="hidden", name="back", value=f"{where}?{query}" if query else where)
    return el("form", back, *children, method="post", action="/settings", class_=class_)


def languages(reader: Reader, say: Texts) -> Markup:
    buttons = [
        el(
            "button",
            lang.upper(),
            name="lang",
            value=lang,
            lang=lang,
            title=LANGUAGE_NAMES.get(lang, lang),
            aria_label=f"{lang.upper()}: {LANGUAGE_NAMES.get(lang, lang)}",
            aria_pressed=lang == reader.lang,
        )
        for lang in LANGUAGES
    ]
    return el("span", *buttons, role="group", aria_label=say("site-language"), class_="pair")


def themes(say: Texts) -> Markup:
    """Two buttons; the stylesheet shows the one that leads to the other theme."""
    dark, light = say("site-dark"), say("site-light")
    return join(
        el(
            *("button", icon.sign("moon")),
            name="theme",
            value="dark",
            class_="round in-light",
            aria_label=dark,
            title=dark,
        ),
        el(
            *("button", icon.sign("sun")),
            name="theme",
            value="light",
            class_="round in-dark",
            aria_label=light,
            title=light,
        ),
    )


def whoami(request: Request, reader: Reader, say: Texts) -> Markup:
    """The reader's name, and how to change it."""
    shown = el(
        "summary",
        icon.sign("person"),
        el("span", reader.name, class_="name"),
        aria_label=say("site-name-is", reader.name),
    )
    return el("details", shown, name_form(request, reader, say), class_="whoami")


def name_form(request: Request, reader: Reader, say: Texts) -> Markup:
    """No account, nothing else is asked."""
    field = el(
        "input",
        id="my-name",
        name="name",
        value=reader.name,
        maxlength=40,
        required=True,
        autocomplete="nickname",
    )
    return settings(
        request,
        el("label", say("site-your-name"), for_="my-name"),
        field,
        el("button", say("site-keep"), class_="go"),
        el("p", say("site-no-account"), class_="hint"),
        class_="paper",
    )


def footer(say: Texts) -> Markup:
    links = el("p", el("a", say("privacy-title"), href="/privacy"), " · ",
               el("a", say("me-title"), href="/me"))  # fmt: skip
    return el("footer", el("p", say("site-note")), links, class_="site")
