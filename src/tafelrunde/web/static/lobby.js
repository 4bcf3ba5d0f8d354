// @ts-check
// The lobby works without this file. With it: a page's own random number on sitting down,
// settings that exclude each other, texts from files, and lists that stay fresh.

import { make, randomHex } from "./dom.js";

const REFRESH = 10_000;

/** @typedef {HTMLInputElement | HTMLSelectElement | RadioNodeList} Control */
/** @typedef {Record<string, unknown>} Pattern settings that cannot be played together */

/**
 * All elements of a kind.
 * @template {Element} T
 * @param {ParentNode} place
 * @param {string} selector
 * @param {new () => T} kind
 */
function all(place, selector, kind) {
  const found = [...place.querySelectorAll(selector)].filter(element => element instanceof kind);
  return /** @type {T[]} */ (found);
}

function isReturn() {
  const visits = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming[]} */ (visits).some(
    visit => visit.type === "back_forward",
  );
}

/** @param {HTMLFormElement} form */
function sitDown(form) {
  for (const input of all(form, "[data-number]", HTMLInputElement)) input.value = randomHex(32);
  if (form.dataset.atOnce !== undefined && !isReturn()) form.requestSubmit();
}

/**
 * One seat is mine: choosing another one gives the first to whoever had the other.
 * @param {HTMLFormElement} form
 */
function keepOneHost(form) {
  const seats = all(form, ".seats select", HTMLSelectElement);
  const before = new Map(seats.map(seat => [seat, seat.value]));
  form.addEventListener("change", event => {
    const changed = seats.find(seat => seat === event.target);
    if (!changed) return;
    if (changed.value === "host")
      for (const seat of seats)
        if (seat !== changed && seat.value === "host") seat.value = before.get(changed) ?? "";
    for (const seat of seats) before.set(seat, seat.value);
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {string} key
 */
function controlOf(form, key) {
  return /** @type {Control} */ (form.elements.namedItem(`option-${key}`));
}

/** @param {Control} control */
function valueOf(control) {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === "checkbox") return control.checked;
  return control.type === "number" ? control.valueAsNumber : control.value;
}

/**
 * What would complete a combination that cannot be played is disabled, and says why.
 * @param {HTMLFormElement} form
 */
function watchExcludes(form) {
  /** @type {Pattern[]} */
  const patterns = JSON.parse(form.dataset.excludes ?? "[]");
  /** @type {string[]} */
  const notes = JSON.parse(form.dataset.notes ?? "[]");
  const lines = form.querySelectorAll(".excludes li");
  const update = () => {
    /** @type {Map<Element, string>} */
    const barred = new Map(); // element → why
    patterns.forEach((pattern, index) => {
      const isBroken = bar(form, pattern, notes[index], barred);
      lines[index].classList.toggle("broken", isBroken);
    });
    for (const control of form.querySelectorAll(".options input[type=checkbox], .options option"))
      disable(/** @type {HTMLInputElement | HTMLOptionElement} */ (control), barred.get(control));
  };
  form.addEventListener("input", update);
  update();
}

/**
 * What one pattern bars; whether it is there already.
 * @param {HTMLFormElement} form
 * @param {Pattern} pattern
 * @param {string} note
 * @param {Map<Element, string>} barred
 */
function bar(form, pattern, note, barred) {
  const entries = Object.entries(pattern);
  const open = entries.filter(([key, value]) => valueOf(controlOf(form, key)) !== value);
  const isBroken = open.length === 0;
  const last = controlOf(form, entries[entries.length - 1][0]);
  if ("setCustomValidity" in last) last.setCustomValidity(isBroken ? note : "");
  if (open.length !== 1) return isBroken;
  const [key, value] = open[0];
  const control = controlOf(form, key);
  const isSwitch = control instanceof HTMLInputElement && control.type === "checkbox";
  if (isSwitch && value === true) barred.set(control, note);
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) if (option.value === value) barred.set(option, note);
  return isBroken;
}

/**
 * @param {HTMLInputElement | HTMLOptionElement} control
 * @param {string | undefined} why
 */
function disable(control, why) {
  control.disabled = why !== undefined;
  control.title = why ?? "";
  control.closest(".switch")?.classList.toggle("excluded", why !== undefined);
}

/**
 * Settings for other numbers of players are put away; they are not sent then.
 * @param {HTMLFormElement} form
 */
function watchSeats(form) {
  const update = () => {
    const seats = Number(/** @type {Control} */ (form.elements.namedItem("seats")).value);
    for (const part of all(form, ".for-seats", HTMLFieldSetElement))
      part.disabled = seats < Number(part.dataset.fewest) || seats > Number(part.dataset.most);
  };
  form.addEventListener("change", update);
  update();
}

/**
 * A long text may come from a file; it is read here and sent like what is typed.
 * @param {HTMLTextAreaElement} area
 */
function fromFile(area) {
  const input = make("input", { type: "file", accept: "text/*,.toml" });
  input.addEventListener("change", async () => {
    area.value = (await input.files?.[0]?.text()) ?? area.value;
    input.value = ""; // the same file again, changed
    area.focus();
  });
  area.after(make("label", { className: "from-file" }, area.dataset.file ?? "", input));
}

/** @param {HTMLElement} place */
function keepFresh(place) {
  setInterval(async () => {
    if (document.hidden || place.contains(document.activeElement)) return;
    try {
      const answer = await fetch(place.dataset.fresh ?? "");
      const text = answer.ok ? await answer.text() : null;
      if (text !== null && text !== place.dataset.seen) {
        place.innerHTML = text; // our own server's markup, escaped there
        place.dataset.seen = text;
      }
    } catch {
      // the next round tries again
    }
  }, REFRESH);
}

all(document, "form.sit", HTMLFormElement).forEach(sitDown);
all(document, "form.new-table", HTMLFormElement).forEach(keepOneHost);
all(document, "form.new-table", HTMLFormElement).forEach(watchSeats);
all(document, "form[data-excludes]", HTMLFormElement).forEach(watchExcludes);
all(document, "textarea[data-file]", HTMLTextAreaElement).forEach(fromFile);
all(document, "[data-fresh]", HTMLElement).forEach(keepFresh);
