import { DAY_MS } from '#lib/time-units.ts';
import { DEMONSTRATION_SOURCE, OWN_OFFICE_KEY } from '#domains/listings/contract.ts';
import type { Random } from '#lib/random.ts';
import type { Db } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/insert-rows.ts';

/** Columns of a home as a feed would have filled them: everything that may be unknown sometimes is. */
export interface RandomHome {
  listing_key: string;
  standard_status: string;
  property_sub_type: string | null;
  list_price_cents: number | null;
  original_list_price_cents: number | null;
  association_fee_monthly_cents: number | null;
  on_market_date: string | null;
  close_date: string | null;
  price_change_timestamp: string | null;
  latitude: number | null;
  longitude: number | null;
  city_place_id: number | null;
  zip_place_id: number | null;
  neighborhood_place_id: number | null;
  bedrooms_total: number | null;
  bathrooms_total_integer: number | null;
  living_area_sqft: number | null;
  lot_size_sqft: number | null;
  year_built: number | null;
  stories_total: number | null;
  garage_spaces: number | null;
  pool_private_yn: boolean | null;
  waterfront_yn: boolean | null;
  view_yn: boolean | null;
  fireplace_yn: boolean | null;
  new_construction_yn: boolean | null;
  senior_community_yn: boolean | null;
  virtual_tour_url: string | null;
  tax_annual_amount_cents: number | null;
  bathrooms_full: number | null;
  bathrooms_half: number | null;
  photos_count: number;
  /** Bits of some traits, in digits. */
  traits: string;
  traits_known: string;
  internet_entire_listing_display_yn: boolean | null;
  internet_address_display_yn: boolean | null;
  internet_automated_valuation_display_yn: boolean | null;
  /** Stored whatever the seller allows: the search may not show it. */
  estimate_cents: number | null;
  street_number: string;
  street_name: string;
  unparsed_address: string;
  city: string;
  postal_code: string;
  public_remarks: string;
  list_office_key: string | null;
  list_office_name: string | null;
  originating_system_name: string;
}

export interface TestPlaces {
  state: number;
  county: number;
  cities: number[];
  zips: number[];
  neighborhoods: number[];
}

const STATUSES = [
  'Active',
  'Pending',
  'Active Under Contract',
  'Coming Soon',
  'Closed',
  'Withdrawn',
  'Hold',
  'Incomplete',
  'Delete',
];
const TYPES = ['Single Family Residence', 'Condominium', 'Townhouse', 'Duplex', 'Row House', 'Unimproved Land'];
const STREETS = ['Maple', 'Cedar', 'Alder', 'River', 'Summit'];
export const REMARK_WORDS = ['garden', 'pool', 'fireplace', 'workshop', 'sunroom', 'solar', 'cellar', 'library'];

