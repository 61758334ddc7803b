import { sql } from 'kysely';
import { findListingId, loadListingSummaries } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { invalidField } from '#platform/verb/domain-error.ts';
import type { Where } from '../contract.ts';

export interface Located {
  label: string;
  latitude: number;
  longitude: number;
  state: string | null;
  zip: string | null;
  city: string | null;
}

/**
 * The place that somebody means. Throws `not-found` for homes that are not shown here, `invalid` for ZIP codes that nobody
 * knows and homes without a place.
 */
export async function locateNeed(ctx: Pick<Context, 'db' | 'now' | 'changes'>, where: Where): Promise<Located> {
  if ('zip' in where) {
    return requireZip(ctx, where.zip, 'where.zip');
  }
  if ('listingKey' in where) {
    const [home] = await loadListingSummaries(ctx, [await findListingId(ctx.db, where.listingKey)]);
    if (home === undefined || home.latitude === null || home.longitude === null)
      throw invalidField('where.listingKey', 'We don’t know where this home is. Give its ZIP code instead.');
    return {
      label: home.streetAddress ?? home.city ?? 'This home',
      latitude: home.latitude,
      longitude: home.longitude,
      state: home.stateOrProvince,
      zip: home.postalCode?.slice(0, 5) ?? null,
      city: home.city,
    };
  }
  return { ...where, label: 'The place on the map', city: null, ...(await findAround(ctx, where)) };
}

/** A ZIP code by its five digits; undefined if no map has it. */
export async function findZip({ db }: Pick<Context, 'db'>, zip: string): Promise<Located | undefined> {
  const { rows } = await sql<{ latitude: number; longitude: number; state: string | null; city: string | null }>`
    select z.latitude, z.longitude, z.state_or_province as state, c.name as city
    from places z left join places c on c.id = z.parent_id and c.kind = 'city'
    where z.kind = 'zip' and z.search_name = ${zip} and z.latitude is not null and z.longitude is not null limit 1`.execute(db);
  return rows.map(({ city, ...place }) => ({ ...place, zip, city, label: city === null ? zip : `${city}, ${zip}` }))[0];
}

/** The same; throws `invalid` with the field it came in for one that nobody knows. */
export async function requireZip(ctx: Pick<Context, 'db'>, zip: string, field: string): Promise<Located> {
  const found = await findZip(ctx, zip);
  if (found === undefined) throw invalidField(field, 'We don’t know this ZIP code. Try one nearby.');
  return found;
}

/** State and ZIP code of the nearest ZIP code whose box holds a point. */
async function findAround(
  { db }: Pick<Context, 'db'>,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<{ state: string | null; zip: string | null }> {
  const { rows } = await sql<{ state: string | null; zip: string }>`
    select state_or_province as state, search_name as zip from places
    where kind = 'zip' and box(point(west, south), point(east, north)) @> point(${longitude}::float8, ${latitude}::float8)
    order by (latitude - ${latitude}) ^ 2 + (longitude - ${longitude}) ^ 2 limit 1`.execute(db);
  return rows[0] ?? { state: null, zip: null };
}
