// @ts-check
// A piece of somebody's own box: drawn while it is filled in.

const WAIT = 300; // milliseconds after the last key
const form = /** @type {HTMLFormElement} */ (document.getElementById("piece"));
let timer = 0;
let asked = 0;

async function draw() {
  const number = ++asked;
  const body = new FormData(form);
  body.set("look", "yes");
  const answer = await fetch(location.href, { method: "POST", body });
  if (!answer.ok) return;
  const whole = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (number !== asked) return;
  for (const id of ["drawn", "border", ...[...form.querySelectorAll("[name][id]")].map(one => `${one.id}-wrong`)]) {
    const [now, next] = [document.getElementById(id), whole.getElementById(id)];
    const had = now?.contains(document.activeElement) ? document.activeElement?.id : "";
    if (now && next) now.replaceWith(document.importNode(next, true));
    else if (now) now.remove();
    else if (next) document.getElementById(id.replace("-wrong", ""))?.after(document.importNode(next, true));
    if (had) document.getElementById(had)?.focus({ preventScroll: true });
  }
  for (const one of form.querySelectorAll("[name][id]"))
    if (document.getElementById(`${one.id}-wrong`)) one.setAttribute("aria-invalid", "true");
    else one.removeAttribute("aria-invalid");
}

let taps = Promise.resolve();

/** An edge steps on; each tap begins with what the one before led to. @param {string} id of its button */
async function step(id) {
  const button = /** @type {HTMLButtonElement | null} */ (document.getElementById(id));
  const name = /** @type {HTMLElement | null | undefined} */ (button?.closest("#border"))?.dataset.fills;
  const cell = form.elements.namedItem(name ?? "");
  if (!button || !(cell instanceof HTMLInputElement)) return;
  cell.value = button.value;
  clearTimeout(timer);
  await draw();
}

form.addEventListener("click", event => {
  const at = /** @type {Element} */ (event.target);
  const edge = at.closest("#border [data-edge]");
  const id = edge ? `edge-${Number(edge.getAttribute("data-edge")) + 1}` : at.closest("#border button")?.id;
  if (!id) return;
  event.preventDefault();
  taps = taps.then(() => step(id)).catch(() => {});
});

form.dataset.live = "";
form.addEventListener("input", event => {
  const picked = event.target instanceof HTMLInputElement && event.target.name === "shape" ? event.target : null;
  const name = /** @type {HTMLElement | null} */ (form.querySelector("[data-fills]"))?.dataset.fills;
  const cell = form.elements.namedItem(name ?? "");
  if (picked && cell instanceof HTMLInputElement) cell.value = picked.value;
  clearTimeout(timer);
  timer = setTimeout(draw, WAIT);
});
