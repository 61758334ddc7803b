import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { setWritable } from '#domains/correspondence/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { LIVE_LEADS } from '../model/status-changes.ts';
import { playMove } from './play-move.ts';
import { readTime } from './queries.ts';
import { requireLeadSide } from './require-side.ts';

/**
 * Blocks the other side of a lead at once, or ends the block: open leads and quotes between the two end, nothing more can be written, and
 * no new request goes from one to the other. A job that is agreed goes on until somebody cancels it. Throws `not-found` for
 * strangers, `forbidden` without the right in the team.
 */
export async function blockSide(
  ctx: LetterContext,
  { leadId, isBlocked }: { leadId: string; isBlocked: boolean },
): Promise<void> {
  const { side, request, lead } = await requireLeadSide(ctx, leadId, 'leads');
  if (request.user_id === null) throw new DomainError('conflict', 'The client has left, so you won’t hear from them again.');
  const key = { user_id: request.user_id, vendor_id: lead.vendor_id, side };
  await transact(ctx, async (inner) => {
    const at = await readTime(inner);
    if (!isBlocked) {
      await inner.db
        .deleteFrom('vendor_blocks')
        .where('user_id', '=', key.user_id)
        .where('vendor_id', '=', key.vendor_id)
        .where('side', '=', side)
        .execute();
      return;
    }
    await inner.db
      .insertInto('vendor_blocks')
      .values({ ...key, blocked_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const between = await inner.db
      .selectFrom('leads')
      .innerJoin('service_requests', 'service_requests.id', 'leads.request_id')
      .select(['leads.id', 'leads.request_id', 'leads.status'])
      .where('leads.vendor_id', '=', key.vendor_id)
      .where('service_requests.user_id', '=', key.user_id)
      .orderBy('leads.request_id')
      .execute();
    for (const { id, request_id: requestId, status } of between) {
      // One that was lost to another may have a quote that the client could come back to.
      if (status === 'lost' || LIVE_LEADS.some((live) => live === status))
        await playMove(inner, requestId, { verb: 'block', by: side, leadId: id });
      await setWritable(inner.db, id, { isOpen: false, at });
    }
    // Whom the client named and who was not asked yet is not asked anymore.
    await inner.db
      .deleteFrom('request_vendors')
      .where('vendor_id', '=', key.vendor_id)
      .where('request_id', 'in', (eb) => eb.selectFrom('service_requests').select('id').where('user_id', '=', key.user_id))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leads')
              .select('leads.id')
              .whereRef('leads.request_id', '=', 'request_vendors.request_id')
              .whereRef('leads.vendor_id', '=', 'request_vendors.vendor_id'),
          ),
        ),
      )
      .execute();
  });
}

/** Whether a client or a vendor blocked the other. */
export async function isBlockedBetween(db: Db, userId: string, vendorId: string): Promise<boolean> {
  const block = await db
    .selectFrom('vendor_blocks')
    .select('side')
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return block !== undefined;
}
