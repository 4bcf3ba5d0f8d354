// @ts-check
// What tokens and choices are called.

import { drawn } from "./board.js";

/** @import { Chooser } from "./chooser.js" */
/** @import { Choice } from "./paths.js" */

export class Names {
  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
  }

  /** @param {string} token */
  label(token) {
    return this.chooser.labels[token] || drawn(token)?.getAttribute("aria-label") || token;
  }

  /**
   * Of something drawn only what it is called: that it is chosen can be seen, and what lies there.
   * @param {string} token
   */
  short(token) {
    return this.chooser.labels[token] || this.label(token).split(", ")[0];
  }

  /** @param {Choice} choice */
  describe({ path, words }) {
    return words || path.map(token => this.label(token)).join(" · ");
  }

  /**
   * What a token does: the whole sentence where it decides everything.
   * @param {string} token
   * @param {Choice[]} choices
   */
  meaningOf(token, choices) {
    return (choices.length === 1 && choices[0].words) || this.label(token);
  }
}
