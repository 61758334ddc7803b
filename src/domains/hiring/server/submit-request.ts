import type { LetterContext } from '#domains/correspondence/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { firstDayNotOver } from '#lib/calendar.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireReachable } from '#platform/verb/require-user.ts';
import type { ServiceRequest } from '../contract.ts';
import { insertNamed } from './name-vendors.ts';
import { playMove } from './play-move.ts';
import { requireRequest } from './require-side.ts';
import { requireFitting } from './save-request.ts';
import { presentForm, showRequest } from './show-requests.ts';
import type { RequestRow } from './stored.ts';

interface Submission {
  requestId: string;
  vendorIds: readonly string[];
  /** Send even though a request for the same thing at the same place is open. */
  isAnyway: boolean;
}

/**
 * Sends a draft of the caller's to those whom they named. Request, leads and what tells of them are one transaction: after it
 * nothing is lost, and a repeat sends nothing twice. Throws `not-found` for other people's, `forbidden` for an address that
 * nobody proved, `invalid` where something is missing, `conflict` for a duplicate or for vendors who take nothing like it.
 */
export async function submitRequest(ctx: LetterContext, { requestId, vendorIds, isAnyway }: Submission): Promise<ServiceRequest> {
  await requireRequest(ctx, requestId);
  requireReachable(ctx, 'professionals answer there');
  await playMove(
    ctx,
    requestId,
    { verb: 'submit', by: 'client' },
    {
      prepare: async (inner, rows, at) => {
        const { request } = rows;
        // Sent before: the same answer.
        if (request.status !== 'draft') return 'done';
        requireFitting(presentForm(request), { mustBeWhole: true, firstDay: firstDayNotOver(at) });
        if (!isAnyway) await refuseDuplicate(inner.db, request, at);
        rows.named = await insertNamed(inner, request, { vendorIds, at });
        return {};
      },
    },
  );
  return showRequest(ctx, requestId);
}

async function refuseDuplicate(db: Db, request: RequestRow, at: Date): Promise<void> {
  const same = await db
    .selectFrom('service_requests')
    .select(['id', 'number'])
    .where('user_id', '=', request.user_id)
    .where('category_key', '=', request.category_key)
    .where('status', '=', 'open')
    .where('closes_at', '>', at)
    .where('address', '=', request.address)
    .executeTakeFirst();
  if (same !== undefined)
    throw new DomainError('conflict', `Your request ${same.number} for the same thing at this address is still open.`, {
      details: { reason: 'duplicate-request', requestId: same.id },
    });
}
