seat = Seat { $a }
yes = yes
no = no
error-out-of-turn = It is not your turn.
error-match-over = The match is over.

cli-key = key
cli-title = title
cli-seats = seats
cli-options = options
cli-no-games = No game is installed; reference games are shown by --all.

cli-help =
    Type the number of a choice, or its words: “{ $a }”. The first words alone list what may follow.
    ? { $a }
                   whether this is possible, and if not, why
    undo           take back what is yours to take back
    save FILE      keep the match; “save! FILE” replaces a file
    rules 4.2      a paragraph, a section, or the whole rulebook
    log            what you were told so far
    board          the board and the choices again (or just Enter)
    quit           leave
    help           this help (or just ?)
    If a word is both a command and an action, “:undo” is the command.
cli-hand-over = Hand over to { $a } and press Enter.
cli-earlier = … { $a } earlier lines; “log” shows them all.
cli-costs = costs { $a }
cli-brings = brings { $a }
cli-taken-back = An action was taken back.
cli-no-number = The list has the numbers 1 to { $a }.
cli-no-action = “{ $a }” begins with no known action; known: { $b }.
cli-no-word = “{ $a }” does not fit “{ $b }”; possible: { $c }.
cli-too-many = { $b ->
        [0] Nothing comes after “{ $a }”, not { $c ->
            [one] a word
           *[other] { $c } words
        }.
        [one] “{ $a }” takes one word after it, not { $c }.
       *[other] “{ $a }” takes { $b } words after it, not { $c }.
    }
cli-allowed = “{ $a }” is possible now.
cli-refused = “{ $a }” is not possible now:
cli-no-undo = There is nothing to take back: you have not acted yet.
cli-undo-agree = Do all others agree? (yes/no)
cli-practice = A practice match: everything could be taken back at any time.
cli-save-what = Name a file: save my-match.txt
cli-save-as = Save the match as (Enter: do not save):
cli-save-number = Shall the file really be called “{ $a }”? (yes/no)
cli-saved = Saved as { $a }.
cli-exists = { $a } is there already; “save! { $a }” replaces it.
cli-not-saved = The match was not saved.
cli-left-unsaved = The match is not over and was not saved.

cli-score = Score
cli-rank = Rank
cli-winners = Winner: { $a }
cli-verified = The record is right: { $a } entries, { $b } draws, each as its luck says.

cli-games = games
cli-steps = steps (seats + chance)
cli-seconds = seconds
cli-speed = steps per second
cli-decisions-speed = decisions per CPU second
cli-steps-speed = the same with chance
cli-length = mean length
cli-reason = ended by
cli-share = share
cli-side = side
cli-bot = bot
cli-wins = wins
cli-interrupted = Interrupted; nothing was counted.
cli-measuring = measuring …
cli-here = this build
cli-pure = plain Python
cli-ratio = times as fast
cli-compiled = compiled
cli-not-compiled = not compiled: both columns are plain Python

cli-check-ok = { $a } passes the kit.
cli-check-faults = { $a } has { $b ->
    [one] one fault
   *[other] { $b } faults
}.
cli-created =
    { $a } is a small complete game now. Next:
    tafelrunde check { $a }
    tafelrunde play { $a }
    pip install -e { $a }   (then “{ $b }” is found like any other game)

### The website: frame, lobby, errors

site-title = Tafelrunde
site-skip = To the content
site-language = Language
site-dark = Evening light
site-light = Daylight
site-guest = Guest { $a }
site-your-name = Your name
site-name-is = You are { $a }. Change your name
site-keep = Keep
site-no-account = No account needed: your name is kept in a cookie, nothing else is known of you.
site-note = The names of the games belong to their authors and publishers, with whom Tafelrunde is not affiliated. Rules are told anew and all pictures drawn anew; what could not be verified is reconstructed and listed with each game.
site-contents = Contents
site-rulebook = Rules
site-rules-of = Rules of { $a }
site-whole-rulebook = The whole rulebook
site-play-it = Open a table
site-ruling = Ruling { $a }: the original left a question open here.

lobby-welcome = Take a seat at the table
lobby-lead = Play with friends, against bots, or around one device. No account, complete rules.
lobby-games = Games
lobby-games-none = No game is installed here yet.
lobby-mine = Your tables
lobby-live = Happening now
lobby-live-none = Nobody is here right now. Open a table, and it will be listed here.
lobby-live-still = The list stands still; reconnecting …
lobby-more = { $a ->
    [one] One more table
   *[other] { $a } more tables
}
lobby-finished = Finished
lobby-seats = { $a }–{ $b } players
lobby-seats-one = { $a ->
    [one] { $a } player
   *[other] { $a } players
}
lobby-minutes = { $a } min
lobby-age = { $a }+
lobby-new = Open a table
lobby-now-face = { $a ->
    [one] Play against { $b }
   *[other] Play { $b } and friends
}
lobby-now-level = { $a }: how well do the bots play?
lobby-rules = Rules

lobby-turn-mine = Your turn
lobby-turn = { $a } to move
lobby-turn-many = Several to move
lobby-waits = { $a ->
    [one] waits for one person
   *[other] waits for { $a } people
}
lobby-opens-mine = Open the table once, so that the match begins
lobby-opens = waits for { $a } to open the table
lobby-over = finished
lobby-go-on = Go on
lobby-go-in = To the table
lobby-look = Result
lobby-watch = Watch
lobby-join = Join
lobby-seat-free = free
lobby-seat-bot = Bot
lobby-clears = { $a ->
    [0] is cleared away today
    [one] is cleared away tomorrow
   *[other] is cleared away in { $a } days
}
lobby-ago-now = just now
lobby-ago-minutes = { $a ->
    [one] a minute ago
   *[other] { $a } minutes ago
}
lobby-ago-hours = { $a ->
    [one] an hour ago
   *[other] { $a } hours ago
}
lobby-ago-days = { $a ->
    [one] yesterday
   *[other] { $a } days ago
}

