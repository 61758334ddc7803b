import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { savedSearchFormSchema } from '../contract.ts';
import { getDashboardLayout, setDashboardLayout } from './dashboard-layout.ts';
import { getSearchNews, markSearchSeen } from './read-searches.ts';
import { savedRoutes } from './routes.ts';
import * as searches from './write-search.ts';
import { openKeptHomes } from '#tests/support/kept-homes.ts';

let app: TestApp;
let ada: UserActor & { email: string };
let ben: UserActor & { email: string };

beforeAll(async () => {
  ({ app, ada, ben } = await openKeptHomes());
});
afterAll(() => app.close());

const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
const refused = (code: string) => expect.objectContaining({ code });

it('asks everyone to sign in for what is theirs', async () => {
  const closed = savedRoutes.filter(({ endpoint }) => endpoint.access === 'signed-in');
  expect(closed.length).toBeGreaterThan(25);
  for (const { endpoint } of closed) {
    const path = endpoint.path.replace('{list}', 'favorites').replaceAll(/\{\w+\}/g, randomUUID());
    const body = endpoint.body === undefined ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
    expect([endpoint.path, (await app.request(path, { method: endpoint.method, ...body })).status]).toEqual([endpoint.path, 401]);
  }
});

describe('a saved search', () => {
  const form = savedSearchFormSchema.parse({ name: 'Mine', filters: { bedsMin: '2' } });

  it('is its owner’s alone', async () => {
    const { id } = await searches.createSavedSearch(as(ada), form);
    for (const attempt of await Promise.allSettled([
      searches.updateSavedSearch(as(ben), { publicId: id, changes: { name: 'Theirs' } }),
      searches.deleteSavedSearch(as(ben), id),
      searches.restoreSavedSearch(as(ben), id),
      getSearchNews(as(ben), id),
      markSearchSeen(as(ben), id),
    ]))
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });
    await searches.deleteSavedSearch(as(ada), id);
    expect(await searches.restoreSavedSearch(as(ada), id)).toMatchObject({ name: 'Mine', filters: { bedsMin: '2' } });
  });

  it('takes only filters that a search takes, and none that is its reader’s alone', async () => {
    await expect(searches.createSavedSearch(as(ada), { ...form, filters: { bedMin: '2' } })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('bedsMin'),
    });
    for (const filters of [{ place: 'nowhere' }, { mine: 'saved' }, { matchScoreMin: '70' }] as Record<string, string>[])
      await expect(searches.createSavedSearch(as(ada), { ...form, filters })).rejects.toEqual(refused('invalid'));
  });
});

it('keeps the layout of a dashboard, whole', async () => {
  const layout = await setDashboardLayout(as(ada), { cards: [{ card: 'viewed', isHidden: true }] });
  expect(layout.cards[0]).toEqual({ card: 'viewed', isHidden: true });
  expect(await getDashboardLayout(as(ada))).toEqual(layout);
  expect((await getDashboardLayout(as(ben))).cards.every((card) => !card.isHidden)).toBe(true);
});
