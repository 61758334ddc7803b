import type { NewShare, ShareLinks } from '#domains/sharing/contract.ts';
import { createShareLink, endShareLink, listShareLinks, openShareLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { HomeValuation } from '../contract.ts';
import { listCorrections } from './queries.ts';
import { findValuedHome, presentValuation } from './value-home.ts';

const subjectOf = (homeId: number) => ({ column: 'parcel_id', id: homeId }) as const;

/** The person's links to a home that have not ended, the newest first. */
export async function listValuationShares(ctx: Context, homeId: number): Promise<ShareLinks> {
  return listShareLinks(ctx, subjectOf(homeId), requireUser(ctx).userId);
}

/** A link that anyone who has it may open until it expires. */
export async function shareValuation(ctx: Context, homeId: number, share: NewShare) {
  requireUser(ctx);
  await findValuedHome(ctx, homeId);
  const { id, token, expiresAt } = await createShareLink(ctx, subjectOf(homeId), share);
  return { id, path: `/shared/valuation/${token}`, expiresAt };
}

/** Ends a link. Throws `not-found` for another person's and for one that has ended. */
export async function revokeValuationShare(ctx: Context, homeId: number, shareId: string): Promise<ShareLinks> {
  return endShareLink(ctx, subjectOf(homeId), shareId);
}

/**
 * The report that a link leads to, as of today. Throws `not-found` for unknown, ended and expired links alike, and
 * `forbidden` where the seller no longer allows estimates.
 */
export async function getSharedValuation(
  ctx: Context,
  token: string,
): Promise<{ valuation: HomeValuation; sharedBy: string; expiresAt: string; correctedFacts: string[] }> {
  const { subjectId, userId, sharedBy, hasOwnWords, expiresAt } = await openShareLink(ctx, 'parcel_id', token);
  const homeId = Number(subjectId);
  const home = await findValuedHome(ctx, homeId);
  const corrections = hasOwnWords ? await listCorrections(ctx.db, userId, homeId) : [];
  const corrected = Object.fromEntries(corrections.map(({ fact, value }) => [fact, value]));
  return {
    valuation: await presentValuation(ctx, { ...home, facts: { ...home.facts, ...corrected } }),
    sharedBy,
    expiresAt: expiresAt.toISOString(),
    correctedFacts: Object.keys(corrected),
  };
}
