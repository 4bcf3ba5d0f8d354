import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";

import { hex, hmac, sha256, unhex } from "../../../src/tafelrunde/web/static/luck/sha256.js";

const bytes = text => new TextEncoder().encode(text);

test("the examples of FIPS 180-4", () => {
  assert.equal(hex(sha256(bytes(""))), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(hex(sha256(bytes("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.equal(
    hex(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))),
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  assert.equal(
    hex(sha256(bytes("a".repeat(1_000_000)))),
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  );
});

test("every length around a block is as node's own", () => {
  for (let length = 0; length < 200; length++) {
    const data = randomBytes(length);
    assert.equal(hex(sha256(data)), createHash("sha256").update(data).digest("hex"));
  }
});

test("HMAC is as node's own, with short and long keys", () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const [key, data] = [randomBytes(length), randomBytes(77)];
    assert.equal(hex(hmac(key, data)), createHmac("sha256", key).update(data).digest("hex"));
  }
});

test("hexadecimal digits go both ways", () => {
  assert.deepEqual(unhex("00ff10"), Uint8Array.of(0, 255, 16));
  assert.equal(hex(unhex("00ff10")), "00ff10");
});
