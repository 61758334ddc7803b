import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Book } from '#domains/ledger/server/index.ts';
import type { ProviderName } from '#platform/payments/provider.ts';
import type { Period } from '../model/catalog-items.ts';
import type { QuoteLine } from '../model/quote-line.ts';
import type { TaxLine } from '../model/tax-rules.ts';
import type { StatusOf } from '../model/transitions.ts';

/** The columns whose checks the types of the schema do not know. */
export type OrderRow = Omit<Selectable<DB['orders']>, 'status' | 'provider' | 'book' | 'purpose' | 'lines' | 'tax_lines'> & {
  status: StatusOf<'order'>;
  provider: ProviderName;
  book: Book;
  purpose: 'catalog' | 'renewal' | 'milestones';
  lines: QuoteLine[];
  tax_lines: TaxLine[];
};
export type PaymentRow = Omit<Selectable<DB['payments']>, 'status' | 'provider'> & {
  status: StatusOf<'payment'>;
  provider: ProviderName;
};
export type RefundRow = Omit<Selectable<DB['refunds']>, 'status'> & { status: StatusOf<'refund'> };
export type SubscriptionRow = Omit<Selectable<DB['subscriptions']>, 'status' | 'period' | 'next_period'> & {
  status: StatusOf<'plan'>;
  period: Period;
  next_period: Period | null;
};

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).$castTo<OrderRow>().executeTakeFirst();
}

/** Locked until the end of the transaction: whatever changes an order, its payments or refunds does this first. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow | undefined> {
  const renews = await trx
    .selectFrom('orders')
    .select('about')
    .where('id', '=', id)
    .where('purpose', '=', 'renewal')
    .executeTakeFirst();
  if (renews !== undefined) await takePlanTurn(trx, renews.about);
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().$castTo<OrderRow>().executeTakeFirst();
}

/** Oldest first. */
export async function listPayments(db: Db, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<PaymentRow>()
    .execute();
}

export async function listRefunds(db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<RefundRow>()
    .execute();
}

/** What was paid for orders and what goes or went back, oldest first. */
export async function listMoneyOf(
  db: Db,
  orders: readonly { id: string }[],
): Promise<{ payments: PaymentRow[]; refunds: RefundRow[] }> {
  const payments = await listPayments(
    db,
    orders.map(({ id }) => id),
  );
  const refunds = await listRefunds(
    db,
    payments.map(({ id }) => id),
  );
  return { payments, refunds };
}

/** The payment that paid the order. */
export const paidBy = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.find(({ status, is_extra }) => status === 'succeeded' && !is_extra);

/** A plan and the orders that pay for more of it wait for each other in either order: whoever locks one of them comes here first. */
const takePlanTurn = (trx: Trx, subscriptionId: string): Promise<void> => takeTurn(trx, 'billing-plan', subscriptionId);

/** The plan whose period an order paid for. */
export function findPlanPaidBy(db: Db, orderId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('period_order_id', '=', orderId)
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
}

export async function lockSubscription(trx: Trx, id: string): Promise<SubscriptionRow | undefined> {
  await takePlanTurn(trx, id);
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
}

/** The plan that somebody has, locked. */
export async function lockCurrentPlan(trx: Trx, userId: string): Promise<SubscriptionRow | undefined> {
  return lockPlanWhere(trx, (is) => is('user_id', '=', userId));
}

/** The plan that is paid by an order now, locked. */
export async function lockPlanPaidBy(trx: Trx, orderId: string): Promise<SubscriptionRow | undefined> {
  return lockPlanWhere(trx, (is) => is('period_order_id', '=', orderId));
}

/** A plan that has not ended, found and then locked: so it is asked for again with the lock. */
async function lockPlanWhere(
  trx: Trx,
  which: (is: ExpressionBuilder<DB, 'subscriptions'>) => Expression<SqlBool>,
): Promise<SubscriptionRow | undefined> {
  const find = trx.selectFrom('subscriptions').where('status', '<>', 'ended').where(which);
  const found = await find.select('id').executeTakeFirst();
  if (found === undefined || (await lockSubscription(trx, found.id)) === undefined) return undefined;
  return find.selectAll().$castTo<SubscriptionRow>().executeTakeFirst();
}

/** Whether a bank questions the payment of an order: until that is decided, whatever goes back could go back twice. */
export async function isOrderDisputed(db: Db, orderId: string): Promise<boolean> {
  const payments = await listPayments(db, [orderId]);
  const paid = payments.filter(({ is_extra }) => !is_extra).map(({ id }) => id);
  return isAnyDisputed(db, paid);
}

/** The same of one payment, whichever of its order's it is. */
export const isPaymentDisputed = (db: Db, paymentId: string): Promise<boolean> => isAnyDisputed(db, [paymentId]);

const isAnyDisputed = async (db: Db, paymentIds: readonly string[]): Promise<boolean> =>
  (await listDisputed(db, paymentIds)).size > 0;

/** Which of these payments a bank questions. */
export async function listDisputed(db: Db, paymentIds: readonly string[]): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set();
  const open = await db
    .selectFrom('disputes')
    .select('payment_id')
    .where('payment_id', 'in', paymentIds)
    .where((is) =>
      is.or([
        is('status', 'in', ['open', 'review']),
        // What is lost is booked; an appeal can only bring it back.
        is.and([is('status', 'in', ['appeal', 'lost']), is('is_withdrawn', '=', true), is('lost_cents', '=', 0)]),
      ]),
    )
    .execute();
  return new Set(open.map(({ payment_id }) => payment_id));
}

/** What banks took back of payments for good, by the payment. */
export async function sumLost(db: Db, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('disputes')
    .select(({ fn }) => ['payment_id', fn.sum<number>('lost_cents').as('cents')])
    .where('payment_id', 'in', paymentIds)
    .where('lost_cents', '>', 0)
    .groupBy('payment_id')
    .execute();
  return new Map(rows.map(({ payment_id, cents }) => [payment_id, Number(cents)]));
}

/** Disputes by which banks took something of a sale back, also of those that returned it, the oldest first. */
export async function listLostSales(db: Db, paymentIds: readonly string[]): Promise<Selectable<DB['disputes']>[]> {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .where('credited_cents', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
