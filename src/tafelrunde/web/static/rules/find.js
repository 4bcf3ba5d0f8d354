// @ts-check
// Finding words in a text as people type them: without capitals, accents and ß.

/** @typedef {[number, number]} Range from, and the first character behind it */

/**
 * The plain letters of a text, and from which character of it each comes.
 * @param {string} text
 */
export function plain(text) {
  let letters = "";
  /** @type {number[]} */
  const from = [];
  for (let at = 0; at < text.length; at += 1) {
    const bare = text[at].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ß", "ss");
    for (const letter of bare) {
      letters += letter;
      from.push(at);
    }
  }
  return { letters, from };
}

/**
 * What is looked for: every one of these must be there.
 * @param {string} typed
 */
export const wordsOf = typed => plain(typed).letters.split(/\s+/).filter(word => word);

/**
 * @param {string} text
 * @param {string[]} words
 */
export function hasAll(text, words) {
  const { letters } = plain(text);
  return words.every(word => letters.includes(word));
}

/**
 * Where the words are, in order and without overlapping.
 * @param {string} text
 * @param {string[]} words
 * @returns {Range[]}
 */
export function places(text, words) {
  const { letters, from } = plain(text);
  /** @type {Range[]} */
  const found = [];
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      found.push([from[at], from[at + word.length - 1] + 1]);
  found.sort(([one], [other]) => one - other);
  return found.reduce((/** @type {Range[]} */ out, [start, end]) => {
    const last = out.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else out.push([start, end]);
    return out;
  }, []);
}
