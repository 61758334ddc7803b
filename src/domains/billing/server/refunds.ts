import { sql } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import {
  accountOf,
  movements,
  platformAccount,
  postJournal,
  reverseJournal,
  settleJournal,
} from '#domains/ledger/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import { formatMoney } from '#lib/format.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { ProviderRefusal, type Refund } from '#platform/payments/provider.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Order } from '../contract.ts';
import { needsSecond, REFUND_DAYS } from '../model/refund-rules.ts';
import { auditedOrder } from './audited.ts';
import { goesBackByItself } from './add-refund.ts';
import { askRefund, type RefundToMake } from './ask-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { endReturnedServices } from './bought-services.ts';
import { endRefundedPlan } from './end-refunded-plan.ts';
import { overtakeFailed } from './overtake-refunds.ts';
import { requireOwnOrder, showOrder } from './present-orders.ts';
import {
  isPaymentDisputed,
  listPayments,
  listRefunds,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
} from './queries.ts';
import { tellRefund, tellRefundDeclined } from './tell-buyer.ts';

type Inside = BillingContext & { db: Trx };

/** Asks for money back. Throws `conflict` with `nothing-to-refund` if more than is left is asked for, or too late. */
export async function requestRefund(ctx: BillingContext, given: RefundToMake): Promise<Order> {
  const order = await requireOwnOrder(ctx, given.orderId);
  const latest = (order.paid_at?.getTime() ?? 0) + REFUND_DAYS * DAY_MS;
  if (latest < ctx.now.getTime())
    throw new DomainError(
      'conflict',
      `You can ask for a refund here within ${REFUND_DAYS} days of paying. After that, write to us instead.`,
    );
  await transact(ctx, async (inner) => {
    await askRefund(inner, given);
    await recordAudit(inner, {
      action: 'refund-requested',
      details: { ...auditedOrder(order), refundId: given.id, cents: given.cents },
    });
    await tellStaff(inner, {
      key: `refund-${given.id}`,
      title: `A refund of ${formatMoney(given.cents, 'always')} is requested`,
      body: 'Someone asks for money back from an order. Approve it, or say why not.',
      href: '/admin/orders',
    });
  });
  return showOrder(ctx, given.orderId);
}

/** An administrator pays back: at once below the limit, with a second administrator from there on. */
export async function grantRefund(ctx: BillingContext, given: RefundToMake): Promise<Order> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    await askRefund(inner, given);
    await agree(inner, given.id);
  });
  await sendRefund(ctx, given.id);
  return showOrder(ctx, given.orderId);
}

/** An administrator agrees or rejects. Nobody decides on money that they get back themselves. */
export async function decideRefund(
  ctx: BillingContext,
  { refundId, agrees, answer }: { refundId: string; agrees: boolean; answer: string },
): Promise<Order> {
  requireAdmin(ctx);
  const orderId = await transact(ctx, async (inner) => {
    const found = await lockRefund(inner, refundId);
    const { refund, order } = found;
    if (agrees) await agree(inner, refundId);
    else {
      requireDecidable(inner, found);
      if (refund.status !== 'requested') throw new DomainError('conflict', 'This refund has already been decided.');
      await inner.db.updateTable('refunds').set({ status: 'rejected', answer }).where('id', '=', refundId).execute();
      await recordAudit(inner, { action: 'refund-rejected', details: { ...auditedOrder(order), refundId } });
      await tellRefundDeclined(inner, order, { cents: refund.cents, answer });
    }
    return order.id;
  });
  await sendRefund(ctx, refundId);
  return showOrder(ctx, orderId);
}

/** Sends a failed refund again, under a new key. Throws `not-found`, and `conflict` for one that did not fail. */
export async function resendRefund(ctx: BillingContext, refundId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const { refund, payment, order } = await lockRefund(inner, refundId);
    if (refund.status !== 'failed') throw new DomainError('conflict', 'This refund didn’t fail.');
    if (await isPaymentDisputed(inner.db, payment.id))
      throw new DomainError('conflict', 'The bank is deciding on this payment. Until then nothing of it goes back from here.', {
        publicCode: 'card-disputed',
      });
    await submitAgain(inner, { refund, payment, order });
    await recordAudit(inner, {
      action: 'refund-resent',
      details: { ...auditedOrder(order), refundId, attempt: refund.attempt + 1 },
    });
  });
  await sendRefund(ctx, refundId);
}

