import { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { describeIssue, spellFieldName, type FieldIssue } from '#domains/listings/server/index.ts';
import { parseJson } from '#lib/parse-json.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { sniffDelimiter } from '../model/sniff-delimiter.ts';
import { createJsonSplitter } from '../model/split-json.ts';
import type { Input } from './open-input.ts';

/** A record as it stands in the file. `issue`: it could not even be parsed, and `value` is its text. */
export interface ReadRecord {
  /** From 1. */
  number: number;
  line: number;
  value: unknown;
  issue?: FieldIssue;
}

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

/** The records of an input in groups, as they come. Throws JsonBroken or OperatorError where it cannot go on. */
export function readRecords(input: Input): AsyncGenerator<ReadRecord[]> {
  return input.format === 'json' ? readJson(input) : readCsv(input);
}

async function* readJson(input: Input): AsyncGenerator<ReadRecord[]> {
  const splitter = createJsonSplitter();
  let number = 0;
  const toRecord = ({ text, line }: { text: string; line: number }): ReadRecord => {
    number += 1;
    try {
      return { number, line, value: parseJson(text) };
    } catch (error) {
      const issue = describeIssue('', 'invalid-json', text, error instanceof Error ? error.message : 'JSON');
      return { number, line, value: text.slice(0, LONGEST_KEPT_TEXT), issue };
    }
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
    if (slices.length > 0) yield slices.map(toRecord);
    if (failure !== undefined) throw failure;
  }
  const last = splitter.end();
  if (last.length > 0) yield last.map(toRecord);
}

async function* readCsv(input: Input): AsyncGenerator<ReadRecord[]> {
  const iterator = input.chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head: Uint8Array = first.done === true ? new Uint8Array() : first.value;
  const delimiter = sniffDelimiter(Buffer.from(head).toString('utf8'));
  async function* all(): AsyncGenerator<Uint8Array> {
    yield head;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  let number = 0;
  let group: ReadRecord[] = [];
  const parser = parse({
    delimiter,
    columns: (header: string[]) => nameColumns(header, input.origin),
    ...CSV_READING,
    max_record_size: MAX_ROW_BYTES,
  });
  parser.on('skip', (error: CsvError) => {
    number += 1;
    const row = 'record' in error && Array.isArray(error['record']) ? error['record'].join(delimiter) : '';
    const issue = describeIssue('', 'invalid-row', error.code, 'a row with as many cells as there are columns');
    group.push({ number, line: readLine(error), value: row.slice(0, LONGEST_KEPT_TEXT), issue });
  });
  const rows: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }> = Readable.from(all()).pipe(parser);
  for await (const { record, info } of rows) {
    number += 1;
    group.push({ number, line: info.lines, value: readCells(record) });
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

function nameColumns(header: string[], origin: string): string[] {
  const names = header.map(spellFieldName);
  if (names.includes('ListingKey') || names.includes('ListingKeyNumeric')) return names;
  throw new OperatorError(
    `${origin} has no column ListingKey: give RESO Web API JSON, JSON Lines, or CSV whose first line names RESO fields.`,
  );
}

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
