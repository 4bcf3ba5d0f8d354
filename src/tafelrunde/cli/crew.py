"""Several processes behind one port: started, watched, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from tafelrunde.cli.service import Service
from tafelrunde.table.metrics import Line, page

LOG = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-P", "-m", "tafelrunde.cli.worker")
STARTING: Final = 120.0  # seconds until a process has to say something
SILENT: Final = 30.0  # seconds without a word until it counts as hung
EARLY: Final = 10.0  # seconds: who dies before that is started again more slowly each time
SLOWEST: Final = 30.0  # seconds, at most, until it is started again
ENDING: Final = 15.0  # seconds to end cleanly


class Crew:
    def __init__(
        self, service: Service, listening: socket.socket, size: int, silent: float = SILENT
    ) -> None:
        self.service = service
        self.listening = listening
        self.size = size
        self.silent = silent
        self.running: dict[int, Process] = {}
        self._measures: dict[str, list[Line]] = {}
        self._up: set[int] = set()
        self._all_up = asyncio.Event()
        self._ending = asyncio.Event()

    def page(self) -> str:
        """What all of them count, for Prometheus."""
        return page(self._measures)

    async def run(self, announce: Callable[[], None]) -> None:
        """Until somebody ends it."""
        loop = asyncio.get_running_loop()
        ended = asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, ended.set)
        jobs = [asyncio.create_task(self._keep(number)) for number in range(self.size)]
        jobs.append(asyncio.create_task(self._announce(announce)))
        stop = asyncio.create_task(ended.wait())
        try:
            await asyncio.wait([stop, *jobs[:-1]], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ending.set()
            await self._end()
            for job in (stop, *jobs):
                job.cancel()
            for found in await asyncio.gather(*jobs, return_exceptions=True):
                if isinstance(found, Exception):
                    raise found

    async def _announce(self, announce: Callable[[], None]) -> None:
        await self._all_up.wait()
        announce()

    async def _keep(self, number: int) -> None:
        """One place in the crew, whoever fills it."""
        wait = 0.5
        while not self._ending.is_set():
            began = monotonic()
            process = await self._start()
            self.running[number] = process
            await self._listen(number, process)
            code = await process.wait()
            self._measures.pop(str(number), None)
            if self._ending.is_set():
                return
            LOG.warning(
                "process %d of the server has ended (%d); it is started again", number, code
            )
            wait = 0.5 if monotonic() - began > EARLY else min(2 * wait, SLOWEST)
            await asyncio.sleep(wait)

    async def _start(self) -> Process:
        """In a session of its own: what a terminal tells us, we tell the crew."""
        paths = os.pathsep.join(path for path in sys.path if path)
        fd = self.listening.fileno()
        process = await asyncio.create_subprocess_exec(
            *COMMAND, str(fd), stdin=PIPE, stdout=PIPE, pass_fds=[fd], start_new_session=True,
            env={**os.environ, "PYTHONPATH": paths},
        )  # fmt: skip
        assert process.stdin is not None
        process.stdin.write(f"{self.service.text()}\n".encode())  # arguments could be read by all
        with suppress(ConnectionError):
            await process.stdin.drain()
        return process

    async def _listen(self, number: int, process: Process) -> None:
        """As long as it says how it is; who falls silent is ended."""
        assert process.stdout is not None
        patience = STARTING
        while True:
            try:
                async with asyncio.timeout(patience):
                    line = await process.stdout.readline()
            except TimeoutError:
                LOG.error("process %d of the server does not answer, and is ended", number)
                process.kill()
                return
            if not line:
                return
            patience = self.silent
            self._measures[str(number)] = [
                (name, (label[0], label[1]), value) for name, label, value in json.loads(line)
            ]
            self._up.add(number)
            if len(self._up) == self.size:
                self._all_up.set()

    async def _end(self) -> None:
        for process in self.running.values():
            with suppress(ProcessLookupError):
                process.terminate()
        for process in self.running.values():
            try:
                async with asyncio.timeout(ENDING):
                    await process.wait()
            except TimeoutError:
                process.kill()
