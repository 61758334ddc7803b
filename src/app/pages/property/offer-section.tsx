import { lazy } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { NearView } from '#platform/web/near-view.tsx';
import { PageSection } from '#ui/page-section.tsx';

const OfferLoaded = lazy(() => import('./offer-loaded.tsx'));

const OPEN_TO_OFFERS: readonly Listing['standardStatus'][] = ['Active', 'Coming Soon', 'Active Under Contract'];

/** Recent offers around here, for people who think of making one. */
export function OfferSection({ listing }: { listing: Listing }) {
  const slug = listing.neighborhoodPlaceSlug ?? listing.zipPlaceSlug ?? listing.cityPlaceSlug;
  if (slug === null || listing.listPrice === null || !OPEN_TO_OFFERS.includes(listing.standardStatus)) return null;
  const placeholder = <SkeletonText lines={5} />;
  return (
    <div className="print:hidden">
      <PageSection
        id="offers"
        title="Offer insight"
        lead="How sales around here went. Figures of the past, not a forecast for this home."
      >
        <NearView placeholder={placeholder}>
          {() => <OfferLoaded listing={listing} slug={slug} placeholder={placeholder} />}
        </NearView>
      </PageSection>
    </div>
  );
}
