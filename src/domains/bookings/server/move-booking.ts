import type { TellContext } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { refuseMove, type Appointment, type BookingKind, type BookingMoveForm, type BookingSide } from '../contract.ts';
import { sayInterest } from '../model/appointment-words.ts';
import { requireLawfulFor, type Bookable } from './bookables.ts';
import { giveVisit, isShownBy, requireShower } from './give-visit.ts';
import { presentBooking, sideOf, standingOf } from './present-bookings.ts';
import { findBooking, findSchedule, needsApproval, readFeedback, readStarts, type BookingRow } from './queries.ts';
import { requireBooking } from './require-booking.ts';
import { isTooLate, lockSchedule, refuseTaken, requireFree, startClock, takeTime, TimeTaken } from './take-time.ts';
import { tellOfBooking, type BookingNews } from './tell-sides.ts';
import { tellOfFreedTime } from './tell-waiting.ts';

interface Change {
  status?: BookingRow['status'];
  startsAt?: Date;
  proposed?: string[];
  reason?: string;
  feedback?: { interest: number; words: string };
  what?: BookingNews;
}

const REFUSALS = {
  'wrong-side': 'Only the other side can do that.',
  'not-now': 'This appointment has changed: take another look.',
  'too-late': 'It’s too late for that.',
} as const;
const WRITE_INSTEAD = 'Write to the host instead: the button is beside the appointment.';

const OWN_TIME = 'The appointment is already at this time. Choose another one.';

/**
 * One move on a booking, by its guest or by its hosts. The same move again changes nothing. Throws
 * `not-found` for everybody else, `forbidden` for the wrong side, `conflict` where it cannot be made now, or its time is taken, `invalid` for a move to
 * the time that it has, and for a reason in words that a seller may not write.
 */
export async function moveBooking(
  ctx: TellContext,
  { bookingId, form }: { bookingId: string; form: BookingMoveForm },
): Promise<Appointment> {
  const clock = startClock(ctx.now);
  const { row: seen, bookable } = await requireBooking(ctx, bookingId);
  const startsAt = 'startsAt' in form ? new Date(form.startsAt) : 'starts' in form ? new Date(form.starts[0] ?? 0) : undefined;
  try {
    return await transact(ctx, async (inner) => {
      const shower = form.move === 'give' ? await requireShower(inner, { row: seen, bookable, userId: form.userId }) : undefined;
      const now = await lockSchedule(inner.db, seen.schedule_id, clock, shower === undefined ? [] : [shower.scheduleId]);
      const row = await findBooking(inner.db, bookingId);
      const side = row && sideOf(row, bookable, requireUser(inner).userId);
      if (row === undefined || side === undefined) throw new DomainError('not-found', 'There is no such appointment.');
      if (await isDone(inner, row, form)) return presentBooking(inner, row, bookable);
      const refusal = refuseMove(form.move, side, standingOf(row), now);
      if (refusal === 'wrong-side') throw new DomainError('forbidden', REFUSALS[refusal]);
      const canWrite = refusal === 'too-late' && side === 'guest' && bookable.home !== null;
      if (refusal !== undefined)
        throw new DomainError('conflict', canWrite ? `${REFUSALS[refusal]} ${WRITE_INSTEAD}` : REFUSALS[refusal]);
      if (side === 'host' && 'reason' in form) requireLawfulFor(bookable, { reason: form.reason });
      if (shower !== undefined) await giveVisit(inner, { row, bookable, shower, now });
      if (form.move === 'give') return presentBooking(inner, row, bookable);
      const change = await decide(inner, { row, bookable, side, form, now });
      await write(inner, { row, bookable, change, now });
      const after = await findBooking(inner.db, bookingId);
      if (after === undefined) throw new DomainError('not-found', 'There is no such appointment.');
      if (change.what !== undefined && row.status !== 'held')
        await tellOfBooking(inner, { row: after, bookable, what: change.what, words: wordsOf(change, row.kind) });
      if (after.time_id !== row.time_id && row.status !== 'held') await tellOfFreedTime({ ...inner, now }, row, bookable);
      return presentBooking(inner, after, bookable);
    });
  } catch (error) {
    if (!isTooLate(error)) throw error;
    throw await refuseTaken(ctx, bookable, { kind: seen.kind, startsAt: startsAt ?? seen.starts_at, except: bookingId });
  }
}

/** Whether a move came before, and its outcome still stands. */
async function isDone(ctx: Context, row: BookingRow, form: BookingMoveForm): Promise<boolean> {
  switch (form.move) {
    case 'approve':
      return row.status === 'accepted';
    case 'decline':
      return row.status === 'declined';
    case 'cancel':
      return row.status === 'cancelled';
    case 'no-show':
      return row.status === 'no_show';
    case 'came':
      return row.status === 'accepted';
    case 'propose':
      return row.status === 'pending' && same(readStarts(row.proposed), form.starts.map(toInstant));
    case 'take-proposed':
      return row.status === 'accepted' && isAt(row, form.startsAt);
    case 'reschedule':
      return ['pending', 'accepted'].includes(row.status) && isAt(row, form.startsAt) && wasMoved(row, form);
    case 'give':
      return isShownBy(ctx, row, form.userId);
    case 'feedback': {
      const known = readFeedback(row.feedback);
      return known?.interest === form.interest && known.words === form.words;
    }
  }
}

