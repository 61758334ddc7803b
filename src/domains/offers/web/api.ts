import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getOfferDraft, listMyOffers, listOffersFor } from '../contract.ts';

export const myOffersOptions = () => ({ ...endpointQuery(listMyOffers), meta: { follows: ['offers'] as const } });
/** Read anew whenever its form opens: other windows write it, too. */
export const offerDraftOptions = (listingKey: string) => ({
  ...endpointQuery(getOfferDraft, { params: { listingKey } }),
  gcTime: 0,
  meta: { follows: ['offers'] as const },
});
export const offersForOptions = (listingKey: string) => ({
  ...endpointQuery(listOffersFor, { params: { listingKey } }),
  meta: { follows: ['offers'] as const },
});
