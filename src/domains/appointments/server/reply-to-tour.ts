import type { ReactElement } from 'react';
import { findContactIfShown, type ListingContact } from '#domains/listings/server/index.ts';
import { findSender, openReplyLink } from '#domains/messaging/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { wasMailed } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Mail, MailToSend } from '#platform/mail/mail.ts';
import {
  getTourToReply as endpoint,
  TOUR_NOTICE_HOURS,
  TOUR_WINDOW_DAYS,
  type TourReply,
  type TourToReply,
} from '../contract.ts';
import { formatTourTime, refuseTourTime } from '../model/tour-times.ts';
import { findTourById, readProposed, readSlots, type TourRow } from './queries.ts';
import { attachInvitation, changeInvitation, type TourInvitation } from './tour-invitation.ts';
import { TourAgreedMail, TourConfirmedMail, TourDeclinedMail, TourProposedMail, TourTakenBackMail } from './tour-mail.tsx';

const OVER = ['cancelled', 'completed', 'no_show'];

/** What the firm is asked, for whoever holds the link. Changes nothing: programs that check mail open links too. */
export async function getTourToReply(ctx: Context, token: string): Promise<TourToReply> {
  const { key, expiresAt } = await openReplyLink(ctx, 'tour-request', token);
  const row = await findTourById(ctx.db, Number(key));
  if (row === undefined) throw new DomainError('not-found', 'This wish for a tour is no longer here.');
  const contact = await findContactIfShown(ctx, row.listing_id);
  const shown = {
    senderName: row.name,
    firm: row.sent_to,
    homeLabel: contact?.label ?? null,
    kind: row.kind,
    slots: readSlots(row.slots).map((slot) => slot.toISOString()),
    timeZone: row.time_zone,
    message: row.message,
    buyerAgreement: row.buyer_agreement,
    status: row.status,
    confirmedStartsAt: row.confirmed_starts_at?.toISOString() ?? null,
    proposedSlots: readProposed(row.proposed_slots),
    reply: row.reply,
    expiresAt: expiresAt.toISOString(),
  };
  const parsed = endpoint.response?.parse(shown);
  if (parsed === undefined) throw new Error('the contract names its answer');
  return parsed;
}

/**
 * The firm's answer; a later one takes the place of the one before. It goes to the sender by mail and, where they have an
 * account, in the product. The same answer again tells nobody. Throws `not-found` for a link that ended, `conflict` where the
 * wish was taken back or is over, `invalid` for a time that was not wished, too soon or too far.
 */
export async function replyToTour(
  ctx: Context & { mail: Mail; config: Config },
  { token, reply }: { token: string; reply: TourReply },
): Promise<TourToReply> {
  const { key } = await openReplyLink(ctx, 'tour-request', token);
  const id = Number(key);
  await ctx.db.transaction().execute(async (trx) => {
    const inner = { ...ctx, db: trx };
    const row = await findTourById(trx, id, { isForUpdate: true });
    if (row === undefined) throw new DomainError('not-found', 'This wish for a tour is no longer here.');
    if (OVER.includes(row.status))
      throw new DomainError('conflict', 'The wish was taken back, or the tour is over: no answer is needed.');
    const change = readAnswer(reply, row, ctx.now);
    if (isSame(change, row)) return;
    await trx
      .updateTable('tour_requests')
      .set({
        ...change,
        proposed_slots: change.proposed_slots === null ? null : JSON.stringify(change.proposed_slots),
        replied_at: ctx.now,
      })
      .where('id', '=', id)
      .execute();
    await tellBoth(inner, row, change, await changeInvitation(trx, row, change.confirmed_starts_at));
  });
  return getTourToReply(ctx, token);
}

interface Answer {
  status: 'accepted' | 'pending' | 'rejected';
  confirmed_starts_at: Date | null;
  proposed_slots: string[] | null;
  reply: string | null;
}

