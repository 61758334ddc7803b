import { sql } from 'kysely';
import { type Ground, loadGround } from '#domains/neighborhoods/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';

const BATCH = 500;

interface Unmeasured {
  id: number;
  latitude: number;
  longitude: number;
}

/**
 * Measures the surroundings of homes that are new, have moved, or have newly loaded geography, until the budget ends. Returns
 * how many it measured. Keeps nothing for withheld addresses.
 */
export async function measureGround(ctx: Context, budgetMs: number, stopping?: AbortSignal): Promise<number> {
  const startedAt = performance.now();
  const ground = await loadGround(ctx.db);
  await sql`
    delete from listing_ground g using listings l
    where l.id = g.listing_id and (${ground === undefined}::boolean or not l.display_address or l.latitude is null)`.execute(
    ctx.db,
  );
  if (ground === undefined) return 0;
  let measured = 0;
  let after = 0;
  while (performance.now() - startedAt <= budgetMs && stopping?.aborted !== true) {
    const { rows } = await sql<Unmeasured>`
      select l.id, l.latitude, l.longitude from listings l left join listing_ground g on g.listing_id = l.id
      where l.id > ${after} and l.display_listing and l.display_address and l.latitude is not null and l.longitude is not null
        and (g.listing_id is null or g.version <> ${ground.version} or (g.latitude, g.longitude) is distinct from (l.latitude, l.longitude))
      order by l.id limit ${BATCH}`.execute(ctx.db);
    if (rows.length === 0) return measured;
    const facts = [];
    for await (const row of takeTurns(rows)) facts.push(describeGround(row, ground));
    await sql`
      insert into listing_ground (listing_id, latitude, longitude, version, walk_score, bike_score, transit_score, hazards, hazards_known)
      select v.listing_id, v.latitude, v.longitude, v.version, v.walk_score, v.bike_score, v.transit_score,
        coalesce(string_to_array(nullif(v.hazards, ''), ','), '{}'), coalesce(string_to_array(nullif(v.hazards_known, ''), ','), '{}')
      from (
        select *
        from json_to_recordset(${JSON.stringify(facts)}::json) as r (
          listing_id bigint, latitude double precision, longitude double precision, version text,
          walk_score smallint, bike_score smallint, transit_score smallint, hazards text, hazards_known text)) v
      join listings l on l.id = v.listing_id
      on conflict (listing_id) do update set latitude = excluded.latitude, longitude = excluded.longitude, version = excluded.version,
        walk_score = excluded.walk_score, bike_score = excluded.bike_score, transit_score = excluded.transit_score,
        hazards = excluded.hazards, hazards_known = excluded.hazards_known`.execute(ctx.db);
    measured += rows.length;
    after = rows.at(-1)?.id ?? after;
  }
  return measured;
}

function describeGround(row: Unmeasured, ground: Ground) {
  const { walkScore, bikeScore, transitScore, hazards, hazardsKnown } = ground.measure(row);
  return {
    listing_id: row.id,
    latitude: row.latitude,
    longitude: row.longitude,
    version: ground.version,
    walk_score: walkScore,
    bike_score: bikeScore,
    transit_score: transitScore,
    hazards: hazards.join(','),
    hazards_known: hazardsKnown.join(','),
  };
}
