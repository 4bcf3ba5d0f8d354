// @ts-check
// Which screens are small: phones, upright and turned; which are tall: upright tablets. As in table_layout.css.

export const SMALL = globalThis.matchMedia?.(
  "(max-width: 599px), (max-height: 559px), (max-width: 999px) and (max-height: 699px)",
);
export const TALL = globalThis.matchMedia?.("(min-width: 600px) and (max-width: 999px) and (min-height: 700px)");
