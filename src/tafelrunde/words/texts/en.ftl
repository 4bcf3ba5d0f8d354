seat = Seat { $a }
yes = yes
no = no
error-out-of-turn = It is not your turn.
error-match-over = The match is over.