async function agree(inner: Inside, refundId: string): Promise<void> {
  const found = await lockRefund(inner, refundId);
  const userId = requireDecidable(inner, found);
  const { refund, order } = found;
  if (refund.status !== 'requested') return;
  const who = inner.identity.pseudonym(userId);
  if (refund.first_approver === who || refund.second_approver === who) return;
  const column = refund.first_approver === null ? 'first_approver' : 'second_approver';
  await inner.db
    .updateTable('refunds')
    .set({ [column]: who })
    .where('id', '=', refundId)
    .execute();
  await recordAudit(inner, { action: 'refund-agreed', details: { ...auditedOrder(order), refundId, cents: refund.cents } });
}

/** Only what somebody asked for is decided on, and not by whoever gets it. */
function requireDecidable(ctx: BillingContext, found: LockedRefund): string {
  const { userId } = requireUser(ctx);
  const { order } = found;
  if (isDecided(found)) throw new DomainError('conflict', 'This money goes back automatically, so there’s nothing to decide.');
  if (order.user_id === userId) throw new DomainError('forbidden', 'Another administrator has to decide on your order.');
  return userId;
}

interface LockedRefund {
  refund: RefundRow;
  payment: PaymentRow;
  order: OrderRow;
}

async function lockRefund(inner: Inside, refundId: string): Promise<LockedRefund & { refunds: RefundRow[] }> {
  const found = await inner.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('payments.order_id')
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  const order = found === undefined ? undefined : await lockOrder(inner.db, found.order_id);
  if (order === undefined) throw new DomainError('not-found', 'There is no refund with this number.');
  const payments = await listPayments(inner.db, [order.id]);
  const refunds = await listRefunds(
    inner.db,
    payments.map(({ id }) => id),
  );
  const refund = refunds.find(({ id }) => id === refundId);
  const payment = payments.find(({ id }) => id === refund?.payment_id);
  if (refund === undefined || payment === undefined) throw new DomainError('not-found', 'There is no refund with this number.');
  return { refund, payment, order, refunds };
}

const isDecided = ({ refund, payment, order }: LockedRefund): boolean => goesBackByItself(refund, payment, order);

/** Whether enough people agreed. */
function isAgreed(found: LockedRefund & { refunds: readonly RefundRow[] }): boolean {
  const { refund, payment, order, refunds } = found;
  if (isDecided(found)) return true;
  if (refund.first_approver === null) return false;
  return (
    refund.second_approver !== null ||
    !needsSecond(refund, refunds, { paidCents: payment.cents, creditCents: order.credit_cents })
  );
}

/**
 * Sends what is agreed to the provider, and again what was sent and has no answer. First the ledger announces it, under the key
 * that the provider gets too.
 */
export async function sendRefunds(ctx: BillingContext): Promise<void> {
  await eachInTurn(
    ctx,
    'a refund',
    (after, most) =>
      ctx.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('refunds.id')
        .where((is) =>
          is.or([
            is.and([
              is('refunds.status', '=', 'requested'),
              is.or([
                is('refunds.first_approver', 'is not', null),
                is('refunds.is_automatic', '=', true),
                is('payments.is_extra', '=', true),
                is('orders.purpose', '=', 'milestones'),
              ]),
            ]),
            is.and([is('refunds.status', '=', 'submitted'), is('refunds.provider_id', 'is', null)]),
          ]),
        )
        .where('refunds.id', '>', after)
        .orderBy('refunds.id')
        .limit(most)
        .execute(),
    (id) => sendRefund(ctx, id),
  );
}

async function sendRefund(ctx: BillingContext, refundId: string): Promise<void> {
  const sent = await transact(ctx, async (inner) => {
    const found = await lockRefund(inner, refundId);
    const { refund, payment, order } = found;
    if (refund.status === 'submitted') return { refund, payment, order };
    if (refund.status !== 'requested' || !isAgreed(found) || payment.provider_id === null) return undefined;
    // It waits for the bank: what that takes back does not go back from here, too.
    if (await isPaymentDisputed(inner.db, payment.id)) return undefined;
    return submitAgain(inner, { refund, payment, order });
  });
  if (sent?.payment.provider_id == null) return;
  const { refund, payment, order } = sent;
  try {
    const said = await ctx.payments.open(order.provider, ctx).refund({
      key: `refund:${refund.id}:${refund.attempt}`,
      firstTriedAt: refund.first_tried_at ?? ctx.now,
      reference: refund.id,
      paymentId: payment.provider_id ?? '',
      cents: refund.cents,
    });
    await applyRefund(ctx, said);
  } catch (error) {
    // Away: it stays submitted, and is sent again with the same key. A clear no ends it.
    if (!(error instanceof ProviderRefusal)) {
      ctx.log.warn({ err: error, refundId }, 'a refund waits for the provider');
      return;
    }
    ctx.log.error({ err: error, refundId }, 'the payment provider refused a refund');
    await changeRefund(ctx, refundId, { status: 'failed' });
  }
}

