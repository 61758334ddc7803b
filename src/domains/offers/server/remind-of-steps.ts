import { sql } from 'kysely';
import { findHomeForOffers } from '#domains/selling/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { REMINDED_DAYS_AHEAD, REMINDED_DAYS_LATE, sayDue } from '#domains/roadmaps/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { listDatesOf } from './list-sale-dates.ts';
import { requireTermsOf } from './queries.ts';
import { tellSellers } from './tell-sides.ts';

/**
 * Reminds everybody who sells a home under contract of its open steps, each once before its date and once after it. Days are
 * those at the home.
 */
export async function remindOfSteps(ctx: TellContext): Promise<void> {
  // The day at a home is at most one from that of UTC; an old closing has nothing left to remind of.
  const oldest = addDays(utcDay(ctx.now), -REMINDED_DAYS_LATE - 1);
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string }>`
      select o.id from offers o join offer_versions v on v.offer_id = o.id and v.version = o.version
      where o.status = 'accepted' and o.id > ${after}::uuid
        and (v.terms ->> 'closingDate')::date + coalesce((v.terms ->> 'rentBackDays')::int, 0) >= ${oldest}::date
      order by o.id limit ${most}`.execute(ctx.db);
    return rows;
  };
  await eachInTurn(ctx, 'a reminder of a sale', find, (id) => remind(ctx, id));
}

async function remind(ctx: TellContext, id: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const { db, now } = inner;
    const offer = await db
      .selectFrom('offers')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'accepted')
      .forUpdate()
      .executeTakeFirst();
    const home = offer && (await findHomeForOffers(inner, { listingId: offer.listing_id }));
    if (offer === undefined || offer.accepted_at === null || home === undefined) return;
    const today = dayInZone(now, home.timeZone);
    const [ahead, yesterday] = [addDays(today, REMINDED_DAYS_AHEAD), addDays(today, -1)];
    const accepted = { id, accepted_at: offer.accepted_at, terms: await requireTermsOf(db, offer) };
    const dates = await listDatesOf(inner, accepted, home);
    const within = (from: string, to: string) =>
      dates.filter(({ dueOn }) => dueOn >= from && dueOn <= to).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
    const soon = within(latest(today, offer.steps_told_until), ahead);
    const late = within(latest(addDays(today, -REMINDED_DAYS_LATE), offer.steps_late_told_until), yesterday);
    await db
      .updateTable('offers')
      .set({ steps_told_until: ahead, steps_late_told_until: yesterday })
      .where('id', '=', id)
      .execute();
    const words = sayDue({ soon, late }, 'sale');
    if (words === undefined) return;
    await tellSellers(inner, home, {
      title: words.title,
      body: `${home.label}. ${words.paragraphs.join(' ')}`,
      key: `sale-due-${id}-${today}`,
    });
  });
}

/** The first day of which nobody has heard yet. */
const latest = (day: string, toldUntil: string | null): string => {
  const next = toldUntil === null ? day : addDays(toldUntil, 1);
  return next > day ? next : day;
};
