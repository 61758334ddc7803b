import { Readable } from 'node:stream';
import { parse, type CsvError, type CsvErrorCode } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { describeIssue, spellFieldName } from '#domains/listings/server/index.ts';
import { formatMegabytes } from '#lib/format.ts';
import { parseJson, tryParseJson } from '#lib/parse-json.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { FeedMapping } from '../model/feed-mapping.ts';
import { type BrokenRow, createQuoteGuard } from '../model/guard-quotes.ts';
import { isLastKey, isPlainKey } from '../model/other-names.ts';
import { sniffDelimiter } from '../model/sniff-delimiter.ts';
import { createJsonSplitter } from '../model/split-json.ts';
import { IDX_COLUMNS, nameCells, readNames, unwrap } from '../model/shapes/index.ts';
import type { IncomingRecord } from './incoming-record.ts';
import { type Input, peek } from './open-input.ts';
import { judgeShortRows, MANY_CELLS } from './judge-short-rows.ts';
import { spellColumn } from './map-by-feed.ts';
import { readXml } from './read-xml.ts';

const LONGEST_KEPT_TEXT = 65_536;
/** How rows are read: minor faults are tolerated, others reported. */
export const CSV_READING = {
  info: true,
  relax_quotes: true,
  relax_column_count_less: true,
  skip_empty_lines: true,
  skip_records_with_error: true,
} as const;

const MAX_ROW_BYTES = 16 * 1024 * 1024;

/**
 * The records of an input in groups, as they come. A table needs a column for the key, by its own name or by what the feed's mapping
 * says of it; null where nobody has said it yet. Throws JsonBroken or OperatorError where it cannot go on.
 */
export function readRecords(input: Input, mapping: FeedMapping | null): AsyncGenerator<IncomingRecord[]> {
  return input.format === 'json' ? readJson(input) : input.format === 'xml' ? readXml(input) : readCsv(input, mapping);
}

/** A page of larger records ends sooner. */
const MOST_PAGE_BYTES = 8_000_000;

/** The same records in pages of one size; also where the input breaks, what came until then is a page. */
export async function* inPages(groups: AsyncIterable<IncomingRecord[]>, size: number): AsyncGenerator<IncomingRecord[]> {
  let held: IncomingRecord[] = [];
  let bytes = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (const group of groups) {
      for (const record of group) {
        held.push(record);
        bytes += record.bytes?.length ?? 0;
        if (held.length < size && bytes < MOST_PAGE_BYTES) continue;
        yield held;
        held = [];
        bytes = 0;
      }
    }
  } catch (error) {
    failure = { error };
  }
  if (held.length > 0) yield held;
  if (failure !== undefined) throw failure.error;
}

async function* readJson(input: Input): AsyncGenerator<IncomingRecord[]> {
  const splitter = createJsonSplitter();
  let number = 0;
  let isWrapped = true;
  /** Of a list of lists, of which the first names the fields of all others. */
  let names: string[] | undefined;
  let isFirst = true;
  const toRecords = ({ text, line }: { text: string; line: number }): IncomingRecord[] => {
    if (isFirst && text.startsWith('[')) names = readNames(tryParseJson(text));
    const isNames = isFirst && names !== undefined;
    isFirst = false;
    if (isNames) return [];
    if (names !== undefined && text.startsWith('[')) {
      number += 1;
      return [{ number, line, value: nameCells(names, tryParseJson(text) ?? text) }];
    }
    // What begins with a wrapper may go on with others: the pages of an answer, one after the other.
    const inner = isWrapped ? unwrapText(text) : undefined;
    isWrapped = inner !== undefined;
    if (inner !== undefined) return inner.map((value) => ({ number: (number += 1), line, value }));
    number += 1;
    return [{ number, line, bytes: Buffer.from(text) }];
  };
  for await (const chunk of input.chunks) {
    let failure: unknown;
    let slices: { text: string; line: number }[] = [];
    try {
      slices = splitter.push(chunk);
    } catch (error) {
      failure = error;
      slices = splitter.recovered();
    }
    if (slices.length > 0) yield slices.flatMap(toRecords);
    if (failure !== undefined) throw failure;
  }
  const last = splitter.end();
  if (last.length > 0) yield last.flatMap(toRecords);
}

// An answer of an older interface wraps all its records in one object.
const unwrapText = (text: string): unknown[] | undefined => unwrap(tryParseJson(text));

