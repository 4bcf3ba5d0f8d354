// @ts-check
// Where a browser may keep it: a page that says so when the server cannot be reached, and notices
// about one's turn that lead back to their table. Nothing else is kept here.

const worker = /** @type {any} */ (self);
const tag = new URL(worker.location.href).searchParams.get("v") ?? "";
const OFFLINE = "/offline";
const KEPT = [OFFLINE, `/style.css?v=${tag}`, `/static/${tag}/site.css`, "/favicon.svg"];

async function keep() {
  await (await caches.open(tag)).addAll(KEPT);
  await worker.skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== tag) await caches.delete(name);
  await worker.clients.claim();
}

/**
 * A page comes from the server as long as that answers; what never changes is not asked for again.
 * @param {Request} request
 */
async function answer(request) {
  if (request.mode !== "navigate") return (await caches.match(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(OFFLINE);
    if (kept) return kept;
    throw error;
  }
}

/** @param {string} address */
async function open(address) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((/** @type {any} */ one) => new URL(one.url).pathname === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, search } = new URL(event.request.url);
  if (event.request.mode === "navigate" || KEPT.includes(pathname + search))
    event.respondWith(answer(event.request));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
