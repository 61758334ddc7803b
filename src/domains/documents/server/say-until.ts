import { readTimeZones } from '#domains/accounts/server/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';

/** When what the caller gives or asks for ends, as mails tell it: in the zone that they chose, else in that of their browser. */
export async function sayUntil(ctx: Context, end: Date, timeZone: string | undefined): Promise<string> {
  const { userId } = requireUser(ctx);
  const chosen = (await readTimeZones(ctx.db, [userId])).get(userId) ?? nameTimeZone(timeZone ?? '');
  return `until ${formatDateTime(end.toISOString(), chosen ?? 'UTC')}`;
}
