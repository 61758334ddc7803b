import { findPeople, type Person } from '#domains/accounts/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { writeCalendarFile } from '#platform/mail/calendar-file.ts';
import type { MailToSend } from '#platform/mail/mail.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { KIND_WORDS } from '../contract.ts';
import { isOff } from '../model/booking-terms.ts';
import { sayWhatTo, type Bookable } from './bookables.ts';
import { placeOf, readStatus, type BookingRow } from './queries.ts';

type File = NonNullable<MailToSend['attachments']>[number];

interface FileOf {
  row: BookingRow;
  bookable: Bookable;
}

/**
 * A booking for the calendar of one person: agreed, changed, or off. Each person's file holds their own address alone, and names
 * the other side only where the time of a person was booked.
 */
export function writeBookingFile(
  ctx: Pick<Context, 'now'> & { config: Config },
  { row, bookable, userId, people, isOff }: FileOf & { userId: string; people: ReadonlyMap<string, Person>; isOff: boolean },
): File {
  const person = people.get(userId);
  const guest = userId === row.user_id ? undefined : people.get(row.user_id)?.name;
  return writeCalendarFile(ctx, {
    id: `${row.id}@appointment`,
    product: 'appointment',
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: bookable.timeZone,
    summary: bookable.person === null ? `${KIND_WORDS[row.kind]}: ${bookable.label}` : sayWhatTo(row, bookable, guest),
    location: sayLocation(row, bookable),
    state: isOff ? 'off' : row.status === 'pending' ? 'asked-for' : 'agreed',
    attendees: person?.mailAddress == null ? [] : [{ name: person.name, email: person.mailAddress }],
  });
}

/** The home, or what was said of the place; links of calls too. */
function sayLocation(row: BookingRow, { person, label }: Bookable): string | undefined {
  const home = person === null && row.kind !== 'video-tour' ? label : '';
  const parts = [home, placeOf(row)].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** The file of a booking in which the caller takes part. */
export async function writeOwnFile(ctx: Context & { config: Config }, { row, bookable }: FileOf): Promise<File> {
  const { userId } = requireUser(ctx);
  const people = await findPeople(ctx.db, [userId, row.user_id]);
  return writeBookingFile(ctx, { row, bookable, userId, people, isOff: isOff(readStatus(row.status)) });
}
