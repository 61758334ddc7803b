import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { DealShares, SharedDeal } from '../contract.ts';
import { findDealOf } from './change-deal.ts';
import { requireOwner } from './policy.ts';
import { findDeal } from './queries.ts';

const DAY_MS = 86_400_000;
const MOST_LINKS = 20;
const ENDED = 'This link has ended or never was.';

/** Links to my roadmap that have not ended, the newest first. */
export async function listDealShares(ctx: Context): Promise<DealShares> {
  const rows = await ctx.db
    .selectFrom('deal_shares')
    .selectAll()
    .where('user_id', '=', requireOwner(ctx))
    .where('expires_at', '>', ctx.now)
    .orderBy('id', 'desc')
    .execute();
  return {
    shares: rows.map((row) => ({
      id: row.public_id,
      hasNotes: row.has_notes,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      views: row.views,
      lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
    })),
  };
}

/** A link that anyone who has it may read my roadmap by, until it expires. Only the hash of its token is kept. */
export async function shareDeal(
  ctx: Context,
  { days, hasNotes }: { days: number; hasNotes: boolean },
): Promise<{ path: string }> {
  const userId = requireOwner(ctx);
  const deal = await findDeal(ctx.db, userId);
  if (deal === undefined) throw new DomainError('not-found', 'You have no roadmap yet.');
  if ((await listDealShares(ctx)).shares.length >= MOST_LINKS)
    throw new DomainError('conflict', `There are ${MOST_LINKS} links already: end one first.`);
  const token = makeToken();
  await ctx.db
    .insertInto('deal_shares')
    .values({
      public_id: randomUUID(),
      user_id: userId,
      deal_id: deal.id,
      has_notes: hasNotes,
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + days * DAY_MS),
    })
    .execute();
  return { path: `/shared/roadmap/${token}` };
}

/** Ends a link at once. Throws `not-found` for another person's and for one that has ended. */
export async function endDealShare(ctx: Context, shareId: string): Promise<DealShares> {
  const ended = await ctx.db
    .deleteFrom('deal_shares')
    .where('user_id', '=', requireOwner(ctx))
    .where('public_id', '=', shareId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new DomainError('not-found', ENDED);
  return listDealShares(ctx);
}

/** The roadmap that a link leads to, as it stands now. Throws `not-found` for unknown, ended and expired links alike. */
export async function getSharedDeal(ctx: Context, token: string): Promise<SharedDeal> {
  const { rows } = await sql<{ userId: string; hasNotes: boolean; expiresAt: Date; name: string }>`
    update deal_shares s set views = s.views + 1, last_viewed_at = ${ctx.now}
    from users u where u.id = s.user_id and s.token_hash = ${hashToken(token)} and s.expires_at > ${ctx.now}
    returning s.user_id as "userId", s.has_notes as "hasNotes", s.expires_at as "expiresAt", u.display_name as name`.execute(
    ctx.db,
  );
  const [share] = rows;
  const deal = share === undefined ? null : await findDealOf(ctx.db, share.userId);
  if (share === undefined || deal === null) throw new DomainError('not-found', ENDED);
  return {
    deal: { ...deal, tasks: deal.tasks.map((task) => ({ ...task, note: share.hasNotes ? task.note : null })) },
    sharedBy: share.name,
    expiresAt: share.expiresAt.toISOString(),
  };
}
