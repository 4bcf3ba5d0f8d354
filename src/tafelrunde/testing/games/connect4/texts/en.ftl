about = Drop discs into seven columns; four in a line win.
kind-drop = Drop
do-drop = Drop into column { $a }
event-drops = { SEAT($a) } drops into column { $b }.
ask-drop = Into which column?
end-four = Four in a line
end-full = The grid is full
