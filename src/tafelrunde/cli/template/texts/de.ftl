# Alle Wörter, die ein Spieler liest. $a, $b, … sind die Argumente der Reihe nach; SEAT($a) nennt einen Spieler.
about = Nehmt ein bis drei Steine von einem Haufen; der letzte Stein gewinnt.

kind-take = Nehmen
do-take = { $a } nehmen
ask-take = Steine übrig: { $a }. Wie viele nimmst du?

event-laid = Ein Haufen aus { $a } Steinen liegt bereit.
event-takes = { SEAT($a) } nimmt { $b }; übrig: { $c }.

end-last-stone = Der letzte Stein ist genommen
score-taken = Genommene Steine

option-heap = Haufen
    .help = Wie viele Steine es zu Beginn sind.
option-heap-small = 7 bis 12 Steine
option-heap-large = 15 bis 24 Steine
