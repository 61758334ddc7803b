import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

const AT_ONCE = 2000;

/** Numbers that the database gives, and the times at which it did: they differ between two loads of the same records. */
const OURS = sql`array['id', 'listing_id', 'imported_at', 'cover_media_id', 'city_place_id', 'zip_place_id', 'neighborhood_place_id',
  'map_neighborhood_id', 'observed_at', 'occurred_at', 'next_attempt_at', 'run_id', 'seen_at', 'first_seen_at', 'last_seen_at', 'attempts',
  'payload', 'record_number']`;

/** Everything that a database holds of each record of a feed, as one hash a record, in the order of their keys. */
export async function* describeRecords(db: Db): AsyncGenerator<{ key: string; hash: string }> {
  // What was just filled is taken for small, and read whole for each record, until it is counted.
  await sql`analyze`.execute(db);
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string; hash: string }>`
      select r.key, md5(concat_ws(' ', to_jsonb(r) - ${OURS}, md5(r.payload), (
        select concat_ws(' ', to_jsonb(l) - ${OURS}, to_jsonb(d) - ${OURS}, t.words,
          (select name from places where id = l.city_place_id), (select name from places where id = l.zip_place_id),
          (select jsonb_agg(to_jsonb(m) - ${OURS} order by m.sort_order) from listing_media m where m.listing_id = l.id),
          (select sort_order from listing_media where id = l.cover_media_id),
          (select jsonb_agg(to_jsonb(h) - ${OURS} order by h.effective_at, h.event) from price_history h where h.listing_id = l.id),
          (select jsonb_agg(to_jsonb(e) - ${OURS} order by e.id) from listing_events e where e.listing_id = l.id))
        from listings l left join listing_details d on d.listing_id = l.id left join listing_text t on t.listing_id = l.id
        where l.listing_key = r.listing_key))) as hash
      from feed_records r where r.key > ${after} order by r.key limit ${AT_ONCE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
}

/** What was refused, and how many there are of each thing: nothing may be left over from a page that was not kept. */
export async function describeRest(db: Db): Promise<unknown> {
  const { rows: refused } = await sql`select source_key, reasons, state from quarantined_records order by source_key`.execute(db);
  const { rows: counts } = await sql`
    select (select count(*) from listings) as listings, (select count(*) from listing_media) as media,
      (select count(*) from price_history) as history, (select count(*) from listing_events) as events,
      (select count(*) from feed_records) as staged, (select count(*) from feed_record_versions) as versions`.execute(db);
  return { refused, counts };
}
