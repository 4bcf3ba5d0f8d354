// @ts-check
// A film of the next steps: how long and how large before it is made, then how far it is.

import { byId, make } from "../dom.js";
import { measure, moments } from "./length.js";
import { ask } from "./screen.js";

const LOOK = 700; // milliseconds between looks at how far it is

/** @typedef {{ steps: number[], at: number, as: string, theme: string }} Here */

export class Film {
  /**
   * @param {string} base
   * @param {Record<string, string>} words
   * @param {() => Here} here
   * @param {(sentence: string) => void} toast
   */
  constructor(base, words, here, toast) {
    this.base = base;
    this.words = words;
    this.here = here;
    this.toast = toast;
    this.length = byId("film-length", HTMLSelectElement);
    this.length.addEventListener("change", () => this.tell());
    byId("film-go").addEventListener("click", () => this.make());
  }

  get moments() {
    const { steps, at } = this.here();
    return moments(steps, at, Number(this.length.value));
  }

  /** Before it is made. */
  tell() {
    const [pictures, seconds, size] = measure(this.moments.length);
    const shown = [pictures, seconds, size.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })];
    const about = byId("film-about");
    about.textContent = (about.dataset.words ?? "").replace(/#/g, () => String(shown.shift()));
    byId("film-go", HTMLButtonElement).disabled = pictures < 2;
  }

  async make() {
    const { as, theme } = this.here();
    const go = byId("film-go", HTMLButtonElement);
    const bar = byId("film-done", HTMLProgressElement);
    go.disabled = true;
    byId("film-made").replaceChildren();
    try {
      const address = `${this.base}/film?as=${as}&theme=${theme}&moments=${this.moments.join()}`;
      const { id, of } = await ask(address, { method: "POST" });
      bar.max = of + 1;
      bar.value = 0;
      bar.hidden = false;
      while (!(await this.isReady(id, bar))) await new Promise(done => setTimeout(done, LOOK));
      const link = make("a", { href: `${this.base}/film/${id}.gif`, target: "_blank" }, this.words["film-made"]);
      byId("film-made").replaceChildren(link);
    } catch (error) {
      this.toast(/** @type {Error} */ (error).message || this.words["film-failed"]);
    }
    bar.hidden = true;
    go.disabled = false;
  }

  /**
   * @param {string} id
   * @param {HTMLProgressElement} bar
   */
  async isReady(id, bar) {
    const { done, ready } = await ask(`${this.base}/film/${id}`);
    bar.value = done;
    return ready;
  }
}