function readAnswer(reply: TourReply, row: TourRow, now: Date): Answer {
  const words = { reply: reply.message === '' ? null : reply.message };
  const none = { confirmed_starts_at: null, proposed_slots: null };
  if (reply.answer === 'decline') return { status: 'rejected', ...none, ...words };
  if (reply.answer === 'confirm') {
    const startsAt = new Date(reply.startsAt);
    if (!readSlots(row.slots).some((slot) => slot.getTime() === startsAt.getTime()))
      refuse('startsAt', 'Choose one of the wished times, or offer others');
    if (startsAt <= now) refuse('startsAt', 'This time is over: offer others');
    return { status: 'accepted', ...none, confirmed_starts_at: startsAt, ...words };
  }
  const slots = reply.slots.map((slot) => new Date(slot));
  for (const slot of slots) {
    const refusal = refuseTourTime(slot, now, { noticeHours: TOUR_NOTICE_HOURS, windowDays: TOUR_WINDOW_DAYS });
    if (refusal !== undefined) refuse('slots', refusal);
  }
  return { status: 'pending', ...none, proposed_slots: slots.map((slot) => slot.toISOString()), ...words };
}

function refuse(field: string, message: string): never {
  throw new DomainError('invalid', message, { fields: { [field]: message } });
}

function isSame(change: Answer, row: TourRow): boolean {
  return (
    row.replied_at !== null &&
    change.status === row.status &&
    change.reply === row.reply &&
    change.confirmed_starts_at?.getTime() === row.confirmed_starts_at?.getTime() &&
    String(change.proposed_slots ?? []) === String(readProposed(row.proposed_slots))
  );
}

async function tellBoth(
  ctx: Context & { mail: Mail; config: Config },
  row: TourRow,
  answer: Answer,
  invitation: TourInvitation | undefined,
): Promise<void> {
  const contact = await findContactIfShown(ctx, row.listing_id);
  const label = contact?.label ?? 'a home';
  const sender = await findSender(ctx.db, row);
  const about = {
    firm: row.sent_to,
    label,
    timeZone: row.time_zone,
    isVideo: row.kind === 'video',
    message: answer.reply ?? '',
    toursUrl: sender.userId === undefined ? undefined : `${publicUrlOf(ctx.config)}/inquiries`,
  };
  const news = describeNews(row, answer, about);
  const file = attachInvitation(ctx, invitation, contact);
  await tell(ctx, {
    to: sender,
    topic: 'inquiries',
    title: news.title,
    line: { body: news.line, href: '/inquiries' },
    mail: { ...(contact?.agentEmail == null ? {} : { replyTo: contact.agentEmail }), body: news.mail, ...file },
  });
  if (invitation !== undefined && wasMailed(row)) await remindFirm(ctx, { invitation, contact, file });
}

/** Whoever answered has the tour in the calendar as well. */
async function remindFirm(
  ctx: Context & { mail: Mail; config: Config },
  {
    invitation: { tour, startsAt, isOff },
    contact,
    file,
  }: { invitation: TourInvitation; contact: ListingContact | undefined; file: Pick<MailToSend, 'attachments'> },
): Promise<void> {
  if (contact?.agentEmail == null) return;
  const about = { name: tour.name, contact, startsAt };
  await tell(ctx, {
    to: { address: contact.agentEmail },
    title: isOff ? `You called off a tour of ${contact.label}` : `You confirmed a tour of ${contact.label}`,
    mail: { replyTo: tour.email, body: isOff ? TourTakenBackMail(about) : TourAgreedMail(about), ...file },
  });
}

function describeNews(
  row: TourRow,
  { confirmed_starts_at: startsAt, proposed_slots: proposed, reply }: Answer,
  about: Parameters<typeof TourDeclinedMail>[0],
): { title: string; mail: ReactElement; line: string } {
  if (startsAt !== null) {
    return {
      title: `Your tour of ${about.label} is confirmed`,
      mail: TourConfirmedMail({ ...about, startsAt }),
      line: formatTourTime(startsAt, row.time_zone),
    };
  }
  if (proposed !== null) {
    const slots = proposed.map((slot) => new Date(slot));
    return {
      title: `Other times for your tour of ${about.label}`,
      mail: TourProposedMail({ ...about, slots }),
      line: `${about.firm} offers ${slots.map((slot) => formatTourTime(slot, row.time_zone)).join('; ')}`,
    };
  }
  return {
    title: `No tour of ${about.label}`,
    mail: TourDeclinedMail(about),
    line: reply ?? `${about.firm} cannot offer you a tour of this home.`,
  };
}
