import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { countDaysBefore, GONE_STATUSES, type Listing, OWN_OFFICE_KEY } from '../contract.ts';
import { PUBLIC_OPEN_HOUSES, summaryJoins, summarySelection } from './load-summaries.ts';
import { presentListing, type ListingRows } from './present-listing.ts';
import { requireShown } from './require-shown.ts';

type DetailRow = ListingRows['row'] &
  Omit<ListingRows, 'row'> & {
    internet_entire_listing_display_yn: boolean | null;
  };

const MOST_OPEN_HOUSES = 20;

/** One home in full. Throws `not-found`, or `gone` where it was on the market and may not be shown anymore. */
export async function getListing(ctx: Context, listingKey: string): Promise<Listing> {
  const row = await findListing(ctx.db, listingKey, ctx.now);
  requireShown(row);
  if (row === undefined) throw new Error('requireShown lets no missing row pass');
  const { media, history, sales, taxes, openHouses } = row;
  return presentListing({ row, media, history, sales, taxes, openHouses }, ctx.now);
}

/** Writes down how long a home was for sale in earlier listings here, for cards and search. */
export async function noteDaysBefore(ctx: Context, listingKey: string): Promise<void> {
  requireSystem(ctx);
  const row = await findListing(ctx.db, listingKey, ctx.now);
  if (row === undefined) return;
  const { media, history, sales, taxes, openHouses } = row;
  const listing = presentListing({ row, media, history, sales, taxes, openHouses }, ctx.now);
  await ctx.db
    .updateTable('listings')
    .set({ days_before: countDaysBefore(listing.priceHistory, listing.onMarketDate) })
    .where('listing_key', '=', listingKey)
    .execute();
}

// One statement for the row and everything attached to it: a page takes one round trip to the database.
async function findListing(db: Db, listingKey: string, now: Date): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${summarySelection}, l.source_listing_key, l.county_or_parish, l.country, l.subdivision_name, l.parcel_number,
      l.tax_year, l.pool_private_yn, l.waterfront_yn, l.view_yn, l.fireplace_yn, l.senior_community_yn,
      l.list_agent_full_name, l.list_office_key, l.display_avm, l.display_comments, l.imported_at, l.internet_entire_listing_display_yn,
      d.public_remarks, coalesce(d.features, '{}') as features, coalesce(d.facts, '{}') as facts,
      d.branded_tour_url, coalesce(d.video_urls, '{}') as video_urls,
      c.slug as city_slug, z.slug as zip_slug, n.slug as neighborhood_slug,
      s.last_read_at, s.disclaimer as source_disclaimer, s.policy as source_policy,
      ${collect(sql`
        select id, media_key, category, image_of, caption, alt_text, alterations, original_media_key, width, height, state from listing_media
        where listing_id = l.id and (state = 'drawn' or file_key is not null) order by sort_order, id`)} as media,
      ${collect(sql`
        select event, price_cents, effective_at, listing_id <> l.id as is_earlier from price_history
        where listing_id = any(array(select l.id union all ${EARLIER_LISTINGS})) order by effective_at, id`)} as history,
      ${collect(sql`
        select close_date, close_price_cents, source from sales where parcel_id = l.parcel_id order by close_date`)} as sales,
      ${collect(sql`
        select tax_year, assessed_land_cents, assessed_improvements_cents, tax_amount_cents from tax_records
        where parcel_id = l.parcel_id order by tax_year desc`)} as taxes,
      ${collect(sql`
        select id, starts_at, ends_at, time_zone, kind, remarks, livestream_url from open_houses
        where listing_id = l.id and ends_at > ${now} and status = 'Active' and kind = any(${PUBLIC_OPEN_HOUSES})
        order by starts_at limit ${MOST_OPEN_HOUSES}`)} as "openHouses"
    from listings l ${summaryJoins(now)}
    left join listing_details d on d.listing_id = l.id
    left join places c on c.id = l.city_place_id
    left join places z on z.id = l.zip_place_id
    left join listing_sources s on s.name = l.originating_system_name
    where l.listing_key = ${listingKey}`.execute(db);
  return rows[0];
}

// Those of the same home that have ended, if it is listed here again. What boards’ listings were before is theirs to tell.
const EARLIER_LISTINGS = sql`
  select e.id from listings e
  where l.list_office_key = ${OWN_OFFICE_KEY} and e.list_office_key = ${sql.lit(OWN_OFFICE_KEY)} and l.display_address
    and e.display_address and e.internet_entire_listing_display_yn is distinct from false
    and e.standard_status = any(${[...GONE_STATUSES, 'Closed']}::text[])
    and e.postal_code = l.postal_code and e.unparsed_address = l.unparsed_address
    and e.originating_system_name = l.originating_system_name and e.id < l.id`;

function collect(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(q), '[]') from (${query}) q)`;
}
