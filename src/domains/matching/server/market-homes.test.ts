import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog } from '#platform/log/log.ts';
import { drawHomes, insertHomes, insertTestPlaces } from '#tests/support/random-homes.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { buyerProfileSchema } from '../contract.ts';
import { listCriteria } from '../model/list-criteria.ts';
import { findMatches, rankProfile } from './find-matches.ts';
import { loadHomes } from './load-homes.ts';
import { openMarket } from './market-homes.ts';

const HOMES = 2500;
const PROFILE = buyerProfileSchema.parse({
  budget: { priceMax: 900_000 },
  where: { places: [{ slug: 'test-alderton', label: 'Alderton' }], isMust: false },
  home: { bedsMin: 3, types: ['single_family', 'condo'], yearBuiltMin: 1980 },
  wishes: [{ feature: 'pool', stance: 'nice' }],
});

describe('a market of more homes than a search gives for ranking', () => {
  let database: TestDatabase;
  let ctx: Context;

  beforeAll(async () => {
    database = await openTestDatabase();
    ctx = {
      actor: { kind: 'anonymous', address: '' },
      db: database.db,
      now: new Date('2026-05-01T12:00:00Z'),
      requestId: 'test',
      log: createLog('silent'),
    };
    const homes = drawHomes(createRandom('market'), HOMES, await insertTestPlaces(database.db));
    await insertHomes(
      database.db,
      homes.map((home) => ({ ...home, standard_status: 'Active' })),
    );
  });
  afterAll(() => database.close());

  async function listForSale(): Promise<number[]> {
    const rows = await database.db
      .selectFrom('listings')
      .select('id')
      .where('standard_status', '=', 'Active')
      .where('display_listing', '=', true)
      .execute();
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  }

  it('is scored whole, each home as a plain computation scores it', async () => {
    const { ranking, candidates, placeIds } = await rankProfile(ctx, PROFILE);
    const ids = await listForSale();
    expect(ids.length).toBeGreaterThan(2000);
    const criteria = listCriteria(PROFILE, { placeIds });
    const reachable = (await loadHomes(database.db, ids, [])).filter(({ price }) => price !== null && price <= 990_000);
    const usual = criteria.map((criterion) => {
      const known = reachable.flatMap((home) => criterion.judge(home).utility ?? []);
      const most = criterion.stance === 'must' ? 0.3 : 0.7;
      return Math.min(most, Math.max(0.1, known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length)));
    });
    const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
    const wanted = new Map(
      reachable.flatMap((home) => {
        const utilities = criteria.map((criterion) => criterion.judge(home).utility);
        if (criteria.some(({ stance }, at) => stance === 'must' && utilities[at] === 0)) return [];
        const sum = criteria.reduce((total, { weight }, at) => total + weight * (utilities[at] ?? usual[at] ?? 0), 0);
        return [[home.id, Math.round((1e8 * sum) / weights)] as const];
      }),
    );
    expect(wanted.size).toBeGreaterThan(1000);
    expect(new Map(ranking.order.map(({ home, score }) => [home.id, Math.round(score * 1e6)]))).toEqual(wanted);
    expect(candidates).toMatchObject({ isComplete: true, homes: { length: reachable.length } });
    const { total } = await findMatches(ctx, { profile: PROFILE, offset: 0, limit: 1 });
    expect(total).toEqual({ matching: wanted.size, considered: reachable.length, isComplete: true });
  });

  /** Rows count as changed while an older transaction is open, even one of another test on the same server. */
  async function untilAllBeforeIsDone(): Promise<void> {
    const { rows } = await database.pool.query<{ id: string }>('select pg_current_xact_id()::text as id');
    const isDone = async () => {
      const oldest = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "isDone"';
      return (await database.pool.query<{ isDone: boolean }>(oldest, [rows[0]?.id])).rows[0]?.isDone;
    };
    await expect.poll(isDone).toBe(true);
  }

  it('knows every change at once, and reads only what changed', async () => {
    await untilAllBeforeIsDone();
    const market = await openMarket(ctx);
    expect(await openMarket(ctx)).toBe(market);
    const ids = (market?.homes ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids).toEqual(await listForSale());
    const [cheaper = 0, gone = 0, hidden = 0, pooled = 0] = ids;
    await database.pool.query('update listings set list_price_cents = 12345600 where id = $1', [cheaper]);
    await database.pool.query(`update listings set standard_status = 'Pending' where id = $1`, [gone]);
    await database.pool.query('update listings set internet_entire_listing_display_yn = false where id = $1', [hidden]);
    await database.pool.query(
      `insert into listing_details (listing_id, features) values ($1, '{"PatioAndPorchFeatures": ["Deck"]}')
       on conflict (listing_id) do update set features = excluded.features`,
      [pooled],
    );
    const after = await openMarket(ctx);
    const byId = new Map(after?.homes.map((home) => [home.id, home]));
    expect([...byId.keys()].toSorted((a, b) => a - b)).toEqual(await listForSale());
    expect(byId.get(cheaper)?.price).toBe(123_456);
    expect([byId.has(gone), byId.has(hidden)]).toEqual([false, false]);
    expect(byId.get(pooled)?.wishes.deckOrPatio).toBe(true);
    // What did not change was not read again.
    expect(byId.get(ids[5] ?? 0)).toBe(market?.homes.find(({ id }) => id === ids[5]));
    expect(after?.stamp).not.toBe(market?.stamp);
    await database.pool.query('delete from listings where id = $1', [ids[6]]);
    expect((await openMarket(ctx))?.homes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(await listForSale());
  });

  it('asks the search where there are more homes than may be held', async () => {
    const other = { ...ctx, db: database.db.withoutPlugins() };
    expect(await openMarket(other, 10)).toBeUndefined();
    const { total } = await findMatches(other, { profile: PROFILE, offset: 0, limit: 1 });
    expect(total.considered).toBeGreaterThan(0);
  });
});
