import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { NewShare, ShareLinks } from '#domains/sharing/contract.ts';
import { createShareLink, endShareLink, listShareLinks, openShareLink } from '#domains/sharing/server/index.ts';
import type { SharedDeal } from '../contract.ts';
import { findDealOf } from './change-deal.ts';
import { findDeal } from './queries.ts';

const NO_ROADMAP = 'You have no roadmap yet.';

/** Links to my roadmap that have not ended, the newest first. */
export async function listDealShares(ctx: Context): Promise<ShareLinks> {
  const subject = await findSubject(ctx);
  return subject === null ? { shares: [] } : listShareLinks(ctx, subject, requireUser(ctx).userId);
}

/** A link that anyone who has it may read my roadmap by, until it expires. */
export async function shareDeal(ctx: Context, share: NewShare) {
  const subject = await findSubject(ctx);
  if (subject === null) throw new DomainError('not-found', NO_ROADMAP);
  const { id, token, expiresAt } = await createShareLink(ctx, subject, share);
  return { id, path: `/shared/roadmap/${token}`, expiresAt };
}

/** Ends a link at once. Throws `not-found` for another person's and for one that has ended. */
export async function endDealShare(ctx: Context, shareId: string): Promise<ShareLinks> {
  const subject = await findSubject(ctx);
  if (subject === null) throw new DomainError('not-found', NO_ROADMAP);
  return endShareLink(ctx, subject, shareId);
}

/** The roadmap that a link leads to, as it stands now. Throws `not-found` for unknown, ended and expired links alike. */
export async function getSharedDeal(ctx: Context, token: string): Promise<SharedDeal> {
  const { userId, sharedBy, hasOwnWords, expiresAt } = await openShareLink(ctx, 'deal', token);
  const deal = await findDealOf(ctx.db, userId);
  if (deal === null) throw new DomainError('not-found', NO_ROADMAP);
  return {
    deal: { ...deal, tasks: deal.tasks.map((task) => ({ ...task, note: hasOwnWords ? task.note : null })) },
    sharedBy,
    expiresAt: expiresAt.toISOString(),
  };
}

async function findSubject(ctx: Context) {
  const deal = await findDeal(ctx.db, requireUser(ctx).userId);
  return deal === undefined ? null : ({ kind: 'deal', key: deal.id } as const);
}
