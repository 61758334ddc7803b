import { findOrCreateSubject, type OwnedSubject, type SubjectKind } from '#domains/subjects/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';

/** Days that a firm may answer by one link. */
export const REPLY_DAYS = 30;
const DAY_MS = 86_400_000;

/** A new link to answer by, within the caller's transaction. Only the hash of its token is kept. */
export async function createReplyLink(db: Db, now: Date, subject: OwnedSubject): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('reply_links')
    .values({
      token_hash: hashToken(token),
      subject_id: await findOrCreateSubject(db, subject),
      created_at: now,
      expires_at: new Date(now.getTime() + REPLY_DAYS * DAY_MS),
    })
    .execute();
  return token;
}

/** A question, as that which files and links go with. */
export function subjectOf({ public_id, user_id }: { public_id: string; user_id: string | null }): OwnedSubject {
  return { kind: 'inquiry', key: public_id, ownerId: user_id };
}

/** Where the firm answers a question: for its mail. */
export async function makeReplyUrl(
  { db, now, config }: Pick<Context, 'db' | 'now'> & { config: Config },
  inquiry: { public_id: string; user_id: string | null },
): Promise<string> {
  return `${publicUrlOf(config)}/reply/${await createReplyLink(db, now, subjectOf(inquiry))}`;
}

/** What a link lets its holder answer, and until when. Throws `not-found` for unknown and expired ones alike. */
export async function openReplyLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: SubjectKind,
  token: string,
): Promise<{ key: string; expiresAt: Date }> {
  const row = await db
    .selectFrom('reply_links')
    .innerJoin('subjects', 'subjects.id', 'reply_links.subject_id')
    .select(['key', 'expires_at'])
    .where('kind', '=', kind)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined)
    throw new DomainError('not-found', 'This link is not known here, or has expired. Please answer the mail itself.');
  return { key: row.key, expiresAt: row.expires_at };
}

/** Forgets links that lead nowhere any more. */
export async function forgetReplyLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reply_links').where('expires_at', '<', now).execute();
}
