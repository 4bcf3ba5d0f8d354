import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fits, troubles, wrong } from "../../../src/tafelrunde/web/static/luck/check.js";
import { compared, judge, ownShare } from "../../../src/tafelrunde/web/static/luck/judge.js";
import { Purse, readReceipt, receipt } from "../../../src/tafelrunde/web/static/luck/purse.js";
import { commitmentOf, keyOf, pointOf, sealOf, termsOf } from "../../../src/tafelrunde/web/static/luck/seal.js";
import { hex } from "../../../src/tafelrunde/web/static/luck/sha256.js";
import { storageOf } from "../../../src/tafelrunde/web/static/storage.js";

import { MINE, Memory, SECRET, THEIRS, commitment, honest, match, sat } from "./seals.js";

const judged = (kept, luck, mine, seen = {}) => judge(kept, luck, mine, { there: false, slept: false, ...seen });
const opened = () => judged(sat, honest("opening"), [0]).kept;

test("hashes are those of the server", () => {
  // tests/core/test_seals.py compares the same file
  const { match: id, played, commitment: shown, secret, number, shares, found } = JSON.parse(
    readFileSync(new URL("luck.json", import.meta.url), "utf8"),
  );
  const terms = termsOf({ match: id, played, commitment: shown, shares });
  const key = keyOf(secret, terms, shares);
  const points = found.points.map((_, n) => pointOf(key, id, n, 97));
  const seal = sealOf(id, shown, number);
  assert.deepEqual({ seal, server: commitmentOf(id, secret), terms, key: hex(key), points }, found);
});

test("a page has one number for all seats of a match, and keeps it", () => {
  const purse = new Purse(new Memory());
  const seal = purse.seal(match, commitment);
  assert.match(seal, /^[0-9a-f]{64}$/);
  assert.equal(purse.seal(match, commitment), seal);
  const { number } = purse.get(match);
  assert.equal(sealOf(match, commitment, number), seal);
  assert.notEqual(purse.seal("m2", commitment), seal);
});

test("another commitment gets another number", () => {
  const purse = new Purse(new Memory());
  const first = [purse.seal(match, commitment), purse.get(match).number];
  purse.seal(match, "other");
  assert.notEqual(purse.get(match).number, first[1]);
});

test("what a page was shown is never overwritten by another number", () => {
  const purse = new Purse(new Memory());
  purse.put(opened());
  assert.equal(purse.seal(match, commitment), "");
  assert.equal(purse.seal(match, "other"), "");
  purse.drop(match);
  assert.deepEqual(purse.get(match), opened());
});

test("where nothing can be kept, there is no number", () => {
  const broken = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  assert.equal(new Purse(broken).seal(match, commitment), "");
  assert.equal(new Purse({ ...broken, getItem: () => { throw new Error("closed"); } }).get(match), null);
});

test("a browser that forbids storage has none: no seal, and the page remembers for itself", () => {
  const forbidden = { get localStorage() { throw new Error("blocked"); } };
  assert.equal(storageOf(forbidden), null);
  const purse = new Purse(storageOf(forbidden));
  assert.equal(purse.seal(match, commitment), "");
  assert.equal(purse.get(match), null);
  purse.put(opened());
  assert.deepEqual(purse.get(match), opened());
});

test("where storage is full by now, an older number goes and the page remembers what it opened", () => {
  const memory = new Memory();
  const purse = new Purse(memory);
  purse.seal(match, "other");
  memory.setItem = () => { throw new Error("full"); };
  assert.equal(purse.seal(match, commitment), "");
  assert.equal(purse.get(match), null);
  purse.put(opened());
  assert.equal(purse.get(match).opened, true);
});

test("that a seal was given is known when it is, and forgotten with the seat", () => {
  const purse = new Purse(new Memory());
  purse.seal(match, commitment);
  assert.equal(purse.get(match).sent, undefined);
  purse.send(match);
  assert.equal(purse.get(match).sent, true);
  const empty = { ...honest("sealing"), shares: [] };
  assert.equal(judged(purse.get(match), empty, [0]).kept.sent, true);
  assert.equal(judged(purse.get(match), empty, []).kept.sent, undefined);
  const { sent, ...drawn } = sat;
  assert.equal(judged(drawn, honest("sealing"), [0]).kept.sent, true);
});