lobby-new-title = Play { $a }
lobby-set-up = Your table
lobby-how-many = How many play?
lobby-who = Who sits where?
lobby-seat = Seat { $a }
lobby-kind-host = Me
lobby-kind-friend = Somebody with a link
lobby-kind-hotseat = Somebody else at this device
lobby-kinds = What does this mean?
lobby-kinds-help = For “Somebody with a link” you will get a link to pass on. “At this device” means that you hand it around.
lobby-kinds-secret = This game has secrets. When the device is handed on, a curtain hides what only the next player may see.
level-beginner = beginner
    .name = Pim
    .short = new
    .help = Pim takes a quick look at every action and sometimes slips.
level-casual = practised
    .name = Gwen
    .short = casual
    .help = Gwen tries every action with what follows and takes what stands best after it.
level-strong = strong
    .name = Lanz
    .short = strong
    .help = Lanz reckons with your answers and takes up to a second for it.
level-expert = masterly
    .name = Merle
    .short = expert
    .help = Merle looks furthest and takes up to three seconds for a turn.
level-bold = bold
    .name = Kay
    .short = bold
    .help = Kay thinks like Lanz, but is bold: seeks the attack and promises much.
level-careful = careful
    .name = Enid
    .short = careful
    .help = Enid thinks like Lanz, but is careful: keeps together what she has and risks little.
lobby-options = Variants and settings
lobby-usual = as usual
lobby-range = { $a } to { $b }
lobby-text-file = From a file …
lobby-excludes = What excludes what
lobby-exclude = { $a } does not go together with { $b }.
lobby-option-is = “{ $a }: { $b }”
lobby-option-for = “{ $a }” is only for { $b ->
        [one] { $c ->
            [one] one player
           *[other] 1 to { $c } players
        }
       *[other] { $b } to { $c } players
    }.
lobby-settings-for = Only for { $a ->
        [one] { $b ->
            [one] one player
           *[other] 1 to { $b } players
        }
       *[other] { $a } to { $b } players
    }: { $c ->
        [one] one more setting
       *[other] { $c } more settings
    }
lobby-and = { $a } and { $b }
lobby-undo = Taking back
lobby-undo-never = Never
    .help = What luck or others have answered stands.
lobby-undo-consent = With consent
    .help = All others have to agree. Alone against bots there is nobody to ask; then it is never.
lobby-undo-freely = Freely
    .help = Anybody seated takes back at once. The match and its record are marked as practice.
lobby-undo-help = A move that drew nothing and told nobody anything new is always yours to take back.
lobby-tag-never = no taking back
lobby-tag-freely = practice
lobby-who-may = Who may join?
lobby-closed = By link only
    .help = The table is listed nowhere; you decide who plays.
lobby-opened = Everybody
    .help = The table is listed in the lobby; free seats go to whoever comes first.
lobby-start = Open the table
lobby-busy = Opening …
lobby-table-for = { $a }, { $b ->
    [one] one player
   *[other] { $b } players
}
lobby-credit = { $a } is a game by { $b }.
lobby-publisher = Published by { $a }, { $b }.
lobby-publisher-only = Published by { $a }.
lobby-rights = Name and original material belong to their owners; Tafelrunde tells the rules in its own words and draws everything itself.

lobby-fix = This does not work yet:
lobby-bad-option = “{ $a }” takes { $b }.
lobby-bad-text = “{ $a }” cannot be used: { $b }
lobby-bad-seats = This game is for { $a } to { $b } players.
lobby-fits-flag = yes or no
lobby-fits-range = a whole number from { $a } to { $b }
lobby-fits-choice = one of its choices
lobby-fits-text = a text of at most { $a } characters

lobby-invites = { $a } invites you
lobby-invites-somebody = You are invited
lobby-invites-open = An open table
lobby-to-game = to a match of { $a }
lobby-at-table = At the table
lobby-choose-seat = Which seat?
lobby-name-at = Name at seat { $a }
lobby-sit = Sit down
lobby-sit-title = Take your seat
lobby-sit-lead = It begins in a moment.
lobby-sit-more = Who plays at this device?
lobby-sit-here-too = Sit down here too
lobby-already = You sit at this table already. The link is meant for somebody else: pass it on, or play as two at this device.
lobby-seat-taken = This seat is taken already.
lobby-table-over = This match is over.
lobby-luck = Why chance is fair here
lobby-luck-how = The server has sealed a secret already: this is its seal. Your page draws a number of its own, seals it when you sit down, and opens it when everybody has sealed theirs. Every roll comes from all of them together, so nobody could choose it. Your browser keeps what it needs to check that.
lobby-luck-no-script = Without JavaScript your page cannot draw a number. You then play with the luck that the server and the other pages make, and the record says so.

error-home = To the lobby
error-title-400 = That did not work
error-title-403 = Not allowed
error-title-404 = Not found
error-title-405 = That did not work
error-title-413 = Too large
error-title-421 = Not under this name
error-title-422 = That does not fit
error-title-429 = Too fast
error-title-500 = Something fell over
error-title-503 = Not at the moment
error-status-400 = This request cannot be understood.
error-status-403 = This may only come from a page of this Tafelrunde.
error-status-404 = There is no such page; perhaps a piece of the address is missing.
error-status-405 = This page cannot be asked like that.
error-status-413 = This is more than is taken at once here.
error-status-421 = This server is not called by this name. Whoever runs it can allow it: tafelrunde serve --host-name, followed by the name in the address.
error-status-422 = These values do not fit together.
error-status-429 = That was a lot at once. Wait a minute and try again.
error-status-500 = That was our fault, not yours. Your matches are safe; please try again.
error-status-503 = This does not work at the moment. Please try again soon.
error-unknown-game = There is no such game here.
error-unknown-table = There is no such table (any more).
error-unknown-invite = This invitation is not valid. Please ask for a new link.
error-undo-never = Taking back: never. At this table, what chance or others have answered stands.
error-empty-position = This position says nothing; describe what lies on your table.
error-unknown-policy = There is no such rule for taking back; choose never, with consent or freely.
error-hints = Hints are for practice only, and only while nobody else sits at the table.
error-unthought = The bot did not finish thinking. Ask it once more.
error-unknown-bot = There is no such bot here.
error-unknown-version = Nobody plays by these rules here any more.
error-bad-rulebook = There is no such place in the rulebook.
error-bad-setup = Seats or settings do not fit this game.
error-bad-seats = This game cannot be played by so many.
error-bad-option = A setting has a value that does not exist.
error-excluded-options = These settings do not go together.
error-two-hosts = You sit in one seat only; choose “at this device” for others.
error-bad-message = This arrived garbled; please reload the page.
error-aside = So much was arranged at this table that it takes moves only by now.
error-full = This table has taken as much talk as it does.
error-bad-undo = This cannot be taken back any more.
error-opening = The pages are just opening their numbers; the match begins in a moment.
error-empty = There is nothing to see in this text; please write something.
error-illegal = The rules do not allow that now.
error-refused = That is not possible now.
error-auth = You have no right to do that here.
error-limit = That was too long, too much or too fast.
error-over = The match is over.
error-question = Another question is open at this table; answer that one first.
error-unasked = Nobody asks you that (any more).
error-read-only = The rules of this table are no longer played here; you can still look at it.
error-secret = While the match goes on, its record stays secret.
error-stale = Something else is asked by now.
error-storage = This cannot be saved or read at the moment; nothing has changed. Please try again soon.
error-taken = This seat is not free.
error-waiting = Somebody is still missing, or the match is not over yet.

