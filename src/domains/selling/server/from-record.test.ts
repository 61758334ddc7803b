import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRecords, type NewParcel } from '#domains/records/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { systemContext } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOwnListing, getOwnListing } from './drafts.ts';
import { saveDraft } from './save-draft.ts';
import { tieHome } from './tie-home.ts';

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

it('finds its home on record later: what was typed stays, and what is missing is filled in', async () => {
  const { id, version } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
  const changes = [
    { path: ['StreetName'], value: 'Elm St' },
    { path: ['LivingArea'], value: 2100 },
  ];
  await saveDraft(owner, { id, baseVersion: version, writer: randomUUID(), seq: 1, changes });
  const tied = await tieHome(owner, { id, homeId });
  expect(tied).toMatchObject({ homeId, version: version + 2 });
  expect(tied.fields).toMatchObject({ StreetName: 'Elm St', LivingArea: 2100, Latitude: 39.73, YearBuilt: 1950 });
  expect(await tieHome(owner, { id, homeId })).toMatchObject({ version: tied.version });
  await expect(tieHome(owner, { id, homeId: 999_999 })).rejects.toMatchObject({ code: 'not-found' });
  const loose = await tieHome(owner, { id, homeId: null });
  expect(loose).toMatchObject({ homeId: null, version: tied.version });
  expect((await getOwnListing(owner, id)).homeId).toBeNull();
});
