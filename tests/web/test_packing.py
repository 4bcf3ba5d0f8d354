"""Messages on sockets: what is small is sent as it is, the rest packed."""

from __future__ import annotations

import json

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode

from tafelrunde.web.packing import SETTINGS, SMALL, WINDOW, Packing, PackingFactory


@pytest.fixture
def pair() -> tuple[Packing, PerMessageDeflate]:
    """A server's end and a browser's, as they agree."""
    server = PackingFactory(server_max_window_bits=WINDOW, compress_settings=SETTINGS)
    browser = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    agreed, ours = server.process_request_params(list(browser.get_request_params()), [])
    assert isinstance(ours, Packing)
    return ours, browser.process_response_params(agreed, [])


def text(size: int) -> bytes:
    return json.dumps(["<use/>"] * (size // 10)).encode()


def test_small_messages_are_sent_as_they_are(pair: tuple[Packing, PerMessageDeflate]) -> None:
    ours, theirs = pair
    frame = Frame(Opcode.TEXT, text(SMALL - 60))
    assert len(frame.data) < SMALL
    sent = ours.encode(frame)
    assert sent == frame
    assert theirs.decode(sent) == frame


def test_large_ones_are_packed_and_understood(pair: tuple[Packing, PerMessageDeflate]) -> None:
    ours, theirs = pair
    for size in (2_000, 40, 30_000, 40, 2_000):
        frame = Frame(Opcode.TEXT, text(size))
        sent = ours.encode(frame)
        assert sent.rsv1 == (len(frame.data) >= SMALL)
        assert len(sent.data) <= len(frame.data)
        assert bytes(theirs.decode(sent).data) == bytes(frame.data)


def test_what_was_sent_before_costs_nearly_nothing(
    pair: tuple[Packing, PerMessageDeflate],
) -> None:
    ours, _ = pair
    words = json.dumps([f"{i * 7919 % 10007:x}" for i in range(700)]).encode()
    first, again = (ours.encode(Frame(Opcode.TEXT, words)) for _ in range(2))
    assert len(again.data) < len(first.data) / 10
