import { DAY_MS } from '#lib/time-units.ts';
import { usDay } from '#lib/calendar.ts';
import { writeEstimates } from '#domains/listings/server/index.ts';
import { findHomes } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { dayOf } from './present.ts';
import { type DueHomeRow, forgetEstimated, listDueHomes, noteEstimated } from './queries.ts';
import { findServingModel, type Serving } from './serving-model.ts';
import { combineHome } from './valued-home.ts';
import { valueRecords } from './value-records.ts';

const BATCH = 200;
/** The market level moves: older estimates are renewed. */
const KEPT_MS = 7 * DAY_MS;

/**
 * Estimates homes on the market that are new, have changed, or were estimated by another model or over a week ago, for as
 * long as the budget lasts, and puts the estimates where search compares them with the price. Where a seller does not allow
 * estimates none is made, and one that was is taken away; without a model that serves, all are. Returns how many were made.
 */
export async function estimateListedHomes(ctx: Context, budgetMs: number, stopping?: AbortSignal): Promise<number> {
  requireSystem(ctx);
  const startedAt = performance.now();
  const serving = await findServingModel(ctx);
  await transact(ctx, async (inner) => {
    const forgotten = await forgetEstimated(inner.db, serving !== undefined);
    await writeEstimates(
      inner.db,
      forgotten.map((id) => ({ id, estimateCents: null })),
    );
  });
  if (serving === undefined) return 0;
  const since = new Date(ctx.now.getTime() - KEPT_MS);
  let estimated = 0;
  let after = 0;
  while (performance.now() - startedAt <= budgetMs && stopping?.aborted !== true) {
    const due = await listDueHomes(ctx.db, { modelVersion: serving.version, since, after, limit: BATCH });
    if (due.length === 0) break;
    const estimates = await estimateHomes(ctx, serving, due);
    await transact(ctx, async (inner) => {
      await writeEstimates(inner.db, estimates);
      await noteEstimated(inner.db, due, { modelVersion: serving.version, now: ctx.now });
    });
    estimated += due.length;
    after = due.at(-1)?.id ?? after;
  }
  return estimated;
}

async function estimateHomes(
  ctx: Context,
  { installed }: Serving,
  due: readonly DueHomeRow[],
): Promise<{ id: number; estimateCents: number | null }[]> {
  const recorded = await findHomes(
    ctx.db,
    due.flatMap(({ parcelId }) => parcelId ?? []),
  );
  const byParcel = new Map(recorded.map((home) => [home.id, home]));
  const day = dayOf(usDay(ctx.now));
  const placed = due.flatMap((row) => {
    const home = combineHome(row, byParcel.get(row.parcelId ?? -1));
    if (home === undefined || home.refusal !== null) return [];
    const { latitude, longitude, facts } = home;
    return [{ id: row.id, record: { day, latitude, longitude, facts } }];
  });
  const values = await valueRecords(
    installed,
    placed.map(({ record }) => record),
  );
  const byId = new Map(placed.map(({ id }, index) => [id, values[index]]));
  return due.map(({ id }) => {
    const value = byId.get(id);
    const isGiven = value !== undefined && typeof value !== 'string';
    return { id, estimateCents: isGiven ? Math.round(value.estimate) * 100 : null };
  });
}
