import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { savedSearchFormSchema } from '../contract.ts';
import { MOST_SAVED_SEARCHES } from '../model/limits.ts';
import { createCollection, restoreCollection } from './write-collections.ts';
import { createSavedSearch, deleteSavedSearch, restoreSavedSearch } from './write-search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('what a person may have so many of takes one last, however many come at once', async () => {
  const actor = await addActor(app.db);
  const ctx = { ...app.ctx(), actor };
  const at = { user_id: actor.userId, created_at: ctx.now };
  await app.db
    .insertInto('collections')
    .values(Array.from({ length: 99 }, (_, n) => ({ ...at, public_id: crypto.randomUUID(), name: `${n}`, note: '' })))
    .execute();
  const form = savedSearchFormSchema.parse({ name: 'A', filters: {}, channels: ['in-app'] });
  for (let n = 1; n < MOST_SAVED_SEARCHES; n += 1) await createSavedSearch(ctx, form);
  // What was deleted takes no place, but comes back to one only.
  const gone = await createSavedSearch(ctx, form);
  await deleteSavedSearch(ctx, gone.id);
  await app.db
    .insertInto('collections')
    .values({ ...at, public_id: crypto.randomUUID(), name: 'Gone', note: '', deleted_at: ctx.now })
    .execute();
  const verbs = {
    collections: () => createCollection(ctx, { name: 'Last', note: '' }),
    searches: () => createSavedSearch(ctx, form),
  };
  for (const [what, verb] of Object.entries(verbs)) {
    const outcomes = await Promise.allSettled([verb(), verb(), verb()]);
    expect([what, outcomes.filter(({ status }) => status === 'fulfilled').length]).toEqual([what, 1]);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  }
  await expect(restoreSavedSearch(ctx, gone.id)).rejects.toMatchObject({ code: 'conflict' });
  const collection = await app.db
    .selectFrom('collections')
    .select('public_id')
    .where('name', '=', 'Gone')
    .executeTakeFirstOrThrow();
  await expect(restoreCollection(ctx, collection.public_id)).rejects.toMatchObject({ code: 'conflict' });
});
