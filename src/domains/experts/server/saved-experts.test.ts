import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { signInAt } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor, DENVER } from '#tests/support/vendors.ts';
import { matchVendors } from './match-vendors.ts';
import { listSavedExperts, removeSavedExpert, saveExpert } from './saved-experts.ts';

let app: TestApp;
let ana: ServerContext;
let ben: ServerContext;

beforeAll(async () => {
  app = await openTestApp();
  const signIn = signInAt(() => app);
  ana = await signIn('Ana');
  ben = await signIn('Ben');
});
afterAll(() => app.close());

const idsOf = async (who: ServerContext) => (await listSavedExperts(who)).experts.map(({ id }) => id);

it('keeps experts for one person, the latest first, and takes them off for that person alone', async () => {
  const mover = await addVendor(app.db, { name: 'Movers', categories: ['mover'] });
  const cleaner = await addVendor(app.db, { name: 'Cleaners', categories: ['cleaner'] });
  await saveExpert(ana, mover);
  await saveExpert({ ...ana, now: new Date(Date.now() + 1000) }, cleaner);
  await saveExpert(ana, mover);
  await saveExpert(ben, mover);
  expect(await idsOf(ana)).toEqual([cleaner, mover]);
  expect((await listSavedExperts(ana)).experts[1]).toMatchObject({ name: 'Movers', categoryKeys: ['mover'], isListed: true });
  await removeSavedExpert(ben, cleaner);
  await removeSavedExpert(ben, mover);
  expect(await idsOf(ana)).toEqual([cleaner, mover]);
  expect(await idsOf(ben)).toEqual([]);
});

it('needs an account and an expert with a profile', async () => {
  const draft = await addVendor(app.db, { status: 'draft' });
  await expect(saveExpert(ana, draft)).rejects.toMatchObject({ code: 'not-found' });
  await expect(saveExpert(app.ctx(), draft)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(removeSavedExpert(app.ctx(), draft)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(listSavedExperts(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('moves no ranking', async () => {
  for (const miles of [5, 10, 20]) await addVendor(app.db, { categories: ['land-surveyor'], miles });
  const need = {
    categoryKey: 'land-surveyor',
    place: DENVER,
    state: 'CO',
    takes: [],
    budgetCents: null,
    startsOn: '2099-01-01',
  } as const;
  const before = await matchVendors(ana, need);
  const last = before.all.at(-1)?.vendor.id ?? '';
  await saveExpert(ana, last);
  await saveExpert(ben, last);
  expect(await matchVendors(ana, need)).toEqual(before);
});
