import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ContractFact, MarketFacts, SaleFact, SpellFact } from '../model/compute-figures.ts';

type Located<T> = T & { neighborhood: number | null; zip: number | null; city: number | null };

/** Loads the facts of each requested city, ZIP code and neighborhood, by its id. */
export async function loadFacts(db: Db, placeIds: readonly number[]): Promise<Map<number, MarketFacts>> {
  const [sales, contracts, spells] = [
    await listSales(db, placeIds),
    await listContracts(db, placeIds),
    await listSpells(db, placeIds),
  ];
  const facts = new Map(
    placeIds.map((id) => [id, { sales: [] as SaleFact[], contracts: [] as ContractFact[], spells: [] as SpellFact[] }]),
  );
  const spread = <T>(rows: readonly Located<T>[], put: (into: NonNullable<ReturnType<typeof facts.get>>, row: T) => void) => {
    for (const row of rows) {
      for (const id of [row.neighborhood, row.zip, row.city]) {
        const into = id === null ? undefined : facts.get(id);
        if (into !== undefined) put(into, row);
      }
    }
  };
  spread(sales, (into, row) => into.sales.push(row));
  spread(contracts, (into, row) => into.contracts.push(row));
  spread(spells, (into, row) => into.spells.push(row));
  return facts;
}

const located = sql`neighborhood_id as neighborhood, zip_id as zip, city_id as city`;

function liesIn(placeIds: readonly number[]) {
  return sql`(neighborhood_id = any(${placeIds}) or zip_id = any(${placeIds}) or city_id = any(${placeIds}))`;
}

/** Months from year 0. */
function monthOf(day: string) {
  const column = sql.ref(day);
  return sql`(extract(year from ${column}) * 12 + extract(month from ${column}) - 1)::integer`;
}

async function listSales(db: Db, placeIds: readonly number[]): Promise<Located<SaleFact>[]> {
  const { rows } = await sql<Located<SaleFact>>`
    select ${located}, property_type as type, ${monthOf('close_date')} as month, close_price_cents as "priceCents",
      list_price_cents as "listPriceCents", living_area_sqft as "livingAreaSqft"
    from market_sales where ${liesIn(placeIds)}`.execute(db);
  return rows;
}

async function listContracts(db: Db, placeIds: readonly number[]): Promise<Located<ContractFact>[]> {
  const { rows } = await sql<Located<ContractFact>>`
    select ${located}, property_type as type, ${monthOf('contract_date')} as month, contract_date - listed_on as days,
      ${monthOf('fell_through_on')} as "failedMonth"
    from market_contracts where ${liesIn(placeIds)}`.execute(db);
  return rows;
}

async function listSpells(db: Db, placeIds: readonly number[]): Promise<Located<SpellFact>[]> {
  const { rows } = await sql<Located<SpellFact>>`
    with cuts as materialized (
      select listing_id, array_agg(${monthOf('cut_on')}) as months from market_price_cuts group by 1)
    select ${located}, property_type as type, s.listing_id as "listingId", began_as = 'Listed' as "isNew",
      list_price_cents as "listPriceCents", listed_on - date '1970-01-01' as "listedDay",
      ${monthOf('started_on')} as "startMonth", ${monthOf('ended_on')} as "endMonth",
      coalesce(ended_by in ('Withdrawn', 'Canceled', 'Expired', 'Deleted'), false) as "isEndedUnsold",
      coalesce(c.months, '{}') as "cutMonths"
    from market_spells s left join cuts c on c.listing_id = s.listing_id
    where ${liesIn(placeIds)}`.execute(db);
  return rows;
}
