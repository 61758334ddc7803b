import { sql } from 'kysely';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Db } from '#platform/db/database.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { computeProfiles } from './compute-profiles.ts';
import { monthText, monthIndex } from '../model/months.ts';
import { computeStats, type AreaToCompute } from './compute-stats.ts';
import { listAreas, type Area } from './list-areas.ts';
import { findState, listStaleProfiles, readCoverage, saveState } from './queries.ts';

/** Only one process computes figures at a time. */
const LOCK = 30_001;
/** The stock of homes changes slowly, so profiles are computed once a day. */
const PROFILE_AGE_MS = 24 * HOUR_MS;

/**
 * Computes again the figures of every place from the first month that changed since the last run; after a month ends,
 * computes the newest month of all places. For background work and commands.
 */
export async function refreshMarket(ctx: Context): Promise<{ places: number }> {
  requireSystem(ctx);
  const lastMonth = lastWholeMonth(ctx.now);
  return transact(ctx, async (inner) => {
    const { rows: locks } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(inner.db);
    if (locks[0]?.got !== true) return { places: 0 };
    const [coverage, known] = await Promise.all([readCoverage(inner.db), findState(inner.db)]);
    const all = await listAreas(inner.db);
    const changed = await takeChanges(inner.db);
    if (known === undefined || JSON.stringify(known.coverage) !== JSON.stringify(coverage))
      for (const id of all.keys()) addChange(changed, id, '1900-01-01');
    else if (known.throughMonth < lastMonth) for (const id of all.keys()) addChange(changed, id, known.throughMonth);
    const areas = widen(all, changed);
    if (areas.length > 0) await computeStats(inner.db, areas, lastMonth, coverage);
    const state = { throughMonth: lastMonth, coverage };
    const stale = await listStaleProfiles(inner.db, new Date(ctx.now.getTime() - PROFILE_AGE_MS));
    await computeProfiles(
      inner.db,
      stale.flatMap((id) => all.get(id) ?? []),
      ctx.now,
    );
    if (JSON.stringify(state) !== JSON.stringify(known)) await saveState(inner.db, state);
    return { places: areas.length };
  });
}

/** First day of the last month that has ended. Figures cover whole months only. */
function lastWholeMonth(now: Date): string {
  return monthText(monthIndex(now.toISOString()) - 1);
}

type Changes = Map<number, string>;

function addChange(changes: Changes, id: number, fromMonth: string): void {
  const known = changes.get(id);
  if (known === undefined || fromMonth < known) changes.set(id, fromMonth);
}

async function takeChanges(db: Db): Promise<Changes> {
  const rows = await db.deleteFrom('market_changes').returning(['place_id', 'from_month']).execute();
  const changes: Changes = new Map();
  for (const row of rows) addChange(changes, row.place_id, row.from_month);
  return changes;
}

/** A change in a city also changes its county and state. Leaves out places that no longer exist. */
function widen(all: ReadonlyMap<number, Area>, changes: Changes): AreaToCompute[] {
  const widened: Changes = new Map();
  for (const [id, fromMonth] of changes) {
    let area = all.get(id);
    while (area !== undefined) {
      addChange(widened, area.id, fromMonth);
      const isRolledUp = area.kind === 'city' || area.kind === 'county';
      area = isRolledUp && area.parentId !== null ? all.get(area.parentId) : undefined;
    }
  }
  return [...widened].flatMap(([id, fromMonth]) => {
    const area = all.get(id);
    return area === undefined ? [] : [{ ...area, fromMonth }];
  });
}
