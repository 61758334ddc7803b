import type { Db } from '#platform/db/database.ts';

/** From this many simultaneous searches on, wide ones get estimated totals. A page sends three or four at once. */
const BUSY_FROM = 6;
/** Heavy load tends to continue: without this, every lull would begin with the longest counts. */
const BUSY_FOR_MS = 1000;

interface Load {
  running: number;
  busyUntil: number;
}

const loads = new WeakMap<Db, Load>();

/** Counts a search as running until its work ends. */
export async function whileRunning<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const load = loads.get(db) ?? { running: 0, busyUntil: 0 };
  loads.set(db, load);
  load.running += 1;
  if (load.running >= BUSY_FROM) load.busyUntil = performance.now() + BUSY_FOR_MS;
  try {
    return await work();
  } finally {
    load.running -= 1;
  }
}

/** Whether so many searches run, or ran a moment ago, that exact totals of wide ones would delay the others. */
export function isBusy(db: Db): boolean {
  return performance.now() < (loads.get(db)?.busyUntil ?? 0);
}
