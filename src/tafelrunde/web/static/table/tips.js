// @ts-check
// What a drawn thing means, for fingers: a pointer that rests is shown its title by the browser. A card
// is shown large, also by two taps where one is no choice.

import { around, byId } from "../dom.js";
import { card, enlarge } from "./enlarge.js";
import { isTwice, NEVER } from "./touch.js";

/** @import { Toast } from "./toast.js" */
/** @import { Tap } from "./touch.js" */

const REST = 450; // milliseconds
const FAR = 12; // pixels a finger may tremble
const OTHER = "svg.region[data-kind=board], [data-live], [data-chosen]"; // two taps mean something else
const THING = "svg.region :is(g, use):has(> title), svg.region g[aria-label]";

/** @param {Event} event */
function words(event) {
  const thing = around(event, THING);
  const title = thing?.querySelector(":scope > title")?.textContent;
  return title || thing?.getAttribute("aria-label") || "";
}

/**
 * @param {HTMLElement} view
 * @param {Toast} toast
 */
export function tips(view, toast) {
  let timer = 0;
  /** @type {PointerEvent | null} */
  let start = null;
  let told = false; // by the finger that is still down: its click is no choice
  /** @type {{ tap: Tap, thing: SVGGraphicsElement | null, text: string }} */
  let last = { tap: NEVER, thing: null, text: "" };
  const drop = () => {
    clearTimeout(timer);
    start = null;
  };
  view.addEventListener("pointerdown", event => {
    drop();
    told = false;
    const text = event.pointerType === "touch" && event.isPrimary ? words(event) : "";
    if (!text) return;
    start = event;
    timer = setTimeout(() => {
      told = true;
      const thing = card(/** @type {Element} */ (event.target));
      if (thing) enlarge(thing, text);
      else toast.show(text);
    }, REST);
  });
  view.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > FAR) drop();
  });
  for (const end of ["pointerup", "pointercancel"]) view.addEventListener(end, drop);
  view.addEventListener("contextmenu", event => {
    if (start || told) event.preventDefault();
  });
  const click = (/** @type {MouseEvent} */ event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    const { tap, thing } = last;
    if (told) event.stopPropagation();
    else if (isTouch && thing?.isConnected && isTwice(tap, event)) {
      event.stopPropagation();
      enlarge(thing, last.text);
    } else if (isTouch) {
      const text = words(event);
      const isOther = !text || around(event, OTHER);
      last = { tap: event, thing: isOther ? null : card(/** @type {Element} */ (event.target)), text };
      if (text && !around(event, "[data-token]")) toast.show(text);
    }
    told = false;
  };
  view.addEventListener("click", click, true);
  const sheet = byId("large", HTMLDialogElement);
  sheet.addEventListener("click", () => sheet.close());
  sheet.addEventListener("mousedown", event => event.preventDefault()); // the finger that opened it leaves
}
