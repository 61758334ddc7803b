import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { readMigrations } from '#platform/db/migrations.ts';
import type { CityGrowth } from './city-growth.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import { AWAY_RETRY_SECONDS } from '#platform/verb/explain-failure.ts';
import { measureMemory, type MemoryInUse } from './measure-memory.ts';

const PATIENCE_MS = 3000;
/** Measuring reads the page lists of some twenty processes, which is too slow for every request. */
const MEASURED_FOR_MS = 3000;

/**
 * `/api/health/live`: the process answers. `/api/health/ready`: database and schema are correct; in demo mode it also says
 * whether the city is complete, and what is still to come. `/api/health` also gives the memory in use.
 */
export function mountHealth(
  app: Hono<HonoEnv>,
  { db, city, hasOwnDatabase }: { db: Db; city: CityGrowth | undefined; hasOwnDatabase: boolean },
): void {
  const memory = rememberBriefly(() => measureMemory(db, hasOwnDatabase));
  const known = readMigrations().then((migrations) => migrations.map(({ name }) => name));
  app.get('/api/health/live', (c) => c.json({ status: 'live' }, 200, { 'cache-control': 'no-store' }));
  for (const path of ['/api/health', '/api/health/ready']) {
    app.get(path, async (c) => {
      const state = describeState(await known, await readApplied(db));
      const isReady = state.status === 'ready';
      const told = {
        ...state,
        ...(city && describeCity(city)),
        ...(isReady && path === '/api/health' && { memory: await memory() }),
      };
      const comeBack = isReady ? {} : { 'retry-after': String(AWAY_RETRY_SECONDS) };
      return c.json(told, isReady ? 200 : 503, { 'cache-control': 'no-store', ...comeBack });
    });
  }
}

function rememberBriefly(measure: () => Promise<MemoryInUse>): () => Promise<MemoryInUse> {
  let measured: Promise<MemoryInUse> | undefined;
  let until = 0;
  return () => {
    if (measured === undefined || performance.now() > until) {
      measured = measure();
      until = performance.now() + MEASURED_FOR_MS;
    }
    return measured;
  };
}

function describeCity(city: CityGrowth): { city: 'building' | 'ready'; coming: readonly string[] } {
  const coming = city.coming();
  return { city: coming.length > 0 ? 'building' : 'ready', coming };
}

interface Readiness {
  status: 'ready' | 'not-ready';
  database: 'up' | 'down';
  migrations: { applied: number; pending: string[] };
}

function describeState(known: string[], applied: Set<string> | undefined): Readiness {
  const pending = known.filter((name) => applied?.has(name) !== true);
  return {
    status: pending.length === 0 ? 'ready' : 'not-ready',
    database: applied === undefined ? 'down' : 'up',
    migrations: { applied: applied?.size ?? 0, pending },
  };
}

/** The names of the applied migrations; undefined if the database does not answer in time. */
async function readApplied(db: Db): Promise<Set<string> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([queryApplied(db), tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function queryApplied(db: Db): Promise<Set<string>> {
  const table = await sql<{ found: boolean }>`select to_regclass('schema_migrations') is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return new Set();
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map((row) => row.name));
}
