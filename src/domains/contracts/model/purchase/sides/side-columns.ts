import type { ContractText, Found, Span } from '../../text/contract-text.ts';
import { readNames } from '../../values/party-names.ts';
import type { SideWords } from './side-words.ts';

interface Line {
  start: number;
  cells: Span[];
}

type Head = 'own' | 'other' | undefined;

const MOST_ROWS = 6;
const PRINTED = /^\W{0,3}(?:\(?\d\)?\s)?\(?(?:print|type)(?:ed)?\b[^\n]{0,30}\bname/i;
const LEAD = /^(?:(?:full |legal |printed )?names?(?:\(s\))?|by|\/s\/|\d\.)\s?[:)]?\s{1,3}/i;

/**
 * The names of one side in a table that has a column for each: "SELLER | BUYER" over rows of names, or over lines to sign on
 * with the names above "Print or Type Name".
 */
export function findColumnNames({ text }: ContractText, { own, other }: SideWords): Found<string>[] {
  const lines = splitLines(text);
  const heads = headsOf(own, other);
  const found: Found<string>[] = [];
  const add = (names: readonly Found<string>[]) => {
    for (const name of names) if (!found.some(({ value }) => value.toLowerCase() === name.value.toLowerCase())) found.push(name);
  };
  const isMarked = (line: Line | undefined) =>
    line?.cells.some(({ start, end }) => text.slice(start, end).includes('/s/')) === true;
  let columns: { heads: Head[]; isSigned: boolean } | undefined;
  let rows = 0;
  let isOver = false;
  lines.forEach((line, at) => {
    const head = readHead(text, line, heads);
    // Marks over "Buyer | Seller", and more of them below: the words stand under each mark.
    if (head !== undefined && isMarked(lines[at - 1]) && isMarked(lines[at + 1])) {
      columns = undefined;
      return;
    }
    // "Ann Lee | 1/22/2027 | Tom Bell | 1/25/2027" over "Seller | Date | Purchaser | Date": captions of what stands over them.
    const above = lines[at - 1];
    if (head !== undefined && above !== undefined && isDatedOver(text, above, line)) {
      above.cells.forEach((cell, column) => {
        if (head.heads[column] === 'own') add(readCell(text, cell));
      });
      columns = undefined;
      return;
    }
    if (head !== undefined) {
      [columns, rows, isOver] = [head, 0, false];
      return;
    }
    rows += 1;
    if (columns === undefined || rows > MOST_ROWS) return;
    const below = lines[at + 1];
    // A row of signatures, with the names printed above their caption.
    const isPrinted = below?.cells.some((cell) => PRINTED.test(text.slice(cell.start, cell.end))) ?? false;
    if (columns.isSigned && !isPrinted) return;
    if (line.cells.length > columns.heads.length) isOver = true;
    if (isOver && !isPrinted) return;
    const kinds = columns.heads;
    const read = line.cells.map((cell, column) => ({ kind: kinds[column], names: readCell(text, cell) }));
    // An address, a paragraph: what follows holds no more names, unless it is an empty line to sign on.
    if (read.every(({ names }) => names.length === 0)) {
      isOver ||= !line.cells.every((cell) => /^[\s_xX:]*$|name|signature/i.test(text.slice(cell.start, cell.end)));
      return;
    }
    for (const { kind, names } of read) if (kind === 'own') add(names);
  });
  return found;
}

/** Whether there is a day over each "Date" of a row of captions. */
function isDatedOver(text: string, above: Line, { cells }: Line): boolean {
  const wordsOf = ({ start, end }: Span) => text.slice(start, end).trim();
  const dates = cells.flatMap((cell, at) => (/^\(?date\)?$/i.test(wordsOf(cell)) ? [at] : []));
  return (
    dates.length > 0 &&
    above.cells.length === cells.length &&
    dates.every((at) => /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2},? \d{4}/.test(wordsOf(above.cells[at] ?? { start: 0, end: 0 })))
  );
}

function splitLines(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: whole, index }): Line[] => {
    if (whole.trim() === '') return [];
    const cells: Span[] = [];
    let start = index;
    for (const part of whole.split(/\t|\s?\|\s?/)) {
      const from = text.indexOf(part, start);
      cells.push({ start: from, end: from + part.length });
      start = from + part.length;
    }
    // Rows of markdown have a bar at both ends.
    const isBarred = /^\s?\|.*\|\s?$/.test(whole);
    return [{ start: index, cells: isBarred ? cells.slice(1, -1) : cells }];
  });
}

interface HeadPatterns {
  own: RegExp;
  other: RegExp;
}

function headsOf(own: string, other: string): HeadPatterns {
  const head = (side: string) =>
    new RegExp(
      String.raw`^[\s*#(\d.]{0,6}(?:name of )?(?:the )?(?:${side})(?:\(s\)|'s|’s|s'|s’)?(?<more> (?:name|signature|information|party|side)s?(?:\(s\))?| sign(?:s|ature)? here)?[\s*:)]{0,6}$`,
      'i',
    );
  return { own: head(own), other: head(other) };
}

/** A row that heads a column for each side, and nothing else. */
function readHead(text: string, { cells }: Line, { own, other }: HeadPatterns): { heads: Head[]; isSigned: boolean } | undefined {
  if (cells.length < 2 || cells.length > 4) return undefined;
  let isSigned = false;
  const heads = cells.map(({ start, end }): Head => {
    const cell = text.slice(start, end);
    const match = own.exec(cell) ?? other.exec(cell);
    if (match === null) return undefined;
    isSigned ||= /sign/i.test(match.groups?.['more'] ?? '');
    return own.test(cell) ? 'own' : 'other';
  });
  return heads.includes('own') && heads.includes('other') ? { heads, isSigned } : undefined;
}

/** The names that fill a cell, without the date beside a printed one. */
function readCell(text: string, cell: Span): Found<string>[] {
  const raw = text.slice(cell.start, cell.end);
  const start = cell.start + (LEAD.exec(raw.trimStart())?.[0].length ?? 0) + (raw.length - raw.trimStart().length);
  const date = /\s{1,4}(?:date:?\s{0,3})?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}.*$/i.exec(raw);
  return readNames(text, { start, end: date === null ? cell.end : cell.start + date.index });
}
