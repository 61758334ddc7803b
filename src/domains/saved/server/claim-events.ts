import { sql } from 'kysely';
import type { SearchFilterName } from '#domains/search/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { FREQUENCIES } from '../model/alert-settings.ts';
import type { ListingEvent } from '../model/classify-event.ts';

/** A change that no search has been asked about yet. */
export interface ClaimedEvent extends ListingEvent {
  id: number;
  listingId: number;
}

const EVENTS_PER_BATCH = 200;

/** The oldest changes that no other process works on; claimed until the transaction ends. */
export async function claimEvents(trx: Db): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    select id, listing_id as "listingId", kind, status_before as "statusBefore", status_after as "statusAfter",
      price_before_cents as "priceBeforeCents", price_after_cents as "priceAfterCents"
    from listing_events where matched_at is null order by id limit ${EVENTS_PER_BATCH} for update skip locked`.execute(trx);
  return rows;
}

export interface Candidate {
  eventId: number;
  searchId: number;
  publicId: string;
  userId: string | null;
  email: string | null;
  name: string;
  filters: Record<string, string>;
  statuses: string[];
  kinds: string[];
  onlyPriceCuts: boolean;
  channels: string[];
  frequency: string;
  mailCap: number;
}

/** Facts found after a home was listed that can bring it into a search. */
const MEASURED_FILTERS: SearchFilterName[] = [
  'estimateGapMin',
  'estimateGapMax',
  'walkScoreMin',
  'bikeScoreMin',
  'transitScoreMin',
];

/**
 * Searches whose area, places and price may fit a changed home, looked up from the home: the cost grows with the searches
 * that could fit, not with all searches. Hidden homes are not news to the people who hid them; measured homes are news only
 * to searches that filter by the measured fact and have not reported them before.
 */
export async function findCandidates(trx: Db, eventIds: readonly number[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with changed as (
      select e.id, e.listing_id, e.kind, coalesce(l.cell, -1) as cell, coalesce(l.list_price_cents, -1) as price,
        array[l.city_place_id, l.zip_place_id, l.map_neighborhood_id] as places
      from listing_events e join listings l on l.id = e.listing_id
      where e.id = any(${[...eventIds]}::bigint[]) and l.display_listing
    ), found as (
      select e.id, e.listing_id, e.kind, c.saved_search_id from changed e
      join saved_search_cells c on c.cells @> e.cell and c.prices @> e.price
      union
      select e.id, e.listing_id, e.kind, p.saved_search_id from changed e cross join unnest(e.places) as place
      join saved_search_places p on p.place_id = place and p.prices @> e.price
    )
    select f.id as "eventId", s.id as "searchId", s.public_id as "publicId", s.user_id as "userId", s.email, s.name, s.filters, s.statuses,
      s.kinds, s.only_price_cuts as "onlyPriceCuts", s.channels, s.frequency, s.mail_cap as "mailCap"
    from found f join saved_searches s on s.id = f.saved_search_id
    where s.deleted_at is null and s.confirmed_at is not null and s.after_event_id < f.id
      and (f.kind <> 'measured' or s.filters ?| ${MEASURED_FILTERS}::text[] and not exists (
        select from saved_search_matches m join listing_events n on n.id = m.event_id
        where m.saved_search_id = s.id and m.kind = 'new' and n.listing_id = f.listing_id))
      and not exists (select from hidden_homes h where h.user_id = s.user_id and h.listing_id = f.listing_id)
    order by array_position(${[...FREQUENCIES]}::text[], s.frequency), s.id, f.id`.execute(trx);
  return rows;
}

/** Whose favorites changed in price or status since they were saved. */
export async function findFavoriteChanges(trx: Db, eventIds: readonly number[]): Promise<{ eventId: number; userId: string }[]> {
  const { rows } = await sql<{ eventId: number; userId: string }>`
    select e.id as "eventId", f.user_id as "userId"
    from listing_events e join listings l on l.id = e.listing_id join favorites f on f.listing_id = e.listing_id
    where e.id = any(${[...eventIds]}::bigint[]) and e.kind = 'changed' and l.display_listing and f.created_at <= e.occurred_at
    order by f.user_id, e.id`.execute(trx);
  return rows;
}

export async function markMatched(trx: Db, eventIds: readonly number[], now: Date): Promise<void> {
  await sql`update listing_events set matched_at = ${now} where id = any(${[...eventIds]}::bigint[])`.execute(trx);
}
