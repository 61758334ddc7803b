import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { requireUser } from '#platform/http/require-user.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { HomeValuation, ValuationShares } from '../contract.ts';
import { listCorrections } from './queries.ts';
import { findValuedHome, presentValuation } from './value-home.ts';

const DAY_MS = 86_400_000;
const MOST_LINKS = 50;
const ENDED = 'This link has ended or never was.';

/** The person's links to a home that have not ended, the newest first. */
export async function listValuationShares(ctx: Context, homeId: number): Promise<ValuationShares> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('valuation_shares')
    .selectAll()
    .where('user_id', '=', userId)
    .where('parcel_id', '=', homeId)
    .where('expires_at', '>', ctx.now)
    .orderBy('id', 'desc')
    .execute();
  return {
    shares: rows.map((row) => ({
      id: row.public_id,
      hasCorrections: row.has_corrections,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      views: row.views,
      lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
    })),
  };
}

/** A link that anyone who has it may open until it expires. Only the hash of its token is kept. */
export async function shareValuation(ctx: Context, input: { homeId: number; days: number; hasCorrections: boolean }) {
  const { userId } = requireUser(ctx);
  await findValuedHome(ctx, input.homeId);
  if ((await listValuationShares(ctx, input.homeId)).shares.length >= MOST_LINKS)
    throw new DomainError('conflict', `This home has ${MOST_LINKS} links: end one first.`);
  const token = makeToken();
  const id = randomUUID();
  const expiresAt = new Date(ctx.now.getTime() + input.days * DAY_MS);
  await ctx.db
    .insertInto('valuation_shares')
    .values({
      public_id: id,
      user_id: userId,
      parcel_id: input.homeId,
      has_corrections: input.hasCorrections,
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    .execute();
  return { id, path: `/shared/valuation/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Ends a link. Throws `not-found` for another person's and for one that has ended. */
export async function revokeValuationShare(ctx: Context, homeId: number, shareId: string): Promise<ValuationShares> {
  const { userId } = requireUser(ctx);
  const ended = await ctx.db
    .deleteFrom('valuation_shares')
    .where('user_id', '=', userId)
    .where('parcel_id', '=', homeId)
    .where('public_id', '=', shareId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new DomainError('not-found', ENDED);
  return listValuationShares(ctx, homeId);
}

/**
 * The report that a link leads to, as of today. Throws `not-found` for unknown, ended and expired links alike, and
 * `forbidden` where the seller no longer allows estimates.
 */
export async function getSharedValuation(
  ctx: Context,
  token: string,
): Promise<{ valuation: HomeValuation; sharedBy: string; expiresAt: string; correctedFacts: string[] }> {
  const { rows } = await sql<{
    userId: string;
    homeId: number;
    hasCorrections: boolean;
    expiresAt: Date;
    name: string;
  }>`
    update valuation_shares s set views = s.views + 1, last_viewed_at = ${ctx.now}
    from users u where u.id = s.user_id and s.token_hash = ${hashToken(token)} and s.expires_at > ${ctx.now}
    returning s.user_id as "userId", s.parcel_id as "homeId", s.has_corrections as "hasCorrections", s.expires_at as "expiresAt",
      u.display_name as name`.execute(ctx.db);
  const [share] = rows;
  if (share === undefined) throw new DomainError('not-found', ENDED);
  const home = await findValuedHome(ctx, share.homeId);
  const corrections = share.hasCorrections ? await listCorrections(ctx.db, share.userId, share.homeId) : [];
  const corrected = Object.fromEntries(corrections.map(({ fact, value }) => [fact, value]));
  return {
    valuation: await presentValuation(ctx, { ...home, facts: { ...home.facts, ...corrected } }),
    sharedBy: share.name,
    expiresAt: share.expiresAt.toISOString(),
    correctedFacts: Object.keys(corrected),
  };
}
