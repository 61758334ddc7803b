import type { EndpointResponse } from '#lib/endpoint.ts';
import { isUuid } from '#lib/uuid.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { findIdByProvenAddress, findPeople } from '#domains/accounts/server/index.ts';
import { requireAdmin, userIdOf } from '#platform/verb/require-user.ts';
import { orderByTime, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import type * as contract from '../contract.ts';
import { readInvoiceName } from '../model/invoice-names.ts';
import { needsSecond, REFUND_LIMIT_CENTS } from '../model/refund-rules.ts';
import type { BillingContext } from './billing-context.ts';
import { presentOrders } from './present-orders.ts';
import { type OrderRow, listMoneyOf } from './queries.ts';

/** From 100001 on. */
const ORDER_NUMBER = /^\d{6,12}$/;

const ORDERS_OF_A_PAGE = 50;
const ORDER = orderByTime({ at: sql`created_at`, id: sql`id`, ids: z.uuid() });

/** The orders of everybody, newest first, a page at a time: all, or those of a number, an invoice or a buyer's address. */
export async function listAllOrders(
  ctx: BillingContext,
  { show, q = '', cursor }: { show: 'all' | 'refunds' | 'paid'; q?: string | undefined; cursor?: string | undefined },
): Promise<EndpointResponse<typeof contract.listAllOrders>> {
  requireAdmin(ctx);
  const userId = userIdOf(ctx);
  const reader = userId === null ? undefined : ctx.identity.pseudonym(userId);
  const shown = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const;
  let query = ctx.db
    .selectFrom('orders')
    .selectAll()
    .select(ORDER.mark.as('mark'))
    .where('status', 'in', shown)
    .where(ORDER.isAfter(ORDER.readCursor(cursor)))
    .orderBy(ORDER.by)
    .limit(ORDERS_OF_A_PAGE + 1);
  if (q !== '') query = query.where(await namedBy(ctx, q));
  if (show === 'paid') query = query.where('status', '=', 'paid');
  if (show === 'refunds')
    query = query.where('id', 'in', (of) =>
      of
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('payments.order_id')
        .where('refunds.status', 'in', ['requested', 'submitted', 'failed']),
    );
  const { page: rows, nextCursor } = cutPage(
    await query.$castTo<OrderRow & { mark: TimeMark }>().execute(),
    ORDERS_OF_A_PAGE,
    ({ mark }) => mark,
  );
  const orders = await presentOrders(ctx, rows);
  const people = await findPeople(
    ctx.db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const { payments, refunds } = await listMoneyOf(ctx.db, rows);
  return {
    refundLimitCents: REFUND_LIMIT_CENTS,
    nextCursor,
    orders: orders.map((order, at) => {
      const row = rows[at];
      const paid = payments.filter(({ order_id }) => order_id === order.id).map(({ id }) => id);
      const own = refunds.filter(({ payment_id }) => paid.includes(payment_id));
      const asked = own.filter(({ status }) => status === 'requested');
      const needsTwo = asked.filter((refund) => {
        const paidCents = payments.find(({ id }) => id === refund.payment_id)?.cents ?? 0;
        return needsSecond(refund, own, { paidCents, creditCents: row?.credit_cents ?? 0 });
      });
      const begun = asked.filter(({ first_approver }) => first_approver !== null);
      const halfAgreed = begun.filter((refund) => refund.second_approver === null && needsTwo.includes(refund));
      return {
        ...order,
        buyer: people.get(row?.user_id ?? '')?.name ?? null,
        provider: row?.provider ?? '',
        awaitsSecond: halfAgreed.map(({ id }) => id),
        youAgreed: halfAgreed.filter(({ first_approver }) => first_approver === reader).map(({ id }) => id),
        awaitsBank: begun.filter((refund) => !halfAgreed.includes(refund)).map(({ id }) => id),
        needsTwo: needsTwo.map(({ id }) => id),
      };
    }),
  };
}

/** Orders that a number, the name of an invoice or a buyer's proven address leads to. */
async function namedBy({ db }: Pick<BillingContext, 'db'>, q: string): Promise<RawBuilder<boolean>> {
  if (isUuid(q)) return sql<boolean>`id = ${q}::uuid`;
  if (ORDER_NUMBER.test(q)) return sql<boolean>`number = ${Number(q)}`;
  const invoice = readInvoiceName(q);
  if (invoice !== undefined)
    return sql<boolean>`id in (select order_id from invoices where series = ${invoice.series} and number = ${invoice.number})`;
  return sql<boolean>`user_id = ${(await findIdByProvenAddress(db, q)) ?? ''}`;
}
