import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';

/** What a link lets its holder answer: one row of the table that its column names. */
export interface ReplySubject {
  column: 'inquiry_id' | 'tour_request_id';
  id: number;
}

/** Days that a firm may answer by one link. */
export const REPLY_DAYS = 30;
const DAY_MS = 86_400_000;

/** A new link to answer by, within the caller's transaction. Only the hash of its token is kept. */
export async function createReplyLink(db: Db, now: Date, { column, id }: ReplySubject): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('reply_links')
    .values({
      token_hash: hashToken(token),
      [column]: id,
      created_at: now,
      expires_at: new Date(now.getTime() + REPLY_DAYS * DAY_MS),
    })
    .execute();
  return token;
}

/** Where the firm answers a question: for its mail. */
export async function makeReplyUrl(
  { db, now, config }: Pick<Context, 'db' | 'now'> & { config: Config },
  inquiryId: number,
): Promise<string> {
  return `${publicUrlOf(config)}/reply/${await createReplyLink(db, now, { column: 'inquiry_id', id: inquiryId })}`;
}

/** What a link lets its holder answer, and until when. Throws `not-found` for unknown and expired ones alike. */
export async function openReplyLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  column: ReplySubject['column'],
  token: string,
): Promise<{ id: number; expiresAt: Date }> {
  const row = await db
    .selectFrom('reply_links')
    .select([column, 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const id = row?.[column] ?? null;
  if (row === undefined || id === null)
    throw new DomainError('not-found', 'This link is not known here, or has expired. Please answer the mail itself.');
  return { id, expiresAt: row.expires_at };
}

/** Forgets links that lead nowhere any more. */
export async function forgetReplyLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reply_links').where('expires_at', '<', now).execute();
}
