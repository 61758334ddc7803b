import type { Db } from '#platform/db/database.ts';
import { DEFAULT_STATUS, type SearchableStatus } from '../../contract.ts';
import type { CellRange } from '../../model/cells.ts';
import { findFirst } from '../../model/find-first.ts';
import type { Search } from '../conditions/resolve-search.ts';
import { runSql } from '../conditions/sql-text.ts';

/** The approximate number of homes by location. Only chooses between ways to the same answer. */
export interface Survey {
  active: number;
  byStatus: ReadonlyMap<string, number>;
  /** Zoom-14 cells in order, and how many active homes lie before each. */
  cells: Float64Array;
  before: Float64Array;
}

const MAX_AGE_MS = 60_000;
const surveys = new WeakMap<Db, { survey: Promise<Survey>; takenAt: number; isRenewing: boolean }>();

/** The survey of a database, at most a minute old; renewed in the background of requests that use it. */
export function getSurvey(db: Db, now: Date): Promise<Survey> {
  const known = surveys.get(db);
  const at = now.getTime();
  if (known === undefined) {
    const survey = takeSurvey(db);
    surveys.set(db, { survey, takenAt: at, isRenewing: false });
    survey.catch(() => surveys.delete(db));
    return survey;
  }
  if (at - known.takenAt > MAX_AGE_MS && !known.isRenewing) {
    known.isRenewing = true;
    mergeChanges(db)
      .then(() => takeSurvey(db))
      .then(
        (survey) => surveys.set(db, { survey: Promise.resolve(survey), takenAt: at, isRenewing: false }),
        () => surveys.delete(db),
      );
  }
  return known.survey;
}

/** Counts of writers at the same time, which wait to be merged. */
async function mergeChanges(db: Db): Promise<void> {
  await runSql(db, 'select merge_cell_changes() where exists (select from cell_changes)', []);
}

async function takeSurvey(db: Db): Promise<Survey> {
  const cells = await runSql<{ cell: number; homes: number }>(
    db,
    'select cell, listings as homes from cell_agg where zoom = 14 and not by_kind order by cell',
    [],
  );
  const statuses = await runSql<{ standard_status: string; homes: number }>(
    db,
    `select standard_status, count(*)::integer as homes from listings where standard_status <> 'Active' and display_listing group by 1`,
    [],
  );
  const before = new Float64Array(cells.length + 1);
  cells.forEach(({ homes }, index) => {
    before[index + 1] = (before[index] ?? 0) + homes;
  });
  return {
    active: before.at(-1) ?? 0,
    byStatus: new Map(statuses.map((row) => [row.standard_status, row.homes])),
    cells: Float64Array.from(cells, (row) => row.cell),
    before,
  };
}

/** How many homes with the search's statuses lie in its cells, before other filters. */
export function estimateCandidates(survey: Survey, { area, statuses }: Pick<Search, 'area' | 'statuses'>): number {
  const active = area === undefined ? survey.active : countActive(survey, area.ranges);
  const share = survey.active === 0 ? 1 : active / survey.active;
  const ofStatus = (status: SearchableStatus) =>
    status === DEFAULT_STATUS ? active : (survey.byStatus.get(status) ?? 0) * share;
  return statuses.reduce((sum, status) => sum + ofStatus(status), 0);
}

const FINE_CELLS_PER_CELL = 16;

/** Roughly how many active homes lie in ranges of cells, spread evenly within each cell of the survey. */
export function countActive(survey: Survey, ranges: readonly CellRange[]): number {
  const countBefore = (fineCell: number) => {
    const cell = Math.floor(fineCell / FINE_CELLS_PER_CELL);
    const at = findFirst(survey.cells, cell);
    const before = survey.before[at] ?? 0;
    if (survey.cells[at] !== cell) return before;
    return before + ((survey.before[at + 1] ?? before) - before) * (fineCell / FINE_CELLS_PER_CELL - cell);
  };
  return ranges.reduce((homes, { low, high }) => homes + countBefore(high + 1) - countBefore(low), 0);
}
