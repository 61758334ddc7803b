import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { getListing, getSimilarListings } from '#domains/listings/contract.ts';
import { describeListing, GoneHome, sharedPictureOf, structuredDataOf, titleOf } from '#domains/listings/web/index.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { READ_FIRST } from '#platform/web/page-handle.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/property';

// People read the page before they use it: its script follows.
const PropertyPage = lazy(async () => ({ default: (await import('./property/property-page.tsx')).PropertyPage }));

const GONE = 410;

export const handle = READ_FIRST;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listingKey = params.id;
  return loadForPage(async () => {
    try {
      return data(
        { listing: await api.call(getListing, { params: { listingKey } }), similar: null },
        { headers: { 'cache-control': 'no-cache' } },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== GONE) throw error;
      return data({ listing: null, similar: await api.call(getSimilarListings, { params: { listingKey } }) }, { status: GONE });
    }
  });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const site = siteOf(matches);
  const path = `/property/${params.id}`;
  const listing = loaderData?.listing;
  if (listing === undefined || listing === null) {
    return pageMeta({
      site,
      title: 'No longer on the market',
      description: 'This home is no longer offered here.',
      path,
      isIndexed: false,
    });
  }
  const picture = sharedPictureOf(listing);
  return pageMeta({
    site,
    title: titleOf(listing),
    description: describeListing(listing),
    path,
    ...(picture === undefined ? {} : { image: picture }),
    structuredData: structuredDataOf(listing, site),
  });
}

export default function Property({ loaderData }: Route.ComponentProps) {
  if (loaderData.listing !== null)
    return (
      <Suspense>
        <PropertyPage key={loaderData.listing.listingKey} listing={loaderData.listing} />
      </Suspense>
    );
  return (
    <Suspense fallback={<Spinner page />}>
      <GoneHome similar={loaderData.similar} />
    </Suspense>
  );
}
