import { useNoteOfOpening } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { moveOffer, type Offer, type OffersForHome } from '../contract.ts';

/** Lets the buyers of new offers know that somebody who decides on them has opened them. */
export function useSeenOffers(offers: readonly Offer[], { mayDecide }: Pick<OffersForHome, 'mayDecide'>): void {
  const unseen = mayDecide ? offers.filter(({ verbs }) => verbs.includes('view')) : [];
  // A new version of an offer is news again.
  const names = unseen.map(({ id, version }) => `${id} ${version}`);
  useNoteOfOpening(names, () =>
    // One that changed meanwhile stays new.
    Promise.allSettled(
      unseen.map(({ id, version }) => browserApi.call(moveOffer, { params: { offerId: id }, body: { version, verb: 'view' } })),
    ),
  );
}
