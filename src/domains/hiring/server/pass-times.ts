import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { hasWholePast } from '#domains/accounts/server/index.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { passTime } from './play-move.ts';

/**
 * Writes what time has changed and asks the next in line: one transaction for each request, so that a process that dies loses
 * nothing and doubles nothing.
 */
export async function passTimes(ctx: LetterContext): Promise<void> {
  await eachInTurn(
    ctx,
    'a request',
    (after, most) =>
      ctx.db
        .selectFrom('service_requests')
        .select('id')
        .where('next_change_at', '<=', ctx.now)
        .where(hasWholePast('user_id'))
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute(),
    (id) => passTime(ctx, id),
  );
}
