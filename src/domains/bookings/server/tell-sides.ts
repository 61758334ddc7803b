import { findPeople } from '#domains/accounts/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { formatTourTime } from '#domains/appointments/server/index.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { KIND_WORDS } from '../contract.ts';
import type { BookableHome } from './homes.ts';
import type { BookingRow } from './queries.ts';
import { writeBookingFile } from './write-booking-file.ts';

/** What happened to a booking. */
export type BookingNews =
  | 'asked'
  | 'booked'
  | 'approved'
  | 'declined'
  | 'proposed'
  | 'moved'
  | 'cancelled'
  | 'feedback'
  | 'day-before'
  | 'hour-before';

interface NewsWords {
  title: (what: string, home: string) => string;
  /** Calendars hear about it: there is an agreed time, or it is off. */
  file?: 'agreed' | 'off';
}

const WORDS: Readonly<Record<BookingNews, NewsWords>> = {
  asked: { title: (what, home) => `${what} of ${home}: a time is asked for` },
  booked: { title: (what, home) => `${what} of ${home} is booked`, file: 'agreed' },
  approved: { title: (what, home) => `${what} of ${home} is confirmed`, file: 'agreed' },
  declined: { title: (what, home) => `${what} of ${home}: the time does not work` },
  proposed: { title: (what, home) => `${what} of ${home}: other times are offered` },
  moved: { title: (what, home) => `${what} of ${home} has a new time`, file: 'agreed' },
  cancelled: { title: (what, home) => `${what} of ${home} is off`, file: 'off' },
  feedback: { title: (what, home) => `Feedback after the ${what.toLowerCase()} of ${home}` },
  'day-before': { title: (what, home) => `Tomorrow: ${what.toLowerCase()} of ${home}` },
  'hour-before': { title: (what, home) => `Soon: ${what.toLowerCase()} of ${home}` },
};

const PATH = '/appointments';

interface Told {
  row: BookingRow;
  home: BookableHome;
  what: BookingNews;
  /** What the one who acted wrote. */
  words?: string;
}

/** Tells both sides by a line and by mail; the one who acted gets the mail alone, for the calendar. */
export async function tellOfBooking(ctx: TellContext, told: Told): Promise<void> {
  const { row, home } = told;
  await tellOne(ctx, told, row.user_id, undefined);
  const guest = (await findPeople(ctx.db, [row.user_id])).get(row.user_id)?.name;
  for (const { userId } of home.sellers) await tellOne(ctx, told, userId, guest);
}

/** Hosts read the guest's name. */
async function tellOne(
  ctx: TellContext,
  { row, home, what, words }: Told,
  userId: string,
  guest: string | undefined,
): Promise<void> {
  const { title, file } = WORDS[what];
  const isActor = userId === userIdOf(ctx);
  const isAgreed = file !== undefined && (row.status !== 'pending' || what === 'moved');
  if (isActor && !isAgreed) return;
  const time = formatTourTime(row.starts_at, home.timeZone);
  const lines = [
    guest === undefined ? `${time}.` : `${guest}: ${time}.`,
    ...(words === undefined || words === '' ? [] : [words]),
  ];
  const kind = KIND_WORDS[row.kind];
  const subject = title(kind, home.label);
  await tell(ctx, {
    to: { userId },
    topic: 'appointments',
    title: subject,
    ...(isActor ? {} : { line: { body: lines.join(' '), href: PATH } }),
    mail: {
      body: { paragraphs: lines, action: { path: PATH, label: 'See your appointments' } },
      dedupeKey: `booking-${row.id}-${row.sequence}-${what}-${userId}`,
      ...(isAgreed ? { attachments: [await writeBookingFile(ctx, { row, home, userId, isOff: file === 'off' })] } : {}),
    },
  });
}
