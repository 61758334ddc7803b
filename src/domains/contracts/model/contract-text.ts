/** One page as text: lines parted by "\n"; in a line, a wide gap is a tab and every other gap one space. */
export type PageText = string;

/** The pages of a paper as one text, and the way back from a place in it to its page. */
export interface ContractText {
  text: string;
  /** Offsets at which pages begin, ascending; the first is 0. */
  pageStarts: readonly number[];
}

/** A place in the text: UTF-16 offsets, the end excluded. */
export interface Span {
  start: number;
  end: number;
}

/** A value that was read, and where. */
export interface Found<T> extends Span {
  value: T;
}

const WIDE_GAP = /[ \u00a0\t]{3,}|\t/g;
const NARROW_GAP = /[ \u00a0]{2}|\u00a0/g;
const LIGATURES = /[\ufb00-\ufb06]/g;
// Wingdings and its kin lie in Unicode's private area, their own numbers kept.
const SYMBOLS = /[\uf000-\uf0ff]/g;
const TICKED_SYMBOLS = new Set([0x52, 0x54, 0x78, 0xfc, 0xfd, 0xfe]);
const EMPTY_SYMBOLS = new Set([0x6e, 0x6f, 0x70, 0x71, 0x72, 0xa3, 0xa8]);
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g;

/** Joins pages into one text; gaps as {@link PageText} has them, invisible signs dropped, line ends as "\n". */
export function joinPages(pages: readonly string[]): ContractText {
  const pageStarts: number[] = [];
  let text = '';
  for (const page of pages) {
    if (text !== '') text += '\n';
    pageStarts.push(text.length);
    text += tidyPage(page);
  }
  return { text, pageStarts: pageStarts.length === 0 ? [0] : pageStarts };
}

function tidyPage(page: string): PageText {
  return page
    .replaceAll(/\r\n?|\f/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SYMBOLS, readSymbol)
    .replaceAll(LIGATURES, (letters) => letters.normalize('NFKC'))
    .replaceAll(WIDE_GAP, '\t')
    .replaceAll(NARROW_GAP, ' ')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function readSymbol(symbol: string): string {
  const code = symbol.charCodeAt(0) - 0xf000;
  if (TICKED_SYMBOLS.has(code)) return '☒';
  return EMPTY_SYMBOLS.has(code) ? '☐' : ' ';
}

/** The page (from 1) of an offset. */
export function pageOf({ pageStarts }: ContractText, offset: number): number {
  const next = pageStarts.findIndex((start) => start > offset);
  return next === -1 ? pageStarts.length : next;
}

/** The words of a span as they stand there, gaps as single spaces. */
export function quoteOf({ text }: ContractText, { start, end }: Span): string {
  return text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
}

/** A span without the white space and the marks of lists around it. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /[\s*:|_.\-–—]/.test(text[from] ?? '')) from += 1;
  while (to > from && /[\s*:|_,;–—]/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/** The span of a named or numbered group of a match made with the flag `d`; undefined if it took no part. */
export function groupSpan(match: RegExpExecArray, group: string | number): Span | undefined {
  const indices = typeof group === 'string' ? match.indices?.groups?.[group] : match.indices?.[group];
  return indices === undefined ? undefined : { start: indices[0], end: indices[1] };
}

/** All matches of a pattern, with places of groups. */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern.source, withFlags(pattern.flags)))];
}

function withFlags(flags: string): string {
  return [...new Set(`${flags}dg`)].join('');
}

/** What may stand before a label in its row, inside a pattern: numbers, bullets, a letter with a dot, marks of tables. */
export const ROW_START = String.raw`(?:[\s\d.()*#|-]|[a-z]{1,2}(?:\(\d\))?[.)\t ]){0,12}`;

// Decimal points end no sentence.
const IN_SENTENCE = String.raw`(?:[^.;]|\.(?=\d))`;

/**
 * A pattern in which a space stands for any white space, " ?" for any or none, and `[^.;]` for anything within a sentence; case
 * ignored.
 */
export function words(strings: TemplateStringsArray, ...parts: readonly (string | RegExp)[]): RegExp {
  const source = strings.raw.reduce((all, piece, at) => {
    const part = parts[at];
    const value = part === undefined ? '' : typeof part === 'string' ? part : part.source;
    return (
      all +
      piece
        .replaceAll('[^.;]', IN_SENTENCE)
        .replaceAll(' ?', String.raw`\s{0,40}`)
        .replaceAll(' ', String.raw`\s{1,40}`) +
      value
    );
  }, '');
  return new RegExp(source, 'gdi');
}
