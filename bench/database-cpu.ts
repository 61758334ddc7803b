import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Processor time of each connection to this database so far, in milliseconds, by its process; none where Linux does not tell it. */
export async function readDatabaseCpu(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const told = rows.map(async ({ pid }) => {
    const line = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => undefined);
    return line === undefined ? undefined : ([pid, Number(line.split(' ')[0]) / 1e6] as const);
  });
  return new Map((await Promise.all(told)).filter((one) => one !== undefined));
}

/** What was computed since then, in milliseconds; null where nothing tells it. */
export function databaseCpuSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number | null {
  if (after.size === 0) return null;
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
