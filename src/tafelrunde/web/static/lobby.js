// @ts-check
// The lobby works without this file. With it: a page seals its own number on sitting down,
// settings that exclude each other and are summed up, texts from files, lists that stay fresh.

import "./install.js";
import { make } from "./dom.js";
import { Purse } from "./luck/purse.js";
import { storage, storageOf } from "./storage.js";

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
  const { match, commitment } = form.dataset;
  const purse = new Purse(storageOf());
  if (match && !commitment) form.addEventListener("submit", () => purse.drop(match)); // the match runs
  if (match && commitment) {
    const seal = purse.seal(match, commitment);
    for (const input of all(form, "[data-seal]", HTMLInputElement)) input.value = seal;
    form.addEventListener("submit", () => purse.send(match));
  }
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

/**
 * What a setting that is not the usual one is called; nothing for the others.
 * @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} control
 * @param {string} no
 */
function told(control, no) {
  const { type } = control;
  const name = control.labels?.[0]?.textContent ?? "";
  const isOn = control instanceof HTMLInputElement && control.checked;
  const value = type === "checkbox" && !isOn ? "" : control.value;
  if (value === control.dataset.usual || control.matches(":disabled")) return [];
  if (type === "radio") return isOn ? [name] : [];
  if (type === "checkbox") return [isOn ? name : `${name}: ${no}`];
  if (control instanceof HTMLTextAreaElement) return [name];
  const chosen = control instanceof HTMLSelectElement ? control.selectedOptions[0].text : value;
  return [`${name}: ${chosen}`];
}

/**
 * What is not as usual in a fold, in a few words each.
 * @param {HTMLDetailsElement} fold
 */
function changedIn(fold) {
  const controls = [...fold.querySelectorAll("[data-usual]")];
  return controls.flatMap(control =>
    told(/** @type {HTMLInputElement} */ (control), fold.dataset.no ?? ""));
}

/**
 * Closed folds say what is chosen in them, and the foot says it all.
 * @param {HTMLFormElement} form
 */
function sumUp(form) {
  const folds = all(form, ".fold", HTMLDetailsElement);
  const table = form.querySelector("[data-counted]");
  const sum = form.querySelector(".sum");
  const update = () => {
    const said = folds.flatMap(fold => {
      const values = changedIn(fold);
      const tags = values.map(value => make("span", { className: "tag" }, value));
      const usual = fold.dataset.usual ?? "";
      fold.querySelector(".chosen")?.replaceChildren(...(tags.length ? tags : [usual]));
      return values.length ? values : [usual];
    });
    sum?.replaceChildren(said.join(" · "));
    const seats = /** @type {Control} */ (form.elements.namedItem("seats")).value;
    if (table instanceof HTMLElement)
      table.textContent = JSON.parse(table.dataset.counted ?? "{}")[seats] ?? table.textContent;
  };
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  update();
}

/**
 * What cannot be sent like this must be seen, also in a closed fold.
 * @param {HTMLFormElement} form
 */
function unfoldTrouble(form) {
  form.addEventListener("invalid", event => {
    const fold = /** @type {Element} */ (event.target).closest("details");
    if (fold) fold.open = true;
  }, true);
}

/**
 * Whoever types a name sits in the list by that name.
 * @param {HTMLFormElement} form
 */
function watchName(form) {
  const field = form.querySelector("#new-name");
  if (!(field instanceof HTMLInputElement)) return;
  const update = () => {
    for (const option of all(form, "option[value=host]", HTMLOptionElement))
      option.text = `${form.dataset.host} (${field.value.trim()})`;
  };
  field.addEventListener("input", update);
  update();
}

/**
 * A table as the last one of this game: everything but names is kept in this browser.
 * @param {HTMLFormElement} form
 */
function asLastTime(form) {
  const key = `form-${new URL(form.action).pathname}`;
  const kept = storage.getItem(key);
  const button = form.querySelector("button.last");
  form.addEventListener("submit", () => {
    const pairs = [...new FormData(form)].filter(([name, value]) => name !== "name" && typeof value === "string");
    storage.setItem(key, JSON.stringify(pairs));
  });
  if (!(button instanceof HTMLButtonElement) || kept === null) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    put(form, new Map(JSON.parse(kept)));
    form.dispatchEvent(new Event("input", { bubbles: true }));
    form.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {Map<string, string>} values
 */
function put(form, values) {
  for (const control of all(form, "input, select, textarea", HTMLElement)) {
    const { name, type, value } = /** @type {HTMLInputElement} */ (control);
    if (control instanceof HTMLInputElement && (type === "radio" || type === "checkbox"))
      control.checked = values.get(name) === value;
    else if (values.has(name) && type !== "file")
      /** @type {HTMLInputElement} */ (control).value = values.get(name) ?? "";
  }
}

/**
 * A second click would open a second table.
 * @param {HTMLFormElement} form
 */
function sendOnce(form) {
  const button = form.querySelector("button.go");
  const words = [...(button?.childNodes ?? [])];
  form.addEventListener("submit", event => {
    if (form.dataset.sent !== undefined) event.preventDefault();
    form.dataset.sent = "";
    button?.replaceChildren(...(form.dataset.busy ? [form.dataset.busy] : words));
  });
  addEventListener("pageshow", () => {
    delete form.dataset.sent; // also when the browser brings the page back as it was
    button?.replaceChildren(...words);
  });
}

/**
 * A list as it is now; what was unfolded stays so.
 * @param {HTMLElement} place
 * @param {string} text
 */
function show(place, text) {
  if (text === place.dataset.seen) return;
  const wasOpen = place.querySelector("details")?.open ?? false;
  place.innerHTML = text; // our own server's markup, escaped there
  place.dataset.seen = text;
  const rest = place.querySelector("details");
  if (rest) rest.open = wasOpen;
}

/** @param {HTMLElement} place */
function keepFresh(place) {
  const refresh = async () => {
    if (document.hidden || place.contains(document.activeElement)) return;
    try {
      const answer = await fetch(place.dataset.fresh ?? "");
      place.toggleAttribute("data-lost", !answer.ok);
      if (answer.ok) show(place, await answer.text());
    } catch {
      place.toggleAttribute("data-lost", true); // the next round tries again
    }
  };
  setInterval(refresh, REFRESH);
  document.addEventListener("visibilitychange", refresh);
}

all(document, "form.sit", HTMLFormElement).forEach(sitDown);
all(document, "form.new-table", HTMLFormElement).forEach(keepOneHost);
all(document, "form.new-table", HTMLFormElement).forEach(watchName);
all(document, "form#new", HTMLFormElement).forEach(asLastTime);
all(document, "form.new-table", HTMLFormElement).forEach(watchSeats);
all(document, "form[data-excludes]", HTMLFormElement).forEach(watchExcludes);
all(document, "form.new-table", HTMLFormElement).forEach(sumUp);
all(document, "form.new-table", HTMLFormElement).forEach(unfoldTrouble);
all(document, "form[data-busy]", HTMLFormElement).forEach(sendOnce);
all(document, "textarea[data-file]", HTMLTextAreaElement).forEach(fromFile);
all(document, "[data-fresh]", HTMLElement).forEach(keepFresh);
