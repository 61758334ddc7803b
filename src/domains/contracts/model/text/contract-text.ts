import { joinColumnBlocks } from './column-blocks.ts';
import { joinBoxedRows, openBoxedTables, withinSeam } from './boxed-tables.ts';
import { boxLines } from './line-boxes.ts';
import { MARGIN_MARKS, markMargin, partMargin } from './margins.ts';
import { joinCutSentences } from './running-lines.ts';
import { drawLines, markBrackets, openBrackets } from './pen-lines.ts';

/** One page as text: lines parted by "\n"; in a line, a wide gap is a tab and every other gap one space. */
export type PageText = string;

/** The pages of a paper as one text, and the way back from a place in it to its page. */
export interface ContractText {
  /** What counts. Numbers of lines in the margin and words that were struck stand here as spaces, rows of dots to write on as lines. */
  text: string;
  /** The same, place for place, with what the margin numbers and the pen struck. */
  raw: string;
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
/** What was typed into a line of a sentence stands apart from its words: "within   3   days", "$    589,900.00", "on   May 2, 2027  ,". */
const GAP_OF_ANSWER =
  /(?<=\$)\t(?=\d)|(?<=\b(?:within|on|of|is|to|than|by|before|until|after|for|from|exceed|least|sum of|be))\t(?=[\d$_]|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|(?<=\b\d{1,3}|_)\t(?=(?:(?:calendar |business |banking |working )?(?:days?|hours?|weeks?|months?|years?)\b|%|percent\b|\(if ))|(?<=\d(?:st|nd|rd|th)?)\t(?=o['’]clock|day of\b|[ap]\.?m\b)|(?<=o['’]clock|\bday of|\bthe(?=\t\d))\t(?=\S)|(?<=\S)\t(?=[,.;](?:\s|$))/g;
const LIGATURES = /[\ufb00-\ufb06]/g;
// Wingdings and its kin lie in Unicode's private area, their own numbers kept.
const SYMBOLS = /[\uf000-\uf0ff]/g;
const TICKED_SYMBOLS = new Set([0x52, 0x54, 0x78, 0xfc, 0xfd, 0xfe]);
const EMPTY_SYMBOLS = new Set([0x6e, 0x6f, 0x70, 0x71, 0x72, 0xa3, 0xa8]);
/** Lines to write on, leaders and rules; a longer one says no more, and costs patterns time. */
const LONGEST_LINE = 240;
const LONG_LINE = /_{241,}|\.{241,}|-{241,}|={241,}|\*{241,}|…{241,}/g;
/** What somebody typed onto a line: "__$312,000__", "__three (3)__ days". */
const FILLED_LINE = /(?<!_)_{2,30} ?(?=[\p{L}\d$(])([^_\n]{0,100}[^\s_])_{2,30}(?!_)/gu;
const IS_ANSWER = /\d|^[A-Z][\w.,'’&-]{0,24}\s(?:(?:and|or|de|la|del|van|von)\s){0,2}[A-Z&]|\b(?:LLC|Inc)\b/;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g;

/** Joins pages into one text, also where a page cuts a sentence; gaps as {@link PageText} has them, invisible signs dropped, line ends as "\n". */
export function joinPages(pages: readonly string[]): ContractText {
  const pageStarts: number[] = [];
  let raw = '';
  let text = '';
  for (const page of joinCutSentences(pages)) {
    if (raw !== '') {
      raw += '\n';
      text += '\n';
    }
    pageStarts.push(raw.length);
    const tidy = joinBoxedRows(tidyPage(markBrackets(joinColumnBlocks(markMargin(page)))));
    raw += openBrackets(tidy.replaceAll(MARGIN_MARKS, ' '));
    text += drawLines(boxLines(blankStruck(openBoxedTables(blankLineNumbers(partMargin(blankQuotedMail(tidy)))))));
  }
  return { text, raw, pageStarts: pageStarts.length === 0 ? [0] : pageStarts };
}

/** The number of a line, which the letter of its paragraph may stand before: "2b. 30. Loan Contingency: …". */
const LINE_NUMBER = /^(?<letter>\d{1,2}[a-z]\.[ \t]?)?(?<number>\d{1,4})[.*]?(?:[ \t]|$)/;
const FEWEST_NUMBERED = 8;
/** Fewer may be numbers of headings, before those of lines begin. */
const FEWEST_IN_RUN = 3;
/** A form skips numbers where lines are empty, and more of them before a paragraph that it letters. */
const [MOST_SKIPPED, MOST_SKIPPED_BY_PARAGRAPH] = [30, 120];
const FEWEST_LETTERED = 5;
/** Of how many lines that are numbered sentences go on in the next one. */
const GOES_ON_SHARE = 0.15;

/** A page whose lines are numbered in the margin, the numbers made spaces: they belong to no sentence. */
function blankLineNumbers(page: PageText): PageText {
  const lines = page.split('\n');
  let last = 0;
  let rising = 0;
  let consecutive = 0;
  let goingOn = 0;
  const numbered = lines.map((line) => {
    const match = LINE_NUMBER.exec(line);
    const { letter = '', number = '' } = match?.groups ?? {};
    const place = { start: letter.length, end: match?.[0].length ?? 0 };
    const value = Number(number);
    if (match === null) return undefined;
    // A form skips numbers where a line is empty or drawn.
    const isFirst = last === 0 || (value > last && rising < FEWEST_IN_RUN);
    if (value <= last || value > last + (letter === '' ? MOST_SKIPPED : MOST_SKIPPED_BY_PARAGRAPH)) {
      if (!isFirst || value >= 400) return undefined;
      last = value;
      return place;
    }
    if (value === last + 1) consecutive += 1;
    if (/^[a-z]{2}/.test(line.slice(place.end))) goingOn += 1;
    last = value;
    rising += 1;
    return place;
  });
  const written = lines.filter((line) => line.trim() !== '').length;
  // Numbers with a dot are more often those of clauses.
  const dotted = lines.filter((line) => /^(?:\d{1,2}[a-z]\.[ \t]?)?\d{1,4}\.(?:[ \t]|$)/.test(line)).length;
  // "2b. 60. Loan Contingency: …": the letter of a paragraph before a number says that it is that of a line.
  const lettered = numbered.filter((place) => place !== undefined && place.start > 0).length;
  const isOfLines = (consecutive > rising * 0.8 || lettered >= FEWEST_LETTERED) && goingOn > rising * GOES_ON_SHARE;
  if (rising < FEWEST_NUMBERED || rising < written * (dotted > rising / 2 && !isOfLines ? 0.85 : 0.5)) return page;
  return lines
    .map((line, at) => {
      const { start, end } = numbered[at] ?? { start: 0, end: 0 };
      return line.slice(0, start) + ' '.repeat(end - start) + line.slice(end);
    })
    .join('\n');
}

/** "On Sat, Jul 4, 2026 at 10:15 AM Doug Ferrante <…> wrote:" over lines that begin with ">". */
const SAYS_WHO_WROTE = /(?:^|\n)[^\n]{4,160}\bwrote:\s{0,4}(?=\n)/;

/** A page without the mail that an answer quotes: what was written before holds no more. */
function blankQuotedMail(page: PageText): PageText {
  const said = SAYS_WHO_WROTE.exec(page);
  if (said === null) return page;
  const from = said.index + said[0].length;
  return page.slice(0, from) + page.slice(from).replaceAll(/(?<=\n)>[^\n]*/g, (line) => ' '.repeat(line.length));
}

/** Where struck words begin and end, for readers of files that see the stroke. */
export const STRUCK = { start: '\ue000', end: '\ue001' } as const;
const STRUCK_WORDS = /\ue000[^\ue001]{0,4000}\ue001|~~(?=[ \t]?\S)[^~\n]{1,400}~~|<(s|del|strike)>[^<]{1,400}<\/\1>/g;
const STRUCK_MARKS = /[\ue000\ue001]/g;

function blankStruck(page: PageText): PageText {
  return page.replaceAll(STRUCK_WORDS, (words) => words.replaceAll(/[^\n]/g, ' ')).replaceAll(STRUCK_MARKS, ' ');
}

/** The places at which words were struck out. */
export function findStruck({ raw }: ContractText): Span[] {
  return [...raw.matchAll(STRUCK_WORDS)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Begins a row of a table whose first cell is empty: its other cells keep their columns. */
export const EMPTY_CELL = '\ue002';

function tidyPage(page: string): PageText {
  return page
    .replaceAll(/\r\n?|\f/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LONG_LINE, (line) => line.slice(0, LONGEST_LINE))
    .replaceAll(FILLED_LINE, (line, answer: string) => (IS_ANSWER.test(answer) ? ` ${answer} ` : line))
    .replaceAll(SYMBOLS, readSymbol)
    .replaceAll(LIGATURES, (letters) => letters.normalize('NFKC'))
    .replaceAll(WIDE_GAP, '\t')
    .replaceAll(GAP_OF_ANSWER, ' ')
    .replaceAll(NARROW_GAP, ' ')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(EMPTY_CELL, ' ');
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
export function quoteOf({ raw }: ContractText, { start, end }: Span): string {
  return withinSeam(raw.slice(start, end)).replaceAll(STRUCK_MARKS, '').replaceAll(/\s+/g, ' ').trim();
}

/** A span without the white space and the marks of lists around it. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /[\s*:|_.\-–—]/.test(text[from] ?? '')) from += 1;
  while (to > from && /[\s*:|_,;–—]/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/** What stands in a line before a place in it, no farther back than so many letters. */
export function lineBefore(text: string, at: number, most: number): string {
  const before = text.slice(Math.max(0, at - most), at);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** What stands from a place to the end of its line; of a long line no more letters than `most`. */
export const lineBehind = (text: string, at: number, most: number): string => text.slice(at, at + most).split('\n', 1)[0] ?? '';

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
export const ROW_START = String.raw`(?:(?:section|article|paragraph)\s{1,2}(?=\d))?(?:[\s\d.()*#|-]|[a-z]{1,2}(?:\(\d\))?[.)\t ]){0,12}`;

// Neither decimal points nor the dots of abbreviations end a sentence.
const IN_SENTENCE = String.raw`(?:[^.;]|\.(?=\d|[a-z]\.)|(?<=\b[ap]\.m)\.|(?<=\b(?:no|st|mr|mrs|ms|dr|inc|o))\.|(?<=\d\s[nsew])\.(?=\s[a-z]))`;

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
        .replaceAll(/\[\^?[^\]]* [^\]]*\]/g, (one) => one.replaceAll(' ', String.raw`\s`))
        .replaceAll('[^.;]', IN_SENTENCE)
        .replaceAll(' ?', String.raw`\s{0,40}`)
        .replaceAll(' ', String.raw`\s{1,40}`) +
      value
    );
  }, '');
  return new RegExp(source, 'gdi');
}
