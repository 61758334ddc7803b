import { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { describeIssue, spellFieldName } from '#domains/listings/server/index.ts';
import { parseJson } from '#lib/parse-json.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { FeedMapping } from '../model/feed-mapping.ts';
import { sniffDelimiter } from '../model/sniff-delimiter.ts';
import { createJsonSplitter } from '../model/split-json.ts';
import { IDX_COLUMNS, unwrap } from '../model/shapes/index.ts';
import type { IncomingRecord } from './incoming-record.ts';
import type { Input } from './open-input.ts';
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

/** The same records in pages of one size; also where the input breaks, what came until then is a page. */
export async function* inPages(groups: AsyncIterable<IncomingRecord[]>, size: number): AsyncGenerator<IncomingRecord[]> {
  let held: IncomingRecord[] = [];
  let failure: { error: unknown } | undefined;
  try {
    for await (const group of groups) {
      for (const record of group) {
        held.push(record);
        if (held.length < size) continue;
        yield held;
        held = [];
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
  const toRecords = ({ text, line }: { text: string; line: number }): IncomingRecord[] => {
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
function unwrapText(text: string): unknown[] | undefined {
  try {
    return unwrap(parseJson(text));
  } catch {
    return undefined;
  }
}

async function* readCsv(input: Input, mapping: FeedMapping | null): AsyncGenerator<IncomingRecord[]> {
  const iterator = input.chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head: Uint8Array = first.done === true ? new Uint8Array() : first.value;
  const sent = Buffer.from(head).toString('utf8');
  // Some tables say in a line of its own what sets their cells apart: "sep=;".
  const said = /^\s*"?sep=(.)"?[^\n\r]*(?:\r\n|\n|\r)/i.exec(sent);
  const start = sent.slice(said?.[0].length ?? 0);
  // The one format whose columns have no names.
  const isIdx = /^IDX3[^#\n]*#/i.test(start);
  const delimiter = isIdx ? '#' : (said?.[1] ?? sniffDelimiter(start));
  async function* all(): AsyncGenerator<Uint8Array> {
    yield said === null ? head : head.subarray(Buffer.byteLength(said[0]));
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  let group: IncomingRecord[] = [];
  // The parser runs ahead of what is read from it: how many rows were good when each bad one came.
  const refusedAfter: number[] = [];
  let refusedBefore = 0;
  const parser = parse({
    delimiter,
    columns: isIdx
      ? Array.from({ length: 250 }, (_, index) => IDX_COLUMNS[index + 1] ?? `column${index + 1}`)
      : (header: string[]) => nameColumns(header, input.origin, mapping),
    ...CSV_READING,
    ...(isIdx ? { quote: false as const } : SINGLE_QUOTED.test(start) ? { quote: "'" } : {}),
    // A quote counts only where it begins the cell.
    trim: delimiter !== '\t' && /[,;|] +"/.test(start),
    max_record_size: MAX_ROW_BYTES,
  });
  parser.on('skip', (error: CsvError) => {
    const good = 'records' in error && typeof error['records'] === 'number' ? error['records'] : 0;
    refusedAfter.push(good);
    const row = 'record' in error && Array.isArray(error['record']) ? error['record'].join(delimiter) : '';
    const issue = describeIssue('', 'invalid-row', error.code, 'a row with as many cells as there are columns');
    group.push({ number: good + refusedAfter.length, line: readLine(error), value: row.slice(0, LONGEST_KEPT_TEXT), issue });
  });
  const rows: AsyncIterable<{ record: Record<string, string>; info: { lines: number; records: number } }> =
    Readable.from(all()).pipe(parser);
  for await (const { record, info } of rows) {
    while ((refusedAfter[refusedBefore] ?? info.records) < info.records) refusedBefore += 1;
    group.push({ number: info.records + refusedBefore, line: info.lines, value: readCells(record) });
    if (group.length >= 100) {
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

function readLine(error: CsvError): number {
  return 'lines' in error && typeof error['lines'] === 'number' ? error['lines'] : 0;
}

/** A line of names in single quotes. */
const SINGLE_QUOTED = /^\s*'[^'\n]*'\s*[,;\t|#]\s*'/;

function nameColumns(header: string[], origin: string, mapping: FeedMapping | null): string[] {
  const fields = mapping?.fields ?? {};
  const names = nameApart(header.map((name) => (Object.hasOwn(fields, name.trim()) ? name.trim() : spellFieldName(name))));
  const meant = names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : name));
  if (mapping === null || ['ListingKey', 'ListingKeyNumeric', 'mlsId'].some((name) => meant.includes(name))) return names;
  throw new OperatorError(
    `${origin} has no column ListingKey: give RESO Web API JSON, JSON Lines, or CSV whose first line names RESO fields.`,
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
