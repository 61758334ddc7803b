import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { signInAt, idOf } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor, DENVER } from '#tests/support/vendors.ts';
import { ledgerDay } from '../model/ledger.ts';
import { matchVendors } from './match-vendors.ts';
import { showStanding } from './show-standing.ts';

let app: TestApp;
let owner: ServerContext;
let stranger: ServerContext;

beforeAll(async () => {
  app = await openTestApp();
  const signIn = signInAt(() => app);
  owner = await signIn('Olga');
  stranger = await signIn('Sam');
});
afterAll(() => app.close());

it('is what matching says of a vendor beside the median of all who serve the place, and nobody else’s', async () => {
  const id = await addVendor(app.db, {
    categories: ['roofer'],
    offer: { lead_days: 10 },
    members: [{ userId: idOf(owner), role: 'worker' }],
  });
  for (const days of [0, 1, 2]) await addVendor(app.db, { categories: ['roofer'], offer: { lead_days: days } });
  const few = await showStanding(owner, id);
  expect(few.standings).toMatchObject([{ categoryKey: 'roofer', total: 4, place: null, medianScore: null }]);
  expect(few.standings[0]?.parts.every(({ median }) => median === null)).toBe(true);
  await addVendor(app.db, { categories: ['roofer'], offer: { lead_days: 3 } });
  const [standing] = (await showStanding(owner, id)).standings;
  const startsOn = ledgerDay(owner.now);
  const need = { categoryKey: 'roofer', place: DENVER, state: 'CO', takes: [], budgetCents: null, startsOn } as const;
  const { all } = await matchVendors(owner, need);
  const known = all.find(({ vendor }) => vendor.id === id);
  expect(standing).toMatchObject({ total: 5, place: 5, score: known?.score });
  const availability = standing?.parts.find(({ part }) => part === 'availability');
  expect(availability?.own).toBe(known?.parts.availability);
  expect(availability?.median).toBe(all.map(({ parts }) => parts.availability).toSorted((a, b) => a - b)[2]);
  await expect(showStanding(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(showStanding(app.ctx(), id)).rejects.toMatchObject({ code: 'unauthenticated' });
});
