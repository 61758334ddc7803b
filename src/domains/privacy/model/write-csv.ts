/** Rows as CSV (RFC 4180); what is no plain value stands as JSON. The columns are those of all rows. */
export function writeCsv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => toText(row[column])))];
  return lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? guard(value) : JSON.stringify(value);
}

/** A spreadsheet must not run what somebody typed. */
function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
