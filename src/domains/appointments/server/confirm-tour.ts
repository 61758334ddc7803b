import { sql } from 'kysely';
import { readThreads } from '#domains/correspondence/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { answerTour } from './answer-tour.ts';

/** A firm's yes that the demonstration writes. For the process itself. */
export async function confirmTour(
  ctx: TellContext,
  { tourRequestId, startsAt }: { tourRequestId: string; startsAt: string },
): Promise<void> {
  requireSystem(ctx);
  const [thread] = await readThreads(ctx.db, sql`t.public_id = ${tourRequestId} and t.kind = 'tour-request'`);
  if (thread === undefined) throw new DomainError('not-found', 'There is no such tour request.');
  await answerTour(ctx, { threadId: thread.id, reply: { answer: 'confirm', startsAt, message: '' } });
}