cli-serving = Tafelrunde is running: { $a }
cli-serving-near = On the same network, for phones: { $a }
cli-serving-crew = { $a } processes share the work.
cli-serving-stop = Ctrl+C stops it; actions played are safe.
cli-audit-table = table
cli-audit-game = game
cli-audit-verdict = replay
cli-audit-why = why
cli-audit-identical = replays identically
cli-audit-waiting = has not begun
cli-audit-other-rules = other rules
cli-audit-differs = differs
cli-audit-position-kept = Its last position is kept.
cli-audit-position-unreadable = Its last position is kept, but these rules cannot read it.
cli-audit-position-none = Its last position was not kept.
cli-audited = { $a ->
    [one] One table was looked at.
   *[other] { $a } tables were looked at.
}
cli-backed-up = { $a ->
    [one] One table is in { $b }.
   *[other] { $a } tables are in { $b }.
}
cli-made-private = Others could read { $a }; now only its owner can.
cli-tidy-would = { $a }: { $b }, { $c }, { $d } days without a change
cli-tidy-waiting = waits for people
cli-tidy-running = is being played
cli-tidy-over = is over
cli-tidy-dry = To be cleared: { $a } waiting rooms, { $b } running and { $c } finished matches. Nothing was changed.
cli-tidy-done = Cleared: { $a } waiting rooms, { $b } running and { $c } finished matches.
cli-tidy-records = Their records are in { $a }.
cli-stopped = Stopped; all matches are safe.
cli-exported = { $a } files in { $b }. README.txt explains the columns; --import reads them again.
cli-imported = “{ $a }” fits (checksum { $b }). Play with it: tafelrunde play { $c } --option box=@{ $d }
cli-as-in-box = All as in the box; there is nothing to write.
cli-drawn = Drawn: { $a }
cli-written = Written: { $a }

