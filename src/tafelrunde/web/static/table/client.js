// @ts-check
// The page of a table. It knows no game: boards come drawn, choices as paths of tokens.

import { around, byId, find } from "../dom.js";
import { Bubble } from "./bubble.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Coach } from "./coach.js";
import { Dock } from "./dock.js";
import { edges } from "./edges.js";
import { End } from "./end.js";
import { forms } from "./forms.js";
import { together } from "./frames.js";
import { apply } from "./keyed.js";
import { Focus, keyboard } from "./keys.js";
import { lens } from "./lens.js";
import { Line } from "./line.js";
import { Log } from "./log.js";
import { Fairness } from "./luck.js";
import { canNotify, notify, offer } from "./notify.js";
import { Playback, isMove, steps } from "./playback.js";
import { Player } from "./player.js";
import { popups } from "./popups.js";
import { defined, recall } from "./recall.js";
import { Seats } from "./seats.js";
import { Settings } from "./settings.js";
import { painted } from "./sides.js";
import { play } from "./sound.js";
import { Stage } from "./stage.js";
import { follow } from "./states.js";
import { Steps } from "./steps.js";
import { Tabs } from "./tabs.js";
import { tips } from "./tips.js";
import { Toast } from "./toast.js";
import { gone, lastTurn, trace } from "./trace.js";

/** @import { Answer, FromServer, Snap, Talk, View } from "./protocol.d.ts" */
/** @import { LogLine, Question, UndoOffer } from "./protocol.d.ts" */
/** @import { Speed, Step } from "./playback.js" */

const VERSION = 5; // of the protocol
const table = byId("table");
/** @type {Record<string, string>} */
const words = JSON.parse(table.dataset.words ?? "{}");
const settings = new Settings();
const toast = new Toast(byId("toast"));
const bubble = new Bubble(byId("bubble"), words, rule => showRule(rule));
const tabs = new Tabs(byId("side"));
const focus = new Focus();
const end = new End(table);
const log = new Log(words, rule => showRule(rule), lines => watch(lines));
const chat = new Chat(words);
const coach = new Coach(words, rule => showRule(rule));
/** @type {number[]} */
let mine = [];
/** @type {Partial<Question>} */
let ask = {};
let lost = false;
let index = -1; // the last entry that is shown
let foremost = ""; // regions at the top of a phone
const small = matchMedia("(max-width: 599px), (max-height: 559px)"); // as in table.css

// ---------- choosing ----------

const dock = new Dock(words, {
  asksFirst: () => settings.on("ask-first"),
  send: async message => {
    playback.skip();
    coach.acted();
    table.dataset.busy = "";
    const answer = await line.say(message);
    delete table.dataset.busy;
    if (answer.t === "ok") return offer(settings, words);
    complain(answer);
    chooser.put(ask);
  },
  attempt: async message => {
    const answer = await line.say(message);
    if (answer.t === "err") complain(answer);
    return answer;
  },
  why: async path => {
    const answer = await line.say({ t: "why", seat: ask.seat ?? null, path });
    complain(answer);
  },
});
const { chooser } = dock;

/**
 * Why something was not done: beside the click, where it was on the board.
 * @param {Answer} answer
 */
function complain(answer) {
  const isSaid = (answer.t === "why" || answer.t === "err") && bubble.show(answer);
  if (!isSaid) toast.show(("text" in answer && answer.text) || words["not-possible"]);
}

/** @param {string} number */
async function showRule(number) {
  const answer = await fetch(`/rules/${table.dataset.game}/${number}?fragment=1`);
  if (!answer.ok) return;
  const whole = new DOMParser().parseFromString(await answer.text(), "text/html");
  const nodes = [...whole.body.childNodes].map(node => document.importNode(node, true));
  byId("rule").replaceChildren(...nodes);
  tabs.open("rules");
}

/**
 * A click means the uppermost choice under it, also through something that is none.
 * @param {MouseEvent} event
 */
function meant(event) {
  const at = around(event, "svg.region [data-token]");
  if (!at) return null;
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest("svg.region [data-token][data-live]");
    if (found) return /** @type {SVGElement} */ (found);
  }
  return at;
}

document.addEventListener("click", event => {
  if (around(event, "svg.region [data-token]")) act();
  const token = meant(event)?.dataset.token;
  if (token !== undefined) chooser.pick(token);
});

// ---------- what the server says ----------

/** @param {FromServer} message */
function heard(message) {
  if (message.t === "snap" || message.t === "view") view(message);
  else if (message.t === "chat") talk(message);
}

