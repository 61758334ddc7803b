import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { OperatorError } from '#platform/config/operator-error.ts';
import { roundTo } from '#lib/round-to.ts';
import type { AccuracyReport } from '../model/accuracy.ts';
import { measureAccuracy, reportAccuracy } from '../model/accuracy.ts';
import type { Estimate } from '../model/estimate-home.ts';
import type { SalesMapping } from '../model/sales-mapping.ts';
import { salesMappingSchema } from '../model/sales-mapping.ts';
import type { SalesTable } from '../model/sales-table.ts';
import { findReadable, indicesWhere, readPrices, tabulateSales, takeSales } from '../model/sales-table.ts';
import { judgeFrozen, judgeMonthly } from '../model/walk-forward.ts';
import { startTrainingThreads } from './training-threads.ts';

export interface EvaluationInput {
  trainFile: string;
  testFile: string;
  mappingFile: string;
  outFile?: string;
  monthly: boolean;
  seed: string;
  onProgress: (share: number, step: string) => void;
}

export interface Evaluation extends AccuracyReport {
  mode: 'frozen' | 'walk-forward monthly';
  trainSales: number;
  trainings: number;
  trainSeconds: number;
  msPerEstimate: number;
}

/** Trains on one file of sales, values the homes of another, and measures the errors. */
export async function evaluateValuation(input: EvaluationInput): Promise<Evaluation> {
  const mapping = await readMapping(input.mappingFile);
  const { table: train } = await readSales(input.trainFile, mapping, { withPrice: true });
  const { table: test, fileRows, rowCount, filePrices } = await readSales(input.testFile, mapping, { withPrice: false });
  const threads = startTrainingThreads();
  try {
    const judge = input.monthly ? judgeMonthly : judgeFrozen;
    const judged = await judge(train, test, { seed: input.seed, run: threads.run, onProgress: input.onProgress }, () =>
      performance.now(),
    );
    const byFileRow: (Estimate | null)[] = Array.from({ length: rowCount }, () => null);
    for (const [home, row] of fileRows.entries()) byFileRow[row] = judged.estimates[home] ?? null;
    if (input.outFile !== undefined) await writeFile(input.outFile, writePredictions(byFileRow));
    // A sale whose place or date cannot be read is not valued, and so is a miss.
    const sold = [...filePrices.entries()].filter(([, price]) => price > 0);
    const priced = indicesWhere(test.count, (home) => (test.price[home] ?? 0) > 0);
    return {
      mode: input.monthly ? 'walk-forward monthly' : 'frozen',
      trainSales: train.count,
      trainings: judged.trainings,
      trainSeconds: roundTo(judged.trainSeconds, 2),
      msPerEstimate: roundTo(judged.estimateMs, 3),
      ...reportAccuracy(
        takeSales(test, priced),
        Array.from(priced, (home) => judged.estimates[home] ?? null),
      ),
      ...measureAccuracy(
        sold.map(([, price]) => price),
        sold.map(([row]) => byFileRow[row] ?? null),
      ),
    };
  } finally {
    await threads.close();
  }
}

export async function readMapping(file: string): Promise<SalesMapping> {
  const parsed = salesMappingSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new OperatorError(`The mapping ${file} is not right: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

export interface SalesFile {
  table: SalesTable;
  /** The row of the file of each row of the table: rows without a date, a place or a needed price are left out. */
  fileRows: number[];
  rowCount: number;
  /** What every row of the file sold for; NaN if it does not say. */
  filePrices: Float64Array;
}

/** Reads a file of sales. Rows that cannot be read are left out; where most of them cannot, the mapping is held to be wrong. */
export async function readSales(file: string, mapping: SalesMapping, options: { withPrice: boolean }): Promise<SalesFile> {
  const rows: Record<string, string>[] = parse(await readFile(file), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  const { readable, problem } = findReadable(rows, mapping, options);
  if (problem !== undefined && readable.length < rows.length / 2) throw new OperatorError(`${file}: ${problem}`);
  const missing = mapping.features.find(({ column }) => !rows.some((row) => column in row));
  if (options.withPrice && rows.length > 0 && missing !== undefined)
    throw new OperatorError(`${file}: The file has no column "${missing.column}"`);
  const table = tabulateSales(
    readable.map((row) => rows[row] ?? {}),
    mapping,
  );
  return { table, fileRows: readable, rowCount: rows.length, filePrices: readPrices(rows, mapping) };
}

function writePredictions(estimates: readonly (Estimate | null)[]): string {
  const lines = estimates.map((given, index) => {
    if (given === null) return `${index},,,,,,1`;
    const { estimate, low68, high68, low80, high80 } = given;
    return `${index},${[estimate, low68, high68, low80, high80].map((value) => value.toFixed(0)).join(',')},0`;
  });
  return `index,estimate,low68,high68,low80,high80,refused\n${lines.join('\n')}\n`;
}