async function* readCsv(input: Input, mapping: FeedMapping | null): AsyncGenerator<IncomingRecord[]> {
  // Its first line may come in several pieces.
  const { head, rest } = await peek(input.chunks, HEAD_BYTES);
  const sent = Buffer.from(head).toString('utf8');
  // Some tables say in a line of its own what sets their cells apart: "sep=;".
  const said = /^\s*"?sep=(.)"?[^\n\r]*(?:\r\n|\n|\r)/i.exec(sent);
  const before = said?.[0] ?? '';
  const skipped = before + textBeforeNames(sent.slice(before.length), mapping);
  const start = sent.slice(skipped.length);
  // The one format whose columns have no names.
  const isIdx = /^IDX3[^#\n]*#/i.test(start);
  const delimiter = isIdx ? '#' : (said?.[1] ?? sniffDelimiter(start));
  const quote = SINGLE_QUOTED.test(start) ? "'" : '"';
  const behind = !isIdx && endsBehindLast(start, { delimiter, quote }) ? [BEHIND_LAST] : [];
  const lineBefore = skipped.match(/\r\n|\n|\r/g)?.length ?? 0;
  async function* all(): AsyncGenerator<Uint8Array> {
    let skip = Buffer.byteLength(skipped);
    for await (const chunk of rest) {
      if (skip < chunk.length) yield chunk.subarray(skip);
      skip = Math.max(0, skip - chunk.length);
    }
  }
  let group: IncomingRecord[] = [];
  /** Of all rows below the head, the numbers of those that never came to the parser. */
  const broken: number[] = [];
  const refuseBroken = (rows: readonly BrokenRow[]) => {
    for (const { number, line, text } of rows) {
      broken.push(number);
      const issue = describeIssue('', 'invalid-row', text, 'a closing quote for each that opens a cell');
      group.push({ number, line: line + lineBefore, value: text.slice(0, LONGEST_KEPT_TEXT), issue });
    }
  };
  async function* guarded(): AsyncGenerator<Uint8Array> {
    const guard = createQuoteGuard({ delimiter, quote, eol: /\n/.test(start) || !start.includes('\r') ? '\n' : '\r' });
    const decoder = new TextDecoder();
    for await (const chunk of all()) {
      const { text, broken: found } = guard.push(decoder.decode(chunk, { stream: true }));
      refuseBroken(found);
      if (text !== '') yield Buffer.from(text);
    }
    const { text, broken: found } = guard.end();
    refuseBroken(found);
    if (text !== '') yield Buffer.from(text);
  }
  // The parser runs ahead of what is read from it: how many rows were good when each bad one came.
  const refusedAfter: number[] = [];
  let refusedBefore = 0;
  let brokenBefore = 0;
  /** Of the names above the rows; a row of fewer cells lost some. */
  let named = 0;
  const shortRows = judgeShortRows(lineBefore);
  const placeOf = (parsed: number, from = 0) => {
    let before = from;
    while ((broken[before] ?? Number.POSITIVE_INFINITY) <= parsed + before) before += 1;
    return { number: parsed + before, before };
  };
  const parser = parse({
    delimiter,
    columns: isIdx
      ? Array.from({ length: 250 }, (_, index) => IDX_COLUMNS[index + 1] ?? `column${index + 1}`)
      : (header: string[]) => {
          named = header.findLastIndex((name) => name.trim() !== '') + 1;
          return [...nameColumns(header, input.origin, mapping), ...behind];
        },
    ...CSV_READING,
    quote: isIdx ? false : quote,
    // A quote counts only where it begins the cell.
    trim: delimiter !== '\t' && /(?:^|[,;|]) +"/m.test(start),
    max_record_size: MAX_ROW_BYTES,
  });
  parser.on('skip', (error: CsvError) => {
    const good = 'records' in error && typeof error['records'] === 'number' ? error['records'] : 0;
    refusedAfter.push(good);
    const row = 'record' in error && Array.isArray(error['record']) ? error['record'].join(delimiter) : '';
    const issue = describeIssue('', 'invalid-row', error.code, ROW_FAULTS[error.code] ?? 'a row that can be read');
    const { number } = placeOf(good + refusedAfter.length);
    group.push({ number, line: readLine(error) + lineBefore, value: row.slice(0, LONGEST_KEPT_TEXT), issue });
  });
  const rows: AsyncIterable<{ record: Record<string, string>; info: { lines: number; records: number } }> = Readable.from(
    isIdx ? all() : guarded(),
  ).pipe(parser);
  for await (const { record, info } of rows) {
    while ((refusedAfter[refusedBefore] ?? info.records) < info.records) refusedBefore += 1;
    const { number, before } = placeOf(info.records + refusedBefore, brokenBefore);
    brokenBefore = before;
    const line = info.lines + lineBefore;
    const { [BEHIND_LAST]: more = '', ...cells } = record;
    const sent = Object.keys(cells).length;
    if (sent < named) {
      group.push(...shortRows.add({ number, line, value: readCells(cells) }, sent, named));
      continue;
    }
    group.push(...shortRows.interrupt());
    // Without names, what came before says how many there are.
    if (isIdx) named = sent;
    if (more.trim() === '') group.push({ number, line, value: readCells(cells) });
    else group.push({ number, line, value: readCells(record), issue: describeIssue('', 'invalid-row', more, MANY_CELLS) });
    if (group.length >= 100) {
      yield group;
      group = [];
    }
  }
  group.push(...shortRows.end());
  if (group.length > 0) yield group;
}

function readLine(error: CsvError): number {
  return 'lines' in error && typeof error['lines'] === 'number' ? error['lines'] : 0;
}

const ROW_FAULTS: Partial<Record<CsvErrorCode, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: MANY_CELLS,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: MANY_CELLS,
  CSV_QUOTE_NOT_CLOSED: 'a closing quote for each that opens a cell',
  CSV_MAX_RECORD_SIZE: `a row of at most ${formatMegabytes(MAX_ROW_BYTES)}`,
};

