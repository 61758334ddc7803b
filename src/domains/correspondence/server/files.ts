import type { Document } from '#domains/documents/contract.ts';
import { listDocumentsByKey, listDocumentsWith, serveDocumentWith, storeDocument } from '#domains/documents/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { wasToldLately } from '#lib/told-lately.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SharedFile, Side, ThreadFile } from '../contract.ts';
import { isLinked, sentPathOf, THREAD_KINDS } from '../model/thread-kinds.ts';
import { isOpenStatus } from '../model/thread-status.ts';
import { type About, describe, type WithSources } from './about.ts';
import { isSilenced, type LetterContext, tellAnswerers } from './answerers.ts';
import { followAnswerer } from './follow-answerer.ts';
import { listMessagesOf, openingOf } from './messages.ts';
import { AnswerFilesMail, FilesMail } from './message-mail.tsx';
import { addReplyLink } from './reply-links.ts';
import { findThread, requireThread, subjectOf, type Thread } from './threads.ts';
import { findPartyToTell, replyToOf } from './write-message.ts';

/** Marks the files that the recipient's people added. */
const ANSWER = 'answer';

interface Attaching {
  /** Of the caller's, as its sender. */
  thread: Thread;
  documentId: string;
  name: string;
  request: Request;
  about: About | undefined;
}

/**
 * Adds a file to a thread of the caller's and tells the recipient and who answers for it, once an hour however many files there
 * are. Throws `conflict` where the thread is over.
 */
export async function attachFile(ctx: ServerContext, { thread, documentId, name, request, about }: Attaching): Promise<Document> {
  refuseOver(thread);
  const isTold = await isLatelyTold(ctx, thread, 'sender');
  const document = await storeDocument(ctx, subjectOf(thread), {
    documentId,
    name,
    request,
    stillMay: async (inner) => {
      const now = (await findThread(inner.db, thread.id, { isForUpdate: true })) ?? thread;
      refuseOver(now);
      if (about !== undefined) await followAnswerer(inner, now, about);
    },
  });
  if (about === undefined || isTold || (await isSilenced(ctx.db, thread.id))) return document;
  await transact(ctx, (inner) => tellOfSentFiles(inner, { thread, about, documentId: document.id }));
  return document;
}

async function tellOfSentFiles(
  ctx: LetterContext,
  { thread, about, documentId }: { thread: Thread; about: About; documentId: string },
): Promise<void> {
  const { sender, recipient, kind } = thread;
  const { noun } = THREAD_KINDS[kind];
  const key = `thread-files-${documentId}`;
  if (isLinked(kind) && about.address !== null) {
    const { url } = await addReplyLink(ctx, recipient, kind);
    const opening = openingOf(await listMessagesOf(ctx.db, thread))?.message ?? '';
    await tell(ctx, {
      to: { address: about.address },
      title: `Files about a ${noun}: ${about.label}`,
      mail: {
        ...replyToOf(sender),
        body: FilesMail({ name: sender.name, noun, label: about.label, opening, replyUrl: url }),
        dedupeKey: key,
      },
    });
  }
  await tellAnswerers(ctx, {
    thread,
    title: `${sender.name} sent files about ${about.label}`,
    body: `They’re with the ${noun}.`,
    mailed: isLinked(kind) ? about.address : null,
    key,
  });
}

function refuseOver(thread: Thread): void {
  const { noun } = THREAD_KINDS[thread.kind];
  if (!isOpenStatus(thread.status)) throw new DomainError('conflict', `This ${noun} is closed: nothing can be added to it.`);
}

async function isLatelyTold({ db, now }: Context, thread: Thread, side: Side): Promise<boolean> {
  const files = (await listDocumentsWith(db, subjectOf(thread))).filter((file) => sideOf(file) === side);
  return wasToldLately(
    files.map((file) => file.created_at),
    { now, spanMs: HOUR_MS },
  );
}

/**
 * Adds a file for the sender of a thread that the caller answers, and tells the sender, once an hour however many files there
 * are. Throws `not-found` for other people's threads, `conflict` where the thread is over or its sender has left.
 */
