import { useNoteOfReading } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { moveOffer, type Offer, type OffersForHome } from '../contract.ts';

/** Lets the buyers of new offers know that somebody who decides on them has read them, as soon as that person moves in the page. */
export function useSeenOffers(offers: readonly Offer[], { mayDecide }: Pick<OffersForHome, 'mayDecide'>): void {
  const unseen = mayDecide ? offers.filter(({ verbs }) => verbs.includes('view')) : [];
  useNoteOfReading(unseen.length > 0, () =>
    // One that changed meanwhile stays new.
    Promise.allSettled(
      unseen.map(({ id, version }) => browserApi.call(moveOffer, { params: { offerId: id }, body: { version, verb: 'view' } })),
    ),
  );
}
