import { sql } from 'kysely';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { FEEDBACK_AFTER_MINUTES, FEEDBACK_KINDS, FEEDBACK_WITHIN_DAYS } from '../model/feedback-terms.ts';
import { requireBookableOf } from './bookables.ts';
import { findBooking } from './queries.ts';
import { tellOfFeedbackWish } from './tell-sides.ts';

/** Asks the guests of tours that are over what they thought, each once, unless they said it already or did not come. */
export async function askForFeedback(ctx: TellContext): Promise<void> {
  const { db, now } = ctx;
  const until = new Date(now.getTime() - FEEDBACK_AFTER_MINUTES * MINUTE_MS);
  const since = new Date(now.getTime() - FEEDBACK_WITHIN_DAYS * DAY_MS);
  const find = async (after: string, most: number) => {
    // Starts are indexed, ends are not.
    const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join event_types e on e.id = b.event_type_id
    where b.status = 'accepted' and b.starts_at > ${since} and b.starts_at < ${until} and b.ends_at <= ${until}
      and b.feedback is null and b.feedback_asked_at is null and e.kind in (${sql.join([...FEEDBACK_KINDS])})
      and b.id > ${after}::uuid
    order by b.id limit ${most}`.execute(db);
    return rows;
  };
  await eachInTurn(ctx, 'a wish for feedback', find, (id) =>
    transact(ctx, async (inner) => {
      const marked = await inner.db
        .updateTable('bookings')
        .set({ feedback_asked_at: now })
        .where('id', '=', id)
        .where('status', '=', 'accepted')
        .where('feedback', 'is', null)
        .where('feedback_asked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      const row = marked && (await findBooking(inner.db, id));
      if (row !== undefined) await tellOfFeedbackWish(inner, row, await requireBookableOf(inner, row));
    }),
  );
}
