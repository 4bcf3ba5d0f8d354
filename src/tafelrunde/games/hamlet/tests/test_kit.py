"""The conformance kit in its quick form; `tafelrunde check hamlet` runs the whole of it."""

import pytest

from tafelrunde.testing.check import assert_conforms


@pytest.mark.slow
def test_it_conforms() -> None:
    assert_conforms("hamlet")
