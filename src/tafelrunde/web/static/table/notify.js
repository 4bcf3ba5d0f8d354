// @ts-check
// What is asked once: whether there shall be sounds, and notices while the tab is hidden. Notices
// are offered only where the browser allows them.

import { byId, find, make } from "../dom.js";
import { worker } from "../install.js";

/** @import { Settings, Switch } from "./settings.js" */

export const canNotify = isSecureContext && "Notification" in window;

/** @returns {Switch[]} */
const questions = () => (canNotify && Notification.permission !== "denied" ? ["sound", "notify"] : ["sound"]);

/**
 * The next question that was never answered, above the log.
 * @param {Settings} settings
 * @param {Record<string, string>} words
 */
export function offer(settings, words) {
  find("offer")?.remove();
  const name = questions().find(one => settings.unanswered(one));
  if (!name) return;
  const answer = async (/** @type {boolean} */ yes) => {
    const on = yes && (name !== "notify" || (await Notification.requestPermission()) === "granted");
    settings.answer(name, on);
    offer(settings, words);
  };
  const yes = make("button", { type: "button" }, words["offer-yes"]);
  const no = make("button", { type: "button" }, words["offer-no"]);
  yes.addEventListener("click", () => answer(true));
  no.addEventListener("click", () => answer(false));
  byId("side").prepend(make("div", { id: "offer" }, make("p", {}, words[`offer-${name}`]), yes, no));
}

/**
 * It is one's turn, and nobody looks.
 * @param {string} title
 * @param {string} body
 */
export async function notify(title, body) {
  if (!canNotify || !document.hidden || Notification.permission !== "granted") return;
  const address = location.pathname;
  const how = { body, tag: address, icon: "/favicon.svg?turn", data: address };
  const registered = await worker;
  if (registered) return registered.showNotification(title, how);
  new Notification(title, how).onclick = () => window.focus();
}
