import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import type { Passed } from '#domains/compliance/contract.ts';
import {
  findPartyToTell,
  insertMessage,
  keepReplyLink,
  listMessagesOf,
  makeOwnLink,
  type Message,
  replyToOf,
  setAnswered,
  wasThreadMailed,
} from '#domains/correspondence/server/index.ts';
import { findContactIfShown, type ListingContact } from '#domains/listings/server/index.ts';
import { deliveryFor, tell, type TellContext } from '#domains/notifications/server/index.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import type { MailToSend } from '#platform/mail/mail.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { TOUR_NOTICE_HOURS, TOUR_WINDOW_DAYS, type TourReply } from '../contract.ts';
import { formatTourTime, refuseTourTime } from '../model/tour-times.ts';
import { changeTour, findTour, hasBegun, readProposed, readSlots, type Tour } from './queries.ts';
import { attachInvitation, changeInvitation, type TourInvitation } from './tour-invitation.ts';
import { TourAgreedMail, TourConfirmedMail, TourDeclinedMail, TourProposedMail, TourTakenBackMail } from './tour-mail.tsx';

const OVER = ['cancelled', 'completed', 'no_show'];

/**
 * The firm's answer; a later one replaces an earlier one. It goes to the sender by mail and, where they have an
 * account, in the product. The same answer again tells nobody. Callers check first that the person belongs to the firm.
 * Throws `conflict` if the request was withdrawn or is over, `invalid` for a time that was not requested, is too soon or too
 * far.
 */
export async function answerTour(
  ctx: TellContext,
  { threadId, reply, passed = [] }: { threadId: number; reply: TourReply; passed?: readonly Passed[] },
): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await findTour(inner.db, threadId, { isForUpdate: true });
    if (OVER.includes(row.status) || hasBegun(row, ctx.now))
      throw new DomainError('conflict', 'The request was withdrawn or the tour is over, so you don’t need to answer.');
    const answer = readAnswer(reply, row, ctx.now);
    const messages = await listMessagesOf(inner.db, row.thread);
    const lastWords = messages.find(({ id }) => id === row.answer_id)?.message ?? '';
    if (isSame(answer, row, lastWords)) return;
    const invitation = await changeInvitation(inner.db, row, answer.confirmed_starts_at);
    const isMailed = await tellBoth(inner, { row, messages, answer, invitation });
    await changeTour(inner.db, row, {
      status: answer.status,
      confirmed_starts_at: answer.confirmed_starts_at,
      proposed_slots: answer.proposed_slots === null ? null : JSON.stringify(answer.proposed_slots),
      answer_id: await keepWords(inner, row, { answer, isMailed, passed }),
      replied_at: ctx.now,
    });
    await setAnswered(inner.db, row.thread, ctx.now);
  });
}

/** The answer's words are a message; null if it has none. */
async function keepWords(
  ctx: TellContext,
  { thread }: Tour,
  { answer: { words }, isMailed, passed }: { answer: Answer; isMailed: boolean; passed: readonly Passed[] },
): Promise<number | null> {
  if (words === '') return null;
  const { sender, recipient } = thread;
  const delivery = isMailed ? deliveryFor(ctx, sender.email) : null;
  const message = {
    publicId: randomUUID(),
    thread,
    party: recipient,
    message: words,
    delivery,
    writerId: userIdOf(ctx),
    passed,
    at: ctx.now,
  };
  return (await insertMessage(ctx.db, message)) ?? null;
}

interface Answer {
  status: 'accepted' | 'pending' | 'rejected';
  confirmed_starts_at: Date | null;
  proposed_slots: string[] | null;
  /** In the firm's words; may be empty. */
  words: string;
}