# table page
table-skip = Skip to the actions
table-board = Board
table-players = Players
table-your-actions = Your actions
table-seat-name = Seat { $a }
table-bot-name = Bot { $a }
table-automa = automa
table-bot-level = Bot ({ $a })
table-bot-called = { $a }, bot ({ $b })
table-level = Strength
table-and = { $a } and { $b }
table-turn-of = { $a } to move
table-thinks = { $a } is thinking …
table-missing = { $a ->
    [one] One person is still missing
   *[other] { $a } people are still missing
}
table-left = { $a } has left.
table-close = Close
table-usual = usual rules
table-companion = with your own box
table-listed = listed in the lobby
table-unlisted = by link only
table-remove = Send away
table-remove-who = Ask { $a } to get up
table-remove-sure = Really ask { $a } to get up? The invitation will not work any more.
table-share = Share
table-code-of = QR code of the invitation to seat { $a }
table-code-hint = Scan it or pass it on: whoever opens the link sits here.
table-over = The match is over
table-read-only = To look at only
table-other-rules = This match was played by version { $a } of the rules; version { $b } is installed here.
table-kept = You see its last position.
table-kept-before = { $a ->
    [one] You see the last position that was kept; one entry came after it.
   *[other] You see the last position that was kept; { $a } entries came after it.
}
table-kept-unread = Its last position was kept, but the rules installed here cannot read it.
table-going-on = Go on from here
table-to-going-on = To the match that goes on
table-going-on-why = A new match by the rules of now, from this position. It begins when everybody who played here has sat down again; nobody else may take their seats.
table-going-on-others = Those who play here may go on from this position.
table-goes-on = goes on from an earlier position
table-you = you
table-to-move = to move
table-enter = What did your box give? { $a }
table-step-n = Step { $a } of { $b }
table-steps-turn = It is { $a }'s turn
table-step-back = Back
table-step-next = Done, next
table-step-end = All done
table-step-all = Steps of this turn
table-step-other = Is it different on your table?
table-step-fix = Correct the position
table-has-chosen = has chosen
table-turn = Turn
table-one-more = More
table-one-fewer = Fewer
table-online = at the table
table-offline = not here
table-absent = away for minutes
table-free = free
table-free-seats = Free seats
table-seat-free = Seat { $a } is free
table-who-plays = Who is playing?
table-name-of = Name at seat { $a }
table-your-name = Your name
table-begin = Sit down
table-sit = Sit down
table-sit-ask = Ask for the seat
table-sit-why = There is something hidden here: all others at the table have to agree.
table-luck-why = Your browser adds a random number, sealed until everybody has added theirs: so nobody, not even this server, can choose the luck of the match.
table-invite = Invitation for this seat
table-copy = Copy
table-copy-what = Copy: { $a }
table-copied = Copied.
table-put-bot = Put a bot here
table-bot-for-me = Let a bot play for me
table-bot-plays = A bot is playing for { $a }
table-come-back = Go on myself
table-leave = Get up
table-leave-sure = Really get up? The seat becomes free.
table-asks-undo = { $a } would like to take back
table-asks-bot-you = { $a } asks whether a bot ({ $b }) may take over for you
table-asks-bot = { $a } asks whether a bot ({ $b }) may take over for { $c }
table-asks-sit = { $a } asks for seat { $b } and would see what is hidden there
table-ask-bot = Ask whether a bot may take over
table-question-first = The open question at the table has to be answered first.
table-host = Whoever opened the table
table-still-to-agree = Still to agree: { $a }
table-agree = Agree
table-refuse = Refuse
table-withdraw = Never mind
table-watch = Watching
table-watching = { $a ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $a } people are watching.
}
table-watch-link = Address for watching
table-seat-link = Yours alone: your seat on another device. Whoever has this address plays for you; do not pass it on.
table-seat-link-name = This seat on another device
table-record = Download the record
table-wins = { $a } wins
table-shared = Shared victory: { $a }
table-sheet = Scores
table-points = Points
table-rematch = Rematch
table-to-rematch = To the rematch
table-luck = Was the luck honest?
table-luck-verify = Before the first draw everybody had put a number into a sealed envelope, the server, too. Every draw can be checked, on your own device.
table-luck-commitment = Seal of the server
table-luck-numbers = Numbers of the browsers
table-luck-secret = Secret
table-why-watching = You are watching. Sit down at a free seat to play.
table-why-not-asked = It is not your turn.
table-log-undo = { $a } takes back.
table-log-ask = { $a } would like to take back.
table-log-ask-bot = { $a } is asked whether a bot may take over.
table-log-ask-sit = { $a } asks for seat { $b }.
table-log-agree = { $a } agrees.
table-log-refuse = { $a } refuses.
table-log-flag = The time of { $a } is up.
table-log-absent = { $a } has been away for two minutes.
table-log-present = { $a } is back.
table-log-hint = { $a } takes a hint.
table-hint = Hint: what would a strong bot consider?
table-hint-wait = A strong bot is thinking …
table-hinted = A strong bot would consider:
table-log-simple = For { $a } the bot did not finish thinking; a simple choice was made.
table-log-bot = A bot ({ $b }) plays for { $a }.
table-log-empty = Seat { $a } is free.
table-log-sits = { $a } takes seat { $b }.
table-back = Back
table-undo = Take back
table-undo-ask = Ask to take back
table-policy-never = Taking back: never, once luck or others have answered.
table-policy-consent = Taking back: if all others agree, once luck or others have answered.
table-policy-usual = Taking back: if all others agree; alone against bots, never.
table-policy-freely = Taking back: freely, at any time. This match is practice.
table-policy-box = Taking back: what you enter from your box can always be corrected.
table-practice = Practice
table-practice-end = A practice match: everything could be taken back at any time. The record says so, too.
table-since = Since your turn
table-recent = Lately
table-lost = Connection lost; trying to reconnect …
table-clears = { $a ->
    [0] This table is cleared away today
    [one] This table is cleared away tomorrow
   *[other] This table is cleared away in { $a } days
}
table-clears-why = Nothing has happened here for a long time. Play on or write a line, and it stays.
table-clears-over = The match has been over for a long time. Download its record if you would like to keep it.
table-cleared = This table is not there any more.
table-crowded = Too many tables are open at once. Close one, and this one goes on by itself.
table-queued = Connection lost. What you did has not arrived yet; it is sent as soon as the line is back.
table-again = Connected again.
table-sound = Sounds
table-motion = Motion
table-ask-first = Ask before each move
table-pass-to = Pass the device to { $a }
table-uncover = That is me – show my side
table-more = More
table-rule = Rule
table-send = Send
table-say = Say something
table-not-possible = That is not possible now.
table-struck = taken back
table-watcher = watching
table-mute = mute
table-unmute = show again
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-menu = Table
table-rulebook = The whole rulebook
table-components = Components and sources
table-rules-hint = Click on something that is not possible: here you will see which rule forbids it. A symbol says what it means while the pointer or a finger rests on it.
table-settings = Settings
# end of table page

# luck entered by hand
lobby-source = Dice, bags and piles
lobby-luck-drawn = The program draws
    .help = Verifiable: luck is fixed before the first turn and disclosed at the end.
lobby-luck-entered = We have the box before us
    .help = A companion to the real game: you enter what bag, display and bowls gave.
lobby-luck-left = The box before us, the program draws some
    .help = You enter only what lies on the table; the program draws the other markers.
position-title = Correct the position
position-help = Change what lies differently on your table. The match goes on at a new table with this position; the old one stays as it is. Commas separate the entries of a list: write what is missing, delete what is too much.
position-fields = Fields
position-text = As text
position-text-help = Everything as JSON. If you change something here, the text counts and not the fields.
position-go = Go on with this position
position-bad = The position cannot be like that: { $a }
position-not-here = Only those who play with the box before them may correct the position.
position-near = Closer
position-undo = Undo
position-redo = Redo
position-drop = Put it down
position-trays = What is in the box
position-whose = Whose it is
position-left = { $a } left
position-place = In the village
position-place-help = Tap a tile: what lies on it is told here.
position-less = Less: { $a }
position-more = More: { $a }
position-not-yet = { $a ->
        [1] On as soon as one fault is mended
       *[other] On as soon as { $a } faults are mended
    }
