import { MINUTE_MS } from '#lib/time-units.ts';

export const BUFFER_MINUTES = [0, 5, 10, 15, 30, 45, 60, 90, 120, 150, 180] as const;
export const DURATION_MINUTES = [15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
export const INCREMENT_MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
export const NOTICE_MINUTES = [0, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080] as const;
export const WINDOW_DAYS = [1, 2, 3, 7, 14, 21, 30, 60, 90] as const;
/** Who shows a home: the first who is free, in turn whoever has the fewest visits, or all of them together. */
export const HOSTINGS = ['any', 'round-robin', 'all'] as const;
export const MOST_HOSTS = 20;
export const MOST_PLACE_LETTERS = 200;
export const MOST_QUESTIONS = 5;
export const MOST_QUESTION_LETTERS = 160;
export const MOST_ANSWER_LETTERS = 500;
export const MOST_SEATS = 50;
export const MOST_CAP = 200;
export const MOST_RANGES = 60;
export const MOST_OVERRIDES = 120;

/** A time is kept for this long while its form is filled. */
export const HOLD_MINUTES = 10;
/** How far ahead the preview of a schedule looks. */
export const PREVIEW_DAYS = 14;
/** One person books so much ahead at one home, or with one other person. */
export const MOST_AHEAD = 5;
export const MOST_PROPOSED = 3;
/** For people who have said no zone yet. */
export const USUAL_ZONE = 'America/Denver';
export const HANDLE_LETTERS = { least: 3, most: 40 } as const;

export const MOST_REASON_LETTERS = 500;
export const MOST_NOTE_LETTERS = 1000;

export const BOOKING_STATUSES = ['held', 'pending', 'accepted', 'declined', 'cancelled', 'lapsed', 'no_show'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** What people are told: a visit that is over is completed, what a host declined is rejected. Nobody answered in time what lapsed. */
export const APPOINTMENT_STATUSES = [
  'held',
  'pending',
  'awaiting_host',
  'accepted',
  'completed',
  'rejected',
  'cancelled',
  'lapsed',
  'no_show',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Whether it takes no time, now and later: a no, a cancellation, or no answer in time. */
export const isOff = (status: BookingStatus | AppointmentStatus): boolean => OFF_STATUSES.includes(status);
const OFF_STATUSES: readonly (BookingStatus | AppointmentStatus)[] = ['declined', 'rejected', 'cancelled', 'lapsed'];

/** A status as people are told it; `endsAt` is null where no time is agreed. */
export function tellStatus(status: BookingStatus | AppointmentStatus, endsAt: Date | null, now: Date): AppointmentStatus {
  if (status === 'declined') return 'rejected';
  return status === 'accepted' && endsAt !== null && endsAt <= now ? 'completed' : status;
}
/** Those that take time. */
export const LIVE_STATUSES = ['held', 'pending', 'accepted'] as const satisfies readonly BookingStatus[];

export type BookingSide = 'guest' | 'host';
export const BOOKING_MOVES = [
  'approve',
  'decline',
  'propose',
  'take-proposed',
  'reschedule',
  'give',
  'cancel',
  'no-show',
  'came',
  'feedback',
] as const;
export type BookingMove = (typeof BOOKING_MOVES)[number];

interface MoveRule {
  by: readonly BookingSide[];
  from: readonly BookingStatus[];
  when?: 'before-start' | 'after-start' | 'after-end';
}

/** The only table of what can become of a booking, and who may do it. */
export const BOOKING_CHANGES: Readonly<Record<BookingMove, MoveRule>> = {
  approve: { by: ['host'], from: ['pending'], when: 'before-start' },
  decline: { by: ['host'], from: ['pending'] },
  propose: { by: ['host'], from: ['pending'], when: 'before-start' },
  'take-proposed': { by: ['guest'], from: ['pending'] },
  reschedule: { by: ['guest', 'host'], from: ['pending', 'accepted'], when: 'before-start' },
  // To whoever of them shows the home; the guest hears nothing of it.
  give: { by: ['host'], from: ['pending', 'accepted'], when: 'before-start' },
  cancel: { by: ['guest', 'host'], from: ['held', 'pending', 'accepted'], when: 'before-start' },
  'no-show': { by: ['host'], from: ['accepted'], when: 'after-start' },
  came: { by: ['host'], from: ['no_show'] },
  feedback: { by: ['guest'], from: ['accepted'], when: 'after-end' },
};

export interface BookingStanding {
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  /** Starts that the host offers. */
  proposed: readonly Date[];
  /** How long before the start guests can still change the time. */
  changeNoticeMinutes: number;
  /** Whether the guest has told what they think of it. */
  hasFeedback: boolean;
}

/** Why a move cannot be made now; undefined where it can. */
export function refuseMove(
  move: BookingMove,
  side: BookingSide,
  { status, startsAt, endsAt, proposed, changeNoticeMinutes, hasFeedback }: BookingStanding,
  now: Date,
): 'wrong-side' | 'not-now' | 'too-late' | undefined {
  const rule = BOOKING_CHANGES[move];
  if (!rule.by.includes(side)) return 'wrong-side';
  if (!rule.from.includes(status) || (move === 'take-proposed' && !hasTimeAhead(proposed, now))) return 'not-now';
  // A host answers what is asked for: by a yes, a no, or other times.
  if (side === 'host' && status === 'pending' && (move === 'reschedule' || move === 'cancel')) return 'not-now';
  // What nobody has agreed to can be dropped at any time.
  if (rule.when === 'before-start' && now >= startsAt && !(move === 'cancel' && status === 'pending')) return 'too-late';
  if (rule.when === 'after-start' && now < startsAt) return 'not-now';
  if (rule.when === 'after-end' && now < endsAt) return 'not-now';
  // Whoever tells what they saw was there.
  if (move === 'no-show' && hasFeedback) return 'not-now';
  const latest = startsAt.getTime() - changeNoticeMinutes * MINUTE_MS;
  return move === 'reschedule' && side === 'guest' && now.getTime() > latest ? 'too-late' : undefined;
}

const hasTimeAhead = (starts: readonly Date[], now: Date) => starts.some((start) => start > now);

/** Whether nobody answered a request in time: neither its own time nor one that the host offers is still ahead. */
export function isUnanswered(
  { status, startsAt, proposed }: Pick<BookingStanding, 'status' | 'startsAt' | 'proposed'>,
  now: Date,
): boolean {
  return status === 'pending' && !hasTimeAhead([startsAt, ...proposed], now);
}

/** What one side can do with an appointment at this moment, in the order of {@link BOOKING_MOVES}. */
export function listMoves(side: BookingSide, standing: BookingStanding, now: Date): BookingMove[] {
  return BOOKING_MOVES.filter((move) => refuseMove(move, side, standing, now) === undefined);
}
