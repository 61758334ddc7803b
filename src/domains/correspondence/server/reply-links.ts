import { DAY_MS } from '#lib/time-units.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { REPLY_DAYS } from '#lib/kept-for.ts';
import type { Side } from '../contract.ts';
import { type LinkedKind, type OwnLinkedKind, THREAD_KINDS } from '../model/thread-kinds.ts';
import type { Party } from './threads.ts';

/** How a party without an account gets in. */
export interface ReplyLink {
  token: string;
  /** Goes only into the party's mail. */
  url: string;
}

/** A link that opens nothing until it is stored, so that a mail can contain it before the party exists. */
export function makeReplyLink(config: Config, kind: LinkedKind): ReplyLink {
  const token = makeToken();
  return { token, url: `${publicUrlOf(config)}${THREAD_KINDS[kind].replyPath}/${token}` };
}

/** The same for the sender of a thread. */
export function makeOwnLink(config: Config, kind: OwnLinkedKind): ReplyLink {
  const token = makeToken();
  return { token, url: `${publicUrlOf(config)}${THREAD_KINDS[kind].ownPath}/${token}` };
}

/** Lets a party in by a link from now on. Only the hash of its token is kept. */
export async function keepReplyLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: Pick<Party, 'id'>,
  { token }: Pick<ReplyLink, 'token'>,
): Promise<void> {
  await db
    .insertInto('reply_links')
    .values({
      token_hash: hashToken(token),
      party_id: id,
      created_at: now,
      expires_at: new Date(now.getTime() + REPLY_DAYS * DAY_MS),
    })
    .execute();
}

/** A new link for a party, which opens at once. */
export async function addReplyLink(
  ctx: Pick<Context, 'db' | 'now'> & { config: Config },
  party: Pick<Party, 'id'>,
  kind: LinkedKind,
): Promise<ReplyLink> {
  const link = makeReplyLink(ctx.config, kind);
  await keepReplyLink(ctx, party, link);
  return link;
}

/** The thread that a recipient's link leads to, and until when. Throws `not-found` for unknown and expired ones alike. */
export function openReplyLink(
  ctx: Pick<Context, 'db' | 'now'>,
  kind: LinkedKind,
  token: string,
): Promise<{ threadId: number; expiresAt: Date }> {
  return openLink(ctx, { kind, token, side: 'recipient' });
}

/** The same of a sender's link. */
export function openOwnLink(
  ctx: Pick<Context, 'db' | 'now'>,
  kind: OwnLinkedKind,
  token: string,
): Promise<{ threadId: number; expiresAt: Date }> {
  return openLink(ctx, { kind, token, side: 'sender' });
}

async function openLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, token, side }: { kind: LinkedKind; token: string; side: Side },
): Promise<{ threadId: number; expiresAt: Date }> {
  const row = await db
    .selectFrom('reply_links as l')
    .innerJoin('parties as p', 'p.id', 'l.party_id')
    .innerJoin('threads as t', 't.id', 'p.thread_id')
    .select(['t.id', 'l.expires_at'])
    .where('t.kind', '=', kind)
    .where('p.side', '=', side)
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined)
    throw new DomainError(
      'not-found',
      side === 'recipient'
        ? 'This link is unknown or has expired. Please answer the mail itself.'
        : 'This link is unknown or has expired. Please write to the firm.',
    );
  return { threadId: row.id, expiresAt: row.expires_at };
}

/** Deletes links that no longer lead anywhere. */
export async function forgetReplyLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reply_links').where('expires_at', '<', now).execute();
}
