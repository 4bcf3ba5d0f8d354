"""Wutaki, a game of workers, pacts and a hungry monster by David Rimbach."""
