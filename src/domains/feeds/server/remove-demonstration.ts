import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { hasListings, removeListings } from '#domains/listings/server/index.ts';
import { removeGeography } from '#domains/neighborhoods/server/index.ts';
import { removeNetwork } from '#domains/travel/server/index.ts';
import { removeRecords } from '#domains/records/server/index.ts';
import { writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { DEMONSTRATION_MARK, readDemonstration } from './read-demonstration.ts';

/** Whether anything of the demonstration city is stored. Real homes never stand beside it. */
export async function hasDemonstration(ctx: Context): Promise<boolean> {
  const state = (await readDemonstration(ctx.db))?.state ?? 'removed';
  return state !== 'removed' || (await hasListings(ctx, { name: DEMONSTRATION_SOURCE, isOther: false }));
}

/** Removes the demonstration city: homes, public records, places, map. It does not come back by itself. Returns the homes removed. */
export async function removeDemonstration(ctx: Context): Promise<number> {
  requireSystem(ctx);
  return transact(ctx, async (inner) => {
    const removed = await removeListings(inner, DEMONSTRATION_SOURCE);
    await removeRecords(inner, DEMONSTRATION_SOURCE);
    await removeGeography(inner, DEMONSTRATION_SOURCE);
    await removeNetwork(inner, DEMONSTRATION_SOURCE);
    await inner.db.deleteFrom('feeds').where('source_name', '=', DEMONSTRATION_SOURCE).execute();
    await writeMark(inner.db, DEMONSTRATION_MARK, { state: 'removed' });
    return removed;
  });
}
