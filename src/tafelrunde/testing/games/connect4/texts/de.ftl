about = Lasst Scheiben in sieben Spalten fallen; vier in einer Linie gewinnen.
kind-drop = Einwerfen
do-drop = In Spalte { $a } einwerfen
event-drops = { SEAT($a) } wirft in Spalte { $b } ein.
ask-drop = In welche Spalte?
end-four = Vier in einer Linie
end-full = Das Gitter ist voll
