// Choosing an action without knowing the game: a set of token paths is narrowed click by click.

const MANY = 7; // buttons: then they are a list

const escape = token => CSS.escape(token);
const board = () => document.getElementById("table");
export const drawn = token => board().querySelector(`[data-token="${escape(token)}"]`);
const apart = token => board().querySelector(`[data-token="${escape(token)}"]:not([data-ghost] *)`);
const ghost = path => board().querySelector(`[data-ghost="${escape(path.join(" "))}"]`);
const all = token =>
  board().querySelectorAll(`[data-token="${escape(token)}"],[data-mark="${escape(token)}"]`);

export function flat(trie, way = [], out = []) {
  for (const [token, below] of Object.entries(trie))
    if (typeof below === "object") flat(below, [...way, token], out);
    else out.push({ path: [...way, token], words: typeof below === "string" ? below : "" });
  return out;
}

// Which places of the paths are not decided yet.
const undecided = choices =>
  (choices[0]?.path || []).map((token, i) => choices.some(c => c.path[i] !== token));

// For every path the first open token that is drawn, and the first that is not.
export function options(choices) {
  const open = undecided(choices);
  const seen = new Map();
  const out = { drawn: new Map(), buttons: new Map() };
  const put = (map, token, choice) =>
    map.has(token) ? map.get(token).push(choice) : map.set(token, [choice]);
  for (const choice of choices) {
    let element, button;
    choice.path.forEach((token, i) => {
      if (open[i] === false) return;
      if (!seen.has(token)) seen.set(token, !!drawn(token));
      if (seen.get(token)) element ??= token;
      else button ??= token;
    });
    if (element !== undefined) put(out.drawn, element, choice);
    if (button !== undefined) put(out.buttons, button, choice);
    if (element === undefined && button === undefined) put(out.buttons, choice.path.at(-1), choice);
  }
  return out;
}

export class Chooser {
  constructor({ words, send, why, attempt, asksFirst, tell }) {
    Object.assign(this, { words, send, why, attempt, asksFirst, tell });
    this.ask = {};
    this.choices = [];
    this.picked = []; // paths that are collected, to be sent as one message
    this.labels = {};
    this.turned = 0; // which of several ghosts is shown
    this.steps = []; // {token, choices}
    this.box = document.getElementById("choices");
    this.tray = this.part("tray"); // what may be long, and scrolls
    this.answers = this.part("answers"); // what sends or goes back, and stays
    this.open = false;
    this.limit = 60;
  }

  // A new question; what was begun of the old one is dropped.
  put(ask) {
    this.ask = ask;
    this.begin();
  }

  begin() {
    this.choices = this.ask.acts ? flat(this.ask.acts) : [];
    this.labels = this.ask.labels || {};
    this.picked = [];
    this.steps = [];
    this.turned = 0;
    this.limit = 60;
    this.tell(this.ask.prompt);
    this.draw();
    this.tray.scrollTop = 0;
  }

  get now() {
    return this.steps.length ? this.steps.at(-1).choices : this.choices;
  }

  // A token was clicked; where it does not go on, it may begin anew; else: why not?
  pick(token, from = "board") {
    if (this.ghosts && (this.steps.at(-1)?.token ?? this.now[0].path.at(-2)) === token) return this.turn();
    if (this.ready) return this.confirmOrRestart(token, from);
    const found = options(this.now);
    const next = found.drawn.get(token) || found.buttons.get(token);
    if (next) return this.step(token, next, from);
    const anew = this.steps.length ? options(this.choices).drawn.get(token) : null;
    if (this.steps.some(step => step.token === token)) return this.back();
    if (anew) {
      this.steps = [];
      return this.step(token, anew, from);
    }
    this.why([...this.steps.map(step => step.token), token]);
  }

  confirmOrRestart(token, from) {
    if (this.steps.at(-1).token === token) return this.commit();
    this.steps.pop();
    this.pick(token, from);
  }

  step(token, choices, from) {
    this.steps.push({ token, choices });
    this.turned = 0;
    if (choices.length === 1 && this.isPick(choices[0])) return this.collect([...this.picked, choices[0].path]);
    if (choices.length === 1 && !this.ghosts && !this.asksFirst()) return this.commit();
    this.draw();
    if (from === "keys") this.focusFirst();
  }

  get ready() {
    return this.steps.length > 0 && this.now.length === 1;
  }

  commit() {
    this.deliver([...this.picked, this.now[this.turned].path]);
  }

  deliver(paths) {
    const { seat, decision } = this.ask;
    this.choices = [];
    this.picked = [];
    this.steps = [];
    this.draw();
    this.send({ t: this.ask.luck ? "enter" : "act", seat, decision, paths });
  }

  // ---------- picks whose order does not matter: collected, tried out, sent together ----------