position-kept = The match goes on at a new table with this position; the old one stays as it is.
position-discard = Discard
position-take-text = Take the text
position-mend-set = Set to { $a }
position-mend-away = Take away: { $a }
wrong-missing = This is missing.
wrong-number = A whole number from { $a } to { $b } belongs here.
wrong-no-number = A whole number belongs here.
wrong-unknown = There is no “{ $a }” here.
wrong-empty = This position says nothing; describe what lies on your table.
wrong-text-long = The text is too long.
wrong-text-json = The text is no JSON object.
table-position = Correct the position
table-replay = Replay
lobby-replay = Watch
replay-title = Replay
replay-story = What happened
replay-slider = Moment of the match
replay-start = To the beginning (Home)
replay-back = One step back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-on = One step on (→)
replay-end = To the end (End)
replay-begin = Before the first move
replay-step = Step
replay-new = New:
replay-mine = my decisions only
replay-undone = show what was taken back
replay-struck = taken back
replay-copy = Link to this moment
replay-copied = The link to this moment has been copied.
replay-picture = Picture
replay-as = Seen through the eyes of
replay-all = everyone
replay-watcher = a spectator
replay-ended = The match is over: all views are open now.
replay-table = To the table
replay-other = Another record
replay-lost = The server did not answer that. Please try again.
replay-secret = While the match is running you see only what you may see from your own seat. Afterwards all views are open.
replay-forgets = In this match nobody shows what is past: whoever does not remember it learns it at the end. Afterwards all views are open.
replay-secret-device = Several people play on this device: while the match is running you see here what spectators see. Afterwards all views are open.
replay-bad-seat = There is no seat “{ $a }” at this table.
replay-bad-moment = This match has no moment “{ $a }”; there are 0 to { $b }.
replay-bad-theme = There is no theme “{ $a }”, only light and dark.
replay-slower = That was too fast. Wait a moment.
replay-gone = This record is not here any more. Bring it once more: it is kept in memory only for a while.
replay-waiting = The match has not begun: there is nothing to replay yet.
replay-read-only = This match cannot be replayed here, but its record can still be had at the table. { $a }
replay-record = Record
replay-file = Or from a file:
replay-upload-help = Paste the record of a match, as it can be downloaded at a table. It is checked and then shown move by move.
replay-upload-kept = Nothing is stored: the text is only held in memory until nobody has looked at it for an hour. Until then, whoever knows the link can look too.
replay-show = Show it
replay-too-long = The text is too long: more than { $a } characters are not read.
replay-bad-record = This record is not right: { $a }
replay-luck = Was luck fair?
replay-luck-later = After the end of the match every draw can be checked here.
replay-luck-checking = Every draw is being checked …
replay-luck-yes = Yes.
replay-luck-no = No.
replay-luck-wrong = Something does not fit. Download the record and talk to whoever runs this server. { $a }
replay-luck-promise = Before the match the server chose a secret and showed its fingerprint. Now the secret is open, and the fingerprint fits: it was not exchanged.
replay-luck-people = { $a ->
    [0] Nobody added a number of their own.
    [one] One person added a number of their own, which the server did not know before.
   *[other] { $a } people added numbers of their own, which the server did not know before.
 }
replay-luck-seeded = Luck came from a fixed starting number, which stands in the record.
replay-luck-draws = { $a ->
    [0] Nothing was drawn.
    [one] The one draw was checked and is right.
   *[other] All { $a } draws were checked and are right.
 }
replay-luck-entered-title = Out of the box
replay-luck-entered = What was drawn and rolled was entered by the people at the table. That cannot be checked.
replay-no-picture = This server cannot paint pictures.

# Signs of life: sounds, notices, the site as an app
table-notify = Tell me when it is my turn
table-offer-sound = Sounds when something happens?
table-offer-notify = Tell you when it is your turn and you look elsewhere?
table-offer-yes = Yes
table-offer-no = No
site-install = Install as an app
offline-title = No connection
offline-text = The server cannot be reached right now. Your tables wait for you, nothing is lost.
offline-again = Try again

# Pace: what others do is shown one after the other
table-tempo = Speed of the bots
table-speed-calm = calm
table-speed-quick = quick
table-playback = Show what others do
table-watch-again = watch
table-hold = Pause
table-go-on = Go on
table-skip-all = Skip
table-skip-turn = To your turn
table-progress = { $a } of { $b }
table-more-lines = { $a } more lines
table-round-n = Round { $a }
table-setup-n = Set-up ({ $a })
table-turns-n = { $a } turns
table-left-n = { $a } left
table-speed-once = at once

# Hints for a first match

table-coach = Hints for a first match (switching them on shows all again)
table-coach-first = First match
table-coach-done = Got it
table-coach-off = No hints

lobby-last-time = as last time

# What will be played, changed before it begins

arrange-title = { $a }: change the settings
arrange-lead = Whoever sits already is asked once whether that is all right. Seats are given at the table.
arrange-keep = Keep these
arrange-back = Back
table-change = Change
table-changed = { $a } has changed what will be played. Do you still want to play?
table-changed-yes = I will play
table-changed-waits = Not yet seen by: { $a }.
table-changed-title = Changed settings
table-example = For example like this. It is laid out, and colours are given, when everybody is there.
table-log-arrange = The settings were changed ({ $a }).

# The rulebook's page

rules-search = Search the rules
rules-found = { $a ->
    [one] One paragraph
   *[other] { $a } paragraphs
}
rules-none = Nothing about that in the rules.
rules-figure = { $a }: picture for § { $b }
rules-foot = Every paragraph has an address of its own. The pictures are drawn by the game itself from small positions.
rules-tag = Ruling { $a }

# the play screen's frame
table-lens = Board near or whole
table-parts = Parts of the board
table-whole = Overview: near or whole
table-beside = Log, chat, rules
table-menu = Menu
table-table-and-settings = Table and settings
table-all = All { $a } …
table-fold = Fold up
table-below = { $a } more below
table-send-n = Send ({ $a })
table-nobody-at = Nobody sits at { $a }

# Why not

table-why-not-now = “{ $a }” is not possible now.
table-why-nothing = Nothing can be done with this now.
table-look-up = in the rules
table-why-needed = needed
table-why-there = there
table-why-over = The match is over.
table-why-turn-of = { $b ->
    [one] It is { $a }’s turn.
   *[other] It is the turn of { $a }.
 }

# The end of a match
table-end-board = Show the board
table-end-result = Back to the result
table-end-watch = Watch
table-end-picture = Picture
table-end-record = Record
table-end-chart = Points per round
table-end-chart-label = Points per round, in the end: { $a }
table-end-table = As a table
table-end-round = Round
table-end-final = End
table-end-close = { $a ->
    [one] Close: one point was missing.
   *[other] Close: { $a } points were missing.
 }
table-end-wish = { $a } wants a rematch.
table-luck-check = Check it
end-later = The match is not over yet.

