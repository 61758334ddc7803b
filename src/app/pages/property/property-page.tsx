import { lazy, Suspense } from 'react';
import { ListingViews } from '#domains/analytics/web/index.ts';
import type { Listing } from '#domains/listings/contract.ts';
import { streetOf, photosOf, localityOf, titleOf } from '#domains/listings/web/index.ts';
import { MatchSlot } from '#domains/matching/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { PropertyHeader } from './property-header.tsx';

// Rendered with the page; only their scripts load afterwards.
const MediaLinks = lazy(() => import('./media-slot.tsx'));
const TestedTitle = lazy(() => import('./tested-title-slot.tsx'));
const DetailSections = lazy(() => import('./detail-sections.tsx'));
const ClosingSections = lazy(() => import('./closing-sections.tsx'));

/** Everything about one home, in the order in which people ask. */
export function PropertyPage({ listing }: { listing: Listing }) {
  return (
    <article>
      <ListingViews listingKey={listing.listingKey} />
      <Breadcrumb crumbs={crumbsOf(listing)} className="print:hidden" />
      <div className="mt-3">
        <Gallery photos={photosOf(listing)} title={titleOf(listing)} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-w-0">
          <PropertyHeader listing={listing} />
          <MatchSlot listingKey={listing.listingKey} />
          <Suspense fallback={null}>
            <MediaLinks listing={listing} className="mt-6" />
          </Suspense>
          {listing.publicRemarks !== null && (
            <section className="mt-8">
              <h2 className="font-serif text-2xl text-ink">About this home</h2>
              {listing.highlights.length > 0 && (
                <ul aria-label="Said in the description" className="mt-3 flex flex-wrap gap-2">
                  {listing.highlights.map((highlight) => (
                    <li key={highlight}>
                      <Badge>{highlight}</Badge>
                    </li>
                  ))}
                </ul>
              )}
              {listing.headline !== null && <Headline listingKey={listing.listingKey} title={listing.headline} />}
              <p className="mt-3 max-w-measure whitespace-pre-line text-ink">{listing.publicRemarks}</p>
            </section>
          )}
        </div>
        {/* Before the details: who goes by keyboard asks without passing them all. */}
        <ContactPanel listing={listing} />
        <div className="min-w-0 lg:col-start-1">
          <Suspense fallback={<Spinner page />}>
            <DetailSections listing={listing} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={<Spinner page />}>
        <ClosingSections listing={listing} />
      </Suspense>
    </article>
  );
}

const HEADLINE = 'mt-3 max-w-measure font-serif text-xl text-ink';

/** A title, or the one that a trial of two shows this visitor. */
function Headline({ listingKey, title }: { listingKey: string; title: string }) {
  return (
    <Suspense fallback={<p className={HEADLINE}>{title}</p>}>
      <TestedTitle listingKey={listingKey} title={title} className={HEADLINE} />
    </Suspense>
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
