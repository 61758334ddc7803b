import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';

/** `/api/health/live`: the process answers. `/api/health` and `/api/health/ready`: database and schema are as they must be. */
export function mountHealth(app: Hono<HonoEnv>, { db }: { db: Db }): void {
  app.get('/api/health/live', (c) => c.json({ status: 'live' }, 200, { 'cache-control': 'no-store' }));
  for (const path of ['/api/health', '/api/health/ready']) {
    app.get(path, async (c) => {
      const state = await readState(db);
      return c.json(state, state.status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' });
    });
  }
}

interface Readiness {
  status: 'ready' | 'not-ready';
  database: 'up' | 'down';
  migrations: { applied: number; pending: string[] };
}

async function readState(db: Db): Promise<Readiness> {
  const all = (await readMigrations()).map((migration) => migration.name);
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
    const applied = new Set(rows.map((row) => row.name));
    const pending = all.filter((name) => !applied.has(name));
    return {
      status: pending.length === 0 ? 'ready' : 'not-ready',
      database: 'up',
      migrations: { applied: applied.size, pending },
    };
  } catch {
    return { status: 'not-ready', database: 'down', migrations: { applied: 0, pending: all } };
  }
}
