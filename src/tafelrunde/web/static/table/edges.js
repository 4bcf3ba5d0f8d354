// @ts-check
// Where a list goes on above or below what is seen of it, its edge says so.

/** @param {...HTMLElement} lists */
export function edges(...lists) {
  for (const list of lists) {
    const look = () => {
      const below = list.scrollHeight - list.scrollTop - list.clientHeight;
      list.toggleAttribute("data-above", list.scrollTop > 2);
      list.toggleAttribute("data-below", below > 2);
    };
    let soon = 0; // what changes the list may go on changing the page: measured once it is to be painted
    const later = () => {
      soon ||= requestAnimationFrame(() => {
        soon = 0;
        look();
      });
    };
    list.addEventListener("scroll", look, { passive: true });
    list.addEventListener("toggle", look, true);
    new ResizeObserver(look).observe(list);
    new MutationObserver(later).observe(list, { childList: true, subtree: true });
  }
}
