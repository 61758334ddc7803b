/** How wide what a page shows may be; the measures are tokens (`--container-…` in `tokens.css`). */
export const WIDTHS = {
  /** A message, a card, one column of fields. */
  narrow: 'mx-auto w-full max-w-narrow',
  /** What is read from top to bottom. */
  text: 'mx-auto w-full max-w-text',
  /** Reports and articles with tables, pictures and columns. */
  wide: 'mx-auto w-full max-w-wide',
  /** All that the shell leaves. */
  page: '',
} as const;

export type Width = keyof typeof WIDTHS;
