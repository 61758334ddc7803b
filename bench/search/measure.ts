import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

export interface Recorder {
  db: Db;
  pool: pg.Pool;
  /** The statements that `work` sends. */
  record(work: () => Promise<unknown>): Promise<Statement[]>;
}

/** A database whose statements are written down. */
export function openRecorder(connectionString: string): Recorder {
  const pool = new pg.Pool({ connectionString, max: 1, options: '-c jit=off' });
  let statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  });
  return {
    db,
    pool,
    async record(work) {
      statements = [];
      await work();
      return statements;
    },
  };
}

type Explained = { 'QUERY PLAN': [{ 'Execution Time': number }] };

/** Milliseconds that the database needs to run statements, as EXPLAIN (ANALYZE, TIMING OFF) tells; planning is not in it. */
export async function measureExecution(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  let sum = 0;
  for (const { text, values } of statements) {
    if (text.startsWith('explain')) continue;
    const { rows } = await pool.query<Explained>(`explain (analyze, timing off, format json) ${text}`, [...values]);
    sum += rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0;
  }
  return sum;
}

export interface Percentiles {
  p50: number;
  p95: number;
}

/** How many times as long as something else that was measured beside it: what a busy machine changes little. */
export function ratioOf(ms: Percentiles, base: Percentiles): Percentiles {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { p50: round(ms.p50 / base.p50), p95: round(ms.p95 / base.p95) };
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 1000) / 1000;
  return { p50: at(0.5), p95: at(0.95) };
}
