import { ArrowLeft, ArrowRight } from '#ui/icons/index.ts';
import { data } from 'react-router';
import { getListing } from '../../contract.ts';
import { streetOf } from '../../model/street-of.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/property-tour';
import { photosOf } from '../property/listing-photos.ts';
import { titleOf } from '../property/listing-meta.ts';

const NOT_FOUND = 404;

/** A tour is ours where the listing says so; others open at their own address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listing = await loadForPage(() => api.call(getListing, { params: { listingKey: params.id } }));
  const path = `/property/${listing.listingKey}/tour`;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a page that is not there
  if (listing.virtualTourUrl !== path || listing.media.length === 0) throw data(null, { status: NOT_FOUND });
  const asked = Math.floor(Number(new URL(request.url).searchParams.get('stop') ?? '1'));
  return { listing, path, stop: Math.min(photosOf(listing).length, Math.max(1, Number.isFinite(asked) ? asked : 1)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const listing = loaderData?.listing;
  return pageMeta({
    site: siteOf(matches),
    title: listing === undefined ? 'Virtual tour' : `Virtual tour of ${titleOf(listing)}`,
    description: 'Room by room through the home, in illustrations.',
    path: loaderData?.path ?? '/property-search',
    isIndexed: false,
  });
}

/** Room by room through a home: plain links, so that it works by keyboard and without script. */
export default function PropertyTour({ loaderData: { listing, path, stop } }: Route.ComponentProps) {
  const stops = photosOf(listing);
  const shown = stops[stop - 1];
  const hrefOf = (number: number) => `${path}?stop=${number}`;
  if (shown === undefined) return null;
  return (
    <Page
      crumbs={[
        { label: 'Properties', href: '/properties' },
        { label: streetOf(listing), href: `/property/${listing.listingKey}` },
        { label: 'Virtual tour' },
      ]}
      title={`Virtual tour of ${streetOf(listing)}`}
      lead="This home belongs to the demonstration city: its rooms are illustrations drawn from the facts of the listing, not photographs."
    >
      <figure className="mt-6">
        <img
          src={shown.largeSrc ?? shown.src}
          alt={shown.alt}
          width={1200}
          height={800}
          className="aspect-[3/2] max-h-[72dvh] w-full rounded-card bg-sunken object-contain"
        />
        <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-4">
          <span>
            <span className="font-semibold">{shown.room ?? shown.caption ?? 'Room'}</span>
            <span className="ml-2 text-ink-soft tabular-nums">
              {stop} of {stops.length}
            </span>
            {shown.caption === undefined || shown.caption === shown.room ? null : (
              <span className="block text-sm text-ink-soft">{shown.caption}</span>
            )}
          </span>
          <nav aria-label="Steps of the tour" className="flex gap-3">
            {stop === 1 ? null : (
              <AppLink href={hrefOf(stop - 1)} keepScroll className={buttonClasses({ variant: 'secondary' })}>
                <ArrowLeft aria-hidden="true" className="size-4.5" /> Back
              </AppLink>
            )}
            {stop === stops.length ? (
              <AppLink href={`/property/${listing.listingKey}`} className={buttonClasses({})}>
                See all facts
              </AppLink>
            ) : (
              <AppLink href={hrefOf(stop + 1)} keepScroll className={buttonClasses({})}>
                Next <ArrowRight aria-hidden="true" className="size-4.5" />
              </AppLink>
            )}
          </nav>
        </figcaption>
      </figure>
      <nav aria-label="Rooms of the tour" className="mt-6">
        <ol className="flex flex-wrap gap-2">
          {stops.map((one, at) => (
            <li key={one.src}>
              <AppLink
                href={hrefOf(at + 1)}
                keepScroll
                aria-current={at + 1 === stop ? 'step' : undefined}
                className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm no-underline ${
                  at + 1 === stop ? 'border-brand bg-brand-tint font-semibold text-ink' : 'border-line text-ink hover:border-ink'
                }`}
              >
                {one.room ?? `Picture ${at + 1}`}
              </AppLink>
            </li>
          ))}
        </ol>
      </nav>
    </Page>
  );
}
