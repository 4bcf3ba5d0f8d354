"""Messages on sockets: what is small is sent as it is, the rest packed."""

from __future__ import annotations

import json

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode

from tafelrunde.web.packing import LARGE, SETTINGS, SMALL, WINDOW, Packing, PackingFactory


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
    _, first, again = (ours.encode(words(0)) for _ in range(3))
    assert len(again.data) < len(first.data) / 10


PING = Frame(Opcode.PING, b"1234")


def is_resting(packing: Packing) -> bool:
    return not hasattr(packing, "encoder")


def words(start: int) -> Frame:
    return Frame(
        Opcode.TEXT,
        json.dumps([f"{i * 7919 % 10007:x}" for i in range(start, start + 700)]).encode(),
    )


def test_who_is_told_nothing_has_no_packer(pair: tuple[Packing, PerMessageDeflate]) -> None:
    """It goes at a ping after which nothing was packed since the one before."""
    ours, theirs = pair
    assert is_resting(ours)
    ours.encode(words(0))
    for frame in (words(0), PING, words(700), PING):
        sent = ours.encode(frame)
        assert bytes(theirs.decode(sent).data) == bytes(frame.data)
        assert not is_resting(ours)
    assert ours.encode(PING) == PING
    assert is_resting(ours)
    for frame in (
        words(0),
        words(0),
        words(0),
    ):  # what it refers to from now on was sent from now on
        sent = ours.encode(frame)
        assert bytes(theirs.decode(sent).data) == bytes(frame.data)
    assert len(sent.data) < len(frame.data) / 10


def test_one_message_now_and_then_needs_no_packer(
    pair: tuple[Packing, PerMessageDeflate],
) -> None:
    ours, theirs = pair
    for frame in (words(0), PING, words(0), PING, PING, words(0)):
        sent = ours.encode(frame)
        assert bytes(theirs.decode(sent).data) == bytes(frame.data)
        assert is_resting(ours)


def test_the_packer_goes_with_what_is_longer_than_its_window(
    pair: tuple[Packing, PerMessageDeflate],
) -> None:
    ours, theirs = pair
    large = Frame(Opcode.TEXT, text(2 * LARGE))
    assert len(large.data) >= LARGE
    rests = [True, True, False, True, True, False, False]  # the first after it stands alone
    frames = [large, words(0), words(0), large, words(0), words(0), words(0)]
    for frame, is_alone in zip(frames, rests):
        sent = ours.encode(frame)
        assert bytes(theirs.decode(sent).data) == bytes(frame.data)
        assert is_resting(ours) == is_alone
    assert len(sent.data) < len(frame.data) / 10


def test_a_browser_may_ask_for_messages_that_refer_to_none_before() -> None:
    server = PackingFactory(server_max_window_bits=WINDOW, compress_settings=SETTINGS)
    browser = ClientPerMessageDeflateFactory(
        server_no_context_takeover=True, client_max_window_bits=True
    )
    agreed, ours = server.process_request_params(list(browser.get_request_params()), [])
    theirs = browser.process_response_params(agreed, [])
    for frame in (words(0), words(0), Frame(Opcode.TEXT, text(2 * LARGE)), words(0)):
        sent = ours.encode(frame)
        assert bytes(theirs.decode(sent).data) == bytes(frame.data)
        assert len(sent.data) > len(words(0).data) / 10 or len(frame.data) >= LARGE
