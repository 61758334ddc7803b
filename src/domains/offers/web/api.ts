import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { listMyOffers, listOffersFor } from '../contract.ts';

export const myOffersOptions = () => endpointQuery(listMyOffers);
export const offersForOptions = (listingKey: string) => ({
  ...endpointQuery(listOffersFor, { params: { listingKey } }),
  meta: { follows: ['offers'] as const },
});
