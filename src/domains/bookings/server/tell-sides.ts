import { findPeople, type Person } from '#domains/accounts/server/index.ts';
import { tell, tellEach, type Notice, type TellContext } from '#domains/notifications/server/index.ts';
import { AGREEMENT_WORDS } from '#domains/appointments/contract.ts';
import { formatTourTime } from '#domains/appointments/server/index.ts';
import { formatCount } from '#lib/format.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { KIND_WORDS, sayAhead } from '../contract.ts';
import type { BookingSide } from '../model/booking-terms.ts';
import { sayWhatTo, type Bookable } from './bookables.ts';
import { placeOf, readAgreement, readAnswers, readStarts, type BookingRow } from './queries.ts';
import { writeBookingFile } from './write-booking-file.ts';

/** What happened to a booking. */
export type BookingNews =
  | 'asked'
  | 'booked'
  | 'approved'
  | 'declined'
  | 'proposed'
  | 'moved'
  | 'asked-again'
  | 'cancelled'
  | 'lapsed'
  | 'feedback';

interface NewsWords {
  /** Of “Tour of 12 Willow Lane”. */
  title: (what: string) => string;
  /** Calendars hear about it: there is an agreed time, or it is off. */
  file?: 'agreed' | 'off';
  /** Who has to answer it, and finds it among the requests. */
  asks?: BookingSide;
}

const WORDS: Readonly<Record<BookingNews, NewsWords>> = {
  asked: { title: (what) => `${what}: new request`, asks: 'host' },
  booked: { title: (what) => `${what} is booked`, file: 'agreed' },
  approved: { title: (what) => `${what} is confirmed`, file: 'agreed' },
  declined: { title: (what) => `${what}: the time doesn’t work`, file: 'off' },
  proposed: { title: (what) => `${what}: other times offered`, asks: 'guest' },
  moved: { title: (what) => `${what} has a new time`, file: 'agreed' },
  // Calendars learn that the time agreed before no longer stands.
  'asked-again': { title: (what) => `${what}: a new time is requested`, file: 'agreed', asks: 'host' },
  cancelled: { title: (what) => `${what} is canceled`, file: 'off' },
  lapsed: { title: (what) => `${what}: no one answered in time`, file: 'off' },
  feedback: { title: (what) => `Feedback after the ${lowerFirst(what)}` },
};

const ASKED_BY_GUEST = 'It’s set once your host confirms it.';
const ASKED_OF_HOST = 'The earlier time is off. Confirm this one, offer other times or decline.';

const LAPSED_FOR_GUEST = 'The request has ended. You can ask for another time.';
const LAPSED_FOR_HOST = 'The request has ended, and the time is free again. Your guest can ask for another time.';

const LEFT = 'You no longer help sell this home. The visit goes ahead without you.';
const ALL_LEFT = 'You no longer help sell this home. The visits go ahead without you.';

const PATH = '/appointments';
const REQUESTS_PATH = `${PATH}?tab=requests`;

interface Told {
  row: BookingRow;
  bookable: Bookable;
  what: BookingNews;
  /** What the one who acted wrote. */
  words?: string;
  /** Who hears nothing of it: they leave. */
  except?: string;
}

/** Tells both sides by a line and by mail; the one who acted gets the mail alone, for the calendar. */
export async function tellOfBooking(ctx: TellContext, told: Told): Promise<void> {
  const { row, bookable } = told;
  const people = await findPeople(ctx.db, [row.user_id, ...bookable.hosts]);
  const guest = people.get(row.user_id)?.name;
  const sides = [{ userId: row.user_id, guest: undefined }, ...bookable.hosts.map((userId) => ({ userId, guest }))];
  const hearers = sides.filter(({ userId }) => userId !== told.except);
  await tellEach(
    ctx,
    hearers.flatMap((side) => noticeFor(ctx, told, { ...side, people }) ?? []),
  );
}

