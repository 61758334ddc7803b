import ical, { ICalAlarmType, ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ListingContact } from '#domains/listings/server/index.ts';
import { placeInZone } from '#lib/calendar-zone.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { MailToSend } from '#platform/mail/mail.ts';
import { senderAddressOf } from '#platform/mail/mail-transport.ts';
import { changeTour, type Tour } from './queries.ts';

const TOUR_MS = 3_600_000;
const ALARM_SECONDS = 3600;

/** What calendars hear about a tour (RFC 5546): it is agreed, or it is off. */
export interface TourInvitation {
  tour: Tour;
  startsAt: Date;
  isOff: boolean;
  sequence: number;
}

/**
 * Counts a change of the agreed time under a stable id: `startsAt` is the agreed time, null if there is none. Undefined where
 * no calendar holds the tour.
 */
export async function changeInvitation(trx: Db, tour: Tour, startsAt: Date | null): Promise<TourInvitation | undefined> {
  const shown = startsAt ?? tour.confirmed_starts_at;
  if (shown === null) return undefined;
  const sequence = (tour.calendar_sequence ?? -1) + 1;
  await changeTour(trx, tour, { calendar_sequence: sequence });
  return { tour, startsAt: shown, isOff: startsAt === null, sequence };
}

/** The file for a mail to one of the two sides; none where calendars have nothing to change. */
export function attachInvitation(
  ctx: Pick<Context, 'now'> & { config: Config },
  invitation: TourInvitation | undefined,
  contact: Pick<ListingContact, 'label' | 'agentName' | 'agentEmail'> | undefined,
): Pick<MailToSend, 'attachments'> {
  if (invitation === undefined) return {};
  const contentType = `text/calendar; charset=utf-8; method=${invitation.isOff ? 'CANCEL' : 'REQUEST'}`;
  return { attachments: [{ filename: 'tour.ics', contentType, content: writeInvitation(ctx, invitation, contact) }] };
}

/** One hour long, with the site as organizer: both sides agreed there, and nobody need answer. */
export function writeInvitation(
  { config, now }: Pick<Context, 'now'> & { config: Pick<Config, 'PRODUCT_NAME' | 'MAIL_FROM'> },
  { tour, startsAt, isOff, sequence }: TourInvitation,
  contact: Pick<ListingContact, 'label' | 'agentName' | 'agentEmail'> | undefined,
): string {
  const isVideo = tour.kind === 'video';
  const label = contact?.label ?? 'a home';
  const calendar = ical({
    prodId: { company: config.PRODUCT_NAME, product: 'tour' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent({
    id: `${tour.thread.publicId}@tour`,
    sequence,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + TOUR_MS),
    summary: `${isVideo ? 'Video tour' : 'Tour'}: ${label}`,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: config.PRODUCT_NAME, email: senderAddressOf(config) },
    ...(isVideo || contact === undefined ? {} : { location: label }),
  });
  if (!isOff) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  const firm =
    contact?.agentEmail == null ? [] : [{ name: contact.agentName ?? tour.thread.recipient.name, email: contact.agentEmail }];
  const { name, email } = tour.thread.sender;
  for (const person of [...(email === null ? [] : [{ name, email }]), ...firm])
    event.createAttendee({ ...person, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return placeInZone(calendar.toString(), tour.time_zone);
}
