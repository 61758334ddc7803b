import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestTour } from '#domains/appointments/server/index.ts';
import { tourFormSchema } from '#domains/appointments/contract.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { removeMark } from '#platform/db/marks.ts';
import { remindOfTours } from './remind-of-tours.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const STARTS = new Date('2026-05-04T16:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW.getTime() });
});
afterAll(() => app.close());

async function ask(listingKey: string, name: string) {
  const actor = await addActor(app.db, { name });
  const form = tourFormSchema.parse({
    name: `${name} Buyer`,
    email: `${name.toLowerCase()}@home.example`,
    kind: 'in_person',
    slots: [STARTS.toISOString()],
    buyerAgreement: 'no',
    consent: true,
    idempotencyKey: randomUUID(),
  });
  await requestTour({ ...app.ctx(NOW), actor }, { listingKey, form });
  return actor;
}

const agreeToAll = () =>
  app.db.updateTable('tour_requests').set({ status: 'accepted', confirmed_starts_at: STARTS, replied_at: NOW }).execute();

it('reminds whoever asked a firm for a tour that it agreed to, a day and an hour before, once', async () => {
  const { keys } = await addListings(app.db, { ListingKey: 'TOUR', ListAgentEmail: 'ann@firm.example' });
  const bea = await ask(keys[0] ?? '', 'Bea');
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
  await agreeToAll();
  await remindAt();
  expect((await titles()).slice(before)).toEqual(['Tomorrow: tour of 12 Elm Street', 'In 1 hour: tour of 12 Elm Street']);
});

it('reminds the others where one reminder fails, of which nothing is left', async () => {
  const { keys } = await addListings(app.db, { ListingKey: 'TOUR-2', ListAgentEmail: 'ann@firm.example' });
  const [cid, dora] = [await ask(keys[0] ?? '', 'Cid'), await ask(keys[0] ?? '', 'Dora')];
  await agreeToAll();
  await removeMark(app.db, 'bookings.tours-reminded');
  const ctx = app.ctx(new Date(STARTS.getTime() - 1440 * MINUTE_MS));
  const queue: TellContext['mail']['queue'] = (db, mails) => {
    if (mails.some(({ to }) => to === cid.email)) throw new Error('no room');
    return ctx.mail.queue(db, mails);
  };
  await remindOfTours({ ...ctx, mail: { queue } });
  const reminded = await app.db.selectFrom('notifications').select('user_id').where('title', 'like', 'Tomorrow%').execute();
  expect(
    reminded.map(({ user_id: userId }) => userId).filter((userId) => [cid.userId, dora.userId].includes(userId ?? '')),
  ).toEqual([dora.userId]);
});
