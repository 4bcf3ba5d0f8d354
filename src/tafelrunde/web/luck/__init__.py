"""The receipt of a match's luck: what pages have sealed, and every draw calculated again."""
