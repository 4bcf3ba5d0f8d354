// Written from web/table/protocol.py by `python -m tafelrunde.web.table.declare`.

export type Path = Array<string>; // the tokens of one action, its kind first

export type Trie = { [key: string]: Trie | string | 1 }; // token → the next ones; at the end 1, or in words

/** Plays actions of one's own: all of them, or none. */
export interface Act {
  t: "act";
  seat: number;
  decision: number; // the question it answers
  paths: Array<Path>;
}

/** Enters what real dice, bags or bowls gave. */
export interface Enter {
  t: "enter";
  seat: number;
  decision: number;
  paths: Array<Path>; // one
}

/** Asks what could be done after some picks that are not sent yet; answered by tried. */
export interface Try {
  t: "try";
  seat: number;
  decision: number;
  paths: Array<Path>;
}

/** Plays what somebody typed: the game reads it as actions. */
export interface Phrase {
  t: "phrase";
  seat: number;
  decision: number;
  text: string;
}

/** Asks what an action would do, before it is confirmed; answered by meant. */
export interface Mean {
  t: "mean";
  seat: number;
  decision: number;
  path: Path;
}

/** Asks which paragraph stands against a click; answered by why. */
export interface Why {
  t: "why";
  seat: number | null; // null: nobody here is asked
  path: Path;
}

/** Asks what a strong player would look at; answered by hinted. */
export interface Hint {
  t: "hint";
  seat: number;
  decision: number;
}

/** Answers a question once for all, or wants to be asked again. */
export interface Order {
  t: "order";
  seat: number;
  ask: string; // code of the question
  on: boolean;
}

/** The speed of bots, as the server puts it into a form. */
export interface PaceForm {
  t: "pace";
  seat: number;
}

/** How fast bots go at this table from now on. */
export interface Pace extends PaceForm {
  speed: string; // calm, quick, once
}

/** Takes an act back, or asks the others to. */
export interface Undo {
  t: "undo";
  seat: number;
  entry: number;
}

/** Says yes to what somebody asks of the table. */
export interface Agree {
  t: "agree";
  seat: number;
  ask: number; // entry of the question
}

/** Says no to it, or withdraws what one asked. */
export interface Refuse {
  t: "refuse";
  seat: number;
  ask: number;
}

/** Sitting down, as the server puts it into a form. */
export interface TakeForm {
  t: "take";
  seat: number;
  invite?: string; // not needed for an open seat
  hotseat?: boolean; // one of several at this device
}

/** Sits down. */
export interface Take extends TakeForm {
  name: string;
  seal: string; // of the number that the page adds to luck; "": it has none
}

/** Opens the number that the page had sealed. */
export interface Open {
  t: "open";
  seat: number;
  number: string;
}

/** Gets up from a seat; the host may do it for others. */
export interface Leave {
  t: "leave";
  seat: number;
}

/** Stops the counting before the match, or lets it go on. */
export interface Count {
  t: "count";
  seat: number;
  on: boolean;
}

/** A bot for a seat, as the server puts it into a form. */
export interface BotForm {
  t: "bot";
  seat: number;
}

/** Lets a bot play for a seat. */
export interface Bot extends BotForm {
  level: string;
}

/** Gives up for good. */
export interface Resign {
  t: "resign";
  seat: number;
}

/** Asks the others to end the match here. */
export interface Abandon {
  t: "abandon";
  seat: number;
}

/** Comes back to a seat that a bot plays. */
export interface Back {
  t: "back";
  seat: number;
  hotseat?: boolean;
}

/** Says something to everybody at the table. */
export interface Chat {
  t: "chat";
  seat?: number | null; // none: as somebody who watches
  text: string;
}

/** Opens the same table once more; answered by ok with where to go. */
export interface Rematch {
  t: "rematch";
}

/** Whether anybody is there. */
export interface Beat {
  t: "beat";
}

/** The person to whom the device was passed has it now. */
export interface Uncover {
  t: "uncover";
  seat: number;
}

/** From now on in this language. */
export interface Lang {
  t: "lang";
  lang: string;
}

export type Leaving = Leave | Count | Bot | Back | Resign | Abandon;

export type ForTable = Act | Enter | Order | Pace | Undo | Agree | Refuse | Take | Open | Leaving | Chat;

export type FromPage = ForTable | Try | Phrase | Mean | Why | Hint | Rematch | Uncover | Lang | Beat;

export type Form = TakeForm | BotForm | PaceForm;

/** It was done. */
export interface Ok {
  t: "ok";
  id: string;
  index?: number; // the table's last entry by now
  go?: string; // address to go on at
}

/** Nothing was done, and why. */
export interface Err {
  t: "err";
  id: string;
  code: string;
  rule: string | null; // the paragraph that forbids it
  text: string;
}

/** What stands against a click. */
export interface Because {
  t: "why";
  id: string;
  text: string; // the reason
  numbers?: Array<[string, number | string, string]>; // its numbers: icon, number, word
  rule: string | null; // the paragraph behind it
  rule_text?: string; // in one sentence, where that is not the reason itself
}

/** What could be done next. */
export interface Tried {
  t: "tried";
  id: string;
  ask: string; // the question, in words
  acts: Trie;
  labels: { [key: string]: string };
}

export type Value = [string, number | string, string]; // icon (the symbol `i-…`, or nothing), number, its word

/** What a choice costs and brings. */
export interface Price {
  cost: Array<Value>;
  gain: Array<Value>;
}

/** How something would look, drawn into a region. */
export interface Ghost {
  region: string;
  markup: string;
  defs: { [key: string]: string }; // what it is drawn with, by id
}

