import { randomUUID } from 'node:crypto';
import { movements, platformAccount, accountOf, postJournal } from '#domains/ledger/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Checkout, Payment, ProviderName } from '#platform/payments/provider.ts';
import { transact } from '#platform/verb/transact.ts';
import { mayBecome } from '../model/transitions.ts';
import { beginSwitched } from './begin-switched.ts';
import type { BillingContext } from './billing-context.ts';
import { beginServices } from './bought-services.ts';
import { continueSubscription, noteRenewalFailed } from './continue-subscription.ts';
import { endOrder } from './end-order.ts';
import { markFunded } from './follow-job.ts';
import { giveBackExtra } from './give-back.ts';
import { findOrder, findPlanPaidBy, listPayments, lockOrder, type OrderRow, type PaymentRow } from './queries.ts';
import { renewsFrom } from './renews-from.ts';
import { startSubscription } from './start-subscription.ts';

import { tellPaid, tellPaymentFailed } from './tell-buyer.ts';

type Inside = BillingContext & { db: Trx };

/** What a page of the provider came to. It may come late, twice and in any order: nothing steps back. */
export async function applyCheckout(ctx: BillingContext, provider: ProviderName, checkout: Checkout): Promise<void> {
  if (checkout.paymentId !== null)
    await applyPayment(ctx, provider, await ctx.payments.open(provider, ctx).readPayment(checkout.paymentId));
  if (checkout.status !== 'expired') return;
  const known = await ctx.db.selectFrom('payments').select('order_id').where('checkout_id', '=', checkout.id).executeTakeFirst();
  if (known === undefined) return;
  await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, known.order_id);
    const payment = (await listPayments(inner.db, [known.order_id])).find(({ checkout_id }) => checkout_id === checkout.id);
    if (order === undefined || payment === undefined || !mayBecome('payment', payment.status, 'cancelled')) return;
    await inner.db
      .updateTable('payments')
      .set({ status: 'cancelled', checkout_url: null })
      .where('id', '=', payment.id)
      .execute();
    if (order.status === 'pending' && order.expires_at <= inner.now) await endOrder(inner, order, 'expired');
  });
}

/** What a payment is now, as read from the provider. It may come late, twice and in any order: nothing steps back. */
export async function applyPayment(ctx: BillingContext, provider: ProviderName, said: Payment): Promise<void> {
  // Other things that use the same account at the provider have references of their own.
  if (!/^[0-9a-f-]{36}$/.test(said.reference) || (await findOrder(ctx.db, said.reference)) === undefined) return;
  await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, said.reference);
    if (order === undefined || order.provider !== provider) return;
    const known = await findOrAddPayment(inner, order, said);
    const row = {
      ...known,
      customer_id: said.saved?.customerId ?? known.customer_id,
      method_id: said.saved?.methodId ?? known.method_id,
    };
    if (row.cents !== said.cents) throw new Error(`payment ${row.id} is of ${row.cents} cents, the provider says ${said.cents}`);
    const isNewStatus = row.status !== said.status && mayBecome('payment', row.status, said.status);
    const status = isNewStatus ? said.status : row.status;
    const isExtra = isNewStatus && status === 'succeeded' && order.status !== 'pending' && order.status !== 'failed';
    await inner.db
      .updateTable('payments')
      .set({
        status,
        provider_id: said.id,
        fee_cents: row.fee_cents ?? said.feeCents,
        failure: status === 'succeeded' ? null : (said.failure ?? row.failure),
        card_brand: said.card?.brand ?? row.card_brand,
        card_last4: said.card?.last4 ?? row.card_last4,
        customer_id: row.customer_id,
        method_id: row.method_id,
        is_extra: row.is_extra || isExtra,
        ...(status === 'created' || status === 'action' ? {} : { checkout_url: null }),
      })
      .where('id', '=', row.id)
      .execute();
    if (row.fee_cents === null && said.feeCents !== null && said.feeCents > 0 && status === 'succeeded')
      await postJournal(inner, {
        book: order.book,
        key: `payment:${row.id}:fee`,
        kind: 'provider-fee',
        about: order.id,
        transfers: [{ debit: platformAccount('fees'), credit: platformAccount('clearing'), cents: said.feeCents }],
      });
    if (!isNewStatus) return;
    if (status === 'failed') await notePaymentFailed(inner, order, row);
    else if (isExtra) await giveBackExtra(inner, order, row);
    else if (status === 'succeeded') await settlePaid(inner, order, row);
  });
}

/** The provider may know a payment before we learned of it: the process ended between asking and writing down. */
async function findOrAddPayment(inner: Inside, order: OrderRow, said: Payment): Promise<PaymentRow> {
  const payments = await listPayments(inner.db, [order.id]);
  const known =
    payments.find(({ provider_id }) => provider_id === said.id) ??
    payments.find(({ provider_id, status }) => provider_id === null && (status === 'created' || status === 'action')) ??
    payments.find(({ provider_id, status }) => provider_id === null && status === 'cancelled' && said.status !== 'succeeded');
  if (known !== undefined) return known;
  return inner.db
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: order.id,
      provider: order.provider,
      provider_id: said.id,
      // Not open: another page may be.
      status: 'processing',
      cents: said.cents,
      first_tried_at: inner.now,
      expires_at: inner.now,
      created_at: inner.now,
    })
    .returningAll()
    .$castTo<PaymentRow>()
    .executeTakeFirstOrThrow();
}

async function notePaymentFailed(inner: Inside, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (!mayBecome('order', order.status, 'failed')) return;
  await inner.db.updateTable('orders').set({ status: 'failed' }).where('id', '=', order.id).execute();
  // Without a page it was the card on file, and not the buyer.
  if (renewsFrom(order) !== undefined && payment.checkout_id === null) await noteRenewalFailed(inner, order);
  else await tellPaymentFailed(inner, order);
}

/** Books what was paid, and begins what was bought. Without a payment the order was free. */
export async function settlePaid(inner: Inside, order: OrderRow, payment: PaymentRow | undefined): Promise<void> {
  if (order.status === 'failed')
    await inner.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', order.id).execute();
  await inner.db.updateTable('orders').set({ status: 'paid', paid_at: inner.now }).where('id', '=', order.id).execute();
  const clearing = platformAccount('clearing');
  const revenue = platformAccount('revenue');
  const net = order.subtotal_cents - order.discount_cents;
  const transfers = movements(
    order.purpose === 'milestones'
      ? [{ debit: clearing, credit: accountOf('hold', order.about), cents: order.total_cents }]
      : [
          { debit: clearing, credit: revenue, cents: net },
          { debit: platformAccount('promo'), credit: revenue, cents: order.discount_cents },
          { debit: clearing, credit: platformAccount('tax'), cents: order.tax_cents },
        ],
  );
  if (transfers.length > 0)
    await postJournal(inner, { book: order.book, key: `order:${order.id}:paid`, kind: 'order-paid', about: order.id, transfers });
  const backCents =
    (await startSubscription(inner, order, payment)) +
    (await beginSwitched(inner, order, payment)) +
    (await continueSubscription(inner, order, payment));
  if (order.purpose === 'milestones') await markFunded(inner, order, payment);
  const services = await beginServices(inner, order);
  await tellPaid(inner, order, { backCents, services, plan: await findPlanPaidBy(inner.db, order.id) });
  await inner.jobs.send(inner.db, 'billing.issue-invoices', {}, { singletonKey: 'invoices' });
}
