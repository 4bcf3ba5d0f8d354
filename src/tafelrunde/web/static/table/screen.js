// @ts-check
// Which screens are small: phones, upright and turned. As in table_layout.css.

export const SMALL = globalThis.matchMedia?.(
  "(max-width: 599px), (max-height: 559px), (max-width: 999px) and (max-height: 699px)",
);
