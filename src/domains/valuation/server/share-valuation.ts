import type { NewShare, ShareLinks } from '#domains/sharing/contract.ts';
import { createShareLink, endShareLink, listShareLinks, openShareLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { HomeValuation } from '../contract.ts';
import { listCorrections } from './queries.ts';
import { correctHome, findValuedHome, presentValuation } from './value-home.ts';

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
  const { home, corrections, sharedBy, expiresAt } = await openSharedHome(ctx, token);
  return {
    valuation: await presentValuation(ctx, correctHome(home, corrections)),
    sharedBy,
    expiresAt: expiresAt.toISOString(),
    correctedFacts: corrections.map(({ fact }) => fact),
  };
}

/** The home that a link leads to, with the corrections that whoever shares lets be seen. */
export async function openSharedHome(ctx: Context, token: string, options?: { countsAsView: boolean }) {
  const { subjectId, userId, sharedBy, hasOwnWords, expiresAt } = await openShareLink(ctx, 'parcel_id', token, options);
  const homeId = Number(subjectId);
  const home = await findValuedHome(ctx, homeId);
  return { home, sharedBy, expiresAt, corrections: hasOwnWords ? await listCorrections(ctx.db, userId, homeId) : [] };
}
