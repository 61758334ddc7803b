import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { invalidField } from '#platform/verb/domain-error.ts';
import type { ServiceRequest } from '../contract.ts';
import { REQUEST_CONSENT } from '../model/contact-consent.ts';
import { requireNameable } from './match-request.ts';
import { playMove } from './play-move.ts';
import { recordShared } from './record-consents.ts';
import { requireRequest } from './require-side.ts';
import { showRequest } from './show-requests.ts';
import type { RequestRow } from './stored.ts';

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

/** Writes down whom the client chose, with the consent to each. Answers all who are named, in their order. */
export async function insertNamed(
  ctx: LetterContext,
  request: RequestRow,
  { vendorIds, at }: { vendorIds: readonly string[]; at: Date },
) {
  const named = [...new Set(vendorIds)];
  if (named.length === 0) throw invalidField('vendorIds', 'Name at least one professional');
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
  await recordShared(ctx, request, { vendorIds: named, at });
  return ctx.db.selectFrom('request_vendors').selectAll().where('request_id', '=', request.id).orderBy('place').execute();
}
