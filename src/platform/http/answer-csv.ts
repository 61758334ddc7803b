import { buildCsv, CSV_START, type CsvValue } from '#lib/csv.ts';
import { streamOf } from '#platform/files/sealed-files.ts';

/** The columns of a file, each with what it holds of a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, of: (row: Row) => CsvValue])[];

/** Rows as CSV, saved as a file. They are read as it goes out, so however many there are, memory holds few. */
export function answerCsv<Row>(rows: AsyncIterable<readonly Row[]>, columns: CsvColumns<Row>, fileName: string): Response {
  return new Response(streamOf(writeRows(rows, columns)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}

async function* writeRows<Row>(
  rows: AsyncIterable<readonly Row[]>,
  columns: CsvColumns<Row>,
): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${CSV_START}${buildCsv([columns.map(([header]) => header)])}`);
  for await (const some of rows) yield encoder.encode(buildCsv(some.map((row) => columns.map(([, of]) => of(row)))));
}
