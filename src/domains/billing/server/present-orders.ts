import { labelListings } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Order } from '../contract.ts';
import { nameInvoice } from '../model/invoice-names.ts';
import { isPlanPart, sayTimes } from '../model/order-parts.ts';
import { leftToRefund, partsOfOrder } from './add-refund.ts';
import { listServicesOf } from './bought-services.ts';
import type { BillingContext } from './billing-context.ts';
import { jobsOf } from './ledger-statement.ts';
import { sumJobTaxes } from './milestones.ts';
import { heldForCredit, sumCredited } from './plan-credits.ts';
import { renewsFrom } from './renews-from.ts';
import {
  findOrder,
  listDisputed,
  listLostSales,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
  paidBy,
  sumLost,
  listMoneyOf,
} from './queries.ts';

type Presenting = Pick<BillingContext, 'db' | 'now' | 'identity'>;
export const NO_ORDER = 'There is no order with this number.';

/** Orders as their buyers and administrators see them. */
export async function presentOrders(ctx: Presenting, rows: readonly OrderRow[]): Promise<Order[]> {
  const around = await loadAround(ctx, rows);
  return rows.map((row) => presentOrder(ctx, row, around));
}

/** What was paid, given back and bought with orders. */
async function loadAround(ctx: Presenting, rows: readonly OrderRow[]) {
  const { payments, refunds } = await listMoneyOf(ctx.db, rows);
  const lost = await sumLost(
    ctx.db,
    payments.map(({ id }) => id),
  );
  const lostSales = await listLostSales(
    ctx.db,
    payments.map(({ id }) => id),
  );
  const disputed = await listDisputed(
    ctx.db,
    payments.map(({ id }) => id),
  );
  const credited = await sumCredited(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const invoices =
    rows.length === 0
      ? []
      : await ctx.db
          .selectFrom('invoices')
          .select(['series', 'number', 'kind', 'order_id', 'refund_id', 'dispute_id', 'issued_at'])
          .where(
            'order_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('issued_at')
          .orderBy('number')
          .execute();
  const services = await listServicesOf(
    ctx.db,
    rows.flatMap(({ id, status }) => (status === 'paid' ? [id] : [])),
  );
  const sales = await labelListings(
    ctx,
    rows.flatMap((row) => row.own_listing_id ?? []),
  );
  const jobTaxes = await sumJobTaxes(ctx.db, rows);
  const jobs = await jobsOf(
    ctx,
    rows.flatMap(({ purpose, about }) => (purpose === 'milestones' && about !== null ? [about] : [])),
  );
  return { payments, refunds, lost, lostSales, disputed, credited, invoices, services, sales, jobTaxes, jobs };
}

function presentOrder(
  ctx: Presenting,
  row: OrderRow,
  {
    payments,
    refunds,
    lost,
    lostSales,
    disputed,
    credited,
    invoices,
    services,
    sales,
    jobTaxes,
    jobs,
  }: Awaited<ReturnType<typeof loadAround>>,
): Order {
  const own = payments.filter(({ order_id }) => order_id === row.id);
  const paid = paidBy(own);
  const open = own.find(({ status }) => status === 'created' || status === 'action');
  const shown = paid ?? open ?? own.findLast(({ is_extra }) => !is_extra);
  const returned = refunds.filter(({ payment_id }) => own.some(({ id }) => id === payment_id));
  const invoice = invoices.find(
    ({ order_id, kind, refund_id, dispute_id }) =>
      order_id === row.id && kind === 'invoice' && refund_id === null && dispute_id === null,
  );
  const papersOf = (id: string) =>
    invoices
      .filter(({ refund_id, dispute_id }) => (refund_id ?? dispute_id) === id)
      .map((paper) => ({ name: nameInvoice(paper), kind: paper.kind as 'invoice' | 'credit-note' }));
  const isOver = row.status === 'pending' && row.expires_at <= ctx.now && shown?.status !== 'processing';
  const taken = returned.filter(({ payment_id, status }) => payment_id === paid?.id && status !== 'rejected');
  const held = heldForCredit(row, credited.get(row.id) ?? 0, taken);
  const less = { lostCents: lost.get(paid?.id ?? '') ?? 0, held, taken };
  const parts = row.purpose === 'milestones' ? [] : partsOfOrder(row);
  return {
    id: row.id,
    number: row.number,
    status: isOver ? 'expired' : row.status,
    isTest: row.book === 'sandbox',
    quote: {
      lines: row.lines,
      subtotalCents: row.subtotal_cents,
      discountCents: row.discount_cents,
      taxLines: row.tax_lines,
      taxCents: row.tax_cents,
      totalCents: row.total_cents,
    },
    listing: row.own_listing_id === null ? null : { id: row.own_listing_id, label: sales.get(row.own_listing_id) ?? 'A home' },
    jobId: row.purpose === 'milestones' ? row.about : null,
    jobName: jobs.get(row.about ?? '') ?? null,
    includedTaxCents: jobTaxes.get(row.id) ?? 0,
    isRenewal: renewsFrom(row) !== undefined,
    promoCode: row.promo_code,
    state: row.state,
    billing: readBilling(ctx, row),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    payment: shown === undefined ? null : presentPayment(ctx, shown),
    invoice: invoice === undefined ? null : { name: nameInvoice(invoice), issuedAt: invoice.issued_at.toISOString() },
    refunds: returned.map((refund) => {
      const of = parts.length < 2 ? undefined : parts.find(({ key }) => key === refund.part);
      const isExtra = refund.payment_id !== paid?.id;
      return {
        ...presentRefund(refund),
        isAutomatic: refund.is_automatic || isExtra || row.purpose === 'milestones',
        isExtra,
        of: of === undefined ? null : sayTimes(of),
        papers: papersOf(refund.id),
      };
    }),
    byBank: lostSales
      .filter(({ payment_id }) => own.some(({ id }) => id === payment_id))
      .map(({ id, credited_cents, lost_cents }) => ({
        id,
        cents: credited_cents,
        isReturned: lost_cents === 0,
        papers: papersOf(id),
      })),
    isDisputed: paid !== undefined && disputed.has(paid.id),
    refundableCents: paid === undefined ? 0 : leftToRefund(paid, less),
    creditCents: row.credit_cents,
    usedCents: held.cents,
    services: services.get(row.id) ?? [],
    parts:
      paid === undefined
        ? []
        : parts.map((part) => ({
            key: part.key,
            name: sayTimes(part),
            isPlan: isPlanPart(part),
            cents: part.cents,
            refundableCents: leftToRefund(paid, less, part),
          })),
  };
}

function presentPayment({ now }: Presenting, { status, expires_at, checkout_url, failure, card_brand, card_last4 }: PaymentRow) {
  const card = card_brand === null || card_last4 === null ? null : { brand: card_brand, last4: card_last4 };
  return { status, url: expires_at > now ? checkout_url : null, failure, card };
}

function presentRefund({ id, status, cents, reason, answer, overtaken_by, created_at }: RefundRow) {
  return {
    id,
    status,
    cents,
    reason,
    answer: status === 'rejected' && overtaken_by === null && answer !== '' ? answer : null,
    createdAt: created_at.toISOString(),
    isOvertaken: overtaken_by !== null,
  };
}

export function readBilling(
  { identity }: Pick<BillingContext, 'identity'>,
  { sealed_billing }: Pick<OrderRow, 'sealed_billing'>,
): { name: string; address: string } | null {
  if (sealed_billing === null) return null;
  return JSON.parse(identity.unseal(sealed_billing).toString('utf8')) as { name: string; address: string };
}

/** An order as it is now, whoever asks: for verbs that asked who may. */
export async function showOrder(ctx: Presenting, id: string): Promise<Order> {
  const row = await findOrder(ctx.db, id);
  const [shown] = row === undefined ? [] : await presentOrders(ctx, [row]);
  if (shown === undefined) throw new DomainError('not-found', NO_ORDER);
  return shown;
}

/** Throws `not-found` for orders that nobody made, `forbidden` for those of others, as the page of a payment tells them apart. */
export async function requireOwnOrder(ctx: Context, id: string): Promise<OrderRow> {
  const { userId } = requireUser(ctx);
  const row = await findOrder(ctx.db, id);
  if (row === undefined) throw new DomainError('not-found', NO_ORDER);
  if (row.user_id !== userId)
    throw new DomainError('forbidden', 'This order belongs to another account. Sign in with the one that ordered.');
  return row;
}
