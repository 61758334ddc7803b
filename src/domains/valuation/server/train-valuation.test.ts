import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { homeValuationSchema } from '../contract.ts';
import { drawSample } from './draw-sample.ts';
import { getModelCard } from './get-model-card.ts';
import { describeChange } from './list-model-versions.ts';
import { valuationJobs } from './jobs.ts';
import { claimHome } from './my-home.ts';
import { findServingModel } from './serving-model.ts';
import { LAST_DAY, openValuedMarket, SALES, readHomeValuation } from '#tests/support/valued-market.ts';

let app: TestApp;
let homeIds: number[];

const system = (now = LAST_DAY) => app.system(now);
const as = (actor: UserActor): ServerContext => ({ ...app.ctx(LAST_DAY), actor });

beforeAll(async () => {
  ({ app, homeIds } = await openValuedMarket());
});
afterAll(() => app.close());

describe('a training that is killed', () => {
  /** A training in a process of its own, and a failure as soon as it ends by itself. */
  function train() {
    const child = spawn(process.execPath, ['bin/realty.ts', 'valuation', 'train', '--seed', 'killed'], {
      cwd: PROJECT_DIR,
      env: { DATABASE_URL: app.connectionString },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = once(child, 'close');
    const early = ended.then(([code, signal]): never => {
      throw new Error(`the training ended by itself (${String(code ?? signal)}): ${said}`);
    });
    early.catch(() => undefined);
    return {
      /** Waits for something while the training lives. */
      while: <T>(something: Promise<T>): Promise<T> => Promise.race([something, early]),
      kill: async () => {
        child.kill('SIGKILL');
        expect(await ended, said).toEqual([null, 'SIGKILL']);
      },
    };
  }
  /** What it asks for last before it learns are the names of places. */
  const isLearning = async (since: Date) =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and backend_start > ${since}
        and state = 'idle' and query like '%from "places"%'`.execute(app.db)
    ).rows.length > 0;
  const isStoring = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%insert into valuation_estimates%'`.execute(app.db)
    ).rows.length > 0;
  // Its threads give way to everything else on the machine.
  async function untilLearning(since: Date): Promise<void> {
    await expect.poll(() => isLearning(since), { interval: 10 }).toBe(true);
  }
  async function untilStoring(is: boolean): Promise<void> {
    await expect.poll(isStoring).toBe(is);
  }

  it('leaves the model that serves, whether it dies while learning or while storing', async () => {
    const homeId = homeIds[3] ?? 0;
    const serving = await findServingModel(app.ctx());
    const before = (await readHomeValuation(app, homeId)).estimate;
    expect(before).not.toBeNull();
    // A home that somebody follows is estimated with every new model.
    await claimHome(as(await addActor(app.db)), { homeId, wantsMonthlyMail: false });

    // Its new model serves already in the transaction that it cannot end.
    const lock = await app.db.startTransaction().execute();
    try {
      await sql`lock table valuation_estimates in share row exclusive mode`.execute(lock);
      const since = new Date();
      const learner = train();
      await learner.while(untilLearning(since));
      await learner.kill();
      const writer = train();
      await writer.while(untilStoring(true));
      await writer.kill();
      expect((await readHomeValuation(app, homeId)).estimate).toEqual(before);
    } finally {
      await lock.rollback().execute();
    }
    await untilStoring(false);

    const twin = await app.openTwin();
    try {
      const response = await twin.fetch(new Request(`http://localhost/api/valuation/homes/${homeId}`), {
        remoteAddress: '192.0.2.1',
      });
      expect(homeValuationSchema.parse(await response.json()).estimate).toEqual(before);
    } finally {
      await twin.close();
    }
    const versions = await app.db.selectFrom('valuation_models').select('version').execute();
    expect(versions).toEqual([{ version: serving?.version }]);
  });
});

describe('a model of another version of the product', () => {
  it('answers nothing, says so, and is followed by a new one within a minute', async () => {
    await sql`update valuation_models set version = 'old',
      artefact = overlay(artefact placing '"form":0'::bytea from position('"form":'::bytea in artefact))`.execute(app.db);
    expect(await findServingModel(app.ctx())).toBeUndefined();
    const homeId = homeIds[3] ?? 0;
    expect(await readHomeValuation(app, homeId)).toMatchObject({
      estimate: null,
      refusal: expect.stringContaining('is being trained'),
    });
    expect(await getModelCard(app.ctx())).toMatchObject({ isTraining: true, card: { sales: SALES } });
    expect((await app.request(`/api/valuation/homes/${homeId}/report`)).status).toBe(200);
    await valuationJobs.find(({ name }) => name === 'valuation.train-first')?.handle(system(), {});
    expect((await readHomeValuation(app, homeId)).estimate).not.toBeNull();
    expect((await getModelCard(app.ctx())).isTraining).toBe(false);
    await app.db.deleteFrom('valuation_models').where('version', '=', 'old').execute();
  });
});

describe('the monthly sample', () => {
  it('compares recent sales with what the model of before said, once a month, and tells of it', async () => {
    await app.db
      .insertInto('sales')
      .values(
        homeIds.slice(100, 160).map((parcel_id, at) => ({
          source: 'Test county',
          parcel_id,
          list_date: '2021-05-01',
          close_date: `2021-06-${String((at % 28) + 1).padStart(2, '0')}`,
          close_price_cents: 40_000_000,
          concessions_cents: 0,
          arms_length: true,
        })),
      )
      .execute();
    const july = new Date('2021-07-06T04:00:00Z');
    await drawSample(system(new Date('2021-07-04T04:00:00Z')));
    expect((await getModelCard(app.ctx(july))).samples).toEqual([]);
    await drawSample(system(july));
    await drawSample(system(july));
    const { samples, versions } = await getModelCard(app.ctx(july));
    expect(samples).toMatchObject([{ month: '2021-07', n: 60, eligible: 60, hitRate: 1 }]);
    const cases = await app.db.selectFrom('valuation_sample_cases').selectAll().execute();
    expect(cases.every((row) => row.estimated_as_of <= '2021-05-01' && row.model_version === versions[0]?.version)).toBe(true);
    const errors = cases.map((row) => Math.abs((row.estimate_cents ?? 0) / row.price_cents - 1)).toSorted((a, b) => a - b);
    expect(samples[0]?.mdape).toBeCloseTo(((errors[29] ?? 0) + (errors[30] ?? 0)) / 2, 3);
    // What was drawn is not drawn again, and no other sale is left.
    await drawSample(system(new Date('2021-08-06T04:00:00Z')));
    expect((await getModelCard(app.ctx(july))).samples).toHaveLength(1);
    await expect(drawSample(app.ctx(july))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('stands beside a log of what changed from model to model', async () => {
    const { card, versions } = await getModelCard(app.ctx());
    expect(versions).toMatchObject([
      { version: card?.version, isServing: true, changes: ['The first model of this installation'] },
    ]);
    if (card === null) throw new Error('a model serves');
    const next = { ...card, sales: card.sales + 12, salesTo: '2021-05-30', features: [...card.features, 'garageSpaces'] };
    expect(describeChange(next, card)).toEqual([
      '12 more sales',
      `Sales to 2021-05-30 instead of ${card.salesTo}`,
      'Looks at garageSpaces as well',
    ]);
  });
});
