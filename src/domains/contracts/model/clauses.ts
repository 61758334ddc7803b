import type { Span } from './contract-text.ts';

export interface Clause extends Span {
  /** The words of its heading, lower case; empty before the first heading. */
  heading: string;
}

const HEADING =
  /(?:^|\n)[ \t]{0,12}(?:#{1,5}[ ]|\*\*)?(?:(?:ARTICLE|Article|SECTION|Section|PARAGRAPH|Paragraph)[ ])?(?:[0-9]{1,2}(?:\.[0-9]{1,2}){0,2}[.)]?|[A-Z][.)]|\([a-zA-Z0-9]{1,4}\)|[IVX]{1,5}[.)])?[ \t]{0,6}(?<title>[A-Z][A-Za-z'’&/,()-]*(?:[ ](?:[A-Z][A-Za-z'’&/,()-]*|of|and|the|for|to|on|in|or|by|with|from|&)){0,8})(?:\*\*)?(?<end>[.:]|\n|[ ]?[-–—][ ]|$)/dg;

/** A paper cut at its headings: numbered, upper case, bold or markdown. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [{ start: 0, end: text.length, heading: '' }];
  for (const match of text.matchAll(HEADING)) {
    const title = match.groups?.['title'] ?? '';
    const isHeading = title.length >= 3 && title.length <= 70 && (match.groups?.['end'] !== '\n' || isTitleLine(title));
    const last = clauses.at(-1);
    if (!isHeading || last === undefined) continue;
    last.end = match.index;
    clauses.push({ start: match.index, end: text.length, heading: title.toLowerCase() });
  }
  return clauses.filter(({ start, end }) => end > start);
}

function isTitleLine(title: string): boolean {
  return title === title.toUpperCase() || title.split(' ').length <= 7;
}

/** The sentences of a stretch, and the lines of its lists and tables. */
export function splitSentences(text: string, { start, end }: Span): Span[] {
  const sentences: Span[] = [];
  let from = start;
  for (const match of text
    .slice(start, end)
    .matchAll(
      /(?<!\b(?:No|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Jr|Sr|Ave|Blvd|Dr|Rd|[A-Z]|[ap]\.m(?!\.\s{1,4}[A-Z][a-z]{2,}\s(?!time)[a-z])))[.;](?=\s|$)|\n(?=\s*(?:[-*•]|\(?[a-z0-9]{1,3}[.)]|\n)|[^\n]*\t)/g,
    )) {
    const to = start + match.index + 1;
    if (text.slice(from, to).trim() !== '') sentences.push({ start: from, end: to });
    from = to;
  }
  if (text.slice(from, end).trim() !== '') sentences.push({ start: from, end });
  return sentences.flatMap(cutLong);
}

/** What goes on without an end is no sentence: each of its pieces is looked at for itself. */
const LONGEST_SENTENCE = 4000;

function cutLong({ start, end }: Span): Span[] {
  const pieces = Math.ceil((end - start) / LONGEST_SENTENCE);
  return Array.from({ length: pieces }, (_, at) => ({
    start: start + at * LONGEST_SENTENCE,
    end: Math.min(end, start + (at + 1) * LONGEST_SENTENCE),
  }));
}
