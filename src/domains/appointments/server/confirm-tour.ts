import { createReplyLink } from '#domains/messaging/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { replyToTour } from './reply-to-tour.ts';
import { subjectOf } from './tour-reply-link.ts';

/** A firm's yes that the demonstration writes, by a link as any firm's. For the process itself. */
export async function confirmTour(
  ctx: Context & { mail: Mail; config: Config },
  tourRequestId: string,
  startsAt: string,
): Promise<void> {
  requireSystem(ctx);
  const row = await ctx.db
    .selectFrom('tour_requests')
    .select(['id', 'user_id'])
    .where('public_id', '=', tourRequestId)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such wish for a tour.');
  const token = await createReplyLink(ctx.db, ctx.now, subjectOf(row));
  await replyToTour(ctx, { token, reply: { answer: 'confirm', startsAt, message: '' } });
}
