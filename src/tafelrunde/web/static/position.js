// @ts-check
// A position set up by clicking: each change goes to the server, which draws what comes of it.

export {};

const MOST = 200; // positions kept for going back
/** @typedef {{ position: string, text: string | null }} Moment what lies there, and a text that could not be taken */
/** @type {Moment[]} */
const past = [];
/** @type {Moment[]} */
const future = [];
let queue = Promise.resolve();

const form = () => /** @type {HTMLFormElement} */ (document.getElementById("editor"));
const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form().elements.namedItem(name));
const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));

/** @returns {Moment} */
function moment() {
  const text = field("text");
  return { position: field("position").value, text: text.hasAttribute("aria-invalid") ? text.defaultValue : null };
}

/**
 * Sends a change, and shows the answer.
 * @param {string} edit
 * @param {Moment} [from] another one than the page has
 */
async function send(edit, from) {
  const body = new FormData(form());
  body.set("edit", edit);
  body.set("part", "yes");
  if (from) body.set("position", from.position);
  if (from && from.text !== null) body.set("text", from.text);
  const answer = await fetch(location.pathname, { method: "POST", body });
  if (!answer.ok) return false;
  show(await answer.text(), edit);
  return true;
}

/** What is open, scrolled and focused stays so. @param {string} html @param {string} edit */
function show(html, edit) {
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("editor");
  if (!next) return;
  const open = [...form().querySelectorAll("details[open]")].map(one => one.id);
  const scrolled = document.getElementById("tools")?.scrollLeft ?? 0;
  const view = /** @type {HTMLElement} */ (document.getElementById("view"));
  const [left, top] = [view.scrollLeft, view.scrollTop];
  const tab = field("tab").value;
  const had = document.activeElement;
  const id = had?.id;
  form().replaceWith(document.importNode(next, true));
  for (const one of open) document.getElementById(one)?.setAttribute("open", "");
  document.getElementById("view")?.scrollTo(left, top);
  const tools = document.getElementById("tools");
  if (tools && field("tab").value === tab) tools.scrollLeft = scrolled;
  const same = (id && document.getElementById(id)) || [...form().querySelectorAll("[data-edit], [name=edit]")]
    .find(one => (one.getAttribute("data-edit") ?? one.getAttribute("value")) === edit);
  const focus = /** @type {HTMLElement | null} */ (same ?? null);
  if (had && had !== document.body) (focus && !focus.matches(":disabled") ? focus : rest()).focus({ preventScroll: true });
  mark();
}

function rest() {
  const hint = /** @type {HTMLElement} */ (document.getElementById("hint"));
  hint.tabIndex = -1;
  return hint;
}

function mark() {
  button("undo").disabled = !past.length;
  button("redo").disabled = !future.length;
}

/** One after the other: each begins with what the one before led to. @param {() => Promise<void>} work */
const later = work => void (queue = queue.then(work).catch(() => {}));

/** @param {string} edit */
const change = edit => later(() => changed(edit));

/** @param {string} edit */
async function changed(edit) {
  const before = moment();
  if (!(await send(edit))) return;
  const after = moment();
  if (after.position === before.position && after.text === before.text) return;
  past.push(before);
  past.splice(0, past.length - MOST);
  future.length = 0;
  mark();
}

/** On a phone: half of the village, twice as large. */
function near() {
  const desk = /** @type {HTMLElement} */ (form().parentElement);
  desk.toggleAttribute("data-near");
  const view = /** @type {HTMLElement} */ (document.getElementById("view"));
  view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2);
}

/** @param {Moment[]} from @param {Moment[]} to */
async function step(from, to) {
  const next = from.at(-1);
  const now = moment();
  if (!next || !(await send(next.text === null ? "show" : "text", next))) return;
  from.pop();
  to.push(now);
  mark();
}

const undo = () => later(() => step(past, future));
const redo = () => later(() => step(future, past));

document.addEventListener("click", event => {
  const at = /** @type {Element} */ (event.target);
  if (at.closest("#undo")) undo();
  if (at.closest("#redo")) redo();
  if (at.closest("#near")) near();
  const one = at.closest("#editor [data-edit], #editor button[name=edit]");
  if (!one) return;
  event.preventDefault();
  change(one.getAttribute("data-edit") ?? /** @type {HTMLButtonElement} */ (one).value);
});

document.addEventListener("change", event => {
  const one = /** @type {HTMLInputElement} */ (event.target);
  if (one.dataset.set) change(`set ${one.dataset.set} ${one.value}`);
});

document.addEventListener("keydown", event => {
  const at = /** @type {Element} */ (event.target);
  const isTyped = at.matches("input, textarea, select");
  if (isTyped && event.key === "Enter" && at.matches("[data-set]")) {
    event.preventDefault();
    at.dispatchEvent(new Event("change", { bubbles: true }));
  }
  if (isTyped) return;
  if (at.matches("[data-edit]") && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    change(/** @type {string} */ (at.getAttribute("data-edit")));
  } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    (event.shiftKey ? redo : undo)();
  } else if (form().querySelector(`[data-key="${CSS.escape(event.key)}"]`) && !event.ctrlKey && !event.metaKey) {
    /** @type {HTMLButtonElement} */ (form().querySelector(`[data-key="${CSS.escape(event.key)}"]`)).click();
  } else if (event.key === "Escape" && field("tool").value) {
    change("pick");
  }
});

mark();