test("only the newest matches are kept", () => {
  const purse = new Purse(new Memory());
  for (let n = 0; n < 230; n++)
    purse.put({ ...sat, match: `m${n}`, at: `2026-01-01T${String(n).padStart(4, "0")}` });
  assert.equal(purse.storage.length, 200);
  assert.equal(purse.get("m0"), null);
  assert.notEqual(purse.get("m229"), null);
});

test("a page opens its number when all have sealed theirs, and keeps what it was shown", () => {
  assert.equal(judged(sat, honest("sealing"), [0]).open, null);
  const { kept, trouble, open } = judged(sat, honest("opening"), [0]);
  assert.equal(trouble, null);
  assert.deepEqual(open.seats, [0]);
  assert.equal(kept.opened, true);
  assert.equal(kept.terms, honest("opening").terms);
  assert.deepEqual(kept.shares.map(({ seats }) => seats), [[0], [1]]);
});

test("once more after a lost connection: the same number for the same terms", () => {
  const { open, trouble } = judged(opened(), honest("opening"), [0]);
  assert.equal(trouble, null);
  assert.notEqual(open, null);
});

test("an honest match has no trouble", () => {
  const { trouble, open } = judged(opened(), honest("begun"), [0]);
  assert.deepEqual([trouble, open], [null, null]);
});

test("a server that has another secret by now gets no number", () => {
  const other = commitmentOf(match, "99".repeat(32));
  const shares = [{ seats: [0], seal: sealOf(match, other, MINE) }];
  const luck = { match, commitment: other, played: "g", shares, phase: "opening" };
  const { trouble, open } = judged(sat, { ...luck, terms: termsOf(luck) }, [0]);
  assert.deepEqual([trouble, open], ["commitment", null]);
});

test("a server that shows other seals after a number was opened gets nothing more", () => {
  const changed = honest("opening", { 1: { seal: "00".repeat(32) } });
  assert.deepEqual(judged(opened(), changed, [0]).trouble, "terms");
  assert.equal(judged(opened(), changed, [0]).open, null);
});

test("a server whose terms are not those of its seals gets no number", () => {
  const { trouble, open } = judged(sat, { ...honest("opening"), terms: "00".repeat(32) }, [0]);
  assert.deepEqual([trouble, open], ["terms", null]);
});

test("a server that has lost the page's seal gets no number", () => {
  const luck = honest("opening", { 0: { seal: "-" } });
  assert.deepEqual(judged(sat, luck, [0]), { kept: sat, trouble: "seal", open: null });
});

test("who gave no seal of this match has lost none", () => {
  const others = honest("begun", { 0: { seal: "00".repeat(32), number: undefined } });
  const { sent, ...drawn } = sat; // an invitation opened, nothing more; or got up, and came back later
  const { kept, trouble } = judged(drawn, others, [0]);
  assert.equal(trouble, null);
  assert.equal(kept.number, ""); // it counted for nothing
  assert.doesNotThrow(() => readReceipt(receipt(kept)));
  const bot = honest("begun"); // plays for the page since before the start
  bot.shares.shift();
  assert.equal(judged(sat, { ...bot, terms: termsOf(bot) }, [0]).trouble, null);
  assert.equal(judged(sat, others, [0]).trouble, "seal");
});

test("a server that swaps the page's number is noticed", () => {
  assert.equal(judged(opened(), honest("begun", { 0: { number: THEIRS } }), [0]).trouble, "number");
});

test("a server that drops an opening is noticed; who did not open has nothing to say", () => {
  const dropped = honest("begun", { 0: { number: undefined, missing: true } });
  assert.equal(judged(opened(), dropped, [0]).trouble, "missing");
  assert.equal(judged(sat, dropped, [0]).trouble, null);
});

