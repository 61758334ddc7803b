import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRecords, type NewParcel } from '#domains/records/server/index.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { systemContext } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOwnListing } from './drafts.ts';

const PARCEL: NewParcel = {
  parcelNumber: '05-1',
  unitNumber: null,
  address: '12 Elm Street, Denver, CO 80203',
  city: 'Denver',
  stateOrProvince: 'CO',
  postalCode: '80203',
  neighborhoodSlug: null,
  latitude: 39.73,
  longitude: -104.98,
  propertySubType: 'Single Family Residence',
  bedroomsTotal: 3,
  bathroomsFull: 2,
  bathroomsHalf: 1,
  livingAreaSqft: 1800,
  lotSizeSqft: 6000,
  yearBuilt: 1950,
  storiesTotal: 1,
  garageSpaces: 1,
  facts: {},
};
const TAX = { parcelNumber: '05-1', unitNumber: null, assessedLandCents: 10_000_000, assessedImprovementsCents: 20_000_000 };

let app: TestApp;
let owner: ServerContext;
let homeId: number;
beforeAll(async () => {
  app = await openTestApp();
  owner = { ...app.ctx(), actor: await addActor(app.db, { name: 'Olga' }) };
  await app.db.transaction().execute((trx) =>
    loadRecords(systemContext(trx), 'Test county', {
      parcels: [PARCEL],
      taxRecords: [
        { ...TAX, taxYear: 2024, taxAmountCents: 280_000 },
        { ...TAX, taxYear: 2025, taxAmountCents: 301_250 },
      ],
      sales: [],
    }),
  );
  homeId = (await app.db.selectFrom('parcels').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

it('starts a draft with what is on record, the newest tax with its year included', async () => {
  const { fields } = await createOwnListing(owner, { id: randomUUID(), homeId });
  expect(fields).toMatchObject({
    StreetNumber: '12',
    StreetName: 'Elm Street',
    City: 'Denver',
    LivingArea: 1800,
    BathroomsHalf: 1,
    TaxAnnualAmount: 3012.5,
    TaxYear: 2025,
  });
});
