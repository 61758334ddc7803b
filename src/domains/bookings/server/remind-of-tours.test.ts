import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestTour } from '#domains/appointments/server/index.ts';
import { tourFormSchema } from '#domains/appointments/contract.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { removeMark } from '#platform/db/marks.ts';
import { remindOfTours } from './remind-of-tours.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const STARTS = new Date('2026-05-04T16:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW.getTime() });
});
afterAll(() => app.close());

it('reminds whoever asked a firm for a tour that it agreed to, a day and an hour before, once', async () => {
  const bea = await addActor(app.db, { name: 'Bea' });
  const { keys } = await addListings(app.db, { ListingKey: 'TOUR', ListAgentEmail: 'ann@firm.example' });
  const form = tourFormSchema.parse({
    name: 'Bea Buyer',
    email: 'bea@home.example',
    kind: 'in_person',
    slots: [STARTS.toISOString()],
    buyerAgreement: 'no',
    consent: true,
    idempotencyKey: randomUUID(),
  });
  await requestTour({ ...app.ctx(NOW), actor: bea }, { listingKey: keys[0] ?? '', form });
  const titles = async () => {
    const rows = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', bea.userId)
      .orderBy('id')
      .execute();
    return rows.map(({ title }) => title);
  };
  const before = (await titles()).length;
  const remindAt = async () => {
    await removeMark(app.db, 'bookings.tours-reminded');
    for (const minutes of [1500, 1440, 1439, 60, 59, -5])
      await remindOfTours(app.ctx(new Date(STARTS.getTime() - minutes * MINUTE_MS)));
  };
  await remindAt();
  expect((await titles()).slice(before)).toEqual([]);
  await app.db.updateTable('tour_requests').set({ status: 'accepted', confirmed_starts_at: STARTS, replied_at: NOW }).execute();
  await remindAt();
  expect((await titles()).slice(before)).toEqual(['Tomorrow: tour of 12 Elm Street', 'In 1 hour: tour of 12 Elm Street']);
});
