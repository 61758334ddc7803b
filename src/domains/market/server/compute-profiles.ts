import { usDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { measureHazards } from '#domains/neighborhoods/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { MarketProfile } from '../contract.ts';
import { describePrices, describeStock } from '../model/build-profile.ts';
import type { Area } from './list-areas.ts';

interface HomeRow {
  neighborhood: number | null;
  zip: number | null;
  city: number | null;
  type: string;
  yearBuilt: number | null;
  livingAreaSqft: number | null;
  latitude: number;
  longitude: number;
}

interface SaleRow {
  neighborhood: number | null;
  zip: number | null;
  city: number | null;
  price: number;
}

/** Rebuilds the profiles of places from the records of their homes and twelve months of sales. */
export async function computeProfiles(db: Db, areas: readonly Area[], now: Date): Promise<void> {
  if (areas.length === 0) return;
  const to = usDay(now);
  const leafIds = [...new Set(areas.flatMap((area) => area.leafIds))];
  const homes = await listHomes(db, leafIds);
  const sales = await listSales(db, leafIds, to);
  const hazards = await measureHazards(db, homes);
  const homesAt = indexByPlace(homes);
  const salesAt = indexByPlace(sales);
  for (const area of areas) {
    const own = area.leafIds.flatMap((id) => homesAt.get(id) ?? []);
    const prices = area.leafIds.flatMap((id) => (salesAt.get(id) ?? []).flatMap((at) => sales[at]?.price ?? []));
    const profile: MarketProfile = {
      ...describeStock(
        own.flatMap((at) => homes[at] ?? []),
        now.getUTCFullYear(),
      ),
      salePrices: { to, sample: prices.length, bins: describePrices(prices) },
      hazards: hazards.map(({ isInZone, ...hazard }) => {
        const inside = own.filter((at) => isInZone[at] === true).length;
        return { ...hazard, homes: inside, share: own.length === 0 ? 0 : inside / own.length };
      }),
    };
    await saveProfile(db, area.id, profile, now);
  }
}

async function saveProfile(db: Db, placeId: number, profile: MarketProfile, now: Date): Promise<void> {
  const value = JSON.stringify(profile);
  await sql`insert into market_profiles (place_id, profile, computed_at) values (${placeId}, ${value}::jsonb, ${now})
    on conflict (place_id) do update set profile = excluded.profile, computed_at = excluded.computed_at`.execute(db);
}

/** The range of rows of each place. */
function indexByPlace(
  rows: readonly { neighborhood: number | null; zip: number | null; city: number | null }[],
): Map<number, number[]> {
  const index = new Map<number, number[]>();
  for (const [at, row] of rows.entries()) {
    for (const id of [row.neighborhood, row.zip, row.city]) {
      if (id === null) continue;
      const known = index.get(id);
      if (known === undefined) index.set(id, [at]);
      else known.push(at);
    }
  }
  return index;
}

async function listHomes(db: Db, placeIds: readonly number[]): Promise<HomeRow[]> {
  const { rows } = await sql<HomeRow>`
    select m.neighborhood_id as neighborhood, m.zip_id as zip, m.city_id as city, m.property_type as type,
      p.year_built as "yearBuilt", p.living_area_sqft as "livingAreaSqft", p.latitude, p.longitude
    from market_parcels m join parcels p on p.id = m.parcel_id
    where m.neighborhood_id = any(${placeIds}) or m.zip_id = any(${placeIds}) or m.city_id = any(${placeIds})`.execute(db);
  return rows;
}

async function listSales(db: Db, placeIds: readonly number[], to: string): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select neighborhood_id as neighborhood, zip_id as zip, city_id as city, (close_price_cents / 100.0)::float8 as price
    from market_sales
    where (neighborhood_id = any(${placeIds}) or zip_id = any(${placeIds}) or city_id = any(${placeIds}))
      and close_date > ${to}::date - interval '12 months' and close_date <= ${to}::date`.execute(db);
  return rows;
}
