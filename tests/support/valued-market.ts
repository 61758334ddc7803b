import { homeValuationSchema } from '#domains/valuation/contract.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { loadRecords } from '#domains/records/server/index.ts';
import { makeUpMarket } from './made-up-market.ts';
import { nameDay } from '#domains/valuation/server/present.ts';
import { trainValuation } from '#domains/valuation/server/train-valuation.ts';

/** The last day of the market. */
export const LAST_DAY = new Date('2021-04-15T00:00:00Z');
export const SALES = 400;

/** An installation with a made-up market of {@link SALES} homes, each sold once, and a model that has learned from them. */
export async function openValuedMarket(environment: Record<string, string> = {}): Promise<{ app: TestApp; homeIds: number[] }> {
  const app = await openTestApp({ now: () => LAST_DAY.getTime(), environment });
  await storeMarket(app);
  await trainValuation(app.system(), {});
  const rows = await app.db.selectFrom('parcels').select('id').orderBy('id').execute();
  return { app, homeIds: rows.map(({ id }) => id) };
}

async function storeMarket(app: TestApp): Promise<void> {
  const market = makeUpMarket(SALES, 'server');
  const homes = Array.from({ length: SALES }, (_, i) => ({ parcelNumber: `P-${i}`, unitNumber: null, i }));
  const fact = (feature: number, i: number) => market.features[feature]?.values[i] ?? 0;
  await loadRecords(app.system(), 'Test county', {
    parcels: homes.map(({ parcelNumber, unitNumber, i }) => ({
      parcelNumber,
      unitNumber,
      address: `${i} Test Street, Testville, WA 98000`,
      city: 'Testville',
      stateOrProvince: 'WA',
      postalCode: '98000',
      neighborhoodSlug: null,
      latitude: market.latitude[i] ?? 0,
      longitude: market.longitude[i] ?? 0,
      propertySubType: null,
      bedroomsTotal: null,
      bathroomsFull: null,
      bathroomsHalf: null,
      livingAreaSqft: fact(0, i),
      lotSizeSqft: null,
      yearBuilt: fact(2, i),
      storiesTotal: null,
      garageSpaces: null,
      facts: { grade: fact(1, i) },
    })),
    taxRecords: [],
    sales: homes.map(({ parcelNumber, unitNumber, i }) => ({
      parcelNumber,
      unitNumber,
      listDate: null,
      contractDate: null,
      closeDate: nameDay(market.day[i] ?? 0),
      originalListPriceCents: null,
      listPriceCents: null,
      closePriceCents: Math.round((market.price[i] ?? 0) * 100),
      concessionsCents: 0,
      financing: null,
      armsLength: true,
    })),
  });
}

/** What the page of a home is told of its value. */
export async function readHomeValuation(app: TestApp, id: number) {
  return homeValuationSchema.parse(await (await app.request(`/api/valuation/homes/${id}`)).json());
}
