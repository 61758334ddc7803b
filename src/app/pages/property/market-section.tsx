import { lazy } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { NearView } from '#platform/web/near-view.tsx';
import { PageSection } from '#ui/page-section.tsx';

const MarketLoaded = lazy(() => import('./market-loaded.tsx'));

/** The market around the home: its neighborhood, else its ZIP code or city. */
export function MarketSection({ listing }: { listing: Listing }) {
  const slug = listing.neighborhoodPlaceSlug ?? listing.zipPlaceSlug ?? listing.cityPlaceSlug;
  if (slug === null) return null;
  const name = listing.neighborhood ?? listing.postalCode ?? listing.city ?? 'this area';
  const placeholder = <SkeletonText lines={7} />;
  return (
    <PageSection id="market" title={`The market in ${name}`}>
      <NearView placeholder={placeholder}>{() => <MarketLoaded slug={slug} placeholder={placeholder} />}</NearView>
    </PageSection>
  );
}
