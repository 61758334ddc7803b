import type { Db } from '#platform/db/database.ts';

const lines = new Map<number, Promise<unknown>>();
const underway = new Map<string, Promise<unknown>>();

/**
 * Lets one booking of a schedule at a time work in this process. Those who wait hold no connection of the pool, so a rush for one
 * home leaves the others alone; between processes the schedule's lock does it. Within a transaction that lock is enough.
 */
export function inTurn<T>(db: Db, scheduleId: number, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(false);
  const before = lines.get(scheduleId);
  const mine = (before ?? Promise.resolve()).then(() => work(before !== undefined));
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  lines.set(scheduleId, settled);
  void settled.then(() => {
    if (lines.get(scheduleId) === settled) lines.delete(scheduleId);
  });
  return mine;
}

/** The answer to a question that somebody asks already is shared. */
export function shareAnswer<T>(question: string, answer: () => Promise<T>): Promise<T> {
  const asked = underway.get(question);
  if (asked !== undefined) return asked as Promise<T>;
  const mine = answer().finally(() => underway.delete(question));
  underway.set(question, mine);
  return mine;
}
