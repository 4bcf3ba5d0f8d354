import assert from "node:assert/strict";
import { test } from "node:test";

import { hasAll, places, wordsOf } from "../../../src/tafelrunde/web/static/rules/find.js";

const marked = (text, typed) => places(text, wordsOf(typed)).map(([from, to]) => text.slice(from, to));

test("capitals, accents and ß do not matter, on either side", () => {
  assert.deepEqual(marked("Große Mühle", "grosse muhle"), ["Große", "Mühle"]);
  assert.deepEqual(marked("Die Strasse", "Straße"), ["Strasse"]);
  assert.deepEqual(marked("Ekö und EKÖ", "eko"), ["Ekö", "EKÖ"]);
});

test("every word must be there, anywhere and in any order", () => {
  assert.ok(hasAll("§ 4.8 Dein Stapel greift an", wordsOf("greift stapel")));
  assert.ok(hasAll("§ 4.8 Dein Stapel", wordsOf("4.8")));
  assert.ok(!hasAll("Dein Stapel", wordsOf("stapel kaiser")));
  assert.ok(hasAll("anything", wordsOf("  ")));
});

test("what overlaps is marked once", () => {
  assert.deepEqual(marked("Kamikaze", "kami mikaze"), ["Kamikaze"]);
  assert.deepEqual(marked("aaaa", "aa"), ["aa", "aa"]);
  assert.deepEqual(marked("nothing", "x"), []);
});
