// The connection: every message has an id and waits for its answer, across interruptions.

import { randomHex } from "../dom.js";

const FIRST = 400; // milliseconds until the first new try
const LONGEST = 8000;
const GONE = new Set([4403, 4404, 4413, 4429]); // no use in trying again at once

export class Line {
  constructor(path, { where, message, state }) {
    Object.assign(this, { path, where, message, state });
    this.wait = FIRST;
    this.pending = new Map(); // id → {text, done}
    this.connect();
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
  }

  connect() {
    const { after, chat } = this.where();
    const address = new URL(this.path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (after >= 0) address.searchParams.set("after", after);
    if (chat > 0) address.searchParams.set("chat", chat);
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.opened();
    this.socket.onmessage = ({ data }) => this.heard(JSON.parse(data));
    this.socket.onclose = ({ code }) => this.closed(code);
  }

  opened() {
    this.wait = FIRST;
    this.state(true);
    for (const { text } of this.pending.values()) this.socket.send(text); // said twice, done once
  }

  closed(code) {
    this.state(false);
    if (GONE.has(code)) this.wait = LONGEST;
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  now() {
    if (this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  }

  heard(message) {
    const waiting = this.pending.get(message.id);
    if (waiting) {
      this.pending.delete(message.id);
      waiting.done(message);
    } else this.message(message);
  }

  // Resolves with the answer: {t: "ok" | "err" | "why", …}
  say(message) {
    const id = randomHex(12);
    const text = JSON.stringify({ ...message, id });
    return new Promise(done => {
      this.pending.set(id, { text, done });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }
}
