import type { ListingContact } from '#domains/listings/server/index.ts';
import { TOUR_MS } from '#lib/tour-limits.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { MailToSend } from '#platform/mail/mail.ts';
import { writeCalendarFile } from '#platform/mail/calendar-file.ts';
import { changeTour, type Tour } from './queries.ts';

type Contact = Pick<ListingContact, 'label' | 'agentName' | 'agentEmail'>;

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
  contact: Contact | undefined,
): Pick<MailToSend, 'attachments'> {
  return invitation === undefined ? {} : { attachments: [writeInvitation(ctx, invitation, contact)] };
}

/** The same for an invitation that there is. */
export function writeInvitation(
  ctx: Pick<Context, 'now'> & { config: Pick<Config, 'PRODUCT_NAME' | 'MAIL_FROM'> },
  { tour, startsAt, isOff, sequence }: TourInvitation,
  contact: Contact | undefined,
): NonNullable<MailToSend['attachments']>[number] {
  const isVideo = tour.kind === 'video';
  const firm =
    contact?.agentEmail == null ? [] : [{ name: contact.agentName ?? tour.thread.recipient.name, email: contact.agentEmail }];
  const { name, email } = tour.thread.sender;
  return writeCalendarFile(ctx, {
    id: `${tour.thread.publicId}@tour`,
    product: 'tour',
    sequence,
    startsAt,
    endsAt: new Date(startsAt.getTime() + TOUR_MS),
    timeZone: tour.time_zone,
    summary: `${isVideo ? 'Video tour' : 'Tour'}: ${contact?.label ?? 'a home'}`,
    location: isVideo ? undefined : contact?.label,
    state: isOff ? 'off' : 'agreed',
    attendees: [...(email === null ? [] : [{ name, email }]), ...firm],
  });
}
