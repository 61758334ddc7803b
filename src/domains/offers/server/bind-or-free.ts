import { followContract, leaveContract } from '#domains/roadmaps/server/index.ts';
import { type HomeForOffers, recordContract } from '#domains/selling/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { standingContingencies } from '../model/contingencies.ts';
import { roadmapDates } from '../model/contract-dates.ts';
import { offerTermsSchema } from '../model/terms.ts';
import { tellOfVisits } from './tell-sides.ts';
import { type OfferRow, removeStepsOf, requireTermsOf } from './queries.ts';

/**
 * What follows, within the caller's transaction, once an offer binds both sides or is given up: the status of the home, and the
 * dates in the buyer's roadmap. The offer is given as it was before.
 */
export async function bindOrFree(
  ctx: TellContext & { db: Trx },
  { offer, home, isBound, at }: { offer: OfferRow; home: HomeForOffers; isBound: boolean; at: Date },
): Promise<void> {
  const terms = offerTermsSchema.parse(await requireTermsOf(ctx.db, offer));
  const bound = standingContingencies(terms, []).length === 0 ? 'firm' : 'bound';
  await recordContract(ctx, { listingKey: home.listingKey, became: isBound ? bound : 'free' });
  const dates = roadmapDates(terms, dayInZone(isBound ? at : (offer.accepted_at ?? at), home.timeZone));
  if (isBound) {
    await tellOfVisits(ctx, home);
    await followContract(ctx, offer.user_id, { ...dates, offerId: offer.id, homeLabel: home.label });
    return;
  }
  await leaveContract(ctx, offer.user_id, { ...dates, offerId: offer.id });
  await removeStepsOf(ctx.db, offer.id);
}
