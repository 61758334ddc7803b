import {
  type LetterContext,
  listMessagesOf,
  openingOf,
  openReplyLink,
  presentWritten,
  requireFairWords,
  requireThread,
  type Thread,
  type WithAnswering,
} from '#domains/correspondence/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { askedTourSchema, type AskedTour, type TourReply, type TourToReply } from '../contract.ts';
import { answerTour } from './answer-tour.ts';
import { findTour, readProposed, readSlots } from './queries.ts';

/** The request that the firm answers, for the holder of the link. Changes nothing: programs that check mail open links too. */
export async function getTourToReply(ctx: Context, token: string): Promise<TourToReply> {
  const { threadId, expiresAt } = await openReplyLink(ctx, 'tour-request', token);
  return { ...(await readAsked(ctx, threadId)), expiresAt: expiresAt.toISOString() };
}

/** The firm's answer by the link in its mail, as `answerAskedTour`. Throws `not-found` for a link that ended. */
export async function replyToTour(
  ctx: LetterContext,
  { token, reply }: { token: string; reply: TourReply },
): Promise<TourToReply> {
  const { threadId } = await openReplyLink(ctx, 'tour-request', token);
  const { thread } = await findTour(ctx.db, threadId);
  await answerFairly(ctx, thread, reply);
  return getTourToReply(ctx, token);
}

/** The request that the caller answers as the firm. Throws `not-found` for requests to others. */
export async function getAskedTour(ctx: Context & WithAnswering, tourRequestId: string): Promise<AskedTour> {
  return readAsked(ctx, (await findAsked(ctx, tourRequestId)).id);
}

/**
 * The caller's answer as the firm, as `answerTour`. Throws `not-found` for requests to others, and `invalid` as
 * `requireFairWords`.
 */
export async function answerAskedTour(
  ctx: LetterContext,
  { tourRequestId, reply }: { tourRequestId: string; reply: TourReply },
): Promise<AskedTour> {
  const thread = await findAsked(ctx, tourRequestId);
  await answerFairly(ctx, thread, reply);
  return readAsked(ctx, thread.id);
}

async function answerFairly(ctx: LetterContext, { id, about }: Pick<Thread, 'id' | 'about'>, reply: TourReply): Promise<void> {
  const contact = await findContactIfShown(ctx, Number(about.key));
  const passed = requireFairWords({ message: reply.message, passed: reply.passed, state: contact?.state });
  await answerTour(ctx, { threadId: id, reply, passed });
}

function findAsked(ctx: Context & WithAnswering, tourRequestId: string) {
  const choice = { threadId: tourRequestId, side: 'recipient', kind: 'tour-request' } as const;
  return requireThread(ctx, choice);
}

async function readAsked(ctx: Context, threadId: number): Promise<AskedTour> {
  const { thread, ...row } = await findTour(ctx.db, threadId);
  const contact = await findContactIfShown(ctx, Number(thread.about.key));
  const messages = await listMessagesOf(ctx.db, thread);
  return askedTourSchema.parse({
    senderName: thread.sender.name,
    firm: thread.recipient.name,
    homeLabel: contact?.label ?? null,
    state: contact?.state ?? null,
    kind: row.kind,
    slots: readSlots(row.slots).map((slot) => slot.toISOString()),
    timeZone: row.time_zone,
    message: openingOf(messages)?.message || null,
    buyerAgreement: row.buyer_agreement,
    status: row.status,
    confirmedStartsAt: row.confirmed_starts_at?.toISOString() ?? null,
    proposedSlots: readProposed(row.proposed_slots),
    reply: messages.find(({ id }) => id === row.answer_id)?.message ?? null,
    thread: presentWritten(messages),
  });
}
