// What surrounds the board: switches, tabs, short messages, forms and buttons that send.

import { randomHex } from "./line.js";

const byId = id => document.getElementById(id);

export class Settings {
  constructor() {
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    const touch = matchMedia("(pointer: coarse)").matches;
    const usual = { "ask-first": touch, sound: false, motion: !this.still.matches };
    for (const [name, value] of Object.entries(usual)) {
      const box = byId(`set-${name}`);
      const kept = localStorage.getItem(`table-${name}`);
      box.checked = kept === null ? value : kept === "yes";
      box.addEventListener("change", () => this.keep(name, box.checked));
    }
    this.mark();
  }

  keep(name, value) {
    localStorage.setItem(`table-${name}`, value ? "yes" : "no");
    this.mark();
  }

  mark() {
    document.documentElement.toggleAttribute("data-still", !this.moves);
  }

  on(name) {
    return byId(`set-${name}`).checked;
  }

  get moves() {
    return this.on("motion");
  }
}

// One of several sheets at a time; on a small screen it lies over the board, and is put away again.
export class Tabs {
  constructor(box) {
    this.box = box;
    this.heads = [...box.querySelectorAll("[role=tab]")];
    for (const head of this.heads) head.addEventListener("click", () => this.press(head));
    box.querySelector("[role=tablist]").addEventListener("keydown", event => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      const at = this.heads.indexOf(document.activeElement);
      const next = this.heads[(at + by + this.heads.length) % this.heads.length];
      this.pick(next);
      next.focus();
    });
    document.addEventListener("pointerdown", ({ target }) => box.contains(target) || this.close());
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
  }

  press(head) {
    const again = head.getAttribute("aria-selected") === "true" && this.box.hasAttribute("data-open");
    this.pick(head);
    this.box.toggleAttribute("data-open", !again);
    if (!again) head.removeAttribute("data-news");
  }

  close() {
    this.box.removeAttribute("data-open");
  }

  pick(chosen) {
    for (const head of this.heads) {
      const on = head === chosen;
      head.setAttribute("aria-selected", on);
      head.tabIndex = on ? 0 : -1;
      this.sheet(head).hidden = !on;
    }
    if (this.sheet(chosen).checkVisibility()) chosen.removeAttribute("data-news");
  }

  sheet(head) {
    return byId(head.getAttribute("aria-controls"));
  }

  show(name) {
    this.pick(byId(`tab-${name}`));
  }

  news(name) {
    const head = byId(`tab-${name}`);
    head.toggleAttribute("data-news", !this.sheet(head).checkVisibility());
  }
}

export class Toast {
  constructor(box) {
    this.box = box;
  }

  show(text, stays = false) {
    clearTimeout(this.timer);
    this.box.textContent = text;
    this.box.setAttribute("data-open", "");
    if (!stays) this.timer = setTimeout(() => this.box.removeAttribute("data-open"), 6000);
  }
}

// Buttons and forms made by the server say what they send in data-send (or data-each).
export function forms(line, { complain, words, toast, mine }) {
  const say = async message => {
    const full = message.t === "take" ? { ...message, number: randomHex(32) } : message;
    const answer = await line.say(full);
    if (answer.t === "err") complain(answer);
    if (answer.go) location.assign(answer.go);
    return answer;
  };
  document.addEventListener("click", event => {
    const button = event.target.closest?.("button[data-send]");
    if (button && (!button.dataset.sure || confirm(button.dataset.sure)))
      say(JSON.parse(button.dataset.send));
    const copy = event.target.closest?.("[data-copy]");
    if (copy) copyLink(copy, words, toast);
  });
  document.addEventListener("submit", async event => {
    const form = event.target;
    if (form.id === "speak") {
      event.preventDefault();
      const text = form.elements.text.value;
      form.reset();
      const answer = await say({ t: "chat", seat: mine(), text });
      if (answer.t === "err") form.elements.text.value = text;
    } else if (form.dataset.each || form.dataset.send) {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      for (const message of JSON.parse(form.dataset.each || "[]"))
        await say({ ...message, name: fields[`name-${message.seat}`] });
      if (form.dataset.send) await say({ ...JSON.parse(form.dataset.send), ...fields });
    }
  });
}

async function copyLink(button, words, toast) {
  const address = new URL(button.dataset.copy, location.href).href;
  const field = button.parentNode.querySelector("input");
  field?.select();
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    document.execCommand("copy"); // where a page without https may not use the clipboard
  }
  toast.show(words.copied);
}