function readAnswer(reply: TourReply, row: Tour, now: Date): Answer {
  const words = { words: reply.message };
  const none = { confirmed_starts_at: null, proposed_slots: null };
  if (reply.answer === 'decline') return { status: 'rejected', ...none, ...words };
  if (reply.answer === 'confirm') {
    const startsAt = new Date(reply.startsAt);
    if (!readSlots(row.slots).some((slot) => slot.getTime() === startsAt.getTime()))
      throw invalidField('startsAt', 'Choose one of the requested times, or offer others');
    if (startsAt <= now) throw invalidField('startsAt', 'This time has passed: offer others');
    return { status: 'accepted', ...none, confirmed_starts_at: startsAt, ...words };
  }
  const slots = reply.slots.map((slot) => new Date(slot));
  for (const slot of slots) {
    const refusal = refuseTourTime(slot, now, { noticeHours: TOUR_NOTICE_HOURS, windowDays: TOUR_WINDOW_DAYS });
    if (refusal !== undefined) throw invalidField('slots', refusal);
  }
  return { status: 'pending', ...none, proposed_slots: slots.map((slot) => slot.toISOString()), ...words };
}

function isSame(change: Answer, row: Tour, lastWords: string): boolean {
  return (
    row.replied_at !== null &&
    change.status === row.status &&
    change.words === lastWords &&
    change.confirmed_starts_at?.getTime() === row.confirmed_starts_at?.getTime() &&
    String(change.proposed_slots ?? []) === String(readProposed(row.proposed_slots))
  );
}

interface News {
  row: Tour;
  messages: readonly Message[];
  answer: Answer;
  invitation: TourInvitation | undefined;
}

async function tellBoth(ctx: TellContext, { row, messages, answer, invitation }: News): Promise<boolean> {
  const { sender: from, recipient, about: home } = row.thread;
  const contact = await findContactIfShown(ctx, Number(home.key));
  const label = contact?.label ?? 'a home';
  const sender = await findPartyToTell(ctx.db, from);
  const about = {
    firm: recipient.name,
    label,
    timeZone: row.time_zone,
    isVideo: row.kind === 'video',
    message: answer.words,
    toursUrl: sender.userId === undefined ? await addOwnLink(ctx, row) : `${publicUrlOf(ctx.config)}/inquiries`,
  };
  const news = describeNews(row, answer, about);
  const file = attachInvitation(ctx, invitation, contact);
  const told = await tell(ctx, {
    to: sender,
    topic: 'inquiries',
    title: news.title,
    line: { body: news.line, href: '/inquiries' },
    mail: { ...(contact?.agentEmail == null ? {} : { replyTo: contact.agentEmail }), body: news.mail, ...file },
  });
  if (invitation !== undefined && wasThreadMailed(messages)) await sendFirmCopy(ctx, { invitation, contact, file });
  return told.mail;
}

/** A new way in for a sender without an account. */
async function addOwnLink(ctx: TellContext, { thread }: Tour): Promise<string> {
  const link = makeOwnLink(ctx.config, 'tour-request');
  await keepReplyLink(ctx, thread.sender, link);
  return link.url;
}

/** The person who answered gets the tour in their calendar too. */
async function sendFirmCopy(
  ctx: TellContext,
  {
    invitation: { tour, startsAt, isOff },
    contact,
    file,
  }: { invitation: TourInvitation; contact: ListingContact | undefined; file: Pick<MailToSend, 'attachments'> },
): Promise<void> {
  if (contact?.agentEmail == null) return;
  const { sender } = tour.thread;
  const about = { name: sender.name, contact, startsAt };
  await tell(ctx, {
    to: { address: contact.agentEmail },
    title: isOff ? `You called off a tour of ${contact.label}` : `You confirmed a tour of ${contact.label}`,
    mail: { ...replyToOf(sender), body: isOff ? TourTakenBackMail(about) : TourAgreedMail(about), ...file },
  });
}

function describeNews(
  row: Tour,
  { confirmed_starts_at: startsAt, proposed_slots: proposed, words }: Answer,
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
    line: words || `${about.firm} can’t offer you a tour of this home.`,
  };
}
