import { lineBefore, type Span } from '../text/contract-text.ts';

/** What a figure or a date may be for: words that say so before it, or behind it. */
export interface Role<R extends string> {
  role: R;
  before: RegExp;
  /** What follows the figure: "$4,900 as earnest money". */
  after?: RegExp;
}

const FARTHEST = 220;
// A sentence, a paragraph or a cell of another row ends what a label reaches; dots of abbreviations do not.
const BOUNDARY = /[;]\s|\n\s{0,8}\n|(?<!\b(?:no|yes|st|mr|mrs|ms|dr|inc|co|approx|[ap]\.m|[a-z])|\.)\.(?=\s|$)/gi;

/** The stretch before a place that speaks of it: back to the end of the sentence before, no farther than a few lines. */
export function contextBefore(text: string, at: number): Span {
  const from = Math.max(0, at - FARTHEST);
  const before = text.slice(from, at);
  let cut = 0;
  for (const match of before.matchAll(BOUNDARY)) cut = match.index + match[0].length;
  // "3. Earnest Money. Buyer shall pay …": a heading speaks of its sentence.
  const heading = HEADING.exec(before.slice(0, cut));
  return { start: from + (heading?.index ?? cut), end: at };
}

const HEADING =
  /(?<=^|\n\s{0,8}(?:\(?[A-Za-z\d]{1,3}[.)]{1,2}\s{1,4})?)[A-Z][A-Za-z'’]{2,20}(?:\s[A-Za-z'’]{2,20}){0,3}\.\s{0,4}$/;

/**
 * What the nearest words say that a place is for; undefined where none speak of it. The words that stand closest before it
 * win, unless words of another role stand right behind it.
 */
export function roleOf<R extends string>(text: string, place: Span, roles: readonly Role<R>[]): R | undefined {
  // A new row speaks of its own figure.
  const cell = lineBefore(text, place.start, 160).split('\t').at(-1) ?? '';
  // "Purchase Price $574,000 | Earnest Money $10,000": so does a new cell, where its own has said what it is for.
  const end = /[a-z]{3}/i.test(cell)
    ? /\t(?=\s?[A-Z])|\s(?=[A-Z][a-z]{2,14}(?:\s[a-z]{2,14}){0,2}:)|\n\s{0,8}(?:[^a-z\s]|[a-z]{1,3}[.)]\s)/
    : /\n\s{0,8}[^a-z\s]/;
  const after = plainOf(text.slice(place.end, place.end + 60).split(end)[0] ?? '');
  for (const { role, after: words } of roles) if (words?.test(after) === true) return role;
  const context = contextBefore(text, place.start);
  const before = plainOf(text.slice(context.start, context.end));
  let best: { role: R; at: number } | undefined;
  for (const { role, before: words } of roles) {
    for (const match of before.matchAll(words)) {
      const at = match.index + match[0].length;
      if (best === undefined || at > best.at) best = { role, at };
    }
  }
  return best?.role;
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll(/\s/g, ' ');
}
