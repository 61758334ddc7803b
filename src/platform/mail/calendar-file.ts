import ical, { ICalAlarmType, ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { placeInZone } from '#lib/calendar-zone.ts';
import type { Config } from '#platform/config/config.ts';
import type { MailToSend } from './mail.ts';
import { senderAddressOf } from './mail-transport.ts';

const ALARM_SECONDS = 3600;

/** A time that people agreed on, as their calendars hear of it. */
export interface CalendarEntry {
  /** Stays the same for good. */
  id: string;
  /** Names the file and, in it, the part of the product: `tour`. */
  product: string;
  /** Rises with each change. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  summary: string;
  location: string | undefined;
  state: 'agreed' | 'asked-for' | 'off';
  attendees: readonly { name: string; email: string }[];
}

const STATUSES = {
  agreed: ICalEventStatus.CONFIRMED,
  'asked-for': ICalEventStatus.TENTATIVE,
  off: ICalEventStatus.CANCELLED,
} as const;

/**
 * An entry as the attachment of a mail (RFC 5546): a request with an alarm an hour before, or its cancellation. The site is the
 * organizer: both sides agreed there, and nobody need answer.
 */
export function writeCalendarFile(
  { config, now }: { config: Pick<Config, 'PRODUCT_NAME' | 'MAIL_FROM'>; now: Date },
  { id, product, sequence, startsAt, endsAt, timeZone, summary, location, state, attendees }: CalendarEntry,
): NonNullable<MailToSend['attachments']>[number] {
  const method = state === 'off' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: config.PRODUCT_NAME, product }, method });
  const event = calendar.createEvent({
    id,
    sequence,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary,
    status: STATUSES[state],
    organizer: { name: config.PRODUCT_NAME, email: senderAddressOf(config) },
    ...(location === undefined ? {} : { location }),
  });
  if (state !== 'off') event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  for (const person of attendees)
    event.createAttendee({ ...person, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return {
    filename: `${product}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: placeInZone(calendar.toString(), timeZone),
  };
}
