import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Offer } from '../contract.ts';
import type { SaleStepKey } from '../model/sale-steps.ts';
import { requireOffer, showOffer } from './require-offer.ts';

interface Tick {
  offerId: string;
  step: SaleStepKey;
  isDone: boolean;
}

/**
 * Ticks a step of the sale under an accepted offer, by anybody who sells the home. Throws `not-found` for strangers, `forbidden`
 * for the buyer, `conflict` if the offer is not accepted.
 */
export async function tickSaleStep(ctx: Context, { offerId, step, isDone }: Tick): Promise<Offer> {
  return transact(ctx, async (inner) => {
    const { db } = inner;
    const { offer, home, caller } = await requireOffer(inner, offerId);
    if (caller.side !== 'seller') throw new DomainError('forbidden', 'Only the sellers can check off these steps.');
    if (offer.status !== 'accepted') throw new DomainError('conflict', 'Only an accepted offer has steps.');
    if (isDone)
      await db
        .insertInto('offer_steps')
        .values({ offer_id: offerId, step, done_at: ctx.now, done_by: caller.userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await db.deleteFrom('offer_steps').where('offer_id', '=', offerId).where('step', '=', step).execute();
    return showOffer(inner, offerId, { home, at: ctx.now });
  });
}