  isPick({ path }) {
    return !!this.ask.picks?.includes(path[0]);
  }

  async collect(picked) {
    if (!picked.length) return this.begin();
    const { ask } = this;
    const { seat, decision } = ask;
    const answer = await this.attempt({ t: "try", seat, decision, paths: picked });
    if (ask !== this.ask || this.choices.length + this.picked.length === 0) return; // asked anew
    this.steps = [];
    if (answer.t === "tried") {
      this.picked = picked;
      this.choices = flat(answer.acts);
      this.labels = { ...this.labels, ...answer.labels };
      if (!this.choices.length && !this.asksFirst()) return this.deliver(picked);
      if (this.choices.some(choice => this.isPick(choice))) this.tell(answer.ask);
    }
    this.draw();
  }

  fewer(path) {
    const at = this.picked.map(String).lastIndexOf(String(path));
    this.collect(this.picked.filter((_, i) => i !== at));
  }

  // ---------- ghosts: how a piece would lie, turned through all ways that fit ----------

  // Also before the first step, where nothing but ghosts is left to choose from.
  get ghosts() {
    if (!this.now.length || !this.now.every(({ path }) => ghost(path))) return false;
    if (this.steps.length) return true;
    const open = undecided(this.now);
    return !this.now.some(({ path }) => path.some((token, i) => open[i] && apart(token)));
  }

  turn(by = 1) {
    this.turned = (this.turned + by + this.now.length) % this.now.length;
    this.draw();
  }

  back() {
    const step = this.steps.pop();
    this.turned = 0;
    if (!step && this.picked.length) {
      this.collect(this.picked.slice(0, -1));
      return true;
    }
    this.draw();
    if (step) drawn(step.token)?.focus?.({ preventScroll: true });
    return !!step;
  }

  focusFirst() {
    const first = this.box.querySelector("button.verb") || board().querySelector("[data-live]");
    first?.focus({ preventScroll: true });
  }

  // ---------- what can be seen of it ----------

  draw() {
    this.unmark();
    for (const { token } of this.steps)
      for (const element of all(token)) element.setAttribute("data-chosen", "");
    const decided = this.ready || this.ghosts;
    const found = decided ? { drawn: new Map(), buttons: new Map() } : options(this.now);
    if (this.ghosts) ghost(this.now[this.turned].path).setAttribute("data-shown", "");
    this.mark(found.drawn);
    this.list(found);
    document.getElementById("view").tabIndex = found.drawn.size ? -1 : 0; // to scroll it by keys
  }

  unmark() {
    for (const element of board().querySelectorAll("[data-shown]")) element.removeAttribute("data-shown");
    for (const element of board().querySelectorAll("[data-live],[data-chosen]")) {
      element.removeAttribute("data-live");
      element.removeAttribute("data-chosen");
      if (!element.dataset.token) continue;
      if (element !== document.activeElement) element.removeAttribute("tabindex");
      element.setAttribute("role", "img");
    }
  }

  mark(live) {
    const focused = document.activeElement?.dataset?.token;
    const first = live.has(focused) ? focused : live.keys().next().value;
    for (const token of live.keys())
      for (const element of all(token)) {
        element.setAttribute("data-live", "");
        if (!element.dataset.token) continue;
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", token === first ? 0 : -1);
      }
  }

  label(token) {
    return this.labels[token] || drawn(token)?.getAttribute("aria-label") || token;
  }

  describe({ path, words }) {
    return words || path.map(token => this.label(token)).join(" · ");
  }

  button(text, classes, act, id) {
    const out = document.createElement("button");
    out.type = "button";
    out.className = classes;
    out.textContent = text;
    if (id) out.id = id;
    out.addEventListener("click", act);
    return out;
  }

  list(found) {
    const at = document.activeElement;
    const held = at?.id === "choice" || at?.closest?.("#choices") ? at.id : "";
    this.tray.replaceChildren(...this.long(found));
    this.answers.replaceChildren(...this.short(found));
    if (!held) return;
    const same = held !== "choice" && document.getElementById(held);
    (same || this.box.querySelector("button") || this.box.parentNode).focus({ preventScroll: true });
  }

  part(name) {
    const out = document.createElement("div");
    out.className = name;
    this.box.append(out);
    return out;
  }

  verbs({ buttons }) {
    return [...buttons]
      .filter(([, choices]) => !choices.every(choice => this.isPick(choice)))
      .map(([token, choices]) => this.verb(token, choices));
  }

  long(found) {
    const out = this.ready || this.ghosts ? [this.meaning()] : [];
    if (!this.steps.length) out.push(...this.steppers());
    const verbs = this.verbs(found);
    if (verbs.length >= MANY) out.push(...verbs);
    if (found.drawn.size && this.opened) out.push(this.places(found.drawn));
    return out;
  }

