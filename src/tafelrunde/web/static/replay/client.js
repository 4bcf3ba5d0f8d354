// @ts-check
// A match looked at again: the slider, its keys, whose eyes, and what is new meanwhile.

import { around, byId, find, make } from "../dom.js";
import { edges } from "../table/edges.js";
import { parse } from "../table/keyed.js";
import { follow } from "../table/states.js";
import { Toast } from "../table/toast.js";
import { Film } from "./film.js";
import { Lines } from "./lines.js";
import { ask, Screen } from "./screen.js";
import { stepAt, Story } from "./story.js";
import { Study } from "./study.js";
import { draw } from "./track.js";

const PACE = 1200; // milliseconds of a step that is played
const FRESH = 4000; // milliseconds between looks at a match that runs
const table = byId("table");
const words = JSON.parse(table.dataset.words ?? "{}");
/** @type {number[]} */
const mine = JSON.parse(table.dataset.mine ?? "[]");
const base = table.dataset.base ?? "";
const slider = byId("slider", HTMLInputElement);
const news = byId("news");
const slip = new Toast(byId("toast"));
const toast = (/** @type {string} */ text) => slip.show(text);
const story = new Story();
const screen = new Screen(base, sentence => toast(sentence || words.lost), moment => study.seen(moment));
const lines = new Lines(story, words.struck, at => go(at, true));
let as = table.dataset.as ?? "all";
let at = 0;
/** @type {number[]} */
let steps = [0];
let playing = 0;
const film = find("film") && new Film(base, words, () => ({ steps, at, as, theme: theme() }), toast);
const study = new Study(base, words, moment => go(moment, true), toast);
let seen = 0; // entries there were when one looked at the end, or came

// ---------- going somewhere ----------

/** @param {string} name */
const is = name => {
  const box = find(`set-${name}`);
  return box instanceof HTMLInputElement && box.checked;
};

/**
 * To a moment; `by` a person, who wants to stay there.
 * @param {number} moment
 * @param {boolean} [by]
 */
function go(moment, by = false) {
  if (by) stop();
  at = Math.min(moment, story.last);
  const step = stepAt(steps, at);
  const said = lines.light(at) || (at ? "" : words.begin);
  slider.value = String(step);
  slider.setAttribute("aria-valuetext", `${words.step} ${step}: ${said}`);
  byId("count").textContent = `${step} / ${steps.length - 1}`;
  byId("now").textContent = said;
  if (at === story.last) {
    news.hidden = true;
    seen = at;
  }
  address();
  film?.tell();
  study.show(at);
  screen.show(at);
}

/** @param {number} by */
function move(by) {
  const step = stepAt(steps, at) + (by < 0 && steps[stepAt(steps, at)] < at ? by + 1 : by);
  go(steps[Math.max(0, Math.min(steps.length - 1, step))]);
}

/** Where one is, in the address and in what comes back to it. */
function address() {
  const query = `?at=${at}&as=${as}`;
  history.replaceState(null, "", `${location.pathname}${query}`);
  byId("picture", HTMLAnchorElement).href = `${base}.png${query}&theme=${theme()}`;
  byId("ended", HTMLAnchorElement).href = query;
  for (const back of document.querySelectorAll("input[name=back]"))
    /** @type {HTMLInputElement} */ (back).value = `${location.pathname}${query}`;
}

