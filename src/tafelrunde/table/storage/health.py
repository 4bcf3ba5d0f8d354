"""Whether the database works: every failure becomes one typed error, told once in the log."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,
)

from tafelrunde.core.errors import TafelrundeError

LOG = logging.getLogger(__name__)
OURS = (IntegrityError, ProgrammingError, DataError, NotSupportedError)  # not the database's fault


class StorageError(TafelrundeError):
    """The database could not be read or written; nothing has changed."""

    code = "storage"

    def __init__(self) -> None:
        super().__init__("This could not be saved or read; nothing has changed. Try again.")


class Health:
    """What the database did not do when it was last asked to."""

    def __init__(self) -> None:
        self.failing: set[str] = set()  # "reading", "writing"
        self.clock: Callable[[], float] = time.monotonic
        self.mended = -math.inf  # when it last worked again

    @contextmanager
    def watch(self, what: str) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, TimeoutError, OSError) as error:
            if isinstance(error, OURS):
                raise
            self._fails(what, error)
            raise StorageError from error
        self._works(what)

    def _fails(self, what: str, error: Exception) -> None:
        if what not in self.failing:
            cause = error.orig if isinstance(error, DBAPIError) else error
            LOG.error("%s the database fails: %r", what, cause)
        self.failing.add(what)

    def _works(self, what: str) -> None:
        if what in self.failing:
            LOG.warning("%s the database works again", what)
            self.mended = self.clock()
        self.failing.discard(what)