/** What an action would do: the sentence that is confirmed. */
export interface Meant {
  t: "meant";
  id: string;
  text: string;
  follows: string; // what comes of it, or nothing
  price?: Price;
  ghost?: Ghost;
  loss?: string; // it loses something for certain: the sentence that asks
}

/** What a strong player would look at. */
export interface Hinted {
  t: "hinted";
  id: string;
  looks: Array<string>; // actions in words, the best first
}

export type Answer = Ok | Err | Because | Tried | Meant | Hinted;

/** Which parts of a board there are. */
export interface Regions {
  up: { [key: string]: string }; // region → its fixed part, drawn
  order: Array<[string, number | null]>; // region, and the seat it belongs to
}

/** What turns the page's elements into what they should be. */
export interface Changes {
  regions?: Regions;
  manners?: { [key: string]: [string, boolean] }; // region → label, whether it comes first
  up?: { [key: string]: string }; // id → element
  order?: { [key: string]: string }; // layer → its ids
}

/** A position on the way: what is different there. */
export interface Frame extends Changes {
  i: number; // the table's entry that led there
}

/** A question that may be answered once for all. */
export interface OrderOffer {
  ask: string;
  words: string;
}

/** What the undo button takes back. */
export interface UndoOffer {
  seat: number;
  entry: number;
  free: boolean; // at once; else the others are asked
}

/** What is asked of this page, with all choices; or whom the table waits for. */
export interface Question {
  prompt: string;
  seat: number | null; // who is asked here
  state: string; // waiting, running, over
  waits: Array<number>;
  mine: Array<number>;
  paint: Array<number>; // side → colour
  undo: UndoOffer | null;
  curtain?: number; // to whom the device is to be passed
  decision?: number;
  code?: string; // of the question, as the game names it
  acts?: Trie;
  labels?: { [key: string]: string }; // kind or token → words
  picks?: Array<string>; // kinds that are collected and sent as one message
  phrase?: string; // may be answered by typing, and what to type
  order?: OrderOffer;
  luck?: boolean; // what a box gave is asked
  piece?: string; // where one enters what is not in the list
  round?: string; // how far the match is
  hint?: string; // in a few words, below the question
  verbs?: Array<string>; // kinds on offer, in the game's order
  primary?: string; // the kind that stands out although the board answers
  quiet?: Array<string>; // kinds that pass or end something
  prices?: { [key: string]: Price };
  losses?: { [key: string]: string }; // what asks first, as it loses something for certain
  hints?: boolean; // it may be asked what a strong player would look at
  pace?: string; // of bots, where this page's person alone says it
  left?: number; // milliseconds until the table answers by itself
}

/** What people do on their own table, where something was done for an automa. */
export interface Step {
  text: string;
  things: Array<string>; // what of it names places and pieces
  rule: string;
  why?: string;
  about?: string; // of which action it is a part
}

/** A line of the log. */
export interface LogLine {
  i: number; // the table's entry
  seat: number; // whose entry it is; -1 chance's or the host's
  who: number; // the side that acted; -1 nobody
  kind: string;
  time: number;
  text: string;
  rule?: string;
  touch?: Array<string>; // tokens it is about
  back?: Array<number>; // entries it takes back
  undone?: boolean;
  bot?: boolean; // a bot decided it for a person
  setup?: boolean; // nobody has acted yet
  main?: number; // how telling it is in a summary; 0 if not said
  aside?: boolean; // done within somebody else's turn
  round?: number; // that begins or goes on with it
  way?: Array<[number, number]>; // points on the board that something came over
  gain?: Array<Value>; // what it brought whom it is about
  things?: Array<string>; // of a telling one: what its words are about
  step?: Step; // beside a real box
}

/** A seat's clock, by the time this was sent. */
export interface Clock {
  left: number; // milliseconds
  whole: number; // of which so much is left
  runs: boolean;
  wait?: number; // milliseconds until it begins to run
}

/** Somebody who plays is not connected. */
export interface Gone {
  seat: number;
  since: number; // milliseconds
  left: number; // milliseconds until a bot may go on for them
}

/** What one page adds to luck, for all seats at it. */
export interface Share {
  seats: Array<number>;
  seal: string; // "-": it has no number
  number?: string; // when the match has begun
  missing?: boolean; // it was not opened in time: its seal counts
}

/** What everybody may know about luck; pages keep it. */
export interface Luck {
  match: string;
  commitment: string; // of the server, to its secret
  played: string; // a hash of game, options and where it begins
  shares: Array<Share>;
  terms: string; // a hash of all of that, when nothing of it changes any more; "" before
  phase: string; // sealing, opening, begun
}

/** A message of this page that brought something: its answer, inside the view that shows it. */
export interface Taken {
  id: string;
  index: number; // the last entry it brought
}

/** Lines of past turns as they read from now on: all there are between these entries. */
export interface Again {
  first: number;
  last: number;
  lines: Array<LogLine>;
}

/** What a view tells besides the drawing. */
export interface News {
  ok?: Array<Taken>;
  ask?: Question;
  fresh?: boolean; // the log begins anew
  log?: Array<LogLine>;
  again?: Again;
  clocks?: Array<Clock | null>; // of each seat, where they are others than before
  gone?: Array<Gone>;
  luck?: Luck;
}

/** What changed on the table. */
export interface View extends News {
  t: "view";
  seq: number;
  index: number;
  frames: Array<Frame>; // of the page, one after the other
}

/** The whole table. */
export interface Snap extends News {
  t: "snap";
  seq: number;
  index: number;
  frames: Array<Frame>;
  v: number; // the server's VERSION
  mine: Array<number>;
}

/** What somebody said. */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** New lines of the chat. */
export interface Talk {
  t: "chat";
  lines: Array<ChatLine>;
  fresh: boolean; // the page had none before
}

export type Told = Snap | View | Talk;

export type FromServer = Answer | Told;
