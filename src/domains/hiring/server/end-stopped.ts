import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { canStop } from '../model/make-move.ts';
import { LEAD_CHANGES } from '../model/status-changes.ts';
import { playMove } from './play-move.ts';
import { takesOn } from './require-side.ts';
import { standingOf } from './stored.ts';

const STOPPED = 'This professional no longer takes work here.';

/**
 * Ends what a vendor had taken on when it was suspended or closed, also where it stands again by now, and that no job came of: clients
 * hear of it, and the next in line are asked. Quotes that were passed over end with it. Throws where some of it waits, so that it is tried again.
 */
export async function endOfStopped(
  ctx: LetterContext,
  { vendorId, stoppedAt }: { vendorId: string; stoppedAt: Date },
): Promise<void> {
  // Who stands again may have been asked anew.
  const standsAgain = takesOn((await findVendors(ctx, [vendorId])).get(vendorId));
  const failures = await endLeads(ctx, vendorId, standsAgain ? stoppedAt : undefined);
  if (failures > 0) throw new Error(`${failures} requests to a vendor that stopped did not end`);
}

/** Of all leads, or of those asked until a moment. Answers how many could not be ended. */
function endLeads(ctx: LetterContext, vendorId: string, askedUntil: Date | undefined): Promise<number> {
  return eachInTurn(
    ctx,
    'a request to a vendor that stopped',
    (after, most) =>
      ctx.db
        .selectFrom('leads')
        .select(['id', 'request_id'])
        .where('vendor_id', '=', vendorId)
        .$if(askedUntil !== undefined, (leads) => leads.where('asked_at', '<=', askedUntil ?? ctx.now))
        .where((is) =>
          is.or([
            is('status', 'in', LEAD_CHANGES.stop.from),
            is.exists(
              is
                .selectFrom('quotes')
                .select('quotes.id')
                .whereRef('quotes.lead_id', '=', 'leads.id')
                .where('quotes.status', '=', 'passed-over'),
            ),
          ]),
        )
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
          prepare: async (_inner, rows) => (canStop(standingOf(rows), leadId) ? { reason: STOPPED } : 'done'),
        },
      );
    },
  );
}
