import ical, { ICalAlarmType, ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { findPeople } from '#domains/accounts/server/index.ts';
import { placeInZone } from '#lib/calendar-zone.ts';
import type { Config } from '#platform/config/config.ts';
import type { MailToSend } from '#platform/mail/mail.ts';
import { senderAddressOf } from '#platform/mail/mail-transport.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { KIND_WORDS } from '../contract.ts';
import type { BookableHome } from './homes.ts';
import type { BookingRow } from './queries.ts';

type File = NonNullable<MailToSend['attachments']>[number];
const ALARM_SECONDS = 3600;

/**
 * A booking for the calendar of one person (RFC 5546): agreed, changed, or off. The id stays, the number rises. The other side
 * is not named: each person's file holds their own address alone.
 */
export async function writeBookingFile(
  { config, now, db }: Pick<Context, 'now' | 'db'> & { config: Config },
  { row, home, userId, isOff }: { row: BookingRow; home: BookableHome; userId: string; isOff: boolean },
): Promise<File> {
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: config.PRODUCT_NAME, product: 'appointment' }, method });
  const event = calendar.createEvent({
    id: `${row.id}@appointment`,
    sequence: row.sequence,
    stamp: now,
    start: row.starts_at,
    end: row.ends_at,
    summary: `${KIND_WORDS[row.kind]}: ${home.label}`,
    status: isOff ? ICalEventStatus.CANCELLED : row.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    organizer: { name: config.PRODUCT_NAME, email: senderAddressOf(config) },
    ...(row.kind === 'video-tour' ? {} : { location: home.label }),
  });
  if (!isOff) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  const person = (await findPeople(db, [userId])).get(userId);
  if (person?.mailAddress != null)
    event.createAttendee({
      name: person.name,
      email: person.mailAddress,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${isOff ? 'CANCEL' : 'REQUEST'}`,
    content: placeInZone(calendar.toString(), home.timeZone),
  };
}

/** The file of a booking in which the caller takes part. */
export function writeOwnFile(
  ctx: Context & { config: Config },
  { row, home }: { row: BookingRow; home: BookableHome },
): Promise<File> {
  const isOff = row.status === 'cancelled' || row.status === 'declined';
  return writeBookingFile(ctx, { row, home, userId: requireUser(ctx).userId, isOff });
}
