import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { AccuracyReport } from '../model/accuracy.ts';
import { reportAccuracy } from '../model/accuracy.ts';
import type { Estimate } from '../model/estimate-home.ts';
import type { SalesMapping } from '../model/sales-mapping.ts';
import { salesMappingSchema } from '../model/sales-mapping.ts';
import type { SalesTable } from '../model/sales-table.ts';
import { tabulateSales } from '../model/sales-table.ts';
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
  const train = await readSales(input.trainFile, mapping);
  const test = await readSales(input.testFile, mapping);
  const threads = startTrainingThreads();
  try {
    const judge = input.monthly ? judgeMonthly : judgeFrozen;
    const judged = await judge(train, test, { seed: input.seed, run: threads.run, onProgress: input.onProgress }, () =>
      performance.now(),
    );
    if (input.outFile !== undefined) await writeFile(input.outFile, writePredictions(judged.estimates));
    return {
      mode: input.monthly ? 'walk-forward monthly' : 'frozen',
      trainSales: train.count,
      trainings: judged.trainings,
      trainSeconds: round(judged.trainSeconds, 2),
      msPerEstimate: round(judged.estimateMs, 3),
      ...reportAccuracy(test, judged.estimates),
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

export async function readSales(file: string, mapping: SalesMapping): Promise<SalesTable> {
  const rows: Record<string, string>[] = parse(await readFile(file), { columns: true, bom: true, skip_empty_lines: true });
  try {
    return tabulateSales(rows, mapping);
  } catch (error) {
    if (error instanceof RangeError) throw new OperatorError(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}

function writePredictions(estimates: readonly (Estimate | null)[]): string {
  const lines = estimates.map((given, index) => {
    if (given === null) return `${index},,,,,,1`;
    const { estimate, low68, high68, low80, high80 } = given;
    return `${index},${[estimate, low68, high68, low80, high80].map((value) => value.toFixed(0)).join(',')},0`;
  });
  return `index,estimate,low68,high68,low80,high80,refused\n${lines.join('\n')}\n`;
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
