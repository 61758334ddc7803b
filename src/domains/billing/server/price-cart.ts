import { sql } from 'kysely';
import { utcDay } from '#lib/calendar.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import type { BillingContext } from './billing-context.ts';
import { findIncluded } from './find-included.ts';
import { type ChosenItem, type Quote, quote, QuoteRefusal } from '../model/quote.ts';
import { type PromoCode, readPromoCode } from '../model/promo.ts';

type Pricing = Pick<BillingContext, 'db' | 'now' | 'actor' | 'identity'>;

export interface Cart {
  items: readonly ChosenItem[];
  promoCode: string | null;
  state: string;
}

/**
 * What a choice costs the caller now: what their plan includes costs nothing. Throws `invalid` with the field for what cannot be
 * bought, a code that does not count among it.
 */
export async function priceCart(ctx: Pricing, { items, promoCode, state }: Cart): Promise<Quote> {
  const day = utcDay(ctx.now);
  const promo = promoCode === null || promoCode === '' ? undefined : await findPromo(ctx, promoCode, day);
  const included = ctx.actor.kind === 'user' ? await findIncluded(ctx, ctx.actor.userId) : [];
  try {
    return quote(items, { day, state, promo, included });
  } catch (error) {
    if (!(error instanceof QuoteRefusal)) throw error;
    throw new DomainError('invalid', error.message, { fields: { [error.field]: error.message }, cause: error });
  }
}

async function findPromo(ctx: Pricing, typed: string, day: string): Promise<PromoCode> {
  const { db } = ctx;
  const row = await db.selectFrom('promo_codes').selectAll().where('code', '=', readPromoCode(typed)).executeTakeFirst();
  const refuse = (words: string) => invalidField('promoCode', words);
  if (row === undefined || row.from_day > day) throw refuse('We don’t recognize this code. Check the spelling, or leave it out.');
  if (row.until_day !== null && row.until_day < day) throw refuse('This code has expired. Leave it out to continue.');
  // Whoever holds the last use hears that, and not that it is used up.
  if (row.once_each && ctx.actor.kind === 'user')
    await requireFirstUse(db, { code: row.code, who: ctx.identity.pseudonym(ctx.actor.userId) });
  if (row.uses >= row.most_uses) throw refuse('This code has been used up. Leave it out to continue.');
  return {
    code: row.code,
    kind: row.kind === 'percent' ? 'percent' : 'cents',
    value: row.value,
    items: row.items,
    leastCents: row.least_cents,
  };
}

/** Throws `invalid` where somebody has used a code that counts once each, or holds it with an order that is not paid. */
async function requireFirstUse(db: Db, { code, who }: { code: string; who: string }): Promise<void> {
  const order = await db
    .selectFrom('promo_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .select(['o.number', 'o.status'])
    .where('u.code', '=', code)
    .where('u.who', '=', who)
    .where('u.freed_at', 'is', null)
    .executeTakeFirst();
  if (order === undefined) return;
  const words =
    order.status === 'paid'
      ? 'You’ve already used this code. Leave it out to continue.'
      : `Your order ${order.number}, which isn’t paid yet, already uses this code. Pay or cancel that one, or leave the code out.`;
  throw invalidField('promoCode', words);
}

/** Takes one use of a code for an order, or throws `invalid`: of many at once exactly as many get it as there are uses. */
export async function reservePromo(
  trx: Trx,
  { code, orderId, who }: { code: string; orderId: string; who: string },
): Promise<void> {
  const refuse = (words: string) => invalidField('promoCode', words);
  const taken = await trx
    .updateTable('promo_codes')
    .set({ uses: sql`uses + 1` })
    .where('code', '=', code)
    .whereRef('uses', '<', 'most_uses')
    .returning('once_each')
    .executeTakeFirst();
  if (taken === undefined) throw refuse('This code has been used up. Leave it out to continue.');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('promo_uses')
    .values({ order_id: orderId, code, who: taken.once_each ? who : orderId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) throw refuse('You’ve already used this code. Leave it out to continue.');
}

/** Gives the use of an order back that will not be paid. */
export async function freePromo(trx: Trx, orderId: string, now: Date): Promise<void> {
  const freed = await trx
    .updateTable('promo_uses')
    .set({ freed_at: now })
    .where('order_id', '=', orderId)
    .where('freed_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (freed !== undefined)
    await trx
      .updateTable('promo_codes')
      .set({ uses: sql`uses - 1` })
      .where('code', '=', freed.code)
      .execute();
}
