/** Matches a sentence in which all of these stand, in whatever order and voice its drafter chose. */
export const together = (...parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => `(?=[^]*?(?:${part}))`).join('')}`);

/** Words that come within so many characters of each other, one way or the other, in one clause. */
export const beside = (one: string, other: string, most = 60): string =>
  `(?:${one})[^.;]{0,${most}}?(?:${other})|(?:${other})[^.;]{0,${most}}?(?:${one})`;

/** One ahead of the other in one clause. */
export const ahead = (one: string, other: string, most = 60): string => `(?:${one})[^.;]{0,${most}}?(?:${other})`;
