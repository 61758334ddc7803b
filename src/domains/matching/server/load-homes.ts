import { toHomeType } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { toDollars } from '#lib/money.ts';
import type { MatchHome } from '../model/match-home.ts';
import { readWish, WISH_KEYS } from '../model/wishes.ts';
import type { CommuteClock } from './measure-commutes.ts';
import { type HomeRow, loadHomeRows } from './queries.ts';

/** Loads homes as matching knows them, in the order of the ids. */
export async function loadHomes(db: Db, ids: readonly number[], commutes: readonly CommuteClock[]): Promise<MatchHome[]> {
  const rows = await loadHomeRows(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentHome(row, commutes)];
  });
}

/** Adds the minutes of travel to the same homes; yields now and then. */
export function* addMinutes(homes: readonly MatchHome[], commutes: readonly CommuteClock[]): Generator<void, MatchHome[]> {
  const found: MatchHome[] = [];
  for (const home of homes) {
    if (found.length % HOMES_A_TURN === HOMES_A_TURN - 1) yield;
    found.push({ ...home, minutes: minutesOf(home, commutes) });
  }
  return found;
}

const HOMES_A_TURN = 2000;

function minutesOf({ latitude, longitude }: Pick<MatchHome, 'latitude' | 'longitude'>, commutes: readonly CommuteClock[]) {
  return commutes.map((clock) => (latitude === null || longitude === null ? null : clock.minutesFrom([longitude, latitude])));
}

function presentHome(row: HomeRow, commutes: readonly CommuteClock[]): MatchHome {
  const { map_latitude: latitude, map_longitude: longitude } = row;
  const flags = {
    pool: row.pool_private_yn,
    waterfront: row.waterfront_yn,
    view: row.view_yn,
    fireplace: row.fireplace_yn,
    newConstruction: row.new_construction_yn,
  };
  return {
    id: row.id,
    price: toDollars(row.list_price_cents),
    taxYear: toDollars(row.tax_annual_amount_cents),
    hoaMonthly: row.association === 'false' ? 0 : toDollars(row.association_fee_monthly_cents),
    type: row.property_sub_type === null ? null : (toHomeType(row.property_sub_type) ?? null),
    beds: row.bedrooms_total,
    baths: row.bathrooms_total_integer,
    livingAreaSqft: row.living_area_sqft,
    lotSizeSqft: row.lot_size_sqft,
    yearBuilt: row.year_built,
    stories: row.stories_total,
    garage: row.garage_spaces,
    styles: row.features['ArchitecturalStyle'] ?? [],
    latitude,
    longitude,
    placeIds: [row.city_place_id, row.zip_place_id, row.map_neighborhood_id].filter((id) => id !== null),
    wishes: Object.fromEntries(WISH_KEYS.map((key) => [key, readWish(key, flags, row.features)])),
    minutes: minutesOf({ latitude, longitude }, commutes),
    listedOn: row.listed_on,
  };
}
