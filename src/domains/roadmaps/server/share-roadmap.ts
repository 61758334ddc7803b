import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { NewShare, ShareLinks } from '#domains/sharing/contract.ts';
import { createShareLink, endShareLink, listShareLinks, openShareLink } from '#domains/sharing/server/index.ts';
import type { SharedRoadmap } from '../contract.ts';
import { findRoadmapOf } from './change-roadmap.ts';
import { findRoadmap } from './queries.ts';

const NO_ROADMAP = 'You have no roadmap yet.';

/** Active links to the caller's roadmap, newest first. */
export async function listRoadmapShares(ctx: Context): Promise<ShareLinks> {
  const subject = await findSubject(ctx);
  return subject === null ? { shares: [] } : listShareLinks(ctx, subject, requireUser(ctx).userId);
}

/** A link that lets anyone who has it read the caller's roadmap until it expires. */
export async function shareRoadmap(ctx: Context, share: NewShare) {
  const subject = await findSubject(ctx);
  if (subject === null) throw new DomainError('not-found', NO_ROADMAP);
  const { id, token, expiresAt } = await createShareLink(ctx, subject, share);
  return { id, path: `/shared/roadmap/${token}`, expiresAt };
}

/** Ends a link at once. Throws `not-found` for another person's and for one that has ended. */
export async function endRoadmapShare(ctx: Context, shareId: string): Promise<ShareLinks> {
  const subject = await findSubject(ctx);
  if (subject === null) throw new DomainError('not-found', NO_ROADMAP);
  return endShareLink(ctx, subject, shareId);
}

/** The current roadmap behind a link. Throws `not-found` for unknown, ended and expired links alike. */
export async function getSharedRoadmap(ctx: Context, token: string): Promise<SharedRoadmap> {
  const { userId, sharedBy, hasOwnWords, expiresAt } = await openShareLink(ctx, 'roadmap', token);
  const roadmap = await findRoadmapOf(ctx.db, userId);
  if (roadmap === null) throw new DomainError('not-found', NO_ROADMAP);
  return {
    roadmap: { ...roadmap, tasks: roadmap.tasks.map((task) => ({ ...task, note: hasOwnWords ? task.note : null })) },
    sharedBy,
    expiresAt: expiresAt.toISOString(),
  };
}

async function findSubject(ctx: Context) {
  const roadmap = await findRoadmap(ctx.db, requireUser(ctx).userId);
  return roadmap === undefined ? null : ({ kind: 'roadmap', key: roadmap.id } as const);
}