  short(found) {
    const out = this.ready || this.ghosts ? this.confirmation() : [];
    const verbs = this.verbs(found);
    if (verbs.length < MANY) out.push(...verbs);
    if (this.picked.length && this.choices.every(choice => this.isPick(choice))) out.push(this.dispatch());
    if (this.steps.length || this.picked.length)
      out.push(this.button(`↩ ${this.words.back}`, "back", () => this.back(), "go-back"));
    if (found.drawn.size && !this.opened) out.push(this.places(found.drawn));
    if (this.ask.phrase && this.choices.length) out.push(this.phrase(this.ask.phrase));
    if (this.ask.order && this.choices.length) out.push(this.order(this.ask.order));
    return out;
  }

  meaning() {
    const out = document.createElement("p");
    out.textContent = this.describe(this.now[this.turned]);
    return out;
  }

  confirmation() {
    const out = [this.button(this.words.confirm, "verb go", () => this.commit(), "go-confirm")];
    if (this.now.length > 1)
      out.push(this.button(`⟳ ${this.words.turn} ${this.turned + 1}/${this.now.length}`, "verb", () => this.turn(), "go-turn"));
    return out;
  }

  // What one would like to do, typed; the server knows what it stands for.
  phrase(words) {
    const form = document.createElement("form");
    form.className = "phrase";
    const field = document.createElement("input");
    field.id = "phrase";
    field.autocomplete = "off";
    field.placeholder = words;
    field.setAttribute("aria-label", words);
    field.value = this.typed || "";
    field.addEventListener("input", () => (this.typed = field.value));
    form.addEventListener("submit", async event => {
      event.preventDefault();
      const { seat, decision } = this.ask;
      const answer = await this.attempt({ t: "phrase", seat, decision, text: field.value });
      if (answer.t === "ok") this.typed = "";
    });
    form.append(field, this.button(this.words.send, "round", () => form.requestSubmit(), "go-phrase"));
    return form;
  }

  // The same answer from now on.
  order({ ask, words }) {
    const message = { t: "order", seat: this.ask.seat, ask, on: true };
    return this.button(words, "back", () => this.send(message), "go-order");
  }

  dispatch() {
    const text = `${this.words["send-picks"]} (${this.picked.length})`;
    return this.button(text, "verb go", () => this.deliver(this.picked), "go-picks");
  }

  // One row for everything that can be picked or was: less, how often, more.
  steppers() {
    const more = new Map(this.choices.filter(c => this.isPick(c)).map(c => [String(c.path), c.path]));
    const all = new Map([...this.picked.map(path => [String(path), path]), ...more]);
    if (!all.size) return [];
    const rows = document.createElement("ul");
    rows.className = "steppers";
    for (const [key, path] of all) {
      const count = this.picked.filter(other => String(other) === key).length;
      const row = document.createElement("li");
      const name = document.createElement("span");
      name.textContent = this.label(path[1]);
      const number = document.createElement("output");
      number.textContent = count;
      const less = this.button("−", "round", () => this.fewer(path), `less-${path[1]}`);
      const plus = this.button("+", "round", () => this.collect([...this.picked, path]), `more-${path[1]}`);
      less.disabled = !count;
      plus.disabled = !more.has(key);
      less.setAttribute("aria-label", `${this.words["one-fewer"]}: ${name.textContent}`);
      plus.setAttribute("aria-label", `${this.words["one-more"]}: ${name.textContent}`);
      row.append(name, less, number, plus);
      rows.append(row);
    }
    return [rows, this.total()];
  }

  total() {
    const out = document.createElement("output");
    out.id = "picked";
    out.textContent = `${this.words.total}: ${this.picked.length}`;
    return out;
  }

  verb(token, choices) {
    const alone = choices.length === 1 && choices[0].words;
    const text = alone || this.label(token);
    return this.button(text, "verb", () => this.pick(token, "keys"), `do-${token}`);
  }

  get opened() {
    return this.open || !!this.ask.luck; // what a box gave is rather found in a list
  }

  // The same choices as on the board, as plain buttons; among the long things while it is open.
  places(live) {
    const out = document.createElement("details");
    const head = document.createElement("summary");
    head.id = "all-actions";
    head.textContent = `${this.words["all-actions"]} (${live.size})`;
    out.open = this.opened;
    head.addEventListener("click", event => {
      if (this.ask.luck) return;
      event.preventDefault();
      this.open = !this.open;
      this.draw();
    });
    const rows = document.createElement("ul");
    for (const [token, choices] of live) {
      const row = document.createElement("li");
      const text = (choices.length === 1 && choices[0].words) || this.label(token);
      row.append(this.button(text, "place", () => this.pick(token, "keys"), `at-${token}`));
      rows.append(row);
    }
    out.append(head, rows);
    return out;
  }
}