/** What one of them is told, if anything. Hosts read the guest's name. */
function noticeFor(
  ctx: TellContext,
  { row, bookable, what, words }: Told,
  { userId, guest, people }: { userId: string; guest: string | undefined; people: ReadonlyMap<string, Person> },
): Notice | undefined {
  const { title, file, asks } = WORDS[what];
  const isActor = userId === userIdOf(ctx);
  // Until a time is agreed, a request stands in no calendar.
  const isForCalendar = file !== undefined && row.was_agreed;
  if (isActor && !isForCalendar) return undefined;
  const time = formatTourTime(row.starts_at, bookable.timeZone);
  const offered =
    what === 'proposed' ? readStarts(row.proposed).map((start) => formatTourTime(new Date(start), bookable.timeZone)) : [];
  const lines = [
    ...(guest === undefined
      ? [offered.length === 0 ? `${time}.` : `Instead of ${time}:`]
      : [`${guest}: ${time}.`, ...(offered.length === 0 ? [] : ['Offered instead:'])]),
    ...offered.map((start) => `${start}.`),
    ...(words === undefined || words === '' ? [] : [words]),
  ];
  const more = [
    ...(what === 'asked-again' ? [guest === undefined ? ASKED_BY_GUEST : ASKED_OF_HOST] : []),
    ...(what === 'lapsed' ? [guest === undefined ? LAPSED_FOR_GUEST : LAPSED_FOR_HOST] : []),
    ...(what === 'cancelled' ? sayWhoCanceled(ctx, row, { isActor, isGuest: guest === undefined }) : []),
    ...(TELLS_ALL.has(what) ? sayMore(row, guest !== undefined) : []),
  ];
  const isAsked = !isActor && asks === (guest === undefined ? 'guest' : 'host');
  const path = isAsked ? REQUESTS_PATH : PATH;
  const subject = title(sayWhatTo(row, bookable, guest));
  return {
    to: { userId },
    topic: 'appointments',
    title: subject,
    ...(isActor ? {} : { line: { body: lines.join(' '), href: path } }),
    mail: {
      body: {
        paragraphs: [...lines, ...more],
        action: { path, label: !isAsked ? 'See your appointments' : asks === 'host' ? 'Answer the request' : 'Choose a time' },
      },
      dedupeKey: `booking-${row.id}-${row.sequence}-${what}-${userId}`,
      ...(isForCalendar
        ? { attachments: [writeBookingFile(ctx, { row, bookable, userId, people, isOff: file === 'off' })] }
        : {}),
    },
  };
}

const TELLS_ALL: ReadonlySet<BookingNews> = new Set(['asked', 'booked', 'approved', 'moved', 'asked-again']);

/** To one side: nothing where no person canceled it. */
function sayWhoCanceled(
  ctx: TellContext,
  { user_id: guestId }: BookingRow,
  { isActor, isGuest }: { isActor: boolean; isGuest: boolean },
): string[] {
  const actor = userIdOf(ctx);
  if (actor === null) return [];
  if (isActor) return ['You canceled it.'];
  if (actor === guestId) return ['Your guest canceled it.'];
  return [isGuest ? 'Your host canceled it.' : 'Someone who hosts it with you canceled it.'];
}

/** Where it takes place, and for hosts what the guest wrote. */
function sayMore(row: BookingRow, isHost: boolean): string[] {
  const place = placeOf(row);
  const agreement = readAgreement(row.buyer_agreement);
  return [
    ...(place === '' ? [] : [`Where: ${place}`]),
    ...(isHost && row.note !== '' ? [`Note: ${row.note}`] : []),
    ...(isHost && agreement !== null ? [AGREEMENT_WORDS[agreement]] : []),
    ...(isHost ? readAnswers(row.answers).map(({ question, answer }) => `${question} ${answer}`) : []),
  ];
}

interface LeftVisits {
  /** At least one. */
  rows: readonly BookingRow[];
  bookable: Bookable;
  userId: string;
}

