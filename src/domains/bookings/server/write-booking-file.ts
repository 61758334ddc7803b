import { findPeople } from '#domains/accounts/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { writeCalendarFile } from '#platform/mail/calendar-file.ts';
import type { MailToSend } from '#platform/mail/mail.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { KIND_WORDS } from '../contract.ts';
import type { BookableHome } from './homes.ts';
import type { BookingRow } from './queries.ts';

type File = NonNullable<MailToSend['attachments']>[number];

/**
 * A booking for the calendar of one person: agreed, changed, or off. The other side is not named: each person's file holds their
 * own address alone.
 */
export async function writeBookingFile(
  ctx: Pick<Context, 'now' | 'db'> & { config: Config },
  { row, home, userId, isOff }: { row: BookingRow; home: BookableHome; userId: string; isOff: boolean },
): Promise<File> {
  const person = (await findPeople(ctx.db, [userId])).get(userId);
  return writeCalendarFile(ctx, {
    id: `${row.id}@appointment`,
    product: 'appointment',
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: home.timeZone,
    summary: `${KIND_WORDS[row.kind]}: ${home.label}`,
    location: row.kind === 'video-tour' ? undefined : home.label,
    state: isOff ? 'off' : row.status === 'pending' ? 'asked-for' : 'agreed',
    attendees: person?.mailAddress == null ? [] : [{ name: person.name, email: person.mailAddress }],
  });
}

/** The file of a booking in which the caller takes part. */
export function writeOwnFile(
  ctx: Context & { config: Config },
  { row, home }: { row: BookingRow; home: BookableHome },
): Promise<File> {
  const isOff = row.status === 'cancelled' || row.status === 'declined';
  return writeBookingFile(ctx, { row, home, userId: requireUser(ctx).userId, isOff });
}
