import { describeIssue } from '#domains/listings/server/index.ts';
import type { IncomingRecord } from './incoming-record.ts';

/** RETS's COMPACT and COMPACT-DECODED: a line of names in COLUMNS, and a line of cells in DATA for each listing. */
interface CompactRows {
  opens: (name: string, attributes: Readonly<Record<string, unknown>>, line: number) => void;
  closes: (name: string, text: string) => void;
  /** A fault of the XML; returns whether it is one of a row. */
  fails: (message: string) => boolean;
  /** The rows that ended since the last time. */
  take: () => Omit<IncomingRecord, 'number'>[];
  /** Begin of a row that has no end yet. */
  openLine: () => number | undefined;
}

const TAB = '09';

/** Gathers the rows from the elements that lie outside of listings. */
export function gatherCompactRows(): CompactRows {
  let delimiter = '\t';
  let columns: string[] | undefined;
  let rows: Omit<IncomingRecord, 'number'>[] = [];
  let row: { line: number; issue?: string } | undefined;

  const refuse = (line: number, text: string, got: string, expected: string) =>
    rows.push({ line, value: text.slice(0, LONGEST_KEPT_TEXT), issue: describeIssue('', 'invalid-row', got, expected) });

  function give(text: string): void {
    if (row === undefined || columns === undefined) return;
    const { line, issue } = row;
    row = undefined;
    const cells = cut(text, delimiter);
    if (issue !== undefined) refuse(line, text, text, `well-formed XML: ${issue}`);
    else if (cells.length !== columns.length)
      refuse(line, text, `${cells.length} cells`, `a row with as many cells as there are columns: ${columns.length}`);
    else rows.push({ line, value: Object.fromEntries(columns.map((name, at) => [name, cells[at]])) });
  }

  return {
    opens(name, attributes, line) {
      if (name === 'DELIMITER') delimiter = String.fromCodePoint(Number.parseInt(readCode(attributes), 16));
      if (name !== 'DATA' || columns === undefined) return;
      // No row holds another: the one before was never closed.
      if (row !== undefined) refuse(row.line, '', 'DATA', 'well-formed XML: it has no end');
      row = { line };
    },
    closes(name, text) {
      if (name === 'COLUMNS') columns = cut(text, delimiter).map((column) => column.trim());
      else if (name === 'DATA') give(text);
    },
    fails(message) {
      if (row === undefined) return false;
      row.issue ??= message;
      return true;
    },
    take() {
      const taken = rows;
      rows = [];
      return taken;
    },
    openLine: () => row?.line,
  };
}

const LONGEST_KEPT_TEXT = 65_536;

function readCode(attributes: Readonly<Record<string, unknown>>): string {
  const sent = attributes['value'] ?? attributes['VALUE'];
  return typeof sent === 'string' && /^[\da-f]{1,2}$/i.test(sent.trim()) ? sent.trim() : TAB;
}

/** The cells of a line, which begins and ends with the delimiter. */
function cut(text: string, delimiter: string): string[] {
  const line = text.replaceAll(/^[\r\n]+|[\r\n]+$/g, '');
  return line.slice(line.startsWith(delimiter) ? 1 : 0, line.endsWith(delimiter) ? -1 : undefined).split(delimiter);
}
