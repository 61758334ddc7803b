import type { BuyerAgreement } from '#domains/appointments/contract.ts';
import { findPeople } from '#domains/accounts/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { AGREEMENT_KINDS, HOLD_MINUTES, LIVE_STATUSES, MOST_AHEAD, type Appointment, type BookingKind } from '../contract.ts';
import { forGuest, keyOf, ownerOf, refuseHost, requireBookable, type Bookable, type Whose } from './bookables.ts';
import { openContractTimes } from './contract-times.ts';
import { presentBooking } from './present-bookings.ts';
import { inTurn } from './in-turn.ts';
import { findBooking, findSchedule, findScheduleId, needsApproval, type BookingRow, type Schedule } from './queries.ts';
import {
  isTakenAlready,
  isTooLate,
  lockSchedule,
  refuseTaken,
  requireFree,
  startClock,
  takeTime,
  TimeTaken,
  type Clock,
  type WantedTime,
} from './take-time.ts';
import { tellOfBooking } from './tell-sides.ts';

type BookInput = Whose & {
  id: string;
  kind: BookingKind;
  startsAt: Date;
  note: string;
  /** Where it takes place, where the guest says so. */
  place?: string;
  /** To the questions of the kind, in their order. */
  answers?: readonly string[];
  /** Of the guest of a tour, with a buyer’s agent. */
  buyerAgreement?: BuyerAgreement | undefined;
  /** Keeps the time for ten minutes, and tells nobody. */
  isHold: boolean;
};

const SAY_WHERE = 'Say where it takes place: the address.';

/**
 * Books a free time, or holds it. A hold becomes the booking when the same id comes again without `isHold`; any other repeat
 * is answered as the first time. Throws `not-found` where nobody takes bookings, `forbidden` for the hosts themselves,
 * `conflict` where the time is taken, with fresh ones.
 */
export async function bookTime(ctx: TellContext, input: BookInput): Promise<Appointment> {
  const { userId } = requireUser(ctx);
  const clock = startClock(ctx.now);
  const bookable = forGuest(await requireBookable(ctx, input), userId);
  const wanted = { kind: input.kind, startsAt: input.startsAt };
  await requireGuest(ctx, bookable);
  const known = await findKnown(ctx.db, input, { bookable, userId });
  if (known !== undefined && !isHeldToBook(known, input)) return presentBooking(ctx, known, bookable);
  await openContractTimes(ctx, bookable);
  const scheduleId = await findScheduleId(ctx.db, bookable);
  if (scheduleId === undefined) throw await refuseTaken(ctx, bookable, wanted);
  const refuseLate = async () => {
    const isGone = known === undefined && (await isTakenAlready(ctx.db, { scheduleId, startsAt: input.startsAt, now: clock() }));
    // What took the time may be this very form, sent twice.
    if (isGone && (await findKnown(ctx.db, input, { bookable, userId })) === undefined) throw new TimeTaken();
  };
  try {
    // Whoever comes too late does not wait for a turn to hear it.
    await refuseLate();
    return await inTurn(ctx.db, scheduleId, async (hasWaited) => {
      if (hasWaited) await refuseLate();
      return transact(ctx, (inner) => bookInTurn(inner, input, { bookable, scheduleId, wanted, userId, clock }));
    });
  } catch (error) {
    if (!isTooLate(error)) throw error;
    throw await refuseTaken(ctx, bookable, wanted);
  }
}

async function bookInTurn(
  ctx: TellContext,
  input: BookInput,
  {
    bookable,
    scheduleId,
    wanted,
    userId,
    clock,
  }: { bookable: Bookable; scheduleId: number; wanted: WantedTime; userId: string; clock: Clock },
): Promise<Appointment> {
  const now = await lockSchedule(ctx.db, scheduleId, clock);
  const current = await findKnown(ctx.db, input, { bookable, userId });
  if (current !== undefined && !isHeldToBook(current, input)) return presentBooking(ctx, current, bookable);
  const schedule = await findSchedule(ctx.db, bookable);
  if (schedule === undefined) throw new TimeTaken();
  const told = input.isHold ? undefined : readTold(schedule, input);
  const row =
    current === undefined
      ? await insertBooking(ctx, input, { bookable, schedule, wanted, now, userId, told })
      : await confirmHold(
          ctx.db,
          current,
          { note: input.note, ...told },
          { now, needsApproval: needsApproval(schedule, input.kind) },
        );
  if (!input.isHold) await tellOfBooking(ctx, { row, bookable, what: row.status === 'pending' ? 'asked' : 'booked' });
  return presentBooking(ctx, row, bookable);
}

