// @ts-check
// The connection: every message has an id and waits for its answer, across interruptions.

import { randomHex } from "../dom.js";
import { Pulse } from "./pulse.js";

/** @import { Answer, FromPage, FromServer } from "./protocol.d.ts" */

/**
 * @typedef {object} Ends
 * @property {() => { after: number, chat: number }} where the last lines that are there
 * @property {(message: FromServer) => void} message what the server says by itself
 * @property {(open: boolean, why?: string) => void} state
 * @property {() => void} waiting something is said that cannot be sent now
 */

const FIRST = 400; // milliseconds until the first new try
const LONGEST = 8000;
const GONE = new Set([4403, 4404, 4413, 4429, 4430]); // no use in trying again at once
/** @type {Record<number, string | undefined>} what the page says about it */
const WHY = { 4404: "cleared", 4430: "crowded" };

export class Line {
  /**
   * @param {string} path
   * @param {Ends} ends
   */
  constructor(path, ends) {
    this.path = path;
    this.ends = ends;
    this.wait = FIRST;
    this.timer = 0;
    /** @type {Map<string, { text: string, done: (answer: Answer) => void }>} */
    this.pending = new Map();
    this.pulse = new Pulse(() => this.beat(), () => this.lose());
    this.socket = this.connect();
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
  }

  connect() {
    const { after, chat } = this.ends.where();
    const address = new URL(this.path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (after >= 0) address.searchParams.set("after", String(after));
    if (chat > 0) address.searchParams.set("chat", String(chat));
    const socket = new WebSocket(address);
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => {
      this.pulse.beat();
      this.heard(JSON.parse(data));
    };
    socket.onclose = ({ code }) => this.closed(code);
    return socket;
  }

  opened() {
    this.wait = FIRST;
    this.pulse.beat();
    this.ends.state(true);
    for (const { text } of this.pending.values()) this.socket.send(text); // said twice, done once
  }

  beat() {
    this.socket.send(JSON.stringify({ t: "beat", id: randomHex(12) }));
  }

  /** Nobody answers: a socket that may still seem open for minutes is given up. */
  lose() {
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.closed(0);
  }

  /** @param {number} code */
  closed(code) {
    this.pulse.stop();
    this.ends.state(false, WHY[code]);
    if (this.pending.size) this.ends.waiting();
    if (GONE.has(code)) this.wait = LONGEST;
    this.timer = setTimeout(() => (this.socket = this.connect()), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  now() {
    if (this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.socket = this.connect();
  }

  /** @param {FromServer} message */
  heard(message) {
    if ("id" in message && this.answered(message)) return;
    if ("ok" in message) for (const taken of message.ok ?? []) this.answered({ t: "ok", ...taken });
    this.ends.message(message);
  }

  /**
   * Whether somebody waited for this.
   * @param {Answer} answer
   */
  answered(answer) {
    const waiting = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    waiting?.done(answer);
    return !!waiting;
  }

  /**
   * Resolves with the answer: {t: "ok" | "err" | "why", …}
   * @param {FromPage} message
   * @returns {Promise<Answer>}
   */
  say(message) {
    const id = randomHex(12);
    const text = JSON.stringify({ ...message, id });
    return new Promise(done => {
      this.pending.set(id, { text, done });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
      else this.ends.waiting();
    });
  }
}
