import type { NewShare, ShareLinks } from '#domains/sharing/contract.ts';
import { createShareLink, endShareLink, listShareLinks, openShareLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { HomeValuation } from '../contract.ts';
import { listCorrections } from './queries.ts';
import { presentValuation } from './value-home.ts';
import { correctHome, findValuedHome } from './valued-home.ts';

/** One person's view of a home: each shares their own. */
const subjectOf = (homeId: number, userId: string) => ({ kind: 'home-value', key: `${homeId}/${userId}` }) as const;

/** The person's links to a home that have not ended, the newest first. */
export async function listValuationShares(ctx: Context, homeId: number): Promise<ShareLinks> {
  const { userId } = requireUser(ctx);
  return listShareLinks(ctx, subjectOf(homeId, userId), userId);
}

/** A link that anyone who has it may open until it expires. */
export async function shareValuation(ctx: Context, { homeId, share }: { homeId: number; share: NewShare }) {
  const { userId } = requireUser(ctx);
  await findValuedHome(ctx, homeId);
  const { id, token, expiresAt } = await createShareLink(ctx, subjectOf(homeId, userId), share);
  return { id, path: `/shared/valuation/${token}`, expiresAt };
}

/** Ends a link. Throws `not-found` for another person's and for one that has ended. */
export async function endValuationShare(
  ctx: Context,
  { homeId, shareId }: { homeId: number; shareId: string },
): Promise<ShareLinks> {
  return endShareLink(ctx, subjectOf(homeId, requireUser(ctx).userId), shareId);
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

/** The home that a link leads to, with the corrections that its sharer shows. */
export async function openSharedHome(ctx: Context, token: string, options?: { countsAsView: boolean }) {
  const { subjectKey, userId, sharedBy, hasOwnWords, expiresAt } = await openShareLink(ctx, 'home-value', token, options);
  const homeId = Number(subjectKey.split('/')[0]);
  const home = await findValuedHome(ctx, homeId);
  return { home, sharedBy, expiresAt, corrections: hasOwnWords ? await listCorrections(ctx.db, userId, homeId) : [] };
}
