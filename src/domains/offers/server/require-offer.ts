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
}

/** An offer, its home and the caller’s side. Throws `not-found` for everybody else. */
export async function requireOffer(ctx: Context, offerId: string): Promise<SeenOffer> {
  const { userId } = requireUser(ctx);
  const offer = await findOffer(ctx.db, offerId);
  const home = offer && (await findHomeForOffers(ctx, { listingId: offer.listing_id }));
  const caller = offer && home && sideOf(offer, home, userId);
  if (offer === undefined || home === undefined || caller == null) throw new DomainError('not-found', NO_OFFER);
  return { offer, home, caller: { userId, ...caller } };
}

/** An offer as the caller, who is on one of its sides, sees it at a moment. Throws `not-found` for everybody else. */
export async function showOffer(ctx: Context, offerId: string, { home, at }: { home: HomeForOffers; at: Date }): Promise<Offer> {
  const { userId } = requireUser(ctx);
  const row = await findOffer(ctx.db, offerId);
  const homes = new Map([[home.listingId, home]]);
  const [shown] = row === undefined ? [] : await presentOffers(ctx.db, [row], { homes, userId, at });
  if (shown === undefined) throw new DomainError('not-found', NO_OFFER);
  return shown;
}

/** A home that the caller helps to sell. Throws `not-found` for everybody else. */
export async function requireSoldHome(
  ctx: Context,
  listingKey: string,
): Promise<{ home: HomeForOffers; caller: HomeForOffers['sellers'][number] }> {
  const { userId } = requireUser(ctx);
  const home = await findHomeForOffers(ctx, { listingKey });
  const caller = home?.sellers.find((seller) => seller.userId === userId);
  if (home === undefined || caller === undefined) throw new DomainError('not-found', 'You have no listing here with this id.');
  return { home, caller };
}
