/** The byte order mark, by which spreadsheets see that a file is UTF-8. */
export const CSV_START = '\uFEFF';

export type CsvValue = string | number | boolean | null | undefined;

/**
 * Rows as CSV (RFC 4180, with CRLF). Text that a spreadsheet would run as a formula, in wide signs too, gets an apostrophe in front.
 */
export function buildCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Records as CSV with all their fields as columns; values that are not plain become JSON. */
export function buildCsvOfRecords(records: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return buildCsv([columns, ...records.map((record) => columns.map((column) => toValue(record[column])))]);
}

function toValue(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

/** More digits than these are noise of sums and shares; coordinates have them. */
const MOST_DECIMALS = 7;

function toCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(Number(value.toFixed(MOST_DECIMALS)));
  const text = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
