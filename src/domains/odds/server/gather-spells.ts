import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { chainSpells, type MarketSpell } from '../model/chain-spells.ts';
import { MONTHS } from '../model/odds-terms.ts';

/** Records of homes that did not sell count from the day on which they have become usual. */
const RARE_SHARE = 0.02;

export interface Gathered {
  spells: MarketSpell[];
  /** The first day of listing. Before it, homes that did not sell are not on record. Null if none is. */
  from: string | null;
}

interface SpellRow extends Omit<MarketSpell, 'days'> {
  endedOn: string;
}

/**
 * Every home that came on the market in the past year and a half: what it asked first, and how long until it had a buyer, left the
 * market or is still for sale. Sold homes stay on record for years and unsold ones do not. So homes count only from the day on which
 * both are recorded; otherwise nearly every older home would seem to have sold.
 */
export async function gatherSpells(db: Db, today: string): Promise<Gathered> {
  const { rows: starts } = await sql<{ from: string | null }>`
    select (percentile_disc(${RARE_SHARE}::float8) within group (order by ended_on))::text as "from"
    from (
      select coalesce(off_market_date, status_change_timestamp::date) as ended_on from listings
      where standard_status in ('Withdrawn', 'Expired', 'Canceled') and display_listing) as unsold
    where ended_on > ${today}::date - make_interval(months => ${MONTHS}::int)`.execute(db);
  const from = starts[0]?.from ?? null;
  if (from === null) return { spells: [], from: null };
  const { rows } = await sql<SpellRow>`
    select l.parcel_id as "parcelId", p.state_or_province as state, p.city, p.property_sub_type as kind, l.listed_on::text as "listedOn",
      coalesce(l.original_list_price_cents, l.list_price_cents) as "askedCents",
      (case
        when l.standard_status = 'Active' then ${today}::date
        when l.standard_status in ('Pending', 'Active Under Contract', 'Closed') then coalesce(l.purchase_contract_date, l.close_date, ${today}::date)
        else coalesce(l.off_market_date, l.status_change_timestamp::date) end)::text as "endedOn",
      l.standard_status in ('Pending', 'Active Under Contract', 'Closed') as "isSold"
    from listings l join parcels p on p.id = l.parcel_id
    where l.display_listing and l.display_avm and l.listed_on between ${from}::date and ${today}::date
      and coalesce(l.original_list_price_cents, l.list_price_cents) > 0
      and l.standard_status in ('Active', 'Pending', 'Active Under Contract', 'Closed', 'Withdrawn', 'Expired', 'Canceled', 'Hold')
    union all
    select s.parcel_id, p.state_or_province, p.city, p.property_sub_type, s.list_date::text, coalesce(s.original_list_price_cents, s.list_price_cents),
      s.contract_date::text, true
    from sales s join parcels p on p.id = s.parcel_id
    where s.arms_length and s.list_date between ${from}::date and ${today}::date and s.contract_date is not null
      and coalesce(s.original_list_price_cents, s.list_price_cents) > 0
      and not exists (
        select from listings l where l.parcel_id = s.parcel_id and l.standard_status = 'Closed' and l.display_listing
          and l.close_date between s.close_date - 60 and s.close_date + 60)`.execute(db);
  return { spells: chainSpells(rows), from };
}
