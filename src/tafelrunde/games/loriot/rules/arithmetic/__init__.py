"""Mental arithmetic: numbers, calculations, the solver, typed sums (chapter 9)."""
