import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { findPerson, lockPerson } from '#domains/accounts/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireProvenAddress, requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { AskedDocument, DocumentRequest } from '../contract/giving.ts';
import { placeIn, requireFolder } from './folders.ts';
import { findDocument } from './queries.ts';
import { sayUntil } from './say-until.ts';
import { storeFor } from './store-document.ts';
import { tellWhatCame } from './tell-what-came.ts';
import { MOST_REQUESTS } from '../model/limits.ts';

type Row = Awaited<ReturnType<typeof listRows>>[number];

function listRows({ db }: Pick<Context, 'db'>, userId: string) {
  return db
    .selectFrom('document_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

const present = (row: Row): DocumentRequest => ({
  id: row.id,
  email: row.to_address,
  what: row.what,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  mostFiles: row.most_files,
  filesCame: row.files_came,
  fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
});

/** What the caller asked others for, newest first. */
export async function listRequests(ctx: Context): Promise<{ requests: DocumentRequest[] }> {
  return { requests: (await listRows(ctx, requireUser(ctx).userId)).map(present) };
}

interface NewRequest {
  requestId: string;
  email?: string | undefined;
  what: string;
  folderId?: string | undefined;
  days: number;
  timeZone?: string | undefined;
  mostFiles: number;
}

/** A link is in the first answer alone. */
type MadeRequest = DocumentRequest & { path: string | null };

/**
 * Asks somebody for documents by mail; without an address it makes a link for anybody. The same id again is answered as the first
 * time, but for the link. Throws `forbidden` for mail of demonstration people and unconfirmed addresses, `not-found` for another's folder or request, `conflict` if too many are open.
 */
export async function requestDocument(
  ctx: TellContext,
  { requestId, email, what, folderId, days, mostFiles, timeZone }: NewRequest,
): Promise<MadeRequest> {
  const { userId, isDemo } = requireUser(ctx);
  const known = await ctx.db.selectFrom('document_requests').selectAll().where('id', '=', requestId).executeTakeFirst();
  if (known !== undefined) {
    if (known.user_id !== userId) throw new DomainError('not-found', 'You have no such request.');
    return { ...present(known), path: null };
  }
  if (folderId !== undefined) await requireFolder(ctx.db, userId, folderId);
  if (isDemo && email !== undefined)
    throw new DomainError('forbidden', 'Demo accounts don’t send email, so no one would get the link.');
  if (email !== undefined) requireProvenAddress(ctx, 'people see who asks them');
  const person = await findPerson(ctx.db, userId);
  const token = makeToken();
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const open = (await listRows(inner, userId)).filter((row) => row.fulfilled_at === null && row.expires_at > ctx.now);
    if (open.length >= MOST_REQUESTS)
      throw new DomainError('conflict', `${MOST_REQUESTS} requests are open: withdraw one first.`);
    const row = await inner.db
      .insertInto('document_requests')
      .values({
        id: requestId,
        user_id: userId,
        to_address: email ?? null,
        most_files: mostFiles,
        what,
        folder_id: folderId ?? null,
        token_hash: hashToken(token),
        created_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + days * DAY_MS),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('conflict', 'You already asked for this. Reload the page.');
    const path = `/shared/request/${token}`;
    if (email === undefined) return { ...present(row), path };
    const name = person?.name ?? '';
    const until = await sayUntil(inner, row.expires_at, timeZone);
    await tell(inner, {
      to: { address: email },
      title: `${name} asks you for a document: ${what}`,
      mail: {
        body: {
          paragraphs: [
            `${name} (${person?.email ?? ''}) asks you to send: ${what}.`,
            `You don’t need an account, and can send it ${until}. Only they can see the file, and it’s stored encrypted.`,
          ],
          action: { path, label: 'Send the document' },
        },
      },
    });
    return { ...present(row), path: null };
  });
}

/** Ends a request of the caller's. Throws `not-found` for somebody else's. */
export async function withdrawRequest(ctx: Context, requestId: string): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('document_requests')
    .where('id', '=', requestId)
    .where('user_id', '=', requireUser(ctx).userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'You have no such request.');
}

