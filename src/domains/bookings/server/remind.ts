import { sql } from 'kysely';
import { transact } from '#platform/verb/transact.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { REMINDER_HOURS } from '../contract.ts';
import { requireBookableOf } from './bookables.ts';
import { findBooking } from './queries.ts';
import { tellOfBooking } from './tell-sides.ts';

const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 500;

/**
 * Reminds both sides of what begins within a day, and within an hour. What was booked later than that has its confirmation, and
 * is not reminded of at once.
 */
export async function remindOfBookings(ctx: TellContext): Promise<void> {
  const { now } = ctx;
  for (const [what, column, hours] of [
    ['hour-before', 'reminded_hour_at', REMINDER_HOURS.hour],
    ['day-before', 'reminded_day_at', REMINDER_HOURS.day],
  ] as const) {
    const until = new Date(now.getTime() + hours * HOUR_MS);
    const { rows } = await sql<{ id: string }>`
      select id from bookings where status = 'accepted' and starts_at > ${now} and starts_at <= ${until}
        and ${sql.ref(column)} is null
        and (${what === 'hour-before'} or starts_at > ${new Date(now.getTime() + REMINDER_HOURS.hour * HOUR_MS)})
        and updated_at < starts_at - ${hours} * interval '1 hour'
      order by starts_at limit ${MOST_AT_ONCE}`.execute(ctx.db);
    for (const { id } of rows)
      await transact(ctx, async (inner) => {
        const taken = await sql`
          update bookings set ${sql.ref(column)} = ${now} where id = ${id} and status = 'accepted' and ${sql.ref(column)} is null`.execute(
          inner.db,
        );
        const row = taken.numAffectedRows === 1n ? await findBooking(inner.db, id) : undefined;
        if (row !== undefined) await tellOfBooking(inner, { row, bookable: await requireBookableOf(inner, row), what });
      });
  }
}
