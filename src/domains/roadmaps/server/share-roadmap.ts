import { shareThings, type OpenedLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { roadmapSharing, type SharedRoadmap } from '../contract.ts';
import { findRoadmapOf } from './change-roadmap.ts';
import { findRoadmap } from './queries.ts';

export const roadmapShares = shareThings(roadmapSharing, {
  kind: 'roadmap',
  keyOf: async (ctx) => (await findRoadmap(ctx.db, requireUser(ctx).userId))?.id ?? null,
  present: presentShared,
});

/** The roadmap behind a link, as it is now. */
async function presentShared(ctx: Context, { userId, sharedBy, hasOwnWords, expiresAt }: OpenedLink): Promise<SharedRoadmap> {
  const roadmap = await findRoadmapOf(ctx.db, userId);
  if (roadmap === null) throw new DomainError('not-found', 'This roadmap is gone.');
  return {
    roadmap: { ...roadmap, tasks: roadmap.tasks.map((task) => ({ ...task, note: hasOwnWords ? task.note : null })) },
    sharedBy,
    expiresAt: expiresAt.toISOString(),
  };
}
