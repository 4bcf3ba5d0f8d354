"""What is wrong with the page of a table, as a person sees it in a window of some size."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = (
    *((1280, 720), (1366, 768), (1440, 900), (1024, 768)),
    *((820, 1180), (844, 390), (390, 844)),
)
LOOK = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const wrong = [];
  const name = element => element.id || element.className || element.textContent.slice(0, 20);
  const seen = element => element.checkVisibility() && element.getClientRects().length;
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const box = element => element.getBoundingClientRect();
  const within = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 &&
    a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isTouch = innerWidth < 1000 || innerHeight < 560;

  // the dock: whole, everything in it, nothing over it
  const dock = document.getElementById("dock");
  if (!within(box(dock), screen)) wrong.push("the dock is off the screen");
  const tools = all("#dock .btns > :is(button, form), #dock .tools > *");
  for (const button of tools) {
    const at = box(button);
    const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    if (!within(at, box(dock))) wrong.push(`${name(button)} is outside the dock`);
    else if (!button.contains(top)) wrong.push(`${name(button)} is covered by ${name(top)}`);
  }
  if (all("#dock button.go").length > 1) wrong.push("two buttons are primary");
  const prompt = document.getElementById("prompt");
  const isCut = prompt.scrollHeight > prompt.clientHeight + 2;
  if (seen(prompt) && isCut) wrong.push("the question is cut");
  for (const tray of all("#tray:not(:empty)")) {
    if (!within(box(tray), screen)) wrong.push("the tray is off the screen");
    for (const part of tray.querySelectorAll(".step, .phrase"))
      if (!within(box(part), screen)) wrong.push(`${name(part)} is off the screen`);
    for (const list of tray.querySelectorAll(".list")) {
      const cut = list.scrollHeight - list.scrollTop > list.clientHeight + 6;
      if (cut && !list.parentNode.matches("[data-below]")) wrong.push("a list is cut, unsaid");
      if (list.clientHeight < 44) wrong.push("a list is too low to be read");
    }
  }

  // the seats: all of them, with their names
  for (const seat of document.querySelectorAll("#seats > .seat")) {
    if (!seen(seat) || !within(box(seat), screen)) wrong.push(`a seat is off the screen`);
    const said = seat.querySelector(".name");
    if (said.textContent.length <= 8 && said.scrollWidth > said.clientWidth)
      wrong.push(`the name ${said.textContent} is cut`);
    const told = [...seat.querySelectorAll(".points, .slot svg")];
    if (told.length && !told.some(seen)) wrong.push(`${said.textContent} shows no score`);
    for (const part of seat.querySelectorAll(".points, .points :not(.sr)")) {
      for (const text of seen(part) ? part.childNodes : []) {
        if (text.nodeType !== 3) continue;
        const drawn = document.createRange();
        drawn.selectNode(text);
        const isCut = !within(box(drawn), box(seat)) || box(drawn).right > box(seat).right - 3;
        if (isCut) wrong.push(`the score ${text.data} is cut`);
      }
    }
  }

  // what is chosen stands out, it never fades
  for (const one of document.querySelectorAll("#regions [data-chosen]"))
    for (let at = one; at.id !== "regions"; at = at.parentElement)
      if (parseFloat(getComputedStyle(at).opacity) < 1) wrong.push(`${one.id} fades when chosen`);

  // sizes of what is touched and read
  const least = isTouch ? 44 : 40;
  for (const one of all("#dock button, #dock input, #top .tool, #jump button, #recap button")) {
    const { width, height } = box(one);
    if (Math.min(width, height) < least - 0.5) wrong.push(`${name(one)} is ${width} × ${height}`);
  }
  for (const one of all("#dock *, #seats *, #top *, #side *, #recap *")) {
    if (one.closest("svg, .sr")) continue;
    const says = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (says && size < 12) wrong.push(`“${one.textContent.slice(0, 20)}” is ${size} px`);
  }

  // the frame
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) wrong.push(`the page is ${page.scrollHeight} high`);
  const view = box(document.getElementById("view"));
  if (view.height < 150 || !within(view, screen)) wrong.push(`the board is ${view.height} high`);
  const { x, y, width, height } = view;
  return { wrong, board: [x, y, width, height].map(Math.round) };
}"""


def complaints(page: Page) -> tuple[list[str], list[int]]:
    """What is wrong, and where the board lies."""
    found = page.evaluate(LOOK)
    return [str(one) for one in found["wrong"]], list(found["board"])
