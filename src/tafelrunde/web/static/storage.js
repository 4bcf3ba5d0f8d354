// @ts-check
// What a browser keeps for its pages; some keep nothing, and say so by an error.

/**
 * @param {{ localStorage?: Storage }} [place]
 * @returns {Storage | null}
 */
export function storageOf(place = globalThis) {
  try {
    return place.localStorage ?? null;
  } catch {
    return null; // blocked by its person
  }
}

/** @returns {Pick<Storage, "getItem" | "setItem" | "removeItem">} */
function forThisPage() {
  /** @type {Map<string, string>} */
  const map = new Map();
  return {
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
  };
}

/** For settings, which may be forgotten with the page. */
export const storage = storageOf() ?? forThisPage();
