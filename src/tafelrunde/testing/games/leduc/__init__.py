"""Leduc poker: six cards, two betting rounds. The reference for hidden cards and chance."""