# Films of a match
replay-film = GIF from here
replay-film-steps = Steps
replay-film-about = { $a } pictures, { $b } s, about { $c } MB
replay-film-go = Make it
replay-film-made = Look at the GIF and keep it
replay-film-failed = The GIF was not made. Try again.
replay-film-frames = A GIF has 2 to { $a } pictures.
replay-film-full = Enough GIFs are being made just now. Try again in a moment.
replay-film-gone = This GIF is not here any more.
# After the first click
table-next = { $a } – and then?

# My matches
lobby-matches = My matches
lobby-matches-none = None of your matches is over yet. Afterwards you can watch them here again.

# Bots against each other
cli-wrong-plot = The plot is drawn as an .svg or .png file, not as { $a }.
cli-paused = Interrupted after { $a } matches; the same command goes on with them.
cli-forecast = forecast
cli-came-true = came true
cli-forecasts = forecasts
cli-calibration-caption = { $a } matches; mean distance { $b }; log-loss { $c }, knowing nothing { $d }
cli-sharpness = log-odds times { $a }; best for these matches: times { $b }; log-loss without { $c }
cli-tuned = The best weights: { $a }. They belong into the game's data/advice.toml.
cli-interval = 95 %
cli-rating = rating
cli-per-decision = ms per decision
cli-arena-caption = { $a } matches; parity is { $b }
cli-arena-above = decided: above parity
cli-arena-below = decided: below parity
cli-arena-open = not decided
cli-analyse-start = at first
cli-analyse-end = in the end
cli-analyse-luck = luck
cli-analyse-skill = decisions
cli-analyse-moment = Entry { $a }, { $b }: { $c } points of a hundred

## Seats in the waiting room

table-log-seats = The seats are arranged anew.
table-begins-seats = { $a ->
        [one] It begins as soon as seat { $b } is taken.
       *[other] It begins as soon as seats { $b } are taken.
    }
table-begins-agreed = It begins as soon as { $a } agrees.
table-begins-counts = Everybody is here: it begins in a moment.
table-begins-halted = On hold: { $a } needs a moment.
table-all-there = Everybody is here
table-counts = It begins in a moment
table-halted = { $a } has stopped it
table-count-stop = Wait a moment
table-count-go = Let’s go
table-opened-it = opened the table
table-seat-menu = Change this seat: { $a }
table-move-up = One seat up
table-move-down = One seat down
table-more-seats = One seat more
table-fewer-seats = One seat fewer
table-invite-for = Invitation for seat { $a }
lobby-speed = Pace of bots
lobby-speed-calm = Calm
    .help = Every event is seen for almost a second.
lobby-speed-quick = Quick
    .help = As fast as one can still follow.
lobby-speed-once = At once
    .help = Without pauses. Who plays alone may change it at the table at any time.

# Clocks, and who leaves
lobby-clock = Clock
lobby-clock-none = no clock
    .help = Everybody thinks as long as they like.
lobby-clock-move = per turn
    .help = Each turn has its own time. When it is up, a bot decides.
lobby-clock-match = per match
    .help = One time for all turns, and something more for each. When it is up, a bot decides.
lobby-clock-days = days
    .help = For matches on the side: each turn may take days.
lobby-clock-move-n = Seconds per turn
lobby-clock-match-n = Minutes per person
lobby-clock-more = Seconds more per turn
lobby-clock-days-n = Days per turn
lobby-leaver = When somebody is away for two minutes:
lobby-leaver-vote = The others vote
    .help = If all want it, a bot plays on. They can return at any time.
lobby-leaver-bot = A bot steps in
    .help = Without a vote. They can return at any time.
error-unknown-timing = There is no such thinking time.
table-clock-move = { $a } s per turn
table-clock-match = { $b ->
    [0] { $a } min per person
   *[other] { $a } min + { $b } s per turn
}
table-clock-days = { $a ->
    [one] 1 day per turn
   *[other] { $a } days per turn
}
table-leaver-bot = bot steps in
table-clock-mark = You have { $a } seconds left.
table-clock-hour-n = { $a } h
table-clock-day-n = { $a } d
table-by-bot = bot
table-gone = { $a } is away
table-gone-soon = After that a bot ({ $a }) may play on. They can return at any time.
table-gone-bot = After that a bot ({ $a }) plays on. They can return at any time.
table-gone-later = Vote when the time is up
table-gone-now = If all want it, a bot ({ $a }) plays on. They can return at any time.
table-stand-agree = Let a bot play ({ $a } of { $b })
table-stand-wait = Wait
table-asks-stand = Shall a bot ({ $b }) play on for { $a }?
table-asks-abandon = { $a } would like to stop the match
table-give-up = Resign or stop …
table-resign = Resign
table-resign-sure = Really resign? The match ends with it.
table-resign-bot-sure = Really resign? A bot plays on for you, and you cannot return.
table-abandon = Stop the match
table-abandon-ask = Ask to stop the match
table-abandon-sure = End the match here, without a result?
table-ended-abandoned = Stopped by agreement.
table-ended-resigned = { $a } resigned.
table-ended-won = { $a } resigned, { $b } wins.
table-end-resigned = Resigned
table-end-abandoned = Stopped
table-ended-no-result = Nothing is scored; you can still watch the match again.
table-log-late = { $a } ran out of time: a bot ({ $b }) decides.
table-log-lapse = Nobody answered: the question is closed.
table-log-missing = The page of { $a } did not open its number: its seal counts.
table-log-resign = { $a } resigns.
table-log-ask-stand = Shall a bot play on for { $a }?
table-log-ask-abandon = { $a } would like to stop.
table-log-bring = { $a } enters a piece of the real box.
table-log-back = { $b ->
    [0] { $a } is back.
    [one] { $a } is back. The bot decided once.
   *[other] { $a } is back. The bot decided { $b } times.
}

# components

