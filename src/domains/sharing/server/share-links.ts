import { sql } from 'kysely';
import { findOrCreateSubject, isAbout, type Subject, type SubjectKind } from '#domains/subjects/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Ending } from '#platform/ports/server-context.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { transact } from '#platform/verb/transact.ts';
import type { NewShare, ShareLinks } from '../contract.ts';
import { MOST_LINKS } from '../model/limits.ts';

export function noLink(): DomainError {
  return new DomainError('not-found', 'This link has ended or never was.');
}

/** A person's active links to one thing, newest first. */
export async function listShareLinks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  subject: Subject,
  userId: string,
): Promise<ShareLinks> {
  const rows = await db
    .selectFrom('share_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isAbout(subject))
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return {
    shares: rows.map((row) => ({
      id: row.public_id,
      hasOwnWords: row.has_own_words,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      views: row.views,
      lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
    })),
  };
}

/** The things of one kind to which a person has links that open now, by their keys. */
export async function listLinkedKeys(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, kind }: { userId: string; kind: SubjectKind },
): Promise<string[]> {
  const rows = await db
    .selectFrom('share_links as l')
    .innerJoin('subjects as s', 's.id', 'l.subject_id')
    .select('s.key')
    .distinct()
    .where('l.user_id', '=', userId)
    .where('l.expires_at', '>', now)
    .where('s.kind', '=', kind)
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Makes a link that anyone who has it may open until it expires. Stores only the hash of its token: a repeated request for
 * the same link gets another token. Callers check that the person may share the subject. Throws `conflict` beyond
 * {@link MOST_LINKS}, and for the id of another link.
 */
export async function createShareLink(ctx: Context, subject: Subject, { id, days, hasOwnWords }: NewShare) {
  const { userId, sessionId } = requireUser(ctx);
  const token = makeToken();
  const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
  await transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'share_links', userId);
    const { shares } = await listShareLinks(inner, subject, userId);
    const isNew = shares.every((share) => share.id !== id);
    if (isNew && shares.length >= MOST_LINKS)
      throw new DomainError('conflict', `There are ${MOST_LINKS} links already: end one first.`);
    const { numInsertedOrUpdatedRows: written } = await inner.db
      .insertInto('share_links')
      .values({
        public_id: id,
        user_id: userId,
        session_id: sessionId,
        subject_id: await findOrCreateSubject(inner.db, { ...subject, ownerId: userId }),
        has_own_words: hasOwnWords,
        token_hash: hashToken(token),
        created_at: ctx.now,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict
          .column('public_id')
          .doUpdateSet({
            has_own_words: hasOwnWords,
            token_hash: hashToken(token),
            expires_at: expiresAt,
            session_id: sessionId,
          })
          .where(sql<boolean>`${!isNew}`),
      )
      .executeTakeFirst();
    if (written === 0n)
      throw new DomainError('conflict', 'This link was made for something else. Reload the page and try again.');
  });
  return { id, token, expiresAt: expiresAt.toISOString() };
}

/** Ends a link at once. Throws `not-found` for another person's and for one that has ended. */
export async function endShareLink(ctx: Context, subject: Subject, linkId: string): Promise<ShareLinks> {
  const { userId } = requireUser(ctx);
  const ended = await ctx.db
    .deleteFrom('share_links')
    .where('user_id', '=', userId)
    .where(isAbout(subject))
    .where('public_id', '=', linkId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw noLink();
  return listShareLinks(ctx, subject, userId);
}

/**
 * Ends every link of a claimed account, and otherwise those made in the sessions that end: their maker could still read what the
 * owner adds.
 */
export async function endSharesOf({ db }: Pick<Context, 'db'>, { userId, isClaim, sessionIds }: Ending): Promise<void> {
  const links = db.deleteFrom('share_links').where('user_id', '=', userId);
  await (isClaim ? links : links.where(sql<boolean>`session_id = any (${[...sessionIds]})`)).execute();
}

export interface OpenedLink {
  subjectKey: string;
  userId: string;
  sharedBy: string;
  hasOwnWords: boolean;
  expiresAt: Date;
}

/** What a link leads to. Throws `not-found` for unknown, ended and expired links and those of a disabled account alike. */
export async function openShareLink(
  ctx: Context,
  kind: SubjectKind,
  token: string,
  { countsAsView = true }: { countsAsView?: boolean } = {},
): Promise<OpenedLink> {
  const { rows } = await sql<OpenedLink>`
    update share_links s set views = s.views + ${countsAsView ? 1 : 0},
      last_viewed_at = case when ${countsAsView} then ${ctx.now}::timestamptz else s.last_viewed_at end
    from people p, subjects t where p.id = s.user_id and s.token_hash = ${hashToken(token)} and s.expires_at > ${ctx.now}
      and not p.is_disabled and t.id = s.subject_id and t.kind = ${kind}
    returning t.key as "subjectKey", s.user_id as "userId", p.name as "sharedBy",
      s.has_own_words as "hasOwnWords", s.expires_at as "expiresAt"`.execute(ctx.db);
  const [link] = rows;
  if (link === undefined) throw noLink();
  return link;
}
