import { type AgreedTour, formatTourTime, listAgreedTours } from '#domains/appointments/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { transact } from '#platform/verb/transact.ts';
import { sayAhead } from '../model/reminder-terms.ts';
import { findReminders, listReminderTimes } from './reminder-choices.ts';
import { noteLook, sinceLastLook } from './since-last-look.ts';

const MARK = 'bookings.tours-reminded';

/** Reminds people of tours that a firm agreed to, at the times that they chose, as of what they booked here. */
export async function remindOfTours(ctx: TellContext): Promise<void> {
  const { db, now } = ctx;
  const since = await sinceLastLook(ctx, MARK);
  const minutes = await listReminderTimes(db);
  const ahead = (at: Date, by: number) => new Date(at.getTime() + by * MINUTE_MS);
  const tours = await listAgreedTours(
    ctx,
    minutes.map((by) => ({ after: ahead(since, by), until: ahead(now, by) })),
  );
  // Before they are told: nobody hears of the same twice, whatever happens meanwhile.
  await noteLook(ctx, MARK);
  for (const tour of tours.filter(({ startsAt }) => startsAt > now))
    await transact(ctx, (inner) => remind(inner, tour, since)).catch((error: unknown) => {
      ctx.log.warn({ err: error, id: tour.id }, 'a reminder of a tour was not given');
    });
}

async function remind(ctx: TellContext, tour: AgreedTour, since: Date): Promise<void> {
  const { inApp, byMail } = await findReminders(ctx.db, tour.userId);
  const momentOf = (minutes: number) => tour.startsAt.getTime() - minutes * MINUTE_MS;
  const isDue = (minutes: number) =>
    momentOf(minutes) > since.getTime() && momentOf(minutes) <= ctx.now.getTime() && tour.agreedAt.getTime() < momentOf(minutes);
  const [line, mail] = [Math.min(...inApp.filter(isDue)), Math.min(...byMail.filter(isDue))];
  const body = `${formatTourTime(tour.startsAt, tour.timeZone)}.`;
  for (const minutes of new Set([line, mail])) {
    if (!Number.isFinite(minutes)) continue;
    const late = (ctx.now.getTime() - momentOf(minutes)) / MINUTE_MS;
    await tell(ctx, {
      to: { userId: tour.userId },
      topic: 'appointments',
      title: `${sayAhead(minutes, late)}: tour of ${tour.label ?? 'a home'}`,
      ...(minutes === line ? { line: { body, href: '/inquiries' } } : {}),
      ...(minutes === mail
        ? {
            mail: {
              body: { paragraphs: [body], action: { path: '/inquiries', label: 'See your tours' } },
              dedupeKey: `tour-${tour.id}-${tour.startsAt.getTime()}-before-${minutes}`,
            },
          }
        : {}),
    });
  }
}
