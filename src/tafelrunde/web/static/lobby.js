// The lobby works without this file. With it: a page's own random number on sitting down,
// settings that exclude each other, texts from files, and lists that stay fresh.

import { make, randomHex } from "./dom.js";

const REFRESH = 10_000;

function sitDown(form) {
  for (const input of form.querySelectorAll("[data-number]")) input.value = randomHex(32);
  if (form.dataset.atOnce !== undefined && !performance.getEntriesByType("navigation").some((entry) => entry.type === "back_forward")) {
    form.requestSubmit();
  }
}

// one seat is mine: choosing another one gives the first to whoever had the other
function keepOneHost(form) {
  const seats = [...form.querySelectorAll(".seats select")];
  const before = new Map(seats.map((seat) => [seat, seat.value]));
  form.addEventListener("change", (event) => {
    const changed = event.target;
    if (!before.has(changed)) return;
    if (changed.value === "host") {
      for (const seat of seats) {
        if (seat !== changed && seat.value === "host") seat.value = before.get(changed);
      }
    }
    for (const seat of seats) before.set(seat, seat.value);
  });
}

function controlOf(form, key) {
  return form.elements[`option-${key}`];
}

function valueOf(control) {
  if (control.type === "checkbox") return control.checked;
  return control.type === "number" ? control.valueAsNumber : control.value;
}

// what would complete a combination that cannot be played is disabled, and says why
function watchExcludes(form) {
  const patterns = JSON.parse(form.dataset.excludes);
  const notes = JSON.parse(form.dataset.notes);
  const lines = form.querySelectorAll(".excludes li");
  const update = () => {
    const barred = new Map(); // element → why
    patterns.forEach((pattern, index) => {
      const entries = Object.entries(pattern);
      const open = entries.filter(([key, value]) => valueOf(controlOf(form, key)) !== value);
      lines[index].classList.toggle("broken", open.length === 0);
      const last = controlOf(form, entries.at(-1)[0]);
      if (last.setCustomValidity) last.setCustomValidity(open.length === 0 ? notes[index] : "");
      if (open.length !== 1) return;
      const [key, value] = open[0];
      const control = controlOf(form, key);
      if (control.type === "checkbox" && value === true) barred.set(control, notes[index]);
      for (const option of control.options ?? []) {
        if (option.value === value) barred.set(option, notes[index]);
      }
    });
    for (const control of form.querySelectorAll(".options input[type=checkbox], .options option")) {
      const why = barred.get(control);
      control.disabled = why !== undefined;
      control.title = why ?? "";
      control.closest(".switch")?.classList.toggle("excluded", why !== undefined);
    }
  };
  form.addEventListener("input", update);
  update();
}

// settings for other numbers of players are put away; they are not sent then
function watchSeats(form) {
  const update = () => {
    const seats = Number(form.elements.seats.value);
    for (const part of form.querySelectorAll(".for-seats"))
      part.disabled = seats < Number(part.dataset.fewest) || seats > Number(part.dataset.most);
  };
  form.addEventListener("change", update);
  update();
}

// a long text may come from a file; it is read here and sent like what is typed
function fromFile(area) {
  const input = make("input", { type: "file", accept: "text/*,.toml" });
  input.addEventListener("change", async () => {
    area.value = (await input.files[0]?.text()) ?? area.value;
    input.value = ""; // the same file again, changed
    area.focus();
  });
  area.after(make("label", { className: "from-file" }, area.dataset.file, input));
}

function keepFresh(place) {
  setInterval(async () => {
    if (document.hidden || place.contains(document.activeElement)) return;
    try {
      const answer = await fetch(place.dataset.fresh);
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

document.querySelectorAll("form.sit").forEach(sitDown);
document.querySelectorAll("form.new-table").forEach(keepOneHost);
document.querySelectorAll("form.new-table").forEach(watchSeats);
document.querySelectorAll("form[data-excludes]").forEach(watchExcludes);
document.querySelectorAll("textarea[data-file]").forEach(fromFile);
document.querySelectorAll("[data-fresh]").forEach(keepFresh);
