// @ts-check
// The page of a receipt: calculates everything again, and compares it with what was kept.

import { byId, make } from "../dom.js";
import { fits, troubles, wrong } from "./check.js";
import { compared, ownShare } from "./judge.js";
import { Purse, readReceipt, receipt } from "./purse.js";
import { storageOf } from "../storage.js";
import { NONE } from "./seal.js";

/** @import { Luck } from "../table/protocol.d.ts" */
/** @import { Draw } from "./check.js" */
/** @import { Kept } from "./purse.js" */

const root = byId("receipt");
/** @type {Luck} */
const luck = JSON.parse(root.dataset.luck ?? "{}");
const secret = root.dataset.secret ?? "";
/** @type {Record<string, string>} */
const words = JSON.parse(root.dataset.words ?? "{}");
const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-draw]")]);

/** @param {Kept | null} kept */
function show(kept) {
  const found = troubles(luck, secret).map(trouble => words[`trouble-${trouble}`]);
  const isBegun = luck.phase === "begun";
  const differs = kept && isBegun ? compared(kept, luck, ownShare(kept, luck.shares), [], false) : null;
  if (differs) found.push(words[`trouble-${differs}`]);
  found.push(...checkDraws());
  envelopes(kept);
  slip(kept, differs);
  answer(found);
}

function checkDraws() {
  if (!secret) return [];
  const draws = rows.map(row => /** @type {Draw} */ (JSON.parse(row.dataset.draw ?? "{}")));
  const bad = new Set(wrong(luck, secret, draws));
  rows.forEach((row, index) => (row.className = bad.has(draws[index]) ? "bad" : "good"));
  return [...bad].map(draw => draw.words);
}

/** @param {Kept | null} kept */
function envelopes(kept) {
  const own = kept && ownShare(kept, luck.shares);
  for (const row of /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-share]")])) {
    const share = luck.shares[Number(row.dataset.share)];
    const status = /** @type {HTMLElement} */ (row.querySelector(".status"));
    const good = share ? fits(luck, share) : !troubles(luck, secret).includes("secret");
    const isOpen = share ? share.number !== undefined : secret !== "";
    row.className = good ? (isOpen ? "good" : "") : "bad";
    if (share?.seal === NONE) status.textContent = words.none;
    else if (!good) status.textContent = words.bad;
    else if (share?.missing) status.textContent = words.missing;
    else if (isOpen) status.textContent = share && share === own ? words.yours : words.fits;
  }
}

/** @param {string[]} found */
function answer(found) {
  const isBad = found.length > 0;
  if (secret || isBad) {
    byId("answer").textContent = isBad ? words.no : words.yes;
    byId("answer").className = isBad ? "bad" : "good";
  }
  const lines = isBad ? [...found, words.talk] : [];
  byId("troubles").replaceChildren(...lines.map(line => make("li", {}, line)));
  const added = luck.shares.some(({ number }) => number);
  byId("so").textContent = isBad || luck.phase !== "begun" ? "" : added ? words.so : words.alone;
}

/**
 * @param {Kept | null} kept
 * @param {string | null} differs
 */
function slip(kept, differs) {
  byId("slip").hidden = !kept;
  byId("save").hidden = !kept?.terms; // before that it is none
  byId("slip-no").hidden = !!kept;
  if (!kept) return;
  put("slip-server", kept.commitment);
  put("slip-number", kept.number || words["slip-none"]);
  const seals = (kept.shares ?? []).map(({ seats, seal }) =>
    `${seats.map(seat => seat + 1).join(", ")}: ${short(seal)}`);
  put("slip-others", seals.join(" · ") || "…");
  put("slip-terms", kept.terms ?? "…");
  const status = byId("slip-fits");
  status.className = differs ? "bad" : "good";
  status.textContent = kept.terms ? (differs ? words["slip-differs"] : words["slip-fits"]) : "";
}

/**
 * @param {string} id
 * @param {string} text
 */
function put(id, text) {
  byId(id).textContent = /^[0-9a-f]{64}$/.test(text) ? short(text) : text;
  byId(id).title = text;
}

/** @param {string} digits */
function short(digits) {
  return digits.length < 64 ? digits : `${digits.slice(0, 16).match(/.{4}/g)?.join(" ")} …`;
}

/** @param {string} why what is shown stays */
function refuse(why) {
  byId("slip-no").hidden = false;
  byId("slip-no").textContent = why;
}

const purse = new Purse(storageOf());
let shown = purse.get(luck.match);
show(shown);

byId("save").addEventListener("click", () => {
  if (!shown) return;
  const file = new Blob([receipt(shown)], { type: "application/json" });
  const link = make("a", { href: URL.createObjectURL(file), download: `tafelrunde-${luck.match}.json` });
  link.click();
  URL.revokeObjectURL(link.href);
});

byId("load", HTMLInputElement).addEventListener("change", async event => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  try {
    const read = readReceipt((await input.files?.[0]?.text()) ?? "");
    if (read.match !== luck.match) refuse(words["other-match"]);
    else show((shown = read));
  } catch {
    refuse(words["not-read"]);
  }
  input.value = "";
});