/** Takes visits that stand out of the calendar of somebody who no longer sells the home, by one mail with a file for each. */
export async function tellWhoLeft(ctx: TellContext, { rows, bookable, userId }: LeftVisits): Promise<void> {
  const people = await findPeople(ctx.db, [userId]);
  const [only] = rows.length === 1 ? rows : [];
  const timeOf = (row: BookingRow) => formatTourTime(row.starts_at, bookable.timeZone);
  const visits = only === undefined ? rows.map((row) => `${KIND_WORDS[row.kind]}: ${timeOf(row)}.`) : [`${timeOf(only)}.`];
  await tell(ctx, {
    to: { userId },
    topic: 'appointments',
    title:
      only === undefined
        ? `${formatCount(rows.length, 'visit')} of ${bookable.label} are off your calendar`
        : `${sayWhatTo(only, bookable, undefined)} is off your calendar`,
    mail: {
      body: {
        paragraphs: [...visits, only === undefined ? ALL_LEFT : LEFT],
        action: { path: PATH, label: 'See your appointments' },
      },
      attachments: rows.map((row, at) => {
        // Calendars leave aside what is no newer than they know.
        const later = { ...row, sequence: row.sequence + 1 };
        const file = writeBookingFile(ctx, { row: later, bookable, userId, people, isOff: true });
        return at === 0 ? file : { ...file, filename: `${at + 1}-${file.filename}` };
      }),
    },
  });
}

interface Reminded {
  row: BookingRow;
  bookable: Bookable;
  userId: string;
  /** Before the start, as the person chose, and how late the reminder is. */
  minutes: number;
  late: number;
  ways: { line: boolean; mail: boolean };
}

const CONTRACT_SINCE = 'The home is under contract with another buyer now. The visit stands unless one of you cancels it.';

/** Reminds one side, by the ways that are due. */
export async function remindOne(ctx: TellContext, { row, bookable, userId, minutes, late, ways }: Reminded): Promise<void> {
  const isGuest = userId === row.user_id;
  const guest = isGuest ? undefined : (await findPeople(ctx.db, [row.user_id])).get(row.user_id)?.name;
  const time = formatTourTime(row.starts_at, bookable.timeZone);
  const isOthers = bookable.onlyFor !== null && bookable.onlyFor !== row.user_id;
  const lines = [guest === undefined ? `${time}.` : `${guest}: ${time}.`, ...(isOthers ? [CONTRACT_SINCE] : [])];
  const body = lines.join(' ');
  await tell(ctx, {
    to: { userId },
    topic: 'appointments',
    title: `${sayAhead(minutes, late)}: ${lowerFirst(sayWhatTo(row, bookable, guest))}`,
    ...(ways.line ? { line: { body, href: PATH } } : {}),
    ...(ways.mail
      ? {
          mail: {
            body: {
              paragraphs: [...lines, ...sayMore(row, !isGuest)],
              action: { path: PATH, label: 'See your appointments' },
            },
            dedupeKey: `booking-${row.id}-${row.starts_at.getTime()}-before-${minutes}-${userId}`,
          },
        }
      : {}),
  });
}

/** Asks the guest of a visit that is over what they thought of the home. */
export async function tellOfFeedbackWish(ctx: TellContext, row: BookingRow, bookable: Bookable): Promise<void> {
  const path = `${PATH}?tab=past`;
  const body = 'Say how interested you are, and what you liked and didn’t. Only the people who sell the home read it.';
  await tell(ctx, {
    to: { userId: row.user_id },
    topic: 'appointments',
    title: `How was the ${lowerFirst(sayWhatTo(row, bookable, undefined))}?`,
    line: { body, href: path },
    mail: {
      body: { paragraphs: [body], action: { path, label: 'Give feedback' } },
      dedupeKey: `booking-${row.id}-feedback-wish`,
    },
  });
}