test("a server that drops an opening and names nobody is noticed", () => {
  assert.equal(judged(opened(), honest("begun", { 0: { number: undefined } }), [0]).trouble, "missing");
});

test("a server that never asks a page that is there is noticed", () => {
  const dropped = honest("begun", { 0: { number: undefined, missing: true } });
  assert.equal(judged(sat, dropped, [0], { there: true }).trouble, "unasked");
  assert.equal(judged(sat, honest("begun", { 0: { number: undefined } }), [0], { there: true }).trouble, "unasked");
});

test("a page that slept says so, unless it could say its number again in time", () => {
  const dropped = honest("begun", { 0: { number: undefined, missing: true } });
  const late = judged(sat, honest("opening"), [0], { slept: true });
  assert.notEqual(late.open, null);
  assert.equal(judged(late.kept, dropped, [0]).trouble, "late");
  assert.equal(compared(late.kept, dropped, ownShare(late.kept, dropped.shares), [], false), "late");
  const again = judged(late.kept, honest("opening"), [0]).kept;
  assert.equal(judged(again, dropped, [0]).trouble, "missing");
  const slept = judged(again, honest("opening"), [0], { slept: true }).kept;
  assert.equal(judged(slept, dropped, [0]).trouble, "missing");
});

test("a seat that is taken later adds nothing and gets a receipt", () => {
  const { kept, trouble, open } = judged(null, honest("begun"), [1]);
  assert.deepEqual([trouble, open, kept.number, kept.terms], [null, null, "", honest("begun").terms]);
});

test("who only watches keeps nothing; who got up again has no trouble", () => {
  assert.equal(judged(null, honest("begun"), []).kept, null);
  assert.equal(judged(sat, honest("begun", { 0: { seal: "00".repeat(32), number: undefined } }), []).trouble, null);
});

test("a receipt goes both ways", () => {
  const { sent, ...kept } = opened();
  assert.deepEqual(readReceipt(receipt(kept)), kept);
  assert.throws(() => readReceipt("{}"));
  assert.throws(() => readReceipt("nonsense"));
});

test("a receipt that does not fit itself is none", () => {
  const kept = opened();
  for (const forged of [{ terms: "00".repeat(32) }, { number: THEIRS.replace("b", "c") }, { played: "other" }])
    assert.throws(() => readReceipt(receipt({ ...kept, ...forged })), JSON.stringify(forged));
  const { terms, shares, played, ...early } = kept;
  assert.throws(() => readReceipt(receipt(early)));
});

// after the end

/** Draws of weight one each, as luck gives them. */
function draws(luck) {
  const key = keyOf(SECRET, luck.terms, luck.shares);
  return [0, 1, 2, 3, 4, 5, 6, 7].map(n => ({ n, low: pointOf(key, match, n, 90), weight: 1, total: 90, words: "" }));
}

test("an honest table fits together, and so do all of its draws", () => {
  const luck = honest("begun");
  assert.deepEqual(troubles(luck, SECRET), []);
  assert.deepEqual(wrong(luck, SECRET, draws(luck)), []);
  assert.deepEqual(troubles(honest("begun", { 1: { number: undefined, missing: true } }), SECRET), []);
});

test("a changed secret, a swapped number, altered terms do not", () => {
  const luck = honest("begun");
  assert.deepEqual(troubles(luck, "99".repeat(32)), ["secret"]);
  assert.deepEqual(troubles(honest("begun", { 1: { number: MINE } }), SECRET), ["share"]);
  assert.deepEqual(troubles({ ...luck, played: "other" }, SECRET), ["terms"]);
  assert.equal(fits(luck, { seats: [1], seal: luck.shares[1].seal, number: MINE }), false);
});

test("a draw that luck does not give is found", () => {
  const luck = honest("begun");
  const all = draws(luck);
  all[3] = { ...all[3], low: (all[3].low + 1) % 90 };
  assert.deepEqual(wrong(luck, SECRET, all), [all[3]]);
  const certain = { n: 9, low: 0, weight: 4, total: 4, words: "" };
  assert.deepEqual(wrong(luck, SECRET, [certain]), []);
});
