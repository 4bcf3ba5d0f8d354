// @ts-check
// Buttons and forms made by the server say what they send in data-send (or data-each).

import { around } from "../dom.js";

/** @import { Line } from "./line.js" */
/** @import { Answer, FromPage } from "./protocol.d.ts" */
/** @import { Toast } from "./toast.js" */

/**
 * @typedef {object} Forms
 * @property {(answer: Answer) => void} complain
 * @property {Record<string, string>} words
 * @property {Toast} toast
 * @property {() => number | null} mine the seat that speaks
 * @property {() => string} seal of the number that this page adds to luck
 */

/**
 * @param {Line} line
 * @param {Forms} forms
 */
export function forms(line, { complain, words, toast, mine, seal }) {
  const say = async (/** @type {FromPage} */ message) => {
    const full = message.t === "take" ? { ...message, seal: seal() } : message;
    const answer = await line.say(full);
    if (answer.t === "err") complain(answer);
    if (answer.t === "ok" && answer.go) location.assign(answer.go);
    return answer;
  };
  document.addEventListener("click", event => {
    const { send, sure } = around(event, "button[data-send]")?.dataset ?? {};
    if (send !== undefined && (!sure || confirm(sure))) say(JSON.parse(send));
    const copy = around(event, "[data-copy]");
    if (copy) copyLink(copy, words, toast);
    const share = around(event, "[data-share]");
    if (share) shareLink(share);
  });
  document.addEventListener("change", event => {
    const form = /** @type {HTMLFormElement | null} */ (around(event, "form[data-change]"));
    form?.requestSubmit();
  });
  document.addEventListener("submit", async event => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id === "speak") {
      event.preventDefault();
      await speak(form, text => say({ t: "chat", seat: mine(), text }));
    } else if (form.dataset.each || form.dataset.send) {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      for (const message of JSON.parse(form.dataset.each || "[]"))
        await say({ ...message, name: fields[`name-${message.seat}`] });
      if (form.dataset.send) await say({ ...JSON.parse(form.dataset.send), ...fields });
    }
  });
}

/**
 * Says what was typed; it comes back where nobody heard it.
 * @param {HTMLFormElement} form
 * @param {(text: string) => Promise<Answer>} say
 */
async function speak(form, say) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  const text = field.value;
  form.reset();
  const answer = await say(text);
  if (answer.t === "err") field.value = text;
}

/**
 * @param {HTMLElement | SVGElement} button
 * @param {Record<string, string>} words
 * @param {Toast} toast
 */
async function copyLink(button, words, toast) {
  const address = new URL(button.dataset.copy ?? "", location.href).href;
  button.parentElement?.querySelector("input")?.select();
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    document.execCommand("copy"); // where a page without https may not use the clipboard
  }
  toast.show(words.copied);
}

/**
 * By whatever the device offers; who closes that again has not failed.
 * @param {HTMLElement | SVGElement} button
 */
async function shareLink(button) {
  const url = new URL(button.dataset.share ?? "", location.href).href;
  try {
    await navigator.share({ title: document.title, url });
  } catch {
    // nothing was shared, and the link is still there to be copied
  }
}
