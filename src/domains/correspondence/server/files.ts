import type { Document } from '#domains/documents/contract.ts';
import { listDocumentsWith, serveDocumentWith, storeDocument } from '#domains/documents/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { isLinked, THREAD_KINDS } from '../model/thread-kinds.ts';
import { isOpenStatus } from '../model/thread-status.ts';
import type { About } from './about.ts';
import { isSilenced } from './answerers.ts';
import { listMessagesOf, openingOf } from './messages.ts';
import { FilesMail } from './message-mail.tsx';
import { addReplyLink } from './reply-links.ts';
import { subjectOf, type Thread } from './threads.ts';
import { replyToOf } from './write-message.ts';

const HOUR_MS = 3_600_000;

interface Attaching {
  /** Of the caller's, as its sender. */
  thread: Thread;
  documentId: string;
  name: string;
  request: Request;
  about: About | undefined;
}

/**
 * Adds a file to a thread of the caller's and tells the recipient by mail, once an hour however many files there are. Throws
 * `conflict` where the thread is over.
 */
export async function attachFile(ctx: ServerContext, { thread, documentId, name, request, about }: Attaching): Promise<Document> {
  const { sender, recipient, kind, publicId } = thread;
  const { noun } = THREAD_KINDS[kind];
  if (!isOpenStatus(thread.status)) throw new DomainError('conflict', `This ${noun} is closed: nothing can be added to it.`);
  const document = await storeDocument(ctx, subjectOf(thread), { documentId, name, request });
  if (!isLinked(kind) || about?.address == null || (await isSilenced(ctx.db, thread.id))) return document;
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS);
  const { url } = await addReplyLink(ctx, recipient, kind);
  const opening = openingOf(await listMessagesOf(ctx.db, thread))?.message ?? '';
  await tell(ctx, {
    to: { address: about.address },
    title: `Files about a ${noun}: ${about.label}`,
    mail: {
      ...replyToOf(sender),
      body: FilesMail({ name: sender.name, noun, label: about.label, opening, replyUrl: url }),
      dedupeKey: `thread-files-${publicId}-${hour}`,
    },
  });
  return document;
}

/** The files that the recipient can open: those of an open thread. */
export async function listFiles(db: Db, thread: Thread) {
  const files = isOpenStatus(thread.status) ? await listDocumentsWith(db, subjectOf(thread)) : [];
  return files.map((file) => ({ documentId: file.public_id, name: file.name, sizeBytes: file.size_bytes }));
}

/** A file of a thread, for its recipient. Throws `not-found` for other files, and where the thread is over. */
export async function serveFile(ctx: ServerContext, thread: Thread | undefined, documentId: string): Promise<Response> {
  if (thread === undefined || !isOpenStatus(thread.status))
    throw new DomainError('not-found', 'It was withdrawn or settled, and its files with it.');
  return serveDocumentWith(ctx, subjectOf(thread), documentId);
}