/** @param {Snap | View} message */
function view(message) {
  // time does not wait until everything was shown
  if (message.clocks) clocks.put(message.clocks);
  if (message.gone) clocks.gone(message.gone);
  fairness.witness.hear(message.luck, message.ask?.mine);
  if (message.t === "view") {
    const next = message.ask;
    const before = ask;
    const answered = next && ask.acts && (next.decision !== ask.decision || next.seat !== ask.seat);
    playback.add(steps(message, mine));
    if (answered && ask === before) chooser.put({ ...ask, acts: undefined }); // the next is seen later
    return;
  }
  if (message.v !== VERSION) return location.reload(); // the server is newer
  playback.skip();
  for (const frame of together(message.frames)) apply(frame, false);
  const { ask: next } = message;
  if (next) dock.hold(() => question(next));
  if (message.again) log.retell(message.again);
  log.add(message.log ?? [], message.fresh);
  index = message.index;
  drawn();
}

// ---------- seeing what happened ----------

/** @param {Step[]} all */
function show(all) {
  const frames = all.flatMap(step => (step.again ? step.frames.map(defined) : step.frames));
  const ways = gone(all.flatMap(({ lines }) => lines));
  for (const changes of together(frames)) apply(changes, settings.moves, ways);
  const last = all.findLast(step => step.rest?.ask)?.rest?.ask;
  if (last) dock.hold(() => question(last)); // drawn with all the rest
  for (const { lines, rest, again } of all) {
    if (rest?.again) log.retell(rest.again);
    if (!again) tell(log.add(lines, rest?.fresh));
    index = rest?.index ?? index;
  }
  drawn();
}

/** Everything that follows from what the page shows by now. */
function drawn() {
  dock.box.className = `paper seat-${ask.seat ?? ask.waits?.[0]}`;
  log.mine = mine;
  log.draw();
  doing?.put(log.lines);
  dock.draw();
  traced(); // after all that changes how the board looks, as it measures
  coach.asked(ask);
  comeFirst();
  focus.restore();
  links();
  sitByItself();
  playOn();
}

/** What was done last; beside a real box, what is to be done. */
function traced() {
  const { line } = doing ?? {};
  if (line) trace([line], true);
  else trace(lastTurn(log.lines));
}

/** The dock belongs to what is shown, unless one is asked and may answer. */
function playOn() {
  const asked = ask.seat !== null && ask.seat !== undefined && !playback.ask;
  player.draw(playback.playing && (playback.watched || (!!playback.line && !asked)));
}

/** Whoever acts has seen enough. */
function act() {
  const next = playback.ask;
  if (playback.watched || (next && next.seat !== null)) playback.skip();
}

/** @param {LogLine[]} lines */
async function watch(lines) {
  playback.skip();
  tabs.close();
  const as = mine.length ? String(ask.seat ?? mine[0]) : "all";
  try {
    playback.watch(await recall(`/t/${table.dataset.table}/replay`, as, lines, index));
  } catch (error) {
    toast.show(/** @type {Error} */ (error).message || words.lost);
  }
}

/** @param {Speed} speed */
function setSpeed(speed) {
  settings.setSpeed(speed);
  playback.choose(speed);
  agree();
}

/** Where one person plays alone, bots go at the speed of their page. */
function agree() {
  const { pace } = ask;
  if (pace !== undefined && pace !== playback.speed && !playback.instant())
    line.say({ t: "pace", seat: mine[0], speed: playback.speed });
}

const playback = new Playback(show, () => playOn());
const player = new Player(playback, words, setSpeed);
const stepping = () => {
  traced();
  stage.look();
};
const doing = find("steps") ? new Steps(words, rule => showRule(rule), stepping) : null;
const clocks = new Clocks(words, {
  tell: text => (byId("live").textContent = text),
  urge: digits => title({ digits }),
});
const fairness = new Fairness(() => line);
playback.instant = () => document.hidden || !settings.moves || !!doing; // beside a box everybody takes their time
playback.speed = settings.speed;
settings.onSpeed = setSpeed;
byId("set-notify").parentElement?.toggleAttribute("hidden", !canNotify);
byId("set-notify").addEventListener("change", () => settings.on("notify") && Notification.requestPermission());
document.addEventListener("visibilitychange", () => document.hidden && playback.skip());

/** @param {Question} next */
function question(next) {
  const asked = next.seat ?? null;
  const turned = asked !== null && (ask.seat !== asked || ask.decision !== next.decision);
  const ended = ask.state === "running" && next.state === "over";
  const same = ask.decision === next.decision && ask.seat === next.seat && ask.acts;
  const before = ask;
  ask = next;
  mine = next.mine;
  painted(next.paint);
  clocks.ask(asked, next.left);
  if (next.paint.length !== document.querySelectorAll("#seats > .seat").length) location.reload();
  dock.sentence.question = next.prompt;
  byId("how-far").textContent = next.round ?? "";
  table.dataset.state = next.state;
  table.dataset.decision = String(next.decision ?? "");
  table.toggleAttribute("data-asked", asked !== null);
  for (const [seat, colour] of next.paint.entries()) {
    const paint = `var(--p${colour})`; // all of the page depends on it
    if (table.style.getPropertyValue(`--seat-${seat}`) !== paint) table.style.setProperty(`--seat-${seat}`, paint);
  }
  undoButton(next.undo);
  const add = byId("add-piece", HTMLAnchorElement);
  add.hidden = !next.piece;
  if (next.piece) add.href = next.piece;
  curtain(next);
  if (!same || JSON.stringify(before.acts) !== JSON.stringify(next.acts)) chooser.put(next);
  end.put(next.state === "over", ended);
  if (ended) sound("end");
  else if (turned && before.state) {
    sound("turn");
    if (settings.on("notify")) notify(document.title, next.prompt);
  }
  signal(asked !== null);
}