piece-new = New piece
piece-lead = Not in the list, or different in your box? Enter what your piece says. What happened so far stays.
piece-instead = It is this one of ours, or your box lacks this one instead:
piece-shape = 1 Outline
piece-outline = Outline { $a }
piece-edges = Tap an edge until it is right.
piece-look = 2 This is how it looks
piece-facts = 3 What does it say?
piece-draw = Draw it
piece-fits = It fits together.
piece-broken = It is drawn here as soon as everything fits.
piece-add = Add it and go on
box-refused = { $a }
table-add-piece = Not in the list: add it
box-own = own components: { $a }
box-title = Components of { $a }
box-link = All components and their sources
box-kicker = Components
box-lead = The rules are complete. Of { $b } components we do not know { $a } from the original{ $c ->
    [0] {""}
    [one] , and of another one single values
   *[other] , and of { $c } others single values
}. We designed them to fit, and say so at each of them.
box-beside = Your box may differ from ours: of { $b } pieces { $a } are reconstructed{ $c ->
        [0] {""}
       *[other] , and single values of { $c } others
    }. Have a look first. What differs you bring as a table, or enter it as soon as it comes up.
box-lead-own = This is the own set “{ $a }”.
box-source-rulebook = rulebook
box-source-photographs = photographs
box-source-reconstructed = reconstructed
box-source-own = own
box-partly = { $a }; reconstructed: { $b }
box-partly-tag = partly
box-counted = { $a }: { $b ->
    [one] one piece
   *[other] { $b } pieces
}, { $c ->
    [0] none
   *[other] { $c }
} reconstructed
box-search = Search components
box-none = Nothing found
box-found = { $a ->
    [one] one piece
   *[other] { $a } pieces
} found
box-all = All
box-times = { $a } ×
box-download = Download as spreadsheets
box-yours = You have the box?
box-yours-help = Download the tables, fill in what is printed on your cards and tiles, and upload them here again. Comma or semicolon, German or English headings: both will do. Tables you leave out stay as they are here.
box-files = Your tables (CSV)
box-upload = Upload and check
box-busy = Checking …
box-troubles = { $a ->
    [one] One cell does not fit
   *[other] { $a } cells do not fit
} yet. Mend it in your table and upload it again.
box-good = All right: { $a } components, all of them drawn, a trial match played to its end for every number of players.
box-same = That is exactly the box that lies here already.
box-open = Open a table with it
box-keep = Keep this file
box-hash = checksum { $a }
box-without = Play without own components
box-unplayable = It cannot be played: { $a }
box-busy-server = Another set is being checked just now. Try again in a moment.
box-at = { $a }, row { $b }, column “{ $c }”: { $d }
box-at-line = { $a }, row { $b }: { $c }
box-readme-title = The components of { $a } as spreadsheets
box-readme = Each file is a table. Change, remove or add rows and read the folder again. What stands in brackets only explains; the word before it belongs in the cell. Several numbers or names stand side by side with spaces, amounts as “2 wood 1 stone”, places as “(0 0) (2 1)”.
box-fits-choice = Possible: { $a }.
box-fits-number = From { $a } to { $b }.
box-rows = A table has { $a } to { $b } rows.
box-row = That is no row.
box-column = There is no column “{ $a }” here.
box-missing = Something is missing here.
box-twice = “{ $a }” is there already.
box-fixed = This must be “{ $a }”: the rules know these rows, in this order.
box-too-many = No more than { $a } rows are possible here.
box-text = The text is too long; { $a } letters at most.
box-formula = “{ $a }” begins like a formula; a text does not begin with =, +, - or @.
box-letters = There are characters here that cannot be read.
box-number = “{ $c }” does not fit; a whole number from { $a } to { $b } does.
box-flag = I do not understand “{ $a }”; yes or no.
box-choice = I do not know “{ $b }”. Possible: { $a }.
box-list = At most { $a } values.
box-size = This takes { $a } values, not { $b }.
box-pair = “{ $a }” is no place; places are written (0 0) (2 1).
box-counts = Amounts are written “2 wood 1 stone”. Possible: { $a }.
box-table = There is no table “{ $a }”.
box-file = “{ $a }” does not belong to this game. These do: { $b }
box-nothing = There is no table among them. These belong here: { $a }
box-too-large = That is too large: { $a } MB at most.
box-cells = The row has more than { $a } cells.
box-empty = The table has no rows.
box-unreadable = The table cannot be read ({ $a }).
box-no-column = I do not know this column.
box-column-twice = This column is there twice.
box-column-missing = This column is missing.
box-lies = This can only be { $a } here.
box-set-name = Name of your set
box-name = “{ $a }” is no name; names are short and have only letters, digits and hyphens.
column-name = name
    .help = Short, letters, digits and hyphens only; each once.
column-id = No.
    .help = Short, letters, digits and hyphens only; each once.
column-key = No.
    .help = Short, letters, digits and hyphens only; each once.
column-count = count
    .help = How many of it are in the box.
column-seats = people
    .help = From how many people on it takes part.
column-points = points
    .help = Victory points.
column-gold = gold
    .help = Gold pieces.
column-source = source
    .help = Where we know it from; a row that you change becomes “own”.
column-reconstructed = of it reconstructed
    .help = Columns of this row that are ours, with spaces between them.

# A match analysed
replay-study = Analyse the match
replay-study-full = Enough matches are being analysed just now. Try again in a moment.
replay-study-failed = The match was not analysed. Try again.
replay-study-later = A match is analysed when it is over.
replay-inside = How the search went
replay-action = Action
replay-visits = Visits
replay-chance = Chance
replay-study-by = By a search from this seat's own view, # simulations for each decision.
replay-odds = Who was likely to win?
replay-turning = Turning point
replay-played = Played:{" "}
replay-side = Side
replay-fortunes = Luck and decisions
replay-fortune = Luck
replay-skill = Decisions
replay-fortunes-help = In points of a hundred of the chance to win: what draws gave, and what one's own decisions gave.

