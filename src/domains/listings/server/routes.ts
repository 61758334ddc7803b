import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { findSimilarListings } from './find-similar.ts';
import { getListing } from './get-listing.ts';
import { listFeedListings } from './list-feed-listings.ts';
import { makeOpenHouseCalendar } from './make-calendar.ts';
import { serveMedia, type DrawPortrait } from './serve-media.ts';

/** The calls of this domain; `drawPortrait` makes the pictures of the demonstration city, where there is one. */
export function createListingRoutes(ports: { drawPortrait: DrawPortrait | undefined }): Route[] {
  return [
    route(contract.getListing, (ctx, { params }) => getListing(ctx, params.listingKey)),
    route(contract.listFeedListings, (ctx, { query }) => listFeedListings(ctx, query)),
    route(contract.getSimilarListings, (ctx, { params }) => findSimilarListings(ctx, params.listingKey)),
    route(contract.getOpenHouseCalendar, async (ctx, { params }) => {
      const calendar = await makeOpenHouseCalendar(ctx, { listingKey: params.listingKey, openHouseId: params.file });
      return new Response(calendar, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="open-house-${params.file}.ics"`,
          'cache-control': 'public, max-age=300',
        },
      });
    }),
    route(contract.getMedia, async (ctx, { params }, request) => {
      const media = await serveMedia({ ...ctx, ...ports }, params.file);
      const headers = {
        etag: `"${media.version}"`,
        'cache-control': `public, max-age=${contract.getMedia.cacheSeconds ?? 0}`,
        'content-type': media.contentType,
      };
      if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(media.content), { headers });
    }),
  ];
}
