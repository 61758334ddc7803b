import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { listStopped } from '#domains/experts/server/index.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { LEAD_CHANGES } from '../model/states.ts';
import { playMove } from './play-move.ts';

const STOPPED = 'This professional no longer takes work here.';

/** Ends what vendors took on that are suspended or closed by now and that no job came of: clients hear of it, and the next in line are asked. */
export async function endStopped(ctx: LetterContext): Promise<void> {
  const stopped = await listStopped(ctx);
  if (stopped.length > 0) await endLeads(ctx, stopped);
}

/** Ends what a vendor had taken on when it closed, as {@link endStopped} does, also where it is open again by now. */
export async function endOfClosed(
  ctx: LetterContext,
  { vendorId, closedAt }: { vendorId: string; closedAt: Date },
): Promise<void> {
  await endLeads(ctx, [vendorId], closedAt);
}

/** All of these vendors, or those asked until a moment. */
async function endLeads(ctx: LetterContext, vendorIds: readonly string[], askedUntil?: Date): Promise<void> {
  await eachInTurn(
    ctx,
    'a request to a vendor that stopped',
    (after, most) =>
      ctx.db
        .selectFrom('leads')
        .select(['id', 'request_id'])
        .where('vendor_id', 'in', vendorIds)
        .$if(askedUntil !== undefined, (leads) => leads.where('asked_at', '<=', askedUntil ?? ctx.now))
        .where('status', 'in', LEAD_CHANGES.stop.from)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute(),
    async (leadId, { request_id: requestId }) => {
      await playMove(
        ctx,
        requestId,
        { verb: 'stop', by: 'moderator', leadId },
        {
          // Time alone may have ended it, or somebody meanwhile.
          prepare: async (_inner, { leads }) => {
            const status = leads.find(({ id }) => id === leadId)?.status;
            return LEAD_CHANGES.stop.from.some((one) => one === status) ? { reason: STOPPED } : 'done';
          },
        },
      );
    },
  );
}
