import type { FairReplyForm } from '#domains/correspondence/contract.ts';
import { isOpenStatus } from '#domains/correspondence/contract.ts';
import {
  findThread,
  type LetterContext,
  listSenderFiles,
  listMessagesOf,
  openReplyLink,
  presentWritten,
  requireFairWords,
  type Thread,
  writeMessage,
} from '#domains/correspondence/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ThreadToReply } from '../contract.ts';
import { findHome } from './find-inquiry.ts';

/** The question that the firm answers, for the holder of the link. Changes nothing: programs that check mail open links too. */
export async function getInquiryToReply(ctx: Context, token: string): Promise<ThreadToReply> {
  const { threadId, expiresAt } = await openReplyLink(ctx, 'inquiry', token);
  const thread = await findStanding(ctx.db, threadId);
  const hasSenderLeft = thread.sender.leftAt !== null;
  const home = await findHome(ctx, thread);
  return {
    senderName: thread.sender.name,
    firm: thread.recipient.name,
    homeLabel: home?.label ?? null,
    state: home?.state ?? null,
    isOpen: isOpenStatus(thread.status) && !hasSenderLeft,
    hasSenderLeft,
    isTakenBack: thread.status === 'withdrawn',
    files: await listSenderFiles(ctx.db, thread),
    thread: presentWritten(await listMessagesOf(ctx.db, thread)),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * The firm's answer: it joins the sender's thread, and reaches them by mail and, with an account, in the product. Once for
 * each key. Throws `not-found` for a link that ended, `conflict` if the question was withdrawn, and `invalid` as
 * `requireFairWords`.
 */
export async function replyToInquiry(
  ctx: LetterContext,
  { token, form }: { token: string; form: FairReplyForm },
): Promise<ThreadToReply> {
  const { threadId } = await openReplyLink(ctx, 'inquiry', token);
  await transact(ctx, async (inner) => {
    const thread = await findStanding(inner.db, threadId, { isForUpdate: true });
    const about = await findHome(inner, thread);
    const passed = requireFairWords({ message: form.message, passed: form.passed, state: about?.state });
    await writeMessage(inner, { thread, from: 'recipient', form, about, passed });
  });
  return getInquiryToReply(ctx, token);
}

async function findStanding(db: Db, threadId: number, options?: { isForUpdate: boolean }): Promise<Thread> {
  const thread = await findThread(db, threadId, options);
  if (thread === undefined) throw new DomainError('not-found', 'This question is no longer here.');
  return thread;
}