/** Announces a refund in the ledger under the key that the provider gets, each attempt with its own. */
async function submitAgain(
  inner: Inside,
  { refund, payment, order }: { refund: RefundRow; payment: PaymentRow; order: OrderRow },
): Promise<{ refund: RefundRow; payment: PaymentRow; order: OrderRow }> {
  const attempt = refund.attempt + 1;
  await postJournal(inner, {
    book: order.book,
    key: `refund:${refund.id}:${attempt}`,
    kind: 'refund',
    about: order.id,
    transfers: refundTransfers(refund, payment, order),
    isPending: true,
  });
  const change = {
    status: 'submitted' as const,
    attempt,
    first_tried_at: inner.now,
    provider_id: null,
    former_ids: [...refund.former_ids, ...(refund.provider_id === null ? [] : [refund.provider_id])],
  };
  await inner.db.updateTable('refunds').set(change).where('id', '=', refund.id).execute();
  return { refund: { ...refund, ...change }, payment, order };
}

function refundTransfers(refund: RefundRow, payment: PaymentRow, order: OrderRow) {
  const credit = platformAccount('clearing');
  if (payment.is_extra) return [{ debit: accountOf('hold', payment.id), credit, cents: refund.cents }];
  if (order.purpose === 'milestones') return [{ debit: accountOf('hold', order.about), credit, cents: refund.cents }];
  return movements([
    { debit: platformAccount('revenue'), credit, cents: refund.cents - refund.tax_cents },
    { debit: platformAccount('tax'), credit, cents: refund.tax_cents },
  ]);
}

/** What a refund is now, as read from the provider. A refund that succeeded may still fail. */
export async function applyRefund(ctx: BillingContext, said: Refund): Promise<void> {
  if (said.status === 'submitted') {
    await ctx.db
      .updateTable('refunds')
      .set({ provider_id: said.id })
      .where('id', '=', said.reference)
      .where('provider_id', 'is', null)
      .where(sql<boolean>`not ${said.id} = any(former_ids)`)
      .execute();
    return;
  }
  const known = await ctx.db
    .selectFrom('refunds')
    .select('id')
    .where((is) => is.or([is('provider_id', '=', said.id), is(is.cast<string>('id', 'text'), '=', said.reference)]))
    // What an earlier attempt came to is booked.
    .where(sql<boolean>`not ${said.id} = any(former_ids)`)
    .executeTakeFirst();
  if (known !== undefined) await changeRefund(ctx, known.id, { status: said.status, providerId: said.id });
}

async function changeRefund(
  ctx: BillingContext,
  refundId: string,
  { status, providerId = null }: { status: 'succeeded' | 'failed'; providerId?: string | null },
): Promise<void> {
  await transact(ctx, async (inner) => {
    const { refund, order, payment } = await lockRefund(inner, refundId);
    if (refund.status === status || (refund.status !== 'submitted' && !(refund.status === 'succeeded' && status === 'failed')))
      return;
    const key = `refund:${refundId}:${refund.attempt}`;
    const head = { book: order.book, about: order.id } as const;
    if (refund.status === 'succeeded')
      await reverseJournal(inner, { ...head, key: `${key}:failed`, kind: 'refund-failed', of: `${key}:done` });
    else {
      const outcome = status === 'succeeded' ? 'post' : 'void';
      const settled = status === 'succeeded' ? `${key}:done` : `${key}:void`;
      await settleJournal(inner, { ...head, key: settled, kind: `refund-${status}`, of: key, outcome });
    }
    await inner.db
      .updateTable('refunds')
      .set({ status, provider_id: refund.provider_id ?? providerId })
      .where('id', '=', refundId)
      .execute();
    if ((refund.is_automatic || payment.is_extra) && status === 'failed')
      inner.log.error({ refundId }, 'money that came twice or for nothing could not be paid back');
    const isOvertaken = status === 'failed' && (await overtakeFailed(inner, { order, payment, refundId }));
    if (status === 'succeeded') await endReturnedServices(inner, order);
    const endedPlan = status === 'succeeded' ? await endRefundedPlan(inner, order) : undefined;
    if (!isOvertaken) await tellRefund(inner, order, { cents: refund.cents, isBack: status === 'succeeded', endedPlan });
    await inner.jobs.send(inner.db, 'billing.issue-invoices', {}, { singletonKey: 'invoices' });
  });
}