const tab = { name: document.title, on: false, digits: "" };

/** @param {Partial<typeof tab>} news */
function title(news) {
  Object.assign(tab, news);
  const text = `${tab.on ? "● " : ""}${tab.on && tab.digits ? `${tab.digits} · ` : ""}${tab.name}`;
  if (document.title !== text) document.title = text;
}

/**
 * Whether it is one's turn is told by the tab, too.
 * @param {boolean} on
 */
function signal(on) {
  title({ on });
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = on ? "/favicon.svg?turn" : "/favicon.svg";
}

// On a phone the regions that are asked about come first: they are to be seen, too.
function comeFirst() {
  const now = [...document.querySelectorAll("#regions > [data-first]")].map(({ id }) => id).join();
  if (now && now !== foremost && small.matches) byId("view").scrollTop = 0;
  foremost = now;
}

/** @param {LogLine[]} news */
function tell(news) {
  const told = news.filter(isMove);
  const refused = news.filter(line => line.kind === "refuse").at(-1);
  if (refused && mine.length) toast.show(refused.text);
  const returned = news.filter(line => line.kind === "return").at(-1);
  if (returned) toast.show(returned.text);
  if (!told.length) return;
  byId("live").textContent = told.slice(-3).map(line => line.text).join(" ");
  if (!mine.includes(told[told.length - 1].seat)) sound("move");
}

/** @param {Talk} message */
function talk({ lines, fresh }) {
  const newest = chat.add(lines).at(-1);
  if (!newest || fresh) return;
  if (tabs.news("chat")) toast.show(`${newest.name}: ${newest.text}`);
  sound("talk");
}

/** @param {Parameters<typeof play>[0]} name */
function sound(name) {
  if (settings.on("sound")) play(name);
}

/** @param {UndoOffer | null} undo */
function undoButton(undo) {
  const button = byId("undo", HTMLButtonElement);
  button.disabled = !undo;
  button.title = undo && !undo.free ? words["undo-ask"] : words.undo;
  button.ariaLabel = button.title;
  if (undo) button.dataset.send = JSON.stringify({ t: "undo", seat: undo.seat, entry: undo.entry });
}

/** @param {Question} next */
function curtain(next) {
  const box = byId("curtain");
  const was = box.hidden;
  box.hidden = next.curtain === undefined;
  if (!box.hidden) byId("large", HTMLDialogElement).close(); // somebody's own card
  for (const id of ["dock", "stage", "seats", "recap", "side", "top"]) byId(id).inert = !box.hidden || fairness.covers;
  if (box.hidden) return;
  byId("curtain-title").textContent = next.prompt;
  const button = /** @type {HTMLButtonElement} */ (box.querySelector("button"));
  button.textContent = words.uncover;
  button.dataset.send = JSON.stringify({ t: "uncover", seat: next.curtain });
  if (was) button.focus();
}

function links() {
  const fields = document.querySelectorAll("input[data-link]");
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (fields))
    field.value = new URL(field.dataset.link ?? "", location.href).href;
  if ("share" in navigator)
    for (const button of document.querySelectorAll("[data-share]")) button.removeAttribute("hidden");
}

// The host's own seat needs no question.
function sitByItself() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-auto]"));
  if (!form || form.dataset.sent) return;
  form.dataset.sent = "yes";
  form.requestSubmit();
}

// ---------- setting out ----------

const line = new Line(table.dataset.ws ?? "", {
  where: () => {
    playback.skip();
    return { after: log.last, chat: chat.last };
  },
  message: heard,
  state: (open, why) => {
    if (!open) fairness.witness.lost();
    table.toggleAttribute("data-lost", !open);
    if (why) toast.show(words[why], true);
    else if (!open && !lost) toast.show(words.lost, true);
    if (open && lost) toast.show(words.again);
    lost = !open;
  },
  waiting: () => toast.show(words.queued, true),
});

const { seals } = table.dataset;
forms(line, {
  complain,
  words,
  toast,
  mine: () => ask.seat ?? mine[0] ?? null,
  seal: () => (seals === undefined ? "" : fairness.witness.seal(table.dataset.table ?? "", seals)),
});
keyboard(chooser);
lens(byId("view"), byId("regions"), chooser);
popups();
new Seats(byId("seats"), chooser);
const stage = new Stage(dock.box);
tips(table, toast);
follow(table);
edges(...["log", "talk", "rule", "sheet-menu"].map(id => byId(id)));
