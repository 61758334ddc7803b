/** Letters of one text that is checked. */
export const MOST_COPY = 20_000;
