import { inboxPath, sentAnchorOf } from '#domains/correspondence/contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import type { Appointment } from '../contract.ts';
import { KIND_WORDS, type BookingKind } from './booking-kinds.ts';
import { type BookingMove, type BookingSide, type BookingStatus, isOff } from './booking-terms.ts';
import { FEEDBACK_KINDS } from './feedback-terms.ts';

type Status = Appointment['status'];

/** "Tour of 12 Willow Lane", "Call with Ana Lopez". */
export function sayWhat(kind: BookingKind, label: string, isPerson: boolean): string {
  return `${KIND_WORDS[kind]} ${isPerson ? 'with' : 'of'} ${label}`;
}

const STATUS_WORDS: Readonly<Record<Status, string>> = {
  held: 'Not booked yet',
  pending: 'Waiting for an answer',
  accepted: 'Confirmed',
  rejected: 'Declined',
  cancelled: 'Canceled',
  lapsed: 'Not answered in time',
  no_show: 'Missed',
  awaiting_host: 'Waiting for an answer',
  completed: 'Completed',
};

/** Where an appointment stands, and whose turn it is. */
export function sayStatus(appointment: Appointment, now: Date): string {
  const { status, proposed, moves } = appointment;
  if (OPEN.includes(status) && shelfOf(appointment, now) === 'past') return STATUS_WORDS.lapsed;
  if (OPEN.includes(status) && proposed.length > 0) return 'Other times offered';
  return status === 'pending' && moves.includes('approve') ? 'Waiting for your answer' : STATUS_WORDS[status];
}

/** What a move is called: who has given feedback changes it. */
export const sayMove = (move: BookingMove, { feedback }: Pick<Appointment, 'feedback'>): string =>
  move === 'feedback' && feedback !== null ? 'Change your feedback' : MOVE_WORDS[move];

/** What the number of a feedback says: of a home, how interested its guest is; of somebody's time, how it was. */
const isAboutHome = (kind: BookingKind) => FEEDBACK_KINDS.some((one) => one === kind);
export const askInterest = (kind: BookingKind): string =>
  isAboutHome(kind) ? 'How interested are you, from 1 to 5?' : 'How was it, from 1 to 5?';
export const sayInterest = (kind: BookingKind, interest: number): string =>
  `${isAboutHome(kind) ? 'Interest' : 'Rated'} ${interest} of 5`;

/** Which appointment a dialog is about: "Tour of 12 Willow Lane, May 2, 2026, 10:00 AM MDT." */
export function sayWhich({ title, startsAt, timeZone }: Pick<Appointment, 'title' | 'startsAt' | 'timeZone'>): string {
  return startsAt === null ? `${title}.` : `${title}, ${formatDateTime(startsAt, timeZone)}.`;
}

/** A label before its words: one that asks or ends a sentence needs no colon. */
export const beforeWords = (label: string): string => (/[?!.:]\s*$/.test(label) ? `${label.trimEnd()} ` : `${label}: `);

const MOVE_WORDS: Readonly<Record<BookingMove, string>> = {
  approve: 'Confirm',
  decline: 'Decline',
  propose: 'Offer other times',
  'take-proposed': 'Take this time',
  reschedule: 'Change the time',
  give: 'Choose who shows it',
  cancel: 'Cancel',
  'no-show': 'Mark as missed',
  came: 'They came after all',
  feedback: 'Give feedback',
};

/** Why a move cannot be made anymore. */
export function sayGone({ status }: Pick<Appointment, 'status'>): string {
  if (status === 'cancelled') return 'This appointment has been canceled.';
  if (status === 'rejected') return 'This appointment has been declined.';
  if (status === 'lapsed') return 'This request wasn’t answered in time.';
  return 'This can’t be done anymore.';
}

export type Shelf = 'upcoming' | 'past' | 'requests';

const OPEN: readonly Status[] = ['held', 'pending', 'awaiting_host'];

/** Where an appointment stands: what is open is a request until its last time has passed. */
export function shelfOf({ status, endsAt, wished, proposed }: Appointment, now: Date): Shelf {
  if (OPEN.includes(status)) {
    const last = [...wished, ...proposed].toSorted().at(-1) ?? '';
    return last > now.toISOString() ? 'requests' : 'past';
  }
  if (isOff(status) || status === 'no_show' || status === 'completed') return 'past';
  return endsAt !== null && endsAt > now.toISOString() ? 'upcoming' : 'past';
}

/** Visits of homes that were booked here and are still ahead, of one side, in the order they are given. */
export function visitsAhead(appointments: readonly Appointment[], side: BookingSide, now: Date): Appointment[] {
  return appointments.filter(
    (one) =>
      one.source === 'booking' &&
      one.listingKey !== null &&
      one.side === side &&
      one.status !== 'held' &&
      shelfOf(one, now) !== 'past',
  );
}

/** Where its side reads a tour that is answered by mail, and its answers: the appointment has the id of the thread. */
export const requestPath = ({ id, side }: Pick<Appointment, 'id' | 'side'>): string =>
  side === 'host' ? `${inboxPath(id)}&filter=tours` : `/inquiries#${sentAnchorOf(id)}`;

const WRITABLE: readonly (Status | BookingStatus)[] = ['pending', 'accepted', 'completed', 'no_show'];

/** Whether the two sides of an appointment have something to write about. */
export const canWriteAbout = (status: Status | BookingStatus): boolean => WRITABLE.includes(status);

/** Whether its guest can write to the people who sell the home about it. */
export const canWriteToHost = ({ source, side, listingKey, status }: Appointment): boolean =>
  source === 'booking' && side === 'guest' && listingKey !== null && canWriteAbout(status);

/** Whether its host can write to the guest; tours that are answered by mail have their own thread. */
export const canWriteToGuest = ({ source, side, status }: Appointment): boolean =>
  source === 'booking' && side === 'host' && canWriteAbout(status);

/** How a message about an appointment begins: which one it is about. */
export function openingAbout(
  { kind, startsAt, timeZone }: Pick<Appointment, 'kind' | 'startsAt' | 'timeZone'>,
  whose: 'my' | 'your' = 'my',
): string {
  const when = startsAt === null ? '' : ` on ${formatDateTime(startsAt, timeZone)}`;
  return `About ${whose} ${lowerFirst(KIND_WORDS[kind])}${when}: `;
}

/** Free times in an answer, in order, with the page on which they are booked. */
export function sayProposal(starts: readonly string[], { timeZone, page }: { timeZone: string; page: string }): string {
  const times = starts.map((start) => `- ${formatDateTime(start, timeZone)}`);
  return ['You could see the home at one of these times, while they are free:', ...times, `Book one here: ${page}`].join('\n');
}

/** Whether it takes place or may: what a calendar shows. */
export function isInCalendar({ status, startsAt }: Appointment): boolean {
  return startsAt !== null && !isOff(status);
}