export async function attachToThread(
  ctx: ServerContext & WithSources,
  { threadId, ...file }: { threadId: string; documentId: string; name: string; request: Request },
): Promise<Document> {
  const choice = { threadId, side: 'recipient' } as const;
  const requireOpen = async (inner: typeof ctx) => {
    const thread = await requireThread(inner, choice);
    refuseOver(thread);
    if (thread.sender.leftAt !== null)
      throw new DomainError('conflict', 'The sender closed their account: no file can reach them.');
    return thread;
  };
  const thread = await requireOpen(ctx);
  const isTold = await isLatelyTold(ctx, thread, 'recipient');
  const document = await storeDocument(ctx, subjectOf(thread), {
    ...file,
    item: ANSWER,
    stillMay: (inner) => requireOpen({ ...ctx, ...inner }),
  });
  if (!isTold) await transact(ctx, (inner) => tellOfFiles(inner, thread, document.id));
  return document;
}

async function tellOfFiles(ctx: ServerContext & WithSources, thread: Thread, documentId: string): Promise<void> {
  const { sender, recipient } = thread;
  const { noun } = THREAD_KINDS[thread.kind];
  const sentPath = sentPathOf(thread.kind, thread.publicId);
  const about = await describe(ctx, thread);
  const to = await findPartyToTell(ctx.db, sender);
  const opening = openingOf(await listMessagesOf(ctx.db, thread))?.message ?? '';
  await tell(ctx, {
    to,
    topic: 'inquiries',
    title: `${recipient.name} sent files about ${about?.label ?? `your ${noun}`}`,
    line: { body: `They’re with your ${noun}.`, href: sentPath },
    mail: {
      ...replyToOf({ email: about?.address ?? null }),
      body: AnswerFilesMail({
        noun,
        opening,
        threadUrl: `${publicUrlOf(ctx.config)}${sentPath}`,
        hasAccount: to.userId !== undefined,
      }),
      dedupeKey: `thread-answer-files-${documentId}`,
    },
  });
}

/** The files of a thread as one side sees them: the recipient's people while it is open, the sender as long as they are kept. */
export async function listFiles(ctx: Context, thread: Thread, side: Side): Promise<ThreadFile[]> {
  if (side === 'recipient' && !isOpenStatus(thread.status)) return [];
  const userId = userIdOf(ctx);
  return (await listDocumentsWith(ctx.db, subjectOf(thread))).map((file) => ({
    ...presentFile(file),
    addedAt: file.created_at.toISOString(),
    from: sideOf(file),
    isOwn: file.user_id !== null && file.user_id === userId,
  }));
}

/** What the sender of an open thread attached, for whoever came by a link. */
export async function listSenderFiles(db: Db, thread: Thread): Promise<SharedFile[]> {
  if (!isOpenStatus(thread.status)) return [];
  return (await listDocumentsWith(db, subjectOf(thread))).filter((file) => sideOf(file) === 'sender').map(presentFile);
}

/** What the recipient's people added to each of these threads for their sender, by the threads' public ids. */
export async function listAnswerFiles(db: Db, threads: readonly Pick<Thread, 'publicId'>[]): Promise<Map<string, SharedFile[]>> {
  const found = await listDocumentsByKey(
    db,
    'thread',
    threads.map(({ publicId }) => publicId),
  );
  return new Map([...found].map(([key, files]) => [key, files.filter((one) => sideOf(one) === 'recipient').map(presentFile)]));
}

const sideOf = ({ item }: { item: string }): Side => (item === ANSWER ? 'recipient' : 'sender');

const presentFile = (file: { public_id: string; name: string; size_bytes: number }): SharedFile => ({
  documentId: file.public_id,
  name: file.name,
  sizeBytes: file.size_bytes,
});

/** A file of a thread, for its recipient. Throws `not-found` for other files, and where the thread is over. */
export async function serveFile(ctx: ServerContext, thread: Thread | undefined, documentId: string): Promise<Response> {
  if (thread === undefined || !isOpenStatus(thread.status))
    throw new DomainError('not-found', 'It was withdrawn or settled, and its files with it.');
  return serveDocumentWith(ctx, subjectOf(thread), documentId);
}
