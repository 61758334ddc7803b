import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { stripSignature } from '../model/map-media.ts';
import type { NormalizedListing } from '../model/normalized-listing.ts';

/** An address that is refused however often it is renewed is no matter of time. */
const MOST_RENEWALS = 3;

/** Keys of listings whose pictures have an address that ended, the longest waiting first. */
export async function findExpiredPictures(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ listing_key: string }>`
    select l.listing_key from listing_media m join listings l on l.id = m.listing_id
    where m.expired_at is not null and m.renewals < ${MOST_RENEWALS}
    group by l.listing_key order by min(m.expired_at) limit ${limit}`.execute(db);
  return rows.map((row) => row.listing_key);
}

/**
 * Takes over new signatures of addresses that ended, and has those pictures fetched. A listing whose content is the same is not
 * written anew, because signatures are no content.
 */
export async function renewPictureAddresses(ctx: Context, listings: readonly NormalizedListing[]): Promise<void> {
  requireSystem(ctx);
  const sent = listings.flatMap(({ row, media }) =>
    (media ?? []).map((picture) => ({
      listing_key: row.listing_key,
      media_key: picture.media_key,
      address: picture.source_url,
      bare: stripSignature(picture.source_url),
    })),
  );
  if (sent.length === 0) return;
  const { rows } = await sql<{ id: number; source_url: string; address: string; bare: string }>`
    select m.id, m.source_url, v.address, v.bare
    from json_to_recordset(${JSON.stringify(sent)}::json) as v (listing_key text, media_key text, address text, bare text)
    join listings l on l.listing_key = v.listing_key
    join listing_media m on m.listing_id = l.id and m.media_key = v.media_key
    where m.expired_at is not null and m.source_url <> v.address`.execute(ctx.db);
  const renewed = rows.filter((row) => stripSignature(row.source_url) === row.bare).map(({ id, address }) => ({ id, address }));
  if (renewed.length === 0) return;
  await sql`
    update listing_media m set source_url = v.address, state = 'pending', attempts = 0, next_attempt_at = now(), expired_at = null,
      renewals = m.renewals + 1
    from json_to_recordset(${JSON.stringify(renewed)}::json) as v (id bigint, address text)
    where m.id = v.id`.execute(ctx.db);
}

/** Whatever of these listings was not renewed is asked for again only after it was refused again. */
export async function markAskedAgain(ctx: Context, listingKeys: readonly string[]): Promise<void> {
  requireSystem(ctx);
  await sql`
    update listing_media m set expired_at = null, renewals = m.renewals + 1
    from listings l where l.id = m.listing_id and l.listing_key = any(${[...listingKeys]}) and m.expired_at is not null`.execute(
    ctx.db,
  );
}
