import { sql } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type * as contract from '../contract/admin.ts';
import { findItem, isSettlement } from '../model/find-item.ts';
import type { BillingContext } from './billing-context.ts';

type Codes = EndpointResponse<typeof contract.listPromoCodes>;
const MOST_SHOWN = 500;

/** All codes with what they gave on paid orders. */
export async function listPromoCodes(ctx: BillingContext): Promise<Codes> {
  requireAdmin(ctx);
  const { rows } = await sql<Codes['codes'][number]>`
    select c.code, c.kind, c.value, c.items, c.least_cents as "leastCents", c.most_uses as "mostUses", c.uses, c.once_each as "onceEach",
      c.from_day::text as "fromDay", c.until_day::text as "untilDay",
      (select coalesce(sum(o.discount_cents), 0)::bigint from orders o where o.promo_code = c.code and o.status = 'paid') as "discountCents"
    from promo_codes c order by c.from_day desc, c.code limit ${MOST_SHOWN}`.execute(ctx.db);
  return { codes: rows };
}

/**
 * Adds a code or changes it; orders keep the discount that they have. Throws `invalid` for items that are not sold or take no
 * discount, and for fewer uses than were taken.
 */
export async function putPromoCode(
  ctx: BillingContext,
  { code, ...given }: { code: string } & contract.PromoForm,
): Promise<Codes> {
  requireAdmin(ctx);
  for (const id of given.items) {
    const item = findItem(id);
    if (item === undefined) throw invalidField('items', `Nothing is sold under “${id}”.`);
    if (item.kind === 'service' && isSettlement(item))
      throw invalidField('items', `“${item.name}” is a settlement service, so it can’t be discounted.`);
  }
  await transact(ctx, async (inner) => {
    const known = await inner.db.selectFrom('promo_codes').select('uses').where('code', '=', code).forUpdate().executeTakeFirst();
    if (known !== undefined && known.uses > given.mostUses)
      throw invalidField(
        'mostUses',
        `It has already been used ${known.uses} times. Give at least that many, or set a last day to end it.`,
      );
    const row = {
      kind: given.kind,
      value: given.value,
      items: given.items,
      least_cents: given.leastCents,
      most_uses: given.mostUses,
      once_each: given.onceEach,
      from_day: given.fromDay,
      until_day: given.untilDay,
    };
    await inner.db
      .insertInto('promo_codes')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
    await recordAudit(inner, {
      action: 'promo-code-saved',
      details: { code, kind: given.kind, value: given.value, mostUses: given.mostUses },
    });
  });
  return listPromoCodes(ctx);
}