/** Whether a booking came to its time by this very request, sent again; otherwise it was there before. */
function wasMoved(row: BookingRow, { startsAt, from, reason }: Extract<BookingMoveForm, { move: 'reschedule' }>): boolean {
  return from === undefined ? row.sequence > 0 && row.reason === reason : Date.parse(from) !== Date.parse(startsAt);
}

async function decide(
  ctx: TellContext,
  {
    row,
    bookable,
    side,
    form,
    now,
  }: { row: BookingRow; bookable: Bookable; side: BookingSide; form: Exclude<BookingMoveForm, { move: 'give' }>; now: Date },
): Promise<Change> {
  switch (form.move) {
    case 'approve':
      return { status: 'accepted', proposed: [], reason: form.reason, what: 'approved' };
    case 'decline':
      return { status: 'declined', proposed: [], reason: form.reason, what: 'declined' };
    case 'cancel':
      return { status: 'cancelled', proposed: [], reason: form.reason, what: 'cancelled' };
    case 'no-show':
      return { status: 'no_show' };
    case 'came':
      return { status: 'accepted' };
    case 'feedback':
      return { feedback: { interest: form.interest, words: form.words }, what: 'feedback' };
    case 'propose': {
      const starts = [...new Set(form.starts.map(toInstant))];
      for (const start of starts) await requireOpen(ctx, { row, bookable, startsAt: new Date(start), now });
      return { proposed: starts, reason: form.reason, what: 'proposed' };
    }
    case 'take-proposed': {
      const startsAt = new Date(form.startsAt);
      if (!readStarts(row.proposed).includes(startsAt.toISOString())) throw new DomainError('conflict', REFUSALS['not-now']);
      return { status: 'accepted', startsAt, proposed: [], reason: '', what: 'approved' };
    }
    case 'reschedule': {
      const startsAt = new Date(form.startsAt);
      if (isAt(row, form.startsAt)) throw invalidField('startsAt', OWN_TIME);
      if (form.from !== undefined && !isAt(row, form.from)) throw new DomainError('conflict', REFUSALS['not-now']);
      const schedule = await findSchedule(ctx.db, bookable);
      // A host moves only what is agreed, and so agrees to the new time.
      const status = side === 'guest' && needsApproval(schedule, row.kind) ? 'pending' : 'accepted';
      const what = status === 'pending' ? 'asked-again' : 'moved';
      return { status, startsAt, proposed: [], reason: form.reason, what };
    }
  }
}

/** Writes the change; a new time is taken before the old one is given back. */
async function write(
  ctx: TellContext,
  { row, bookable, change, now }: { row: BookingRow; bookable: Bookable; change: Change; now: Date },
): Promise<void> {
  const { status = row.status, startsAt, proposed, reason, feedback } = change;
  const isOver = status === 'declined' || status === 'cancelled' || status === 'no_show';
  const time = startsAt === undefined ? {} : await moveTime(ctx, { row, bookable, startsAt, now });
  await ctx.db
    .updateTable('bookings')
    .set({
      status,
      was_agreed: row.was_agreed || status === 'accepted',
      ...time,
      ...(isOver && status !== 'no_show' ? { time_id: null } : {}),
      ...(status === 'held' ? {} : { held_until: null }),
      ...(proposed === undefined ? {} : { proposed: JSON.stringify(proposed) }),
      ...(reason === undefined ? {} : { reason }),
      ...(feedback === undefined ? {} : { feedback: JSON.stringify(feedback) }),
      sequence: row.sequence + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute();
}

/** The old time would stand in the way of one that overlaps it, so it goes first, in the same transaction. */
async function moveTime(
  ctx: TellContext,
  { row, bookable, startsAt, now }: { row: BookingRow; bookable: Bookable; startsAt: Date; now: Date },
) {
  const { schedule, showers } = await requireOpen(ctx, { row, bookable, startsAt, now });
  await ctx.db
    .updateTable('bookings')
    .set({ status: 'cancelled', held_until: null, time_id: null })
    .where('id', '=', row.id)
    .execute();
  const { timeId, endsAt } = await takeTime(ctx.db, schedule, { kind: row.kind, startsAt, showers });
  return { time_id: timeId, starts_at: startsAt, ends_at: endsAt };
}

async function requireOpen(
  ctx: TellContext,
  { row, bookable, startsAt, now }: { row: BookingRow; bookable: Bookable; startsAt: Date; now: Date },
) {
  const wanted = { kind: row.kind, startsAt, except: row.id };
  const schedule = await findSchedule(ctx.db, bookable);
  if (schedule === undefined) throw new TimeTaken();
  return { schedule, showers: await requireFree(ctx, { bookable, schedule, wanted, now }) };
}

function wordsOf({ reason, feedback }: Change, kind: BookingKind): string {
  const interest = feedback === undefined ? '' : `${sayInterest(kind, feedback.interest)}.`;
  return [reason, interest, feedback?.words].filter((part) => part !== undefined && part !== '').join('\n');
}

const isAt = (row: BookingRow, start: string) => row.starts_at.getTime() === Date.parse(start);
const toInstant = (start: string) => new Date(start).toISOString();
const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((start) => other.includes(start));