# seals and receipts of luck
table-opening = The numbers are being opened
table-opening-waits = Everybody has sealed a number. Still to be opened: { $a }. The match begins in { $b } seconds at the latest.
table-opening-days = Everybody has sealed a number. Still to be opened, when they look in: { $a }. The match begins in a day at the latest.
table-luck-receipt = Luck receipt
table-unfair = Something is wrong with the luck
table-unfair-go-on = Play on all the same
table-unfair-missing = Your number was not received, although your page opened it. The match waits for you: unless your page had no connection just then, a server that loses numbers could choose between two outcomes. Save your receipt and talk to the others before you play.
table-unfair-late = Your number was not received. Perhaps it came too late: your page had slept, or lain in the background, when it was to be opened. Its seal counts in its place. If you had the page before you all the time, save your receipt and talk to the others before you play.
table-unfair-unasked = Your number counts as not opened, but your page was never asked for it. Perhaps it had slept or had no connection; otherwise a server that does not ask could choose between two outcomes. Save your receipt and talk to the others before you play.
table-unfair-commitment = The server shows another seal than before. It may have exchanged its secret. Save your receipt and talk to the others before you play.
table-unfair-terms = The seals, or what is played, are others than your page was shown before. Save your receipt and talk to the others before you play.
table-unfair-seal = The seal of your number is not among those of this match. Save your receipt and talk to the others before you play.
table-unfair-number = Another number stands in the place of yours. Save your receipt and talk to the others before you play.
luck-title = Luck receipt
luck-asked = Was the luck honest?
luck-yes = Yes.
luck-no = No.
luck-later = That can be told after the end.
luck-without = That cannot be told here without JavaScript; “tafelrunde verify” checks the record.
luck-how = Before the start everybody put a number into a sealed envelope, the server, too. Only when all envelopes lay there were they opened. Every roll and every card comes from all numbers together.
luck-so = So nobody alone could decide anything, not even the server.
luck-alone = Nobody's page added a number: the server's secret alone decided. It was sealed before the start and was not exchanged, but nobody else had a part in it.
luck-server = Server
luck-seat = { $a }, seat { $b }
luck-sealed = sealed
luck-fits = seal fits the number
luck-yours = your number, kept on this device
luck-missing = did not open: the seal counts
luck-none = added no number
luck-bad = seal does not fit the number
luck-draws = { $a ->
    [0] There was nothing to draw
    [one] The one draw, checked
   *[other] All { $a } draws, checked
}
luck-odds = { $a } in { $b }
luck-here = Calculated on your device, not on the server; the odds are those of the rules, which “tafelrunde verify” checks, too.
luck-slip = Luck receipt
luck-slip-table = Table { $a }
luck-slip-server = Seal of the server
luck-slip-number = Your number
luck-slip-others = Seals of all pages
luck-slip-terms = Agreed on (hash)
luck-slip-none = none on this device
luck-slip-fits = agrees with the table
luck-slip-differs = does not agree with the table
luck-slip-no = On this device there is no receipt of this match. If you have it as a file, load it.
luck-slip-why = Keep the receipt: with it the server cannot claim anything else later.
luck-save = Save receipt
luck-load = Load a receipt
luck-not-read = This file is no receipt.
luck-other-match = This receipt is of another match.
luck-trouble-commitment = The server showed another seal before the match.
luck-trouble-terms = The seals, or what is played, are others than before the match.
luck-trouble-seal = The seal of this page is missing.
luck-trouble-number = Another number stands in the place of the page's own.
luck-trouble-missing = The page opened its number, but the table says that it is missing.
luck-trouble-late = The table says that this page's number is missing. The page opened it, but perhaps too late: it had slept, or lain in the background.
luck-trouble-secret = The secret does not fit the server's seal.
luck-trouble-share = A number does not fit its seal.
luck-trouble-draw = Draw { $a } is not the one that luck gives.
luck-talk = Save record and receipt, and talk to whoever runs this server.
luck-record = Record
luck-table = To the table
luck-first = This match still has luck by the first protocol: without seals, and without a receipt. Its replay checks every draw.
luck-box = The people at the table have entered what was drawn. That cannot be checked.
cli-verified-luck-seeded = Luck: a seed, which stands in the record.
cli-verified-luck-1 = Luck: protocol 1, { $a ->
    [one] one number
   *[other] { $a } numbers
 } of people, without seals.
cli-verified-luck-2 = Luck: protocol 2, { $a } of { $b } numbers under seal counted.
cli-verified-receipt = The receipt agrees with it.
# what is known of the reader

privacy-title = Privacy
privacy-link = What is kept here, and for how long
privacy-text = There are no accounts here. A cookie in your browser holds a random number by which this server knows you again, the name you chose, your language and the theme; it is not used for anything else and goes to nobody else. Stored are the tables: who sits there under which name, all moves, and what is said at them. Whoever has the address of a table can watch it and reads the names there; after the end, everybody can have its record. Your network address is kept in memory for a short while, so that nobody can take up too much of the server; it is stored nowhere. Nothing is loaded from other servers, nothing is counted, there is no advertising.
privacy-kept = A table where people are still missing is cleared away { $a } days after somebody last did something there, a running match after { $b } days, a finished one after { $c }; whoever looks at it in the two weeks before is told.
privacy-for-ever = Tables stay until whoever runs this server clears them away.
me-title = About you
me-link = Sign out everywhere, or delete what is kept of you
me-about = You are { $a } here. All that makes you the same person tomorrow is a cookie in this browser.
me-signed-out = Done. Only this browser is still you.
me-sure-first = Please tick that you are sure.
me-out = Sign out everywhere else
me-out-what = If your cookie got into other hands, or another browser is still you: from then on only this browser is. Links to your seats that you passed on stay good until you get up there.
me-out-sure = Yes, only this browser shall be me.
me-out-go = Sign out everywhere else
me-delete = Delete my name and my tables
me-delete-what = Tables where nobody else sits are deleted, with everything in them. At tables of others you become “somebody”, in finished matches too, what you said from your seat is deleted, and in a match that is going on a bot plays for you from then on. This cannot be undone.
me-delete-sure = Yes, delete it all.
me-delete-go = Delete
me-delete-opening = The match at one of your tables is just beginning. Try again when it runs.
me-gone = Deleted
me-gone-tables = { $a ->
    [0] You had no tables of your own.
    [one] One table is deleted.
   *[other] { $a } tables are deleted.
}
me-gone-names = { $a ->
    [one] At one table of others you are “somebody” now.
   *[other] At { $a } tables of others you are “somebody” now.
}
table-somebody = somebody
