import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import type { Listing } from '../contract.ts';
import { PUBLIC_OPEN_HOUSES, summaryJoins, summarySelection } from './load-summaries.ts';
import { presentListing, type ListingRows } from './present-listing.ts';
import { requireShown } from './require-shown.ts';

type DetailRow = ListingRows['row'] & {
  parcel_id: number | null;
  internet_entire_listing_display_yn: boolean | null;
};

/** One home in full. Throws `not-found`, or `gone` where it was on the market and may not be shown any more. */
export async function getListing(ctx: Context, listingKey: string): Promise<Listing> {
  const row = await findRow(ctx.db, listingKey, ctx.now);
  requireShown(row);
  if (row === undefined) throw new Error('requireShown lets no missing row pass');
  const [media, history, records, openHouses] = await Promise.all([
    findMedia(ctx.db, row.id),
    findHistory(ctx.db, row.id),
    findRecords(ctx.db, row.parcel_id),
    findOpenHouses(ctx.db, row.id, ctx.now),
  ]);
  return presentListing({ row, media, history, ...records, openHouses }, ctx.now);
}

async function findRow(db: Db, listingKey: string, now: Date): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${summarySelection}, l.source_listing_key, l.county_or_parish, l.country, l.subdivision_name, l.parcel_number,
      l.tax_annual_amount_cents, l.tax_year, l.pool_private_yn, l.waterfront_yn, l.view_yn, l.fireplace_yn, l.senior_community_yn,
      l.list_agent_full_name, l.display_avm, l.display_comments, l.imported_at, l.parcel_id, l.internet_entire_listing_display_yn,
      d.public_remarks, coalesce(d.features, '{}') as features, coalesce(d.facts, '{}') as facts,
      c.slug as city_slug, z.slug as zip_slug, n.slug as neighborhood_slug,
      s.last_read_at, s.disclaimer as source_disclaimer
    from listings l ${summaryJoins(now)}
    left join listing_details d on d.listing_id = l.id
    left join places c on c.id = l.city_place_id
    left join places z on z.id = l.zip_place_id
    left join listing_sources s on s.name = l.originating_system_name
    where l.listing_key = ${listingKey}`.execute(db);
  return rows[0];
}

async function findMedia(db: Db, listingId: number): Promise<ListingRows['media']> {
  const { rows } = await sql<ListingRows['media'][number]>`
    select id, category, image_of, caption, alterations, width, height, state from listing_media
    where listing_id = ${listingId} and (state = 'drawn' or file_key is not null)
    order by sort_order, id`.execute(db);
  return rows;
}

async function findHistory(db: Db, listingId: number): Promise<ListingRows['history']> {
  return db
    .selectFrom('price_history')
    .select(['event', 'price_cents', 'effective_at'])
    .where('listing_id', '=', listingId)
    .orderBy('effective_at')
    .orderBy('id')
    .execute();
}

async function findRecords(db: Db, parcelId: number | null): Promise<Pick<ListingRows, 'sales' | 'taxes'>> {
  if (parcelId === null) return { sales: [], taxes: [] };
  const [sales, taxes] = await Promise.all([
    db.selectFrom('sales').select(['close_date', 'close_price_cents', 'source']).where('parcel_id', '=', parcelId).execute(),
    db
      .selectFrom('tax_records')
      .select(['tax_year', 'assessed_land_cents', 'assessed_improvements_cents', 'tax_amount_cents'])
      .where('parcel_id', '=', parcelId)
      .orderBy('tax_year', 'desc')
      .execute(),
  ]);
  return { sales, taxes };
}

async function findOpenHouses(db: Db, listingId: number, now: Date): Promise<ListingRows['openHouses']> {
  return db
    .selectFrom('open_houses')
    .select(['id', 'starts_at', 'ends_at', 'time_zone', 'kind', 'remarks', 'livestream_url'])
    .where('listing_id', '=', listingId)
    .where('ends_at', '>', now)
    .where('status', '=', 'Active')
    .where('kind', 'in', PUBLIC_OPEN_HOUSES)
    .orderBy('starts_at')
    .limit(20)
    .execute();
}
