import { utcDay } from '#lib/calendar.ts';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { Config } from '#platform/config/config.ts';
import { findDataDir, PROJECT_DIR } from '#platform/config/data-dir.ts';
import { BROWSABLE_SHARE } from '#demo/seed-steps.ts';
import { openDatabase, type Db } from '#platform/db/database.ts';
import { hasLocalDatabase, startLocalPostgres } from '#platform/db/local-postgres.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { giveBackAtRest } from '#platform/memory/give-back.ts';
import { buildCity, type CityBuild } from './build-city.ts';
import { buildPages, needsBuild } from './build-pages.ts';
import { describeFirstAdmin } from './describe-first-admin.ts';
import { explainFailure } from './explain-failure.ts';
import { isCityBrowsable, isCityWanted } from './is-city-wanted.ts';
import { findMissingConfig } from './missing-config.ts';
import type { Operator } from './operator.ts';
import { explainListenFailure, probePort } from './probe-port.ts';
import { waitForShutdown } from './shutdown.ts';
import { claimDataDir } from './single-server.ts';
import { createSteps, type Note, type Steps } from './steps.ts';

/** Above the ten seconds that requests and jobs each have. */
const CLOSE_MS = 25_000;
const ABANDON_MS = 5000;

interface ServeOptions {
  isDevelopment: boolean;
  withWorker: boolean;
  /** Opens the site once the whole demonstration city is built; otherwise as soon as its homes for sale can be browsed. */
  withWholeCity?: boolean;
}

/** Starts the site; returns after it was asked to end and everything has stopped. */
export async function serve(operator: Operator, options: ServeOptions): Promise<void> {
  const log = createLog(operator.config.LOG_LEVEL);
  const undo: Undo[] = [];
  const asked = waitForShutdown();
  let isOpen = false;
  try {
    await Promise.race([asked, openSite({ operator, options, log, undo }).then(() => (isOpen = true))]);
    await asked;
    operator.print(isOpen ? '\nFinishing running requests …' : '\nStopping …');
  } finally {
    // Interrupted work would report that its database is gone.
    if (!isOpen) log.level = 'silent';
    await runAll(undo.toReversed(), isOpen ? CLOSE_MS : ABANDON_MS);
  }
  operator.print('Stopped.');
  if (!isOpen) process.exit(130);
}

interface Opening {
  operator: Operator;
  options: ServeOptions;
  log: Log;
  /** Cleanup steps, in the order in which they were added. */
  undo: Undo[];
}

type Undo = () => Promise<void>;

async function openSite({ operator, options, log, undo }: Opening): Promise<void> {
  const { config } = operator;
  const dataDir = findDataDir(config);
  const steps = createSteps((line) => operator.print(line));
  operator.print(config.PRODUCT_NAME);
  if (config.isLocal) undo.push((await claimDataDir(dataDir, describeAddress(config))).release);
  await probePort(config.HOST, config.PORT);
  // On a first start the pages, the city and the database are made side by side.
  const building = options.isDevelopment ? undefined : inBackground(buildStalePages(steps));
  const isFirst = config.isLocal && config.demoMode && !(await hasLocalDatabase(dataDir));
  let city = isFirst ? startCity() : undefined;
  if (city !== undefined) undo.push(city.stop);
  const { connectionString, databaseDir } = await prepareDatabase({ config, dataDir, log, steps, undo });
  const { db, pool, close } = openDatabase({ connectionString, poolSize: config.DATABASE_POOL_SIZE, log });
  undo.push(close);
  if (city === undefined && config.demoMode && (await isCityWanted(db))) city = startCity();
  if (city !== undefined) {
    undo.push(city.stop);
    city.storeIn(connectionString);
  }
  const goesOn = options.withWholeCity !== true && (await isCityBrowsable(db, today()));
  const cityStep =
    city &&
    !goesOn &&
    inBackground(steps.run('Build the demo city', (note) => awaitCity(city, note, { whole: options.withWholeCity === true })));
  // Read while one of the two is still at work.
  await Promise.race([building, cityStep]);
  const { startServer } = await import('#server/main.ts');
  await Promise.all([building, cityStep]);
  for (const line of await welcomeAdmin(operator, db, log)) operator.print(line);
  const server = await steps.run('Open the door', async () =>
    startServer({
      config,
      log,
      db,
      pool,
      dataDir,
      withWorker: options.withWorker,
      ...(options.isDevelopment && { createVite: openVite }),
      ...(city && { workFrom: city.whole }),
    }).catch((error: unknown) => {
      throw explainListenFailure(error, config.HOST, config.PORT);
    }),
  );
  undo.push(() => server.close());
  for (const line of describeWelcome(config, server.port, { dataDir, databaseDir })) operator.print(line);
  if (city !== undefined && options.withWholeCity !== true) void completeCity(city, { operator, steps });
}

async function buildStalePages(steps: Steps): Promise<void> {
  if (await needsBuild()) await steps.run('Build the pages', buildPages);
}

