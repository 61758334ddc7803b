import type { LetterContext } from '#domains/correspondence/server/index.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { Engagement } from '../contract.ts';
import { ENGAGEMENT_CHANGES } from '../model/status-changes.ts';
import { endAgreement } from './agreements.ts';
import { playMove } from './play-move.ts';
import { findEngagement } from './queries.ts';
import { requireEngagement, requireStanding } from './require-side.ts';
import { showEngagement } from './show-engagements.ts';

type Verb = 'confirm' | 'cancel' | 'dispute' | 'settle' | 'report-done' | 'complete';

/**
 * One move on a job by one of its sides. A repeat changes nothing. Throws `not-found` for strangers, `forbidden` for the wrong
 * side and for members without the right, `invalid` without a needed reason, `conflict` if it cannot be done now.
 */
export async function moveEngagement(
  ctx: LetterContext & { jobs: JobQueue },
  { engagementId, verb, reason }: { engagementId: string; verb: Verb; reason: string },
): Promise<Engagement> {
  const { side, request, lead } = await requireEngagement(ctx, engagementId, verb === 'report-done' ? 'work' : 'leads');
  const sides: readonly string[] = verb === 'report-done' ? ['vendor'] : ENGAGEMENT_CHANGES[verb].by;
  if (!sides.includes(side)) throw new DomainError('forbidden', 'Only the other side can do that.');
  if (verb === 'confirm') await requireStanding(ctx, lead);
  const needsReason = verb === 'cancel' || verb === 'dispute';
  if (needsReason && reason.trim().length < 3) throw invalidField('reason', 'Say why');
  await playMove(
    ctx,
    request.id,
    { verb, by: side, engagementId },
    {
      prepare: async (_inner, { engagements }) => {
        const now = engagements.find(({ id }) => id === engagementId);
        const isDone =
          verb === 'report-done'
            ? now?.status === 'active' && now.done_at !== null
            : verb === 'settle'
              ? false
              : now?.status === ENGAGEMENT_CHANGES[verb].to && (verb !== 'dispute' || now.disputed_by === side);
        if (isDone) return 'done';
        return needsReason ? { reason } : {};
      },
    },
  );
  await endAgreement(ctx, engagementId);
  return showEngagement(ctx, engagementId);
}

/** Ends a dispute for the people of this site: the job goes on, or is canceled. Throws `not-found`, `conflict` without a dispute. */
export async function decideDispute(
  ctx: LetterContext & { jobs: JobQueue },
  { engagementId, verb, reason }: { engagementId: string; verb: 'settle' | 'end-dispute'; reason: string },
): Promise<void> {
  requireAdmin(ctx);
  const engagement = await findEngagement(ctx.db, engagementId);
  if (engagement === undefined) throw new DomainError('not-found', 'There is no job with this id.');
  if (engagement.status !== 'disputed') throw new DomainError('conflict', 'This job isn’t in dispute now.');
  await playMove(ctx, engagement.request_id, { verb, by: 'moderator', engagementId }, { prepare: async () => ({ reason }) });
  await endAgreement(ctx, engagementId);
}