async function requireAsked({ db, now }: Context, token: string) {
  const row = await db
    .selectFrom('document_requests as r')
    .innerJoin('people as p', 'p.id', 'r.user_id')
    .selectAll('r')
    .where('r.token_hash', '=', hashToken(token))
    .where('r.expires_at', '>', now)
    // Nobody sends papers to an account that was disabled.
    .where('p.is_disabled', '=', false)
    .executeTakeFirst();
  if (row === undefined) throw linkEnded();
  return row;
}

const linkEnded = () => new DomainError('not-found', 'This link has expired or never existed.');

function findRequest(db: Db, id: string) {
  return db.selectFrom('document_requests').select('folder_id').where('id', '=', id).executeTakeFirst();
}

/** What a link asks for. Throws `not-found` for one that has ended. */
export async function getAsked(ctx: Context, token: string): Promise<AskedDocument> {
  const row = await requireAsked(ctx, token);
  const person = await findPerson(ctx.db, row.user_id);
  return {
    what: row.what,
    from: person?.name ?? '',
    expiresAt: row.expires_at.toISOString(),
    isDone: row.fulfilled_at !== null,
    mostFiles: row.most_files,
    filesCame: row.files_came,
  };
}

/** The id of a file that a guest sends: theirs decides it, and cannot be the id of anything else. */
function idOfAsked(requestId: string, file: string | undefined): string {
  // Without an id of its own, the only document has that of the request.
  if (file === undefined) return requestId;
  const hex = createHash('sha256').update(`${requestId} ${file}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Takes what was asked for into the vault of who asked, as often as there is room. The same `file` again is answered as the first time. Throws as {@link storeFor}, and `conflict` when
 * all came.
 */
export async function sendAsked(
  ctx: ServerContext,
  { token, name, file, request }: { token: string; name: string; file?: string | undefined; request: Request },
): Promise<AskedDocument> {
  const row = await requireAsked(ctx, token);
  const documentId = idOfAsked(row.id, file ?? (row.most_files === 1 ? undefined : crypto.randomUUID()));
  // The same file again, after an answer that got lost.
  if (file !== undefined && (await findDocument(ctx.db, documentId)) !== undefined) return getAsked(ctx, token);
  const full = () =>
    new DomainError(
      'conflict',
      row.most_files === 1
        ? 'The document has already been sent. Thank you.'
        : 'This request already has all the files it can take. Thank you.',
    );
  if (row.fulfilled_at !== null) throw full();
  await storeFor(ctx, {
    userId: row.user_id,
    // The folder may be deleted while the file is on its way.
    subject: async ({ db }) => placeIn(row.user_id, (await findRequest(db, row.id))?.folder_id ?? null),
    documentId,
    name,
    request,
    stored: async (inner, id) => {
      const came = await inner.db
        .updateTable('document_requests')
        .set((eb) => ({
          files_came: eb('files_came', '+', 1),
          fulfilled_at: sql<Date | null>`case when files_came + 1 >= most_files then ${ctx.now}::timestamptz end`,
          document_id: id,
          untold: sql<string[]>`array_append(untold, ${name})`,
          last_came_at: ctx.now,
        }))
        .where('id', '=', row.id)
        .where('expires_at', '>', ctx.now)
        .whereRef('files_came', '<', 'most_files')
        .returningAll()
        .executeTakeFirst();
      if (came === undefined) throw (await findRequest(inner.db, row.id)) === undefined ? linkEnded() : full();
      // Of what comes before the last, one mail tells together (`tellOfFiles`).
      if (came.fulfilled_at !== null) await tellWhatCame(inner, came);
    },
  });
  return getAsked(ctx, token);
}
