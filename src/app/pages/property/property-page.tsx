import type { Listing } from '#domains/listings/contract.ts';
import { streetOf } from '#domains/listings/web/index.ts';
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { FactsSection } from './facts-section.tsx';
import { HistorySection } from './history-section.tsx';
import { photosOf } from './listing-photos.ts';
import { localityOf, priceCentsOf, titleOf } from './listing-meta.ts';
import { MarketSection } from './market-section.tsx';
import { MonthlyCostSection } from './monthly-cost-section.tsx';
import { OpenHousesSection } from './open-houses-section.tsx';
import { PropertyHeader } from './property-header.tsx';
import { SimilarSection } from './similar-section.tsx';
import { SourceSection } from './source-section.tsx';
import { SurroundingsSections } from './surroundings-sections.tsx';

/** Everything about one home, in the order in which people ask. */
export function PropertyPage({ listing }: { listing: Listing }) {
  const priceCents = priceCentsOf(listing);
  const isForSale = listing.standardStatus !== 'Closed';
  return (
    <article>
      <Breadcrumb crumbs={crumbsOf(listing)} className="print:hidden" />
      <div className="mt-3">
        <Gallery photos={photosOf(listing)} title={titleOf(listing)} />
      </div>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <PropertyHeader listing={listing} />
          {listing.publicRemarks !== null && (
            <section className="mt-8">
              <h2 className="font-serif text-2xl text-ink">About this home</h2>
              <p className="mt-3 max-w-[68ch] whitespace-pre-line text-ink">{listing.publicRemarks}</p>
            </section>
          )}
          <OpenHousesSection listing={listing} />
          <FactsSection listing={listing} />
          {isForSale && priceCents !== null && <MonthlyCostSection listing={listing} priceCents={priceCents} />}
          <HistorySection listing={listing} />
          <SurroundingsSections listing={listing} />
          <MarketSection listing={listing} />
        </div>
        <ContactPanel listing={listing} />
      </div>
      <SimilarSection listingKey={listing.listingKey} />
      <SourceSection listing={listing} />
    </article>
  );
}

function crumbsOf(listing: Listing): Crumb[] {
  const places = [
    { label: listing.city, slug: listing.cityPlaceSlug },
    { label: listing.neighborhood, slug: listing.neighborhoodPlaceSlug },
  ];
  return [
    { label: 'Properties', href: '/properties' },
    ...places.flatMap(({ label, slug }) =>
      label === null || slug === null ? [] : [{ label, href: `/properties?place=${slug}` }],
    ),
    { label: listing.unparsedAddress === null ? localityOf(listing) : streetOf(listing) },
  ];
}
