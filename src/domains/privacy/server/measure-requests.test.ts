import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { measureRequests } from './measure-requests.ts';

const NOW = new Date('2026-05-20T15:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW.getTime() });
});
afterAll(() => app.close());

/** A stranger's question that was answered on a day, so many days after it was asked. */
async function addAnswered(email: string, day: string, days: number): Promise<void> {
  const id = randomUUID();
  const asked = new Date(`${addDays(day, -days)}T12:00:00Z`);
  await app.db
    .insertInto('privacy_questions')
    .values({
      id,
      kind: 'copy',
      body: 'All of it',
      email,
      confirm_hash: Buffer.from(id),
      confirmed_at: asked,
      asked_at: asked,
      due_at: new Date(`${addDays(day, 45)}T12:00:00Z`),
      answer: 'Here it is',
      answered_at: new Date(`${day}T12:00:00Z`),
    })
    .execute();
}

const measure = (from: string, to: string) => measureRequests(app.ctx(NOW), { from, to });

it('sums answers in batches of five people, so that no two spans differ by fewer', async () => {
  for (const at of [1, 2, 3, 4]) await addAnswered(`p${at}@home.example`, '2026-05-04', 3);
  expect(await measure('2026-05-01', '2026-05-04')).toMatchObject({ answered: null, medianDays: null });
  // The same people again are no more people.
  await addAnswered('P1@home.example', '2026-05-05', 3);
  expect(await measure('2026-05-01', '2026-05-05')).toMatchObject({ answered: null, medianDays: null });
  await addAnswered('p5@home.example', '2026-05-06', 3);
  expect(await measure('2026-05-01', '2026-05-06')).toMatchObject({ answered: 6, medianDays: 3 });
  // One more waits for others, however long its answer took.
  await addAnswered('p6@home.example', '2026-05-07', 40);
  expect(await measure('2026-05-01', '2026-05-07')).toMatchObject({ answered: 6, medianDays: 3 });
  expect(await measure('2026-05-07', '2026-05-07')).toMatchObject({ answered: null, medianDays: null });
  for (const at of [7, 8, 9, 10]) await addAnswered(`p${at}@home.example`, '2026-05-08', 5);
  expect(await measure('2026-05-01', '2026-05-08')).toMatchObject({ answered: 11, medianDays: 3 });
  expect(await measure('2026-05-08', '2026-05-08')).toMatchObject({ answered: 5, medianDays: 5 });
  expect(await measure('2026-05-09', '2026-05-20')).toMatchObject({ answered: 0, medianDays: null });
});

it('counts what waits as it is', async () => {
  const person = await makePerson(app);
  const asked = new Date('2026-04-01T12:00:00Z');
  const due = new Date('2026-05-16T12:00:00Z');
  await app.db
    .insertInto('privacy_questions')
    .values({ id: randomUUID(), user_id: person.user.uid, kind: 'copy', body: 'All of it', asked_at: asked, due_at: due })
    .execute();
  expect(await measure('2026-05-01', '2026-05-20')).toMatchObject({ open: 1, late: 1, oldestDays: 49 });
});