function theme() {
  const chosen = document.documentElement.dataset.theme;
  return chosen || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

// ---------- playing ----------

function stop() {
  clearInterval(playing);
  playing = 0;
  label();
}

function play() {
  if (playing) return stop();
  if (at === story.last) go(0);
  playing = setInterval(() => {
    if (screen.busy) return;
    move(1);
    if (at >= (steps.at(-1) ?? 0)) stop();
  }, PACE);
  label();
}

function label() {
  const button = byId("go-play");
  const said = playing ? words.pause : words.play;
  button.toggleAttribute("data-on", !!playing);
  button.title = said;
  button.setAttribute("aria-label", said);
}

// ---------- what is known ----------

function arrange() {
  steps = story.steps({ mine: is("mine") ? mine : null, undone: is("undone") });
  slider.max = String(steps.length - 1);
  lines.list.toggleAttribute("data-undone", is("undone"));
  byId("l-set-undone").hidden = !story.undone.size;
  draw(story, steps);
  study.draw(steps);
}

/** Everything anew, through these eyes. */
async function begin() {
  const eyes = as;
  const told = await ask(`${base}/story?as=${eyes}`);
  if (eyes !== as) return; // other ones by now
  lines.clear();
  story.add(told);
  lines.add(told.lines);
  arrange();
}

/** What happened meanwhile: who looks at the end goes along, who looks back is told. */
async function refresh() {
  if (document.hidden || story.over) return;
  const [before, eyes] = [story.last, as];
  const told = await ask(`${base}/story?as=${as}&first=${before}&line=${story.line}`).catch(() => null);
  if (!told || eyes !== as) return;
  const follows = at === before && !playing;
  story.add(told);
  lines.add(told.lines);
  byId("ended").hidden = !story.over;
  if (!told.seats.length) return;
  arrange();
  if (follows) return go(story.last);
  news.textContent = `${words.new} ${story.last - seen}`;
  news.hidden = false;
  go(at);
}

/** @param {string} eyes */
async function look(eyes) {
  as = eyes;
  for (const button of document.querySelectorAll("[data-as].eye"))
    button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.as === as));
  try {
    await begin();
  } catch (error) {
    return toast(/** @type {Error} */ (error).message);
  }
  screen.through(as);
  go(at);
}

// ---------- luck ----------

async function check() {
  const home = byId("luck");
  if (!story.over || home.dataset.done) return;
  home.dataset.done = "yes";
  home.replaceChildren(make("p", {}, words["luck-checking"]));
  try {
    const { html, fair } = await ask(`${base}/luck`);
    home.replaceChildren(parse(html));
    if (fair) lines.tick();
  } catch (error) {
    delete home.dataset.done;
    home.replaceChildren(make("p", {}, /** @type {Error} */ (error).message));
  }
}

// ---------- hands ----------

/** @type {Record<string, () => void>} */
const hands = {
  start: () => go(0, true),
  back: () => (stop(), move(-1)),
  play,
  on: () => (stop(), move(1)),
  end: () => go(story.last, true),
};
for (const [name, hand] of Object.entries(hands)) byId(`go-${name}`).addEventListener("click", hand);
slider.addEventListener("input", () => go(steps[Number(slider.value)], true));
news.addEventListener("click", () => go(story.last, true));
byId("check").addEventListener("toggle", check);
byId("copy").addEventListener("click", async () => {
  const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject();
  await copied.then(
    () => toast(words.copied),
    () => toast(location.href), // where a page may not copy
  );
});
const passOn = byId("pass-on");
passOn.hidden = !("share" in navigator);
passOn.addEventListener("click", () =>
  navigator.share({ title: document.title, url: location.href }).catch(() => {}), // they changed their mind
);
if (location.hash === "#check") byId("check").toggleAttribute("open", true);
for (const name of ["mine", "undone"])
  find(`set-${name}`)?.addEventListener("change", () => {
    arrange();
    go(steps[stepAt(steps, at)], true);
  });
document.addEventListener("click", event => {
  const eyes = around(event, "[data-as].eye")?.dataset.as;
  if (eyes !== undefined && eyes !== as) look(eyes);
});

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: hands.back, ArrowRight: hands.on, Home: hands.start, End: hands.end, " ": play,
};
document.addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const typing = around(event, "input:not([type=checkbox], [type=range]), textarea, select, .whoami");
  const pressing = event.key === " " && around(event, "button, a, summary, input[type=checkbox]");
  const hand = KEYS[event.key];
  if (!hand || typing || pressing) return;
  event.preventDefault();
  hand();
});
new ResizeObserver(() => draw(story, steps)).observe(byId("dots", SVGSVGElement));
follow(byId("table"));
edges(lines.list);

try {
  await begin();
  seen = story.last;
  screen.through(as);
  const named = table.dataset.at;
  go(named ? Number(named) : story.over ? story.opening : story.last);
  table.dataset.ready = "";
  if (story.over) await study.begin();
} catch (error) {
  toast(/** @type {Error} */ (error).message || words.lost);
}
setInterval(refresh, FRESH);
