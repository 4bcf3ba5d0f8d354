// What a drawn thing means, for fingers: a pointer that rests is shown its title by the browser.

const REST = 450; // milliseconds
const FAR = 12; // pixels a finger may tremble

function words(element) {
  const thing = element.closest?.("svg.region :is(g, use):has(> title), svg.region g[aria-label]");
  return thing?.querySelector(":scope > title")?.textContent || thing?.getAttribute("aria-label") || "";
}

export function tips(view, toast) {
  let timer = 0;
  let start = null;
  let told = false; // by the finger that is still down: its click is no choice
  const drop = () => {
    clearTimeout(timer);
    start = null;
  };
  view.addEventListener("pointerdown", event => {
    drop();
    told = false;
    const text = event.pointerType === "touch" && event.isPrimary ? words(event.target) : "";
    if (!text) return;
    start = event;
    timer = setTimeout(() => {
      told = true;
      toast.show(text);
    }, REST);
  });
  view.addEventListener("pointermove", event => {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR) drop();
  });
  for (const end of ["pointerup", "pointercancel"]) view.addEventListener(end, drop);
  view.addEventListener("contextmenu", event => {
    if (start || told) event.preventDefault();
  });
  view.addEventListener(
    "click",
    event => {
      if (told) event.stopPropagation();
      else if (event.pointerType === "touch" && !event.target.closest?.("[data-token]")) {
        const text = words(event.target);
        if (text) toast.show(text);
      }
      told = false;
    },
    true,
  );
}
