# All words a player reads. $a, $b, … are the arguments in their order; SEAT($a) names a player.
about = Take one to three stones from a heap; the last stone wins.

kind-take = Take
do-take = Take { $a }
ask-take = Stones left: { $a }. How many do you take?

event-laid = A heap of { $a } stones is laid.
event-takes = { SEAT($a) } takes { $b }; left: { $c }.

end-last-stone = The last stone is taken
score-taken = Stones taken

option-heap = Heap
    .help = How many stones there are at the start.
option-heap-small = 7 to 12 stones
option-heap-large = 15 to 24 stones
