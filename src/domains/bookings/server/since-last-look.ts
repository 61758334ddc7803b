import { z } from 'zod';
import { MINUTE_MS } from '#lib/time-units.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';

/** After a longer pause, what was due before it is past. */
const MOST_BEHIND_MS = 24 * 60 * MINUTE_MS;
const lookSchema = z.object({ until: z.iso.datetime().transform((text) => new Date(text)) });

type Looking = Pick<Context, 'db' | 'now'>;

/** Until when reminders were given under a mark; of a first look, the last minute. */
export async function sinceLastLook({ db, now }: Looking, mark: string): Promise<Date> {
  const last = lookSchema.safeParse(await readMark(db, mark)).data?.until;
  const isKnown = last !== undefined && last <= now;
  return new Date(Math.max(isKnown ? last.getTime() : now.getTime() - MINUTE_MS, now.getTime() - MOST_BEHIND_MS));
}

export const noteLook = ({ db, now }: Looking, mark: string) => writeMark(db, mark, { until: now.toISOString() });
