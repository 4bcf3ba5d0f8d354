seat = Platz { $a }
yes = ja
no = nein
error-out-of-turn = Du bist gerade nicht am Zug.
error-match-over = Die Partie ist zu Ende.
