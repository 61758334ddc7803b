/** The widths of page content; the measures are tokens (`--container-…` in `tokens.css`). */
export const WIDTHS = {
  /** A message, a card, one column of fields. */
  narrow: 'mx-auto w-full max-w-narrow',
  /** Text read from top to bottom. */
  text: 'mx-auto w-full max-w-text',
  /** Reports and articles with tables, pictures and columns. */
  wide: 'mx-auto w-full max-w-wide',
  /** All the width the shell leaves. */
  page: '',
} as const;

export type Width = keyof typeof WIDTHS;
