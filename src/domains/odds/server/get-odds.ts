import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { learnedSchema, type SaleOddsAnswer } from '../contract.ts';
import type { MarketName } from './learn-odds.ts';

interface Row {
  city: string;
  kind: string;
  asOf: string;
  from: string;
  weeks: number;
  learned: unknown;
}

/**
 * What the market of a home has learned: its kind of home in its city, else all homes there, else its kind in the state, else all
 * homes of the state. The first one that may be shown answers; without any, the largest says why. Throws `not-found` for homes that
 * are not on record.
 */
export async function getSaleOdds({ db }: Pick<Context, 'db'>, homeId: number): Promise<SaleOddsAnswer> {
  const home = await db
    .selectFrom('parcels')
    .select(['state_or_province as state', 'city', 'property_sub_type as kind'])
    .where('id', '=', homeId)
    .executeTakeFirst();
  if (home === undefined) throw new DomainError('not-found', 'This home is not on record.');
  return findMarketOdds(db, home);
}

/** The same for a kind of home in a place, also for homes that are not on record. */
export async function findMarketOdds(db: Context['db'], { state, city, kind }: MarketName): Promise<SaleOddsAnswer> {
  const { rows } = await sql<Row>`
    select city, property_sub_type as kind, as_of::text as "asOf", listed_from::text as "from", weeks, learned from sale_odds
    where state_or_province = ${state} and city in ('', ${city ?? ''}) and property_sub_type in ('', ${kind ?? ''})
    order by weeks > 0 desc, case when weeks > 0 then (city = '')::int * 2 + (property_sub_type = '')::int else 0 end,
      (learned ->> 'homes')::int desc limit 1`.execute(db);
  const [row] = rows;
  // Learned by another product version: counts as none until the next time.
  const learned = learnedSchema.safeParse(row?.learned).data;
  if (row === undefined || learned === undefined)
    return { market: { state, city: null, kind: null }, state: 'not-yet', learned: null };
  return {
    market: { state, city: row.city === '' ? null : row.city, kind: row.kind === '' ? null : row.kind },
    state: learned.refusal ?? 'shown',
    learned: { ...learned, asOf: row.asOf, from: row.from, weeks: row.weeks },
  };
}
