import { sql } from 'kysely';
import { learnMarket } from '#domains/odds/model/learn-market.ts';
import type { Db } from '#platform/db/database.ts';
import { simulateSpells } from './simulated-spells.ts';

/** Odds of a sale for every state with homes, learned from homes that are made up: those of the whole city take a processor for a minute. */
export async function learnMadeUpOdds(db: Db): Promise<void> {
  const { weeks, ...learned } = learnMarket(simulateSpells({ homes: 1500, seed: 'page' }), 'page');
  await sql`
    insert into sale_odds (state_or_province, as_of, listed_from, learned_at, weeks, learned)
    select distinct state_or_province, now()::date, now()::date - 400, now(), ${weeks}::int, ${JSON.stringify(learned)}::jsonb
    from parcels where state_or_province is not null
    on conflict (state_or_province, city, property_sub_type) do update set weeks = excluded.weeks, learned = excluded.learned`.execute(
    db,
  );
}
