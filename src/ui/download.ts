import { buildCsv, CSV_START, type CsvValue } from '#lib/csv.ts';

/** Hands a text to the browser as a file. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadBlob(fileName, new Blob([text], { type }));
}

/** Hands bytes to the browser as a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Rows as a CSV file. */
export function downloadCsv(fileName: string, rows: readonly (readonly CsvValue[])[]) {
  downloadText(fileName, `${CSV_START}${buildCsv(rows)}`, 'text/csv;charset=utf-8');
}
