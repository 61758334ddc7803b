import { DAY_MS } from '#lib/time-units.ts';
import { createRandom } from '#lib/random.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import type { Actor } from '#platform/verb/context.ts';
import { addActor } from './actors.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A town with homes on record and their sales, and two people: one who analyzes, and a stranger. */
export async function openAnalyzedTown(now: Date): Promise<{ world: TestDatabase; owner: Actor; stranger: Actor }> {
  const world = await openTestDatabase();
  const owner = await addActor(world.db, { name: 'Dana Reyes' });
  const stranger = await addActor(world.db);
  const random = createRandom(5);
  await world.db
    .insertInto('places')
    .values({ slug: 'ash', kind: 'city', name: 'Ash', search_name: 'ash', state_or_province: 'WA', source: 't' })
    .execute();
  const homes = Array.from({ length: 420 }, (_, at) => ({
    source: 't',
    parcel_number: String(at + 1),
    address: `${at + 1} Elm St, Ash, WA 98001`,
    search_address: `${at + 1} elm st, ash, wa 98001`,
    city: 'Ash',
    state_or_province: 'WA',
    postal_code: '98001',
    latitude: 47 + random.between(-0.02, 0.02),
    longitude: -122 + random.between(-0.02, 0.02),
    property_sub_type: 'Single Family Residence',
    bedrooms_total: 3,
    bathrooms_full: random.int(1, 3),
    bathrooms_half: 0,
    living_area_sqft: random.int(1400, 2200),
    lot_size_sqft: random.int(4000, 9000),
    year_built: random.int(1960, 2010),
    garage_spaces: random.int(0, 2),
    facts: { quality: 'Q4', condition: `C${random.int(2, 4)}`, view: 'none', style: 'Craftsman' },
  }));
  await insertRows(world.db, 'parcels', homes);
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  await insertRows(
    world.db,
    'sales',
    homes.slice(1).map((home, at) => {
      const closed = random.int(1, 700);
      const price =
        Math.round(400_000 * (home.living_area_sqft / 1800) ** 0.6 * Math.exp(random.normal(0, 0.05) - closed * 0.0001)) * 100;
      return {
        source: 't',
        parcel_id: at + 2,
        list_date: day(closed + 60),
        contract_date: day(closed + 30),
        close_date: day(closed),
        original_list_price_cents: Math.round(price * random.between(0.97, 1.06)),
        list_price_cents: price,
        close_price_cents: price,
        concessions_cents: random.chance(0.2) ? 500_000 : 0,
        arms_length: true,
      };
    }),
  );
  return { world, owner, stranger };
}
