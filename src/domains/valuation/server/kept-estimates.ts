import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { homeValuationSchema, type KeptEstimate } from '../contract.ts';
import { getHomeValuation } from './value-home.ts';
import { findValuedHome } from './valued-home.ts';

/**
 * Keeps the estimate of a home as it is shown today, with its facts, reasons and sales; again on the same day and by the same model
 * it is the same one. Throws as `getHomeValuation`, and `conflict` for a home without an estimate.
 */
export async function keepEstimate(ctx: Context, homeId: number): Promise<{ valuationId: string }> {
  requireUser(ctx);
  const valuation = await getHomeValuation(ctx, homeId);
  const { estimate } = valuation;
  if (estimate === null) throw new DomainError('conflict', valuation.refusal ?? 'This home has no estimate now.');
  const named = { parcel_id: homeId, model_version: estimate.modelVersion, as_of: estimate.asOf };
  await ctx.db
    .insertInto('kept_estimates')
    .values({ id: randomUUID(), ...named, answer: JSON.stringify(valuation), kept_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['parcel_id', 'model_version', 'as_of']).doNothing())
    .execute();
  const row = await ctx.db
    .selectFrom('kept_estimates')
    .select('id')
    .where('parcel_id', '=', homeId)
    .where('model_version', '=', named.model_version)
    .where('as_of', '=', named.as_of)
    .executeTakeFirstOrThrow();
  return { valuationId: row.id };
}

/** A kept estimate, as long as the home may be valued here. Throws `not-found`, and `forbidden` as for the home. */
export async function getKeptEstimate(ctx: Context, valuationId: string): Promise<KeptEstimate> {
  const row = await ctx.db.selectFrom('kept_estimates').selectAll().where('id', '=', valuationId).executeTakeFirst();
  const valuation = homeValuationSchema.safeParse(row?.answer).data;
  if (row === undefined || valuation === undefined) throw new DomainError('not-found', 'There is no such estimate.');
  // Its seller may have forbidden estimates since, or withheld the address.
  await findValuedHome(ctx, row.parcel_id);
  return { valuationId, keptAt: row.kept_at.toISOString(), valuation };
}
