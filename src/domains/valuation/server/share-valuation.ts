import { openShareLink, shareThings, type OpenedLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { valuationSharing, type SharedValuation } from '../contract.ts';
import { listCorrections } from './queries.ts';
import { presentValuation } from './value-home.ts';
import { correctHome, findValuedHome } from './valued-home.ts';

/** One person's view of a home: each shares their own. */
export const valuationShares = shareThings(valuationSharing, {
  kind: 'home-value',
  keyOf: async (ctx, { homeId }) => `${homeId}/${requireUser(ctx).userId}`,
  checkShareable: (ctx, { homeId }) => findValuedHome(ctx, homeId),
  present: presentShared,
});

/** The report behind a link, as of today. Throws `forbidden` if the seller no longer allows estimates. */
async function presentShared(ctx: Context, link: OpenedLink): Promise<SharedValuation> {
  const { home, corrections, sharedBy, expiresAt } = await findLinkedHome(ctx, link);
  return {
    valuation: await presentValuation(ctx, correctHome(home, corrections)),
    sharedBy,
    expiresAt: expiresAt.toISOString(),
    correctedFacts: corrections.map(({ fact }) => fact),
  };
}

/** The home that a link leads to, with the corrections that its sharer shows. Counts as no view. */
export async function findSharedHome(ctx: Context, token: string) {
  return findLinkedHome(ctx, await openShareLink(ctx, 'home-value', token, { countsAsView: false }));
}

async function findLinkedHome(ctx: Context, { subjectKey, userId, sharedBy, hasOwnWords, expiresAt }: OpenedLink) {
  const homeId = Number(subjectKey.split('/')[0]);
  const home = await findValuedHome(ctx, homeId);
  return { home, sharedBy, expiresAt, corrections: hasOwnWords ? await listCorrections(ctx.db, userId, homeId) : [] };
}
