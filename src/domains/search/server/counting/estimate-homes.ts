import type { Db } from '#platform/db/database.ts';
import type { CellRange } from '../../model/cells.ts';
import { findFirst } from '../../model/find-first.ts';
import type { Search } from '../conditions/resolve-search.ts';
import { writeSample } from '../conditions/scan-sql.ts';
import { runSql, type SqlText, startSql } from '../conditions/sql-text.ts';
import type { Survey } from './survey.ts';

/** Size of a sample: stretches of neighbors in the cell index, spread evenly over the area's homes. */
const STRETCHES = 25;
const HOMES_PER_STRETCH = 60;
const CELLS_PER_FINE_CELL = 16;

/**
 * Estimates how many active homes a search finds from a systematic sample of some 1,500, with an error of some percent.
 * The same survey gives the same estimate.
 */
export async function estimateFromSample(db: Db, search: Search, survey: Survey): Promise<number> {
  const sql = startSql();
  const sample = sampleHomes(search, survey, { stretches: STRETCHES, homesPerStretch: HOMES_PER_STRETCH, columns: [] }, sql);
  if (sample === undefined) return 0;
  const text = `select count(*)::integer as homes, count(*) filter (where ${sample.condition})::integer as hits ${sample.from}`;
  const [row] = await runSql<{ homes: number; hits: number }>(db, text, sql.values);
  return row === undefined || row.homes === 0 ? 0 : (row.hits / row.homes) * sample.all;
}

/** `from …` over a systematic sample of the active homes in a search's area, called `l`; undefined where there are none. */
export function sampleHomes(
  search: Search,
  survey: Survey,
  { stretches, homesPerStretch, columns }: { stretches: number; homesPerStretch: number; columns: readonly string[] },
  sql: SqlText,
): { from: string; condition: string; all: number } | undefined {
  const runs = findRuns(survey, search.area?.ranges);
  const all = runs.reduce((sum, run) => sum + run.homes, 0);
  if (all === 0) return undefined;
  const starts = findStretches(survey, runs, all, stretches);
  return { ...writeSample(search, { starts, homesPerStart: homesPerStretch, columns }, sql), all };
}

/** A stretch of the survey's cells that an area covers. */
interface Run {
  range: CellRange;
  /** Homes before it in the survey, and in it. */
  before: number;
  homes: number;
}

const EVERYWHERE: CellRange = { low: 0, high: 2 ** 32 - 1 };

function findRuns({ cells, before }: Survey, ranges: readonly CellRange[] = [EVERYWHERE]): Run[] {
  return ranges
    .map((range): Run => {
      const from = before[findFirst(cells, Math.floor(range.low / CELLS_PER_FINE_CELL))] ?? 0;
      const to = before[findFirst(cells, Math.floor(range.high / CELLS_PER_FINE_CELL) + 1)] ?? 0;
      return { range, before: from, homes: to - from };
    })
    .filter((run) => run.homes > 0);
}

/** Where each stretch of the sample begins, and where it ends at the latest. */
function findStretches({ cells, before }: Survey, runs: readonly Run[], all: number, count: number): CellRange[] {
  const stretches: CellRange[] = [];
  let passed = 0;
  for (const run of runs) {
    while (stretches.length < count) {
      const rank = ((stretches.length + 0.5) / count) * all - passed;
      if (rank >= run.homes) break;
      const index = Math.max(0, findFirst(before, run.before + rank + Number.EPSILON) - 1);
      stretches.push({ low: Math.max(run.range.low, (cells[index] ?? 0) * CELLS_PER_FINE_CELL), high: run.range.high });
    }
    passed += run.homes;
  }
  return stretches;
}

/** Two significant figures: more would suggest false precision. */
export function roundEstimate(homes: number): number {
  const digits = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, homes))) - 1));
  return Math.round(homes / digits) * digits;
}
