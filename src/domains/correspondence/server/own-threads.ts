import { sql } from 'kysely';
import { serveDocumentWith } from '#domains/documents/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { AnswerForm, Side, ThreadDetail, ThreadMessage, ThreadSummary } from '../contract.ts';
import { THREAD_KINDS } from '../model/thread-kinds.ts';
import { describe, describeAll, type WithSources } from './about.ts';
import { requireFairWords } from './fair-words.ts';
import { listFiles, serveFile } from './files.ts';
import { listMessages, listMessagesOf } from './messages.ts';
import { noteRead } from './note-read.ts';
import { presentMessage, presentThread } from './present.ts';
import {
  hasOnSide,
  isAnsweredBy,
  readThreads,
  THREAD_ORDER,
  requireThread,
  setStatus,
  subjectOf,
  type ThreadChoice,
  type WithAnswering,
} from './threads.ts';
import { findPartyToTell, writeMessage } from './write-message.ts';

interface ListInput {
  side: Side;
  limit: number;
  cursor?: string | undefined;
}

/** The caller's threads of one side, newest first. */
export async function listThreads(
  ctx: Context & WithSources & WithAnswering,
  { side, limit, cursor }: ListInput,
): Promise<{ threads: ThreadSummary[]; nextCursor: string | null }> {
  const { userId } = requireUser(ctx);
  const mine = side === 'sender' ? hasOnSide(side, userId) : await isAnsweredBy(ctx, userId);
  const after = THREAD_ORDER.readCursor(cursor);
  const rows = await readThreads(ctx.db, sql`${mine} and ${THREAD_ORDER.isAfter(after)}`, { limit: limit + 1 });
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
  const messages = await listMessages(ctx.db, page);
  const aboutOf = await describeAll(ctx, page);
  const threads = page.map((thread) =>
    presentThread(thread, side, { about: aboutOf(thread), messages: messages.get(thread.id) ?? [] }),
  );
  return { threads, nextCursor };
}

/** One of the caller's threads. Throws `not-found` for other people's. */
export async function getThread(ctx: Context & WithSources & WithAnswering, choice: ThreadChoice): Promise<ThreadDetail> {
  const { side } = choice;
  const thread = await requireThread(ctx, choice);
  const messages = await listMessagesOf(ctx.db, thread);
  return {
    ...presentThread(thread, side, { about: await describe(ctx, thread), messages }),
    messages: messages.map((message) => presentMessage(message, side)),
    files: await listFiles(ctx, thread, side),
  };
}

/** Writes to the other side. Throws `not-found` for other people's threads, and as `writeMessage`. */
export async function writeInThread(
  ctx: ServerContext & WithSources,
  { form, ...choice }: ThreadChoice & { form: AnswerForm },
): Promise<ThreadMessage> {
  return transact(ctx, async (inner) => {
    const thread = await requireThread(inner, choice, { isForUpdate: true });
    const about = await describe(inner, thread);
    const passed =
      choice.side === 'sender' ? [] : requireFairWords({ message: form.message, passed: form.passed, state: about?.state });
    return presentMessage(await writeMessage(inner, { thread, from: choice.side, form, about, passed }), choice.side);
  });
}

/** Notes that the caller read a thread. Throws `not-found` for other people's. */
export async function readThread(ctx: Context & WithAnswering, choice: ThreadChoice): Promise<void> {
  await transact(ctx, async (inner) => {
    const thread = await requireThread(inner, choice, { isForUpdate: true });
    await noteRead(inner, thread, choice.side);
  });
}

/**
 * Closes a settled question; a repeat changes nothing. The recipient is not told, the sender is. Throws `not-found` for
 * other people's, `conflict` for what is taken back, and for a tour request, which ends by its answer.
 */
export async function closeThread(ctx: ServerContext & WithSources, choice: ThreadChoice): Promise<{ status: 'closed' }> {
  return transact(ctx, async (inner) => {
    const thread = await requireThread(inner, choice, { isForUpdate: true });
    const { noun } = THREAD_KINDS[thread.kind];
    if (thread.kind !== 'inquiry') throw new DomainError('conflict', 'Only questions are closed: this ends with its answer.');
    if (thread.status === 'withdrawn') throw new DomainError('conflict', `This ${noun} is withdrawn already.`);
    if (thread.status === 'closed') return { status: 'closed' };
    await setStatus(inner.db, thread, 'closed', ctx.now);
    if (choice.side === 'recipient' && thread.sender.leftAt === null) {
      const label = (await describe(inner, thread))?.label;
      await tell(inner, {
        to: await findPartyToTell(inner.db, thread.sender),
        topic: 'inquiries',
        title: `${thread.recipient.name} closed your ${noun}${label === undefined ? '' : ` about ${label}`}`,
        line: { body: 'No one can write in it anymore. You can ask a new question.', href: '/inquiries' },
      });
    }
    return { status: 'closed' };
  });
}

/** A file of one of the caller's threads. Throws `not-found` for other people's, and for the recipient where the thread is over. */
export async function serveThreadFile(
  ctx: ServerContext,
  { documentId, ...choice }: ThreadChoice & { documentId: string },
): Promise<Response> {
  const thread = await requireThread(ctx, choice);
  return choice.side === 'sender' ? serveDocumentWith(ctx, subjectOf(thread), documentId) : serveFile(ctx, thread, documentId);
}