/** People are hosts or guests, and the demonstration books nothing outside itself. */
async function requireGuest(ctx: TellContext, bookable: Bookable): Promise<void> {
  const { userId, isDemo } = requireUser(ctx);
  refuseHost(bookable, userId);
  if (!isDemo) return;
  const hosts = await findPeople(ctx.db, bookable.hosts);
  if ([...hosts.values()].every((host) => !host.isDemo))
    throw new DomainError('forbidden', 'The demo doesn’t book anything with real people. Sign in with your own account.');
}

/** The booking with the id of the form. Throws `conflict` where the id was used for something else. */
async function findKnown(
  db: Db,
  input: BookInput,
  { bookable, userId }: { bookable: Bookable; userId: string },
): Promise<BookingRow | undefined> {
  const row = await findBooking(db, input.id);
  if (row === undefined) return undefined;
  const isSame = row.user_id === userId && keyOf(row) === keyOf(ownerOf(bookable)) && row.kind === input.kind;
  // A booking may have moved since; a hold is of one time.
  if (!isSame || (row.status === 'held' && row.starts_at.getTime() !== input.startsAt.getTime()))
    throw alreadySent('choose again');
  return row;
}

const isHeldToBook = (row: BookingRow, { isHold }: BookInput) => row.status === 'held' && !isHold;

async function insertBooking(
  ctx: TellContext,
  { id, note, isHold, startsAt }: BookInput,
  {
    bookable,
    schedule,
    wanted,
    now,
    userId,
    told,
  }: Parameters<typeof requireFree>[1] & { userId: string; told: ReturnType<typeof readTold> | undefined },
): Promise<BookingRow> {
  const showers = await requireFree(ctx, { bookable, schedule, wanted, now });
  const { count } = await ctx.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('schedule_id', '=', schedule.row.id)
    .where('user_id', '=', userId)
    .where('status', 'in', [...LIVE_STATUSES])
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_AHEAD)
    throw new DomainError('conflict', `You have ${MOST_AHEAD} appointments here. Cancel one before you book another.`);
  const { timeId, eventTypeId, scheduleId, endsAt, settings } = await takeTime(ctx.db, schedule, { ...wanted, showers });
  const made = await ctx.db
    .with('waits', (all) =>
      all.deleteFrom('booking_waits').where('event_type_id', '=', eventTypeId).where('user_id', '=', userId),
    )
    .insertInto('bookings')
    .values({
      id,
      schedule_id: scheduleId,
      event_type_id: eventTypeId,
      user_id: userId,
      status: isHold ? 'held' : settings.needsApproval ? 'pending' : 'accepted',
      time_id: timeId,
      starts_at: startsAt,
      ends_at: endsAt,
      was_agreed: !isHold && !settings.needsApproval,
      held_until: isHold ? new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS) : null,
      note,
      ...told,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // The same id at the same moment, for somebody else.
  if (made === undefined) throw alreadySent('choose again');
  return { ...made, ...ownerOf(bookable), kind: wanted.kind, settings };
}

async function confirmHold(
  db: Db,
  row: BookingRow,
  told: { note: string } & Partial<ReturnType<typeof readTold>>,
  { now, needsApproval }: { now: Date; needsApproval: boolean },
): Promise<BookingRow> {
  const status = needsApproval ? 'pending' : 'accepted';
  const written = await db
    .updateTable('bookings')
    .set({ status, was_agreed: !needsApproval, held_until: null, ...told, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, ...written };
}

/** What the guest says of it, as it is stored. Throws `invalid` where something is missing that the host asks. */
function readTold(
  schedule: Schedule,
  { kind, place = '', answers = [], buyerAgreement }: BookInput,
): { place: string; answers: string; buyer_agreement: BuyerAgreement | null } {
  const settings = schedule.types.find((type) => type.kind === kind)?.settings;
  if (settings?.asksPlace === true && place === '') throw invalidField('place', SAY_WHERE);
  const asked = (settings?.questions ?? []).map((question, index) => ({ question, answer: answers[index] ?? '' }));
  const open = asked.findIndex(({ answer }) => answer === '');
  if (open >= 0) {
    const words = `Answer the question: ${asked[open]?.question ?? ''}`;
    throw invalidField(`answers.${open}`, words);
  }
  return {
    place: settings?.asksPlace === true ? place : '',
    answers: JSON.stringify(asked),
    buyer_agreement: AGREEMENT_KINDS.includes(kind) ? (buyerAgreement ?? null) : null,
  };
}
