/** A row whose quote nobody closed, taken out of its table. */
export interface BrokenRow {
  /** Its place among the rows below the head, from 1. */
  number: number;
  line: number;
  text: string;
}

interface QuoteGuard {
  /** The text without broken rows: an empty line stands for each. The last row may wait for the next piece. */
  push(text: string): { text: string; broken: BrokenRow[] };
  end(): { text: string; broken: BrokenRow[] };
}

interface TableForm {
  delimiter: string;
  quote: string;
  /** How lines end. */
  eol: '\n' | '\r';
}

/** A cell that holds more is none: its quote was never closed. */
const MOST_LINES_IN_CELL = 1000;
const MOST_LETTERS_IN_CELL = 262_144;

/**
 * Keeps a quote that was never closed from swallowing the rows after it. A quoted cell may have several lines where its closing quote
 * ends the cell; otherwise its row is broken, and the next begins on the next line.
 */
export function createQuoteGuard(form: TableForm): QuoteGuard {
  const { eol } = form;
  let held = '';
  let line = 1;
  let rows = -1;

  function read(isLast: boolean): { text: string; broken: BrokenRow[] } {
    const broken: BrokenRow[] = [];
    let sound = '';
    let at = 0;
    while (at < held.length) {
      const found = findRowEnd(held, at, { ...form, isLast });
      if (found === undefined) break;
      const firstEnd = held.indexOf(eol, at);
      const to = found === 'broken' ? (firstEnd < 0 ? held.length : firstEnd + 1) : found;
      const row = held.slice(at, to);
      if (row.trim() !== '') rows += 1;
      if (found === 'broken') broken.push({ number: rows, line, text: row.trimEnd() });
      sound += found === 'broken' ? eol : row;
      for (let next = row.indexOf(eol); next >= 0; next = row.indexOf(eol, next + 1)) line += 1;
      at = to;
    }
    held = held.slice(at);
    return { text: sound, broken };
  }

  return {
    push(text) {
      held += text;
      return read(false);
    },
    end: () => read(true),
  };
}

/** Where the row that begins here ends; undefined where that is not known yet. */
function findRowEnd(
  text: string,
  from: number,
  { delimiter, quote, eol, isLast }: TableForm & { isLast: boolean },
): number | 'broken' | undefined {
  let isCellStart = true;
  let isQuoted = false;
  let lines = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter === eol) lines += 1;
      if (lines > MOST_LINES_IN_CELL || at - from > MOST_LETTERS_IN_CELL) return 'broken';
      if (letter !== quote) continue;
      if (at + 1 === text.length && !isLast) return undefined;
      if (text.charAt(at + 1) === quote) at += 1;
      else if (lines > 0 && !endsCell(text, at + 1, delimiter)) return 'broken';
      else isQuoted = false;
    } else if (letter === eol) return at + 1;
    else if (letter === delimiter) isCellStart = true;
    else if (letter === quote && isCellStart) isQuoted = true;
    else if (letter !== ' ') isCellStart = false;
  }
  if (!isLast) return undefined;
  return isQuoted ? 'broken' : text.length;
}

function endsCell(text: string, from: number, delimiter: string): boolean {
  let at = from;
  while (text.charAt(at) === ' ') at += 1;
  return at >= text.length || text.charAt(at) === delimiter || /[\r\n]/.test(text.charAt(at));
}
