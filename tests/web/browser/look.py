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
  const name = element => element.id || element.className;
  const seen = element => element.checkVisibility() && element.getClientRects().length;
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const said = (element, where) => {
    const { content, position } = getComputedStyle(element, where);
    return content !== "none" && position === "sticky";
  };
  const scrolls = element => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const longer = element => element.scrollHeight > element.clientHeight + 2;
  const cued = element => {
    const below = element.scrollHeight - element.scrollTop - element.clientHeight > 2;
    const above = element.scrollTop > 2;
    return (!below || said(element, "::after")) && (!above || said(element, "::before"));
  };

  // what answers, goes back or takes back
  const verbs = all("#choices button.verb:not([id^=go-])");
  const list = box => box && longer(box) && scrolls(box) && cued(box);
  const many = verbs.length > 6 || innerHeight < 560;
  const pinned = all("#go-confirm, #go-turn, #go-picks, #go-back, #go-phrase, #go-order, #undo");
  for (const button of [...pinned, ...verbs]) {
    const box = button.getBoundingClientRect();
    if (many && verbs.includes(button) && list(button.parentNode)) continue;
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!inside(box)) wrong.push(`${name(button)} is off the screen`);
    else if (!button.contains(at)) wrong.push(`${name(button)} is covered by ${at && name(at)}`);
    for (let home = button; (home = home.parentElement?.closest("#choice, #choice *")); ) {
      const { top, bottom } = home.getBoundingClientRect();
      if (box.top < top - 1 || box.bottom > bottom + 1) wrong.push(`${name(button)} is cut`);
    }
  }

  // what is longer than its box
  for (const box of all("#choice, #choice *, #players, #recent, #log, #talk, #rule")) {
    if (!longer(box) || getComputedStyle(box).overflowY === "visible") continue;
    if (box.matches("button, input, summary, output")) continue;
    if (!scrolls(box)) wrong.push(`${name(box)} is cut and cannot be scrolled`);
    else if (!cued(box)) wrong.push(`${name(box)} scrolls, but nothing says so`);
    if (box.clientHeight < 30) wrong.push(`${name(box)} is too low to be read`);
  }

  // the frame
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) wrong.push(`the page is ${page.scrollHeight} high`);
  const bar = document.querySelector("header.site").getBoundingClientRect();
  if (bar.height > 64) wrong.push(`the bar is ${bar.height} high`);
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  if (prompt.width < 160) wrong.push(`the question is ${prompt.width} wide`);
  if (!inside(prompt)) wrong.push("the question is off the screen");
  const board = document.getElementById("view").getBoundingClientRect();
  if (board.height < 150 || !inside(board)) wrong.push(`the board is ${board.height} high`);
  return wrong;
}"""


def complaints(page: Page) -> list[str]:
    found = page.evaluate(LOOK)
    assert isinstance(found, list)
    return [str(one) for one in found]
