"""The little linear algebra that ratings and fits need; matrices of a few dozen rows."""

from __future__ import annotations

Matrix = list[list[float]]


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """x with matrix · x = right; by elimination with pivots, changing neither."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for k in range(size):
        pivot = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        top = rows[k]
        for i in range(k + 1, size):
            factor = rows[i][k] / top[k]
            if factor:
                rows[i] = [a - factor * b for a, b in zip(rows[i], top)]
    out = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * out[j] for j in range(i + 1, size))
        out[i] = (rows[i][size] - known) / rows[i][i]
    return out


def inverse(matrix: Matrix) -> Matrix:
    size = len(matrix)
    columns = [solve(matrix, [float(i == k) for i in range(size)]) for k in range(size)]
    return [[columns[k][i] for k in range(size)] for i in range(size)]
