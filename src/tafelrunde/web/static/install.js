// @ts-check
// The site as an app: only where the browser allows it (https, or this very machine).

import { find, make } from "./dom.js";

const tag = new URL(import.meta.url).pathname.split("/")[2]; // /static/TAG/install.js

export const worker =
  isSecureContext && "serviceWorker" in navigator
    ? navigator.serviceWorker.register(`/sw.js?v=${tag}`).catch(() => null)
    : Promise.resolve(null);

/** @type {any} */
let offered = null;

addEventListener("beforeinstallprompt", event => {
  event.preventDefault();
  offered = event;
  const foot = document.querySelector("footer");
  const words = /** @type {HTMLElement | null} */ (document.querySelector("link[rel=manifest]"))?.title;
  if (!foot || !words || find("install")) return;
  const button = make("button", { type: "button", id: "install", className: "plain" }, words);
  button.addEventListener("click", () => offered?.prompt());
  foot.append(button);
});
addEventListener("appinstalled", () => find("install")?.remove());