/** Two cities in a county, with ZIP codes and neighborhoods; slugs are `test-…`. */
export async function insertTestPlaces(db: Db): Promise<TestPlaces> {
  const add = async (kind: string, name: string, parent: number | null) => {
    const { id } = await db
      .insertInto('places')
      .values({
        slug: `test-${name.toLowerCase().replaceAll(' ', '-')}`,
        kind,
        name,
        search_name: name.toLowerCase(),
        parent_id: parent,
        source: 'test',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const state = await add('state', 'Oregon', null);
  const county = await add('county', 'Alder County', state);
  const cities = [await add('city', 'Alderton', county), await add('city', 'Brookhaven', county)];
  const zips = [await add('zip', '97001', cities[0] ?? null), await add('zip', '97002', cities[1] ?? null)];
  const neighborhoods = [
    await add('neighborhood', 'Maple Grove', cities[0] ?? null),
    await add('neighborhood', 'Old Town', cities[0] ?? null),
    await add('neighborhood', 'Mill Creek', cities[1] ?? null),
  ];
  return { state, county, cities, zips, neighborhoods };
}

export function drawHomes(random: Random, count: number, places: TestPlaces): RandomHome[] {
  const maybe = <T>(value: T, share = 0.1): T | null => (random.chance(share) ? null : value);
  const flag = () => random.pick([true, false, null]);
  const day = (daysAgo: number) => new Date(Date.UTC(2026, 4, 1) - daysAgo * DAY_MS).toISOString();
  const towers = Array.from(
    { length: 3 },
    () => [45.5 + random.between(-0.05, 0.05), -122.6 + random.between(-0.08, 0.08)] as const,
  );
  return Array.from({ length: count }, (_, index): RandomHome => {
    const city = random.int(0, 1);
    const tower = random.chance(0.1) ? random.pick(towers) : undefined;
    const price = random.int(80, 1500) * 1000;
    const isCut = random.chance(0.3);
    const isPlaced = !random.chance(0.04);
    const street = `${random.pick(STREETS)}`;
    const number = String(random.int(1, 400));
    return {
      listing_key: `t${index}`,
      standard_status: random.weighted(STATUSES, (status) => (status === 'Active' ? 16 : 1)),
      property_sub_type: maybe(random.pick(TYPES)),
      list_price_cents: maybe(price * 100, 0.05),
      original_list_price_cents: isCut ? (price + random.int(1, 60) * 1000) * 100 : maybe(price * 100),
      association_fee_monthly_cents: random.pick([null, 0, random.int(50, 700) * 100]),
      on_market_date: maybe(day(random.int(0, 200)).slice(0, 10), 0.05),
      close_date: maybe(day(random.int(0, 400)).slice(0, 10)),
      price_change_timestamp: isCut ? maybe(day(random.int(0, 60))) : null,
      latitude: isPlaced ? (tower?.[0] ?? 45.5 + random.normal(0, 0.08)) : null,
      longitude: isPlaced ? (tower?.[1] ?? -122.6 + random.normal(0, 0.12)) : null,
      city_place_id: maybe(places.cities[city] ?? null, 0.05),
      zip_place_id: maybe(places.zips[city] ?? null, 0.05),
      neighborhood_place_id: maybe(
        city === 0 ? (places.neighborhoods[random.int(0, 1)] ?? null) : (places.neighborhoods[2] ?? null),
      ),
      bedrooms_total: maybe(random.int(0, 6)),
      bathrooms_total_integer: maybe(random.int(1, 5)),
      living_area_sqft: maybe(random.int(400, 5000)),
      lot_size_sqft: maybe(random.int(1000, 90_000), 0.2),
      year_built: maybe(random.int(1890, 2026)),
      stories_total: maybe(random.int(1, 3)),
      garage_spaces: maybe(random.int(0, 4)),
      pool_private_yn: flag(),
      waterfront_yn: flag(),
      view_yn: flag(),
      fireplace_yn: flag(),
      new_construction_yn: flag(),
      senior_community_yn: flag(),
      tax_annual_amount_cents: maybe(random.int(1000, 20_000) * 100, 0.2),
      bathrooms_full: maybe(random.int(0, 3)),
      bathrooms_half: maybe(random.int(0, 2)),
      photos_count: random.int(0, 40),
      ...drawTraits(random),
      virtual_tour_url: random.chance(0.3) ? 'https://tours.example.com/1' : null,
      internet_entire_listing_display_yn: random.pick([null, true, true, true, true, false]),
      internet_address_display_yn: random.pick([null, true, true, true, false]),
      internet_automated_valuation_display_yn: random.pick([null, true, true, false]),
      estimate_cents: maybe(Math.round(price * random.between(0.7, 1.4)) * 100, 0.2),
      street_number: number,
      street_name: street,
      unparsed_address: `${number} ${street} St`,
      city: city === 0 ? 'Alderton' : 'Brookhaven',
      postal_code: city === 0 ? '97001' : '97002',
      public_remarks: Array.from({ length: 3 }, () => random.pick(REMARK_WORDS)).join(' and '),
      list_office_name: [null, 'Harbor Realty', 'FSBO', 'For sale by owner', 'Sold by Owner Brokerage'][index % 5] ?? null,
      list_office_key: [null, 'office', 'office', OWN_OFFICE_KEY][index % 4] ?? null,
      originating_system_name: index % 6 === 5 ? DEMONSTRATION_SOURCE : 'Test',
    };
  });
}

/** Known to have, known to lack, or not said: for each of the first four traits, the floor plan and the last one. */
function drawTraits(random: Random): Pick<RandomHome, 'traits' | 'traits_known'> {
  let [traits, known] = [0n, 0n];
  for (const at of [0, 1, 2, 3, 51, 57]) {
    const bit = 1n << BigInt(at);
    const says = random.pick([true, false, null]);
    if (says !== null) known |= bit;
    if (says === true) traits |= bit;
  }
  return { traits: String(traits), traits_known: String(known) };
}

/** Writes homes as a feed would, and returns their ids in order. */
export async function insertHomes(db: Db, homes: readonly RandomHome[]): Promise<number[]> {
  await insertRows(
    db,
    'listings',
    homes.map(({ public_remarks: _remarks, ...home }) => ({
      ...home,
      source_listing_key: home.listing_key,
      listing_id: `MLS${home.listing_key.toUpperCase()}`,
      modification_timestamp: '2026-05-01T00:00:00Z',
      source_hash: String.raw`\x00`,
    })),
  );
  const rows = await db.selectFrom('listings').select(['id', 'listing_key']).execute();
  const idOf = new Map(rows.map((row) => [row.listing_key, row.id]));
  const ids = homes.map((home) => idOf.get(home.listing_key) ?? 0);
  await insertRows(
    db,
    'listing_details',
    homes.map((home, index) => ({
      listing_id: ids[index],
      public_remarks: home.public_remarks,
      features: {},
      facts: {},
      confidential: {},
      unmapped: {},
    })),
  );
  return ids;
}
