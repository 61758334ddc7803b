import type { Db } from '#platform/db/database.ts';

/** Searches at once from which on wide ones are answered with estimated totals. A page asks for three or four at once. */
const BUSY_FROM = 6;

const running = new WeakMap<Db, number>();

/** Counts a search as running until its work ends. */
export async function whileRunning<T>(db: Db, work: () => Promise<T>): Promise<T> {
  running.set(db, (running.get(db) ?? 0) + 1);
  try {
    return await work();
  } finally {
    running.set(db, (running.get(db) ?? 1) - 1);
  }
}

/** Whether so many searches run that exact totals of wide ones would hold the others up. */
export function isBusy(db: Db): boolean {
  return (running.get(db) ?? 0) >= BUSY_FROM;
}
