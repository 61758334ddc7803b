import type { Db } from '#platform/db/database.ts';

const lines = new Map<number, Promise<unknown>>();
const underway = new Map<string, { now: Promise<unknown>; next?: Promise<unknown> }>();

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

/**
 * Many who ask the same at once share an answer. It is looked up after each of them asked: whoever comes while one is looked up
 * waits for the next, as what was read before may have changed.
 */
export function shareAnswer<T>(question: string, answer: () => Promise<T>): Promise<T> {
  const before = underway.get(question);
  if (before === undefined) return lookUp(question, answer);
  const lookUpAgain = () => lookUp(question, answer);
  before.next ??= before.now.then(lookUpAgain, lookUpAgain);
  return before.next as Promise<T>;
}

function lookUp<T>(question: string, answer: () => Promise<T>): Promise<T> {
  const mine: { now: Promise<T>; next?: Promise<unknown> } = { now: answer() };
  underway.set(question, mine);
  const forget = () => {
    if (mine.next === undefined) underway.delete(question);
  };
  mine.now.then(forget, forget);
  return mine.now;
}