/** A promise awaited later may fail earlier. */
function inBackground<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

function startCity(): CityBuild {
  return buildCity({ asOf: today() });
}

function today(): string {
  return utcDay(new Date());
}

/** The bar shows the step that the start waits for. */
async function awaitCity(city: CityBuild, note: Note, { whole }: { whole: boolean }): Promise<void> {
  const goal = whole ? 1 : BROWSABLE_SHARE;
  city.follow((step, share) => note(step, share / goal));
  await (whole ? city.whole : city.browsable);
}

/** People browse already. A failure now leaves a site that says what it lacks, and the next start continues. */
async function completeCity(city: CityBuild, { operator, steps }: { operator: Operator; steps: Steps }): Promise<void> {
  try {
    await steps.run('Complete the demo city', (note) => awaitCity(city, note, { whole: true }));
  } catch (error) {
    if (!city.isStopped()) operator.print(`  ${explainFailure(error)}`);
  }
}

async function welcomeAdmin({ config }: Operator, db: Db, log: Log): Promise<string[]> {
  if (!config.demoMode) return [];
  const { createFirstAdmin } = await import('#domains/accounts/server/index.ts');
  const ctx: Context = { actor: { kind: 'system' }, db, now: new Date(), requestId: 'first-run', log };
  return describeFirstAdmin(await createFirstAdmin(ctx));
}

/** Every step is tried even if one fails; a step that hangs is abandoned after a while. */
async function runAll(stops: Undo[], limitMs: number): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) {
    const late = wait(limitMs, undefined, { ref: false });
    await Promise.race([stop(), late]).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
}

/** Background work without pages, for installations that separate the two. */
export async function runWorker(operator: Operator): Promise<void> {
  const { config } = operator;
  const log = createLog(config.LOG_LEVEL);
  const asked = waitForShutdown();
  await operator.withDatabase(
    async ({ db, pool }) => {
      const [{ openPorts }, { createBackgroundWork }] = await Promise.all([
        import('#server/open-ports.ts'),
        import('#server/worker.ts'),
      ]);
      const { ports, queue } = await openPorts({ config, pool, log, dataDir: findDataDir(config) });
      const work = createBackgroundWork({ ports, queue, db, log });
      await work.open();
      await work.start();
      const stayAsLarge = giveBackAtRest();
      operator.print('Working in the background. Ctrl-C stops it.');
      await asked;
      stayAsLarge();
      await work.stop();
    },
    { endsItself: true },
  );
  operator.print('Stopped.');
}

interface Preparation {
  config: Config;
  dataDir: string;
  log: Log;
  steps: Steps;
  undo: Undo[];
}

async function prepareDatabase({
  config,
  dataDir,
  log,
  steps,
  undo,
}: Preparation): Promise<{ connectionString: string; databaseDir: string }> {
  let connectionString = config.DATABASE_URL;
  let databaseDir = dataDir;
  connectionString ??= await steps.run('Start PostgreSQL', async (note) => {
    const postgres = await startLocalPostgres({ dataDir, log, onProgress: note, supervise: true });
    undo.push(() => postgres.stop());
    databaseDir = path.dirname(postgres.clusterDir);
    return postgres.connectionString;
  });
  await steps.run('Prepare the database', (note) => migrateDatabase(connectionString, { onApply: note }));
  return { connectionString, databaseDir };
}

async function openVite(server: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  // Loaded as it is: a bundled copy of the configuration would look like a change to node --watch.
  return createServer({
    root: PROJECT_DIR,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
}

function describeAddress(config: Config, port: number = config.PORT): string {
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return config.PUBLIC_URL ?? `http://${host}:${port}`;
}

function describeWelcome(config: Config, port: number, folders: { dataDir: string; databaseDir: string }): string[] {
  const { dataDir, databaseDir } = folders;
  const address = describeAddress(config, port);
  const lines = ['', `  ${config.PRODUCT_NAME} is open:  ${address}`, ''];
  lines.push(config.isLocal ? `  Data folder   ${dataDir}` : '  Data          in the database of DATABASE_URL');
  if (config.isLocal && databaseDir !== dataDir)
    lines.push(`  Database      ${databaseDir}, where the user it runs as can reach it`);
  if (config.demoMode)
    lines.push(`  Try first     ${address}/property-search  and say what you look for: "3 bedrooms with a garden under 600k"`);
  if (config.isLocal)
    lines.push('  Mode          local: mailbox for development, demo mode; set DATABASE_URL to run it for real');
  if (config.isLocal) lines.push(`  Mailbox       ${address}/dev/mailbox  shows the mail that the site sends here`);
  const missing = config.isLocal ? [] : findMissingConfig(config).map((finding) => finding.name);
  if (missing.length > 0) lines.push(`  To look at    ${missing.join(', ')}: npm run -s realty -- doctor says why`);
  lines.push('  Your homes    npm run -s realty -- feed add <file> --policy own --sync', '  To stop       Ctrl-C', '');
  return lines;
}
