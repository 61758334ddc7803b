import { isPreviewTicket } from '#platform/identity/preview-ticket.ts';
import type { Context } from '#platform/verb/context.ts';
import { writeArmHeader } from '../../model/arm-header.ts';
import { RESERVED_SLUGS } from '../../model/links.ts';
import { placeAt, type PlaceKey, wordKeysOf } from '../../model/places.ts';
import { type AssignedArm, assign, findArm } from './find-arm.ts';
import { readVisitorBrowser } from './known-browsers.ts';
import { readArms } from './read-arms.ts';
import { readVisit } from './read-visit.ts';

export { ARM_HEADER } from '../../model/arm-header.ts';

const LANDING_PAGE = /^\/landing\/([a-z0-9-]+?)$/;

/**
 * The header that names the arm of whoever asks for a page, or what stands at its place; null for other pages, without an
 * experiment, in previews of landing pages, and for who is in none.
 */
export async function armHeaderOf(ctx: Context, request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  const place = placeAt(path);
  if (place !== null)
    return headerOfPlace(ctx, request, { place, preview: searchParams.get('preview'), arm: searchParams.get('arm') });
  const [, slug] = LANDING_PAGE.exec(path) ?? [];
  if (slug === undefined || searchParams.has('preview') || RESERVED_SLUGS.some((reserved) => reserved === slug)) return null;
  const assigned = await findArm(ctx, { slug }, readVisitorBrowser(request), readVisit(request));
  return assigned === null ? null : writeArmHeader({ experiment: experimentOf(assigned), words: null });
}

const experimentOf = ({ experimentId, arm, source }: AssignedArm) => ({ id: experimentId, arm, source });

interface AskedPlace {
  place: PlaceKey;
  preview: string | null;
  arm: string | null;
}

/** What stands at a place: the arm of whoever is in its experiment, else the first arm, else what the last one decided on. */
async function headerOfPlace(ctx: Context, request: Request, { place, preview, arm }: AskedPlace): Promise<string | null> {
  if (preview !== null && arm !== null) return headerOfPreview(ctx, { place, preview, arm });
  const row = await ctx.db
    .selectFrom('landing_experiments')
    .selectAll()
    .where('place', '=', place)
    .where('started_at', 'is not', null)
    .orderBy('stopped_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.stopped_at !== null) return standing(place, row.decided_words);
  const assigned = await assign(ctx, row, readVisitorBrowser(request), readVisit(request));
  if (assigned === null) return standing(place, readArms(row.arms)[0]?.words ?? null);
  return writeArmHeader({ experiment: experimentOf(assigned), words: assigned.shows.words });
}

/** Nothing needs saying of what stands there by itself: such a page is the same for everybody, and kept by shared caches. */
function standing(place: PlaceKey, words: string | null): string | null {
  return words === null || words === wordKeysOf(place)[0] ? null : writeArmHeader({ experiment: null, words });
}

async function headerOfPreview({ db, now }: Context, { place, preview, arm }: AskedPlace): Promise<string | null> {
  const rows = await db.selectFrom('landing_experiments').select(['arms', 'preview_token']).where('place', '=', place).execute();
  const row = rows.find(({ preview_token: token }) => isPreviewTicket(token, preview ?? '', now));
  const words = row === undefined ? undefined : readArms(row.arms)[Number(arm)]?.words;
  return words === undefined ? null : writeArmHeader({ experiment: null, words });
}
