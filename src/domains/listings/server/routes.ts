import { readBrowser } from '#platform/http/read-browser.ts';
import { answerCalendar } from '#platform/http/answer-calendar.ts';
import { route, type Route } from '#platform/http/route.ts';
import type { Context } from '#platform/verb/context.ts';
import * as contract from '../contract.ts';
import { findSimilarListings } from './find-similar.ts';
import { getListing } from './get-listing.ts';
import { listFeedSources } from './list-feed-sources.ts';
import { makeOpenHouseCalendar } from './make-calendar.ts';
import { type DrawPortrait, type ServedMedia, serveMailPicture, serveMedia } from './serve-media.ts';

export interface ListingPorts {
  /** Makes the pictures of the demonstration city, where there is one. */
  drawPortrait: DrawPortrait | undefined;
  /** Which of two pictures that take turns somebody sees: 0 the first, 1 the second; null outside a trial. */
  chooseCover: (
    ctx: Context,
    asked: { firstId: number; secondId: number; userAgent: string; declines: boolean },
  ) => Promise<0 | 1 | null>;
}

/** A short while: a trial that ends, or a day that does, shows soon. */
const COVER_SECONDS = 300;

export function createListingRoutes(ports: ListingPorts): Route[] {
  return [
    route(contract.getListing, (ctx, { params }) => getListing(ctx, params.listingKey)),
    route(contract.listFeedSources, listFeedSources),
    route(contract.getSimilarListings, (ctx, { params }) => findSimilarListings(ctx, params.listingKey)),
    route(contract.getOpenHouseCalendar, async (ctx, { params }) => {
      const calendar = await makeOpenHouseCalendar(ctx, { listingKey: params.listingKey, openHouseId: params.file });
      return answerCalendar(calendar, `open-house-${params.file}.ics`, { 'cache-control': 'public, max-age=300' });
    }),
    route(contract.getMedia, async (ctx, { params }, request) => {
      const media = await serveMedia({ ...ctx, ...ports }, params.file);
      return answerPicture(media, request, { 'cache-control': `public, max-age=${contract.getMedia.cacheSeconds ?? 0}` });
    }),
    route(contract.getMailPicture, async (ctx, { params }, request) =>
      answerPicture(await serveMailPicture({ ...ctx, ...ports }, params.file), request, {
        'cache-control': `public, max-age=${contract.getMailPicture.cacheSeconds ?? 0}`,
        // Mail is read on the pages of mail providers.
        'cross-origin-resource-policy': 'cross-origin',
      }),
    ),
    route(contract.getCover, async (ctx, { params: { file } }, request) => {
      const arm = await ports.chooseCover(ctx, { ...file, ...readBrowser(request) });
      const mediaId = arm === 1 ? file.secondId : file.firstId;
      const media = await serveMedia({ ...ctx, ...ports }, { mediaId, width: file.width });
      // One visitor’s: no shared cache keeps it.
      return answerPicture(media, request, {
        'cache-control': `private, max-age=${COVER_SECONDS}`,
        ...(arm === null ? {} : { [contract.COVER_ARM_HEADER]: String(arm) }),
      });
    }),
  ];
}

function answerPicture({ content, contentType, version }: ServedMedia, request: Request, more: Record<string, string>): Response {
  const headers = { etag: `"${version}"`, 'content-type': contentType, ...more };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(content), { headers });
}
