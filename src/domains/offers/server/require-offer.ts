import { findHomeForOffers, type HomeForOffers } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Offer } from '../contract.ts';
import { presentOffers, sideOf } from './present-offers.ts';
import { findOffer, type OfferRow } from './queries.ts';

export const NO_OFFER = 'There is no offer with this id.';

interface SeenOffer {
  offer: OfferRow;
  home: HomeForOffers;
  caller: { userId: string; side: 'buyer' | 'seller'; mayDecide: boolean };
  /** The offer as the caller sees it now. */
  show: () => Promise<Offer>;
}

/** An offer of one of its sides. Throws `not-found` for everybody else. */
export async function requireOffer(ctx: Context, offerId: string): Promise<SeenOffer> {
  const { userId } = requireUser(ctx);
  const offer = await findOffer(ctx.db, offerId);
  const home = offer && (await findHomeForOffers(ctx, { listingId: offer.listing_id }));
  const caller = offer && home && sideOf(offer, home, userId);
  if (offer === undefined || home === undefined || caller == null) throw new DomainError('not-found', NO_OFFER);
  const show = async () => {
    const row = await findOffer(ctx.db, offerId);
    const homes = new Map([[home.listingId, home]]);
    const [shown] = row === undefined ? [] : await presentOffers(ctx.db, [row], { homes, userId, at: ctx.now });
    if (shown === undefined) throw new DomainError('not-found', NO_OFFER);
    return shown;
  };
  return { offer, home, caller: { userId, ...caller }, show };
}
