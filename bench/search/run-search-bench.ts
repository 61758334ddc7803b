import os from 'node:os';
import pg from 'pg';
import type { LngLat } from '#lib/geo.ts';
import { createRandom } from '#lib/random.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Log } from '#platform/log/log.ts';
import { addPlainIndexes, fillDatabase } from './fill-database.ts';
import { measureExecution, openRecorder, type Percentiles, percentiles } from './measure.ts';
import { type Drawn, QUERY_CLASSES, type World } from './query-classes.ts';
import { withScratchDatabase } from './scratch-database.ts';

export interface SearchBenchOptions {
  /** URL of any database of the server. */
  serverUrl: string;
  listings: number;
  queriesPerClass: number;
  /** Names of the classes to measure; all if absent. */
  classes: readonly string[] | undefined;
  clients: number;
  seconds: number;
  /** Name of a scratch database that is kept and used again. */
  keep: string | undefined;
  log: Log;
  report: (step: string) => void;
}

export interface ClassResult {
  what: string;
  ms: Percentiles;
  plainMs?: Percentiles;
  /** How many times as long the plain design takes. */
  ratio?: Percentiles;
}

export interface SearchBenchResult {
  listings: number;
  fillSeconds: number | null;
  measure: string;
  classes: Record<string, ClassResult>;
  throughput: { clients: number; seconds: number; requestsPerSecond: number; latencyMs: Percentiles };
  skipped: Record<string, string>;
  settings: Record<string, string>;
  machine: { cores: number; memoryGb: number; node: string };
}

const SEED = 'search bench';
const NOW = new Date('2026-05-01T12:00:00Z');
const WARM_UP = 15;

/** Fills a database of its own and measures every class of search, beside the plain designs. */
export async function runSearchBench(options: SearchBenchOptions): Promise<SearchBenchResult> {
  return withScratchDatabase(options.serverUrl, { keep: options.keep }, async (connectionString, isNew) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const started = performance.now();
    if (isNew) {
      await fillDatabase(client, options.listings, options.report);
      options.report('indexes of the plain designs');
      await addPlainIndexes(client);
      await client.query('checkpoint');
    }
    const fillSeconds = isNew ? Math.round((performance.now() - started) / 100) / 10 : null;
    const world = await readWorld(client);
    const classes = await measureClasses(connectionString, world, options);
    const throughput = await measureThroughput(connectionString, world, options);
    const settings = await readSettings(client);
    await client.end();
    return {
      listings: options.listings,
      fillSeconds,
      measure:
        'milliseconds of execution in the database, by EXPLAIN (ANALYZE, TIMING OFF), summed over the statements of a search',
      classes,
      throughput,
      skipped: { nearestSales: 'nothing in the product searches for the nearest sales yet' },
      settings,
      machine: { cores: os.cpus().length, memoryGb: Math.round(os.totalmem() / 2 ** 30), node: process.version },
    };
  });
}

async function readWorld(client: pg.Client): Promise<World> {
  await client.query('select setseed(0.5)');
  const spots = await client.query<{ x: number; y: number }>(
    `select map_longitude as x, map_latitude as y from listings
     where standard_status = 'Active' and display_listing and cell is not null and id % 97 = 0 order by md5(id::text) limit 3000`,
  );
  const active = await client.query<{ homes: number }>(
    'select listings::integer as homes from cell_agg where zoom = 0 and not by_kind and cell = 0',
  );
  const homes = active.rows[0]?.homes ?? 0;
  const depths: World['depths'][number][] = [];
  for (let index = 1; index <= 12; index++) {
    const depth = Math.floor((Math.min(homes, 60_000) * index) / 13);
    const at = await client.query<{ key: string; id: number }>(
      `select listed_on::text as key, id::integer as id from listings where standard_status = 'Active' and display_listing and listed_on is not null
       order by listed_on desc, id desc offset $1 limit 1`,
      [depth],
    );
    if (at.rows[0] !== undefined) depths.push({ depth, ...at.rows[0] });
  }
  return { spots: spots.rows.map(({ x, y }): LngLat => [x, y]), depths, active: homes };
}

async function measureClasses(
  connectionString: string,
  world: World,
  options: SearchBenchOptions,
): Promise<Record<string, ClassResult>> {
  const recorder = openRecorder(connectionString);
  const ctx = makeContext(recorder.db, options.log);
  const results: Record<string, ClassResult> = {};
  for (const { name, what, draw } of QUERY_CLASSES) {
    if (options.classes?.includes(name) === false) continue;
    options.report(name);
    const random = createRandom(`${SEED}/${name}`);
    const drawn = Array.from({ length: options.queriesPerClass }, () => draw(random, world));
    for (const one of drawn.slice(0, WARM_UP)) await measureOne(one);
    const times: { product: number; plain: number | undefined }[] = [];
    for (const one of drawn) times.push(await measureOne(one));
    results[name] = summarize(what, times);
  }
  await recorder.db.destroy();
  return results;

  async function measureOne({ run, plain }: Drawn) {
    const statements = await recorder.record(() => run(ctx));
    const product = await measureExecution(recorder.pool, statements);
    return { product, plain: plain === undefined ? undefined : await measureExecution(recorder.pool, [plain]) };
  }
}

function summarize(what: string, times: readonly { product: number; plain: number | undefined }[]): ClassResult {
  const ms = percentiles(times.map(({ product }) => product));
  const plain = times.map((one) => one.plain).filter((value) => value !== undefined);
  if (plain.length === 0) return { what, ms };
  const plainMs = percentiles(plain);
  const round = (value: number) => Math.round(value * 100) / 100;
  return { what, ms, plainMs, ratio: { p50: round(plainMs.p50 / ms.p50), p95: round(plainMs.p95 / ms.p95) } };
}

/** Many clients at once, each asking one search after another: the product's verbs, without HTTP. */
async function measureThroughput(
  connectionString: string,
  world: World,
  options: SearchBenchOptions,
): Promise<SearchBenchResult['throughput']> {
  options.report(`${options.clients} clients`);
  const { db, close } = openDatabase({ connectionString, poolSize: 8, log: options.log });
  const ctx = makeContext(db, options.log);
  const weights: Record<string, number> = {
    viewport: 40,
    neighborhood: 15,
    deepPage: 10,
    clusters: 15,
    clustersNear: 10,
    facets: 5,
    textLocal: 5,
  };
  const latencies: number[] = [];
  const random = createRandom(`${SEED}/mixed`);
  const drawn = Array.from({ length: 4000 }, () =>
    random.weighted(QUERY_CLASSES, ({ name }) => weights[name] ?? 0).draw(random, world),
  );
  let next = 0;
  const until = performance.now() + options.seconds * 1000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: options.clients }, async () => {
      while (performance.now() < until) {
        const one = drawn[next++ % drawn.length];
        const from = performance.now();
        await one?.run(ctx);
        latencies.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await close();
  return {
    clients: options.clients,
    seconds: Math.round(seconds * 10) / 10,
    requestsPerSecond: Math.round(latencies.length / seconds),
    latencyMs: percentiles(latencies),
  };
}

function makeContext(db: Context['db'], log: Log): Context {
  return { actor: { kind: 'system' }, db, now: NOW, requestId: 'bench', log };
}

async function readSettings(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, current_setting(name) as setting from pg_settings where name in
     ('server_version', 'shared_buffers', 'effective_cache_size', 'work_mem', 'random_page_cost', 'jit', 'max_parallel_workers_per_gather', 'fsync')`,
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}
