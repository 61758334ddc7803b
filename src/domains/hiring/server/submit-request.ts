import type { LetterContext } from '#domains/correspondence/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServiceRequest } from '../contract.ts';
import { REQUEST_CONSENT } from '../model/contact-consent.ts';
import { requireNameable } from './match-request.ts';
import { passTime, playMove } from './play-move.ts';
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
 * nothing is lost, and a repeat sends nothing twice. Throws `not-found` for other people's, `invalid` where something is
 * missing, `conflict` for a duplicate or for vendors who take nothing like it.
 */
export async function submitRequest(ctx: LetterContext, { requestId, vendorIds, isAnyway }: Submission): Promise<ServiceRequest> {
  await requireRequest(ctx, requestId);
  await playMove(
    ctx,
    requestId,
    { verb: 'submit', by: 'client' },
    {
      prepare: async (inner, rows, at) => {
        const { request } = rows;
        // Sent before: the same answer.
        if (request.status !== 'draft') return 'done';
        requireFitting(presentForm(request), { mustBeWhole: true });
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

async function insertNamed(
  ctx: LetterContext,
  request: RequestRow,
  { vendorIds, at }: { vendorIds: readonly string[]; at: Date },
) {
  const named = [...new Set(vendorIds)];
  if (named.length === 0)
    throw new DomainError('invalid', 'Name at least one professional', {
      fields: { vendorIds: 'Name at least one professional' },
    });
  const fits = await requireNameable(ctx, request, named);
  const { last } = await ctx.db
    .selectFrom('request_vendors')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('request_vendors')
    .values(
      named.map((vendorId, index) => ({
        request_id: request.id,
        vendor_id: vendorId,
        place: (last ?? 0) + 1 + index,
        consent_version: REQUEST_CONSENT.version,
        consented_at: at,
        fit: fits.get(vendorId) ?? null,
      })),
    )
    .execute();
  return ctx.db.selectFrom('request_vendors').selectAll().where('request_id', '=', request.id).orderBy('place').execute();
}

/** Names more professionals for an open request of the caller's; those who were named before change nothing. */
export async function nameVendors(
  ctx: LetterContext,
  { requestId, vendorIds }: { requestId: string; vendorIds: readonly string[] },
): Promise<ServiceRequest> {
  await requireRequest(ctx, requestId);
  await playMove(
    ctx,
    requestId,
    { verb: 'name', by: 'client', vendorIds },
    {
      prepare: async (inner, rows, at) => {
        const known = new Set(rows.named.map((one) => one.vendor_id));
        const added = vendorIds.filter((id) => !known.has(id));
        if (added.length === 0) return 'done';
        await insertNamed(inner, rows.request, { vendorIds: added, at });
        return {};
      },
    },
  );
  return showRequest(ctx, requestId);
}

/** Takes back an open request of the caller's. A repeat changes nothing. */
export async function withdrawRequest(ctx: LetterContext, requestId: string): Promise<ServiceRequest> {
  await requireRequest(ctx, requestId);
  await playMove(
    ctx,
    requestId,
    { verb: 'withdraw', by: 'client' },
    { prepare: async (_inner, { request }) => (request.status === 'withdrawn' ? 'done' : {}) },
  );
  return showRequest(ctx, requestId);
}

const AT_ONCE = 200;

/**
 * Writes what time has changed and asks the next in line: one transaction for each request, so that a process that dies loses
 * nothing and doubles nothing.
 */
export async function passTimes(ctx: LetterContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('service_requests')
    .select('id')
    .where('next_change_at', '<=', ctx.now)
    .orderBy('next_change_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) await passTime(ctx, id);
}