/** What stands behind a delimiter that ends each row, though not the line of names. */
const BEHIND_LAST = '(behind the last column)';

function endsBehindLast(start: string, { delimiter, quote }: { delimiter: string; quote: string }): boolean {
  try {
    const form = { delimiter, quote, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, to: 2 };
    const [names = [], row = []]: string[][] = parseWhole(start, form);
    return row.length === names.length + 1 && row.at(-1)?.trim() === '';
  } catch {
    // The first row is longer than what is looked at.
    return false;
  }
}

/** A line of names in single quotes. */
const SINGLE_QUOTED = /^\s*'[^'\n]*'\s*[,;\t|#]\s*'/;

/** What says how a table is read. */
const HEAD_BYTES = 16_384;

const MOST_LINES_BEFORE = 20;

/** A title or notes that stand above the line of names; empty where the first line has a name of the key, or none of them has. */
function textBeforeNames(text: string, mapping: FeedMapping | null): string {
  const fields = mapping?.fields ?? {};
  let at = 0;
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const names = line.split(sniffDelimiter(line)).map((cell) => spellFieldName(cell.trim().replaceAll(/^["']|["']$/g, '')));
    if (hasKey(names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : name)))) return text.slice(0, at);
    at += line.length;
    if (at >= text.length || text.slice(0, at).split(/\r\n|\n|\r/).length > MOST_LINES_BEFORE) break;
  }
  return '';
}

/** What may be the key of a row, also under other names of them. */
const KEY_COLUMNS = new Set(['ListingKey', 'ListingKeyNumeric', 'ListingId', 'mlsId']);

const hasKey = (names: readonly (string | undefined)[]) =>
  names.length > 1 &&
  names.some((name) => name !== undefined && (KEY_COLUMNS.has(spellColumn(name)) || isLastKey(name) || isPlainKey(name)));

function nameColumns(header: string[], origin: string, mapping: FeedMapping | null): string[] {
  const fields = mapping?.fields ?? {};
  const names = nameApart(header.map((name) => (Object.hasOwn(fields, name.trim()) ? name.trim() : spellFieldName(name))));
  const meant = names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : name));
  if (mapping === null || hasKey(meant)) return names;
  throw new OperatorError(
    `${origin} has no column ListingKey, and none that we know to be one, such as MLS #: name its columns as RESO does, or say which one it is by "feed map".`,
  );
}

// A second column of a name would take the place of the first.
const nameApart = (names: readonly string[]) =>
  names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (column ${at + 1})`));

// Lists of sub-records may come as JSON in a cell.
function readCells(record: Record<string, string>): Record<string, unknown> {
  const cells: Record<string, unknown> = record;
  for (const name of ['Media', 'OpenHouse']) {
    const cell = cells[name];
    if (typeof cell !== 'string') continue;
    if (cell.trim() === '') delete cells[name];
    else if (cell.trimStart().startsWith('[')) {
      try {
        cells[name] = parseJson(cell);
      } catch {
        // The mapper says what is wrong with it.
      }
    }
  }
  return cells;
}
