import type { Db } from '#platform/db/database.ts';
import { readMark } from '#platform/db/marks.ts';

/** Until when something of the demonstration was told, by its mark; earlier versions noted when they told all of it. */
export async function readToldUntil(db: Db, key: string): Promise<Date | undefined> {
  const mark = await readMark(db, key);
  if (typeof mark !== 'object' || mark === null) return undefined;
  const until: unknown = Reflect.get(mark, 'until') ?? Reflect.get(mark, 'madeAt');
  return typeof until === 'string' ? new Date(until) : undefined;
}
