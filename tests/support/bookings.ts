import { randomUUID } from 'node:crypto';
import type { BookingMoveForm, EventSettings, ScheduleForm } from '#domains/bookings/contract.ts';
import { proposeSchedule } from '#domains/bookings/model/usual-schedule.ts';
import { bookTime } from '#domains/bookings/server/book-time.ts';
import { listOpenings } from '#domains/bookings/server/find-openings.ts';
import { moveBooking } from '#domains/bookings/server/move-booking.ts';
import { getSchedule, setSchedule } from '#domains/bookings/server/save-schedule.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from './actors.ts';

interface Stage {
  owner: ServerContext;
  guest: ServerContext;
  listingKey: string;
}

export const move = (ctx: ServerContext, bookingId: string, form: BookingMoveForm) => moveBooking(ctx, { bookingId, form });

export const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

/** The titles behind somebody's bell, the oldest first. */
export async function linesOf(ctx: ServerContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', idOf(ctx))
    .orderBy('created_at')
    .execute();
  return rows.map(({ title }) => title);
}

/** Tours of one home, which its owner opens and guests book. */
export function toursOf(stage: () => Stage) {
  /** A tour of half an hour, every hour of every day, that nobody has to approve. */
  async function open(settings: Partial<EventSettings> = {}, form: Partial<ScheduleForm> = {}) {
    const { owner, listingKey } = stage();
    const { version } = await getSchedule(owner, listingKey);
    const usual = proposeSchedule().eventTypes[0]?.settings;
    const full = {
      ...usual,
      durationMinutes: 30,
      incrementMinutes: 60,
      afterBufferMinutes: 0,
      minimumNoticeMinutes: 0,
      needsApproval: false,
      ...settings,
    };
    return setSchedule(owner, {
      listingKey,
      version,
      rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
      overrides: [],
      eventTypes: [{ kind: 'tour', isOpen: true, settings: full as EventSettings }],
      ...form,
    });
  }

  const slotsOf = async (ctx: ServerContext = stage().guest) =>
    (await listOpenings(ctx, { listingKey: stage().listingKey })).slots;

  /** A time two days ahead and more. */
  const slotAt = async (index: number) => new Date((await slotsOf())[60 + index] ?? '');

  const book = (ctx: ServerContext, startsAt: Date, part: Partial<Parameters<typeof bookTime>[1]> = {}) =>
    bookTime(ctx, {
      listingKey: stage().listingKey,
      id: randomUUID(),
      kind: 'tour',
      startsAt,
      note: '',
      isHold: false,
      ...part,
    });

  return { open, slotsOf, slotAt, book };
}
