import type { Unsaved } from '#lib/field-changes.ts';
import type { Context } from '#platform/verb/context.ts';
import { takeChanges } from '#platform/verb/take-changes.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { planSchema, readPlan } from '../model/plan.ts';
import { findMine, lockMine } from './find-mine.ts';
import { presentOwnListing } from './present.ts';
import { updateOwnListing } from './listing-rows.ts';

/**
 * Saves answers on the way to a listing. The same answers again change nothing. Throws `invalid` with the fields whose values are
 * not possible.
 */
export async function savePlan(ctx: Context, { id, ...unsaved }: Unsaved & { id: string }): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const taken = takeChanges({ unsaved, before: readPlan(row.plan), writers: row.plan_writers, schema: planSchema });
    if (taken !== null)
      await updateOwnListing(inner.db, id, { plan: JSON.stringify(taken.doc), plan_writers: taken.writers, updated_at: ctx.now });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}
