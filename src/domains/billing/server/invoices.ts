import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { mayDo } from '#domains/experts/contract.ts';
import { findIssuer, listMemberships } from '#domains/experts/server/index.ts';
import { formatMoney } from '#lib/format.ts';
import { actsAsAdmin } from '#lib/roles.ts';
import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { sayCard } from '../model/card-words.ts';
import type { InvoiceSnapshot } from '../model/invoice.ts';
import { nameInvoice, seriesOf } from '../model/invoice-names.ts';
import { sayTimes } from '../model/order-parts.ts';
import { rulesOf } from '../model/rules-of.ts';
import { partsOfOrder } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import type * as report from './invoice-pdf.tsx';
import { NO_ORDER, readBilling } from './present-orders.ts';
import { findOrder, listPayments, listRefunds, type OrderRow, paidBy, type RefundRow } from './queries.ts';

const writeInvoice = writeApart<typeof report.writeInvoice>(new URL('./invoice-pdf.tsx', import.meta.url), 'writeInvoice');

/** Issues what is missing: an invoice for each paid order, a credit note for each refund that went through. */
export async function issueInvoices(ctx: BillingContext): Promise<void> {
  const { rows } = await sql<{ order_id: string; refund_id: string | null }>`
    select o.id as order_id, null::uuid as refund_id from orders o where o.status = 'paid'
      and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')
    union all
    select p.order_id, r.id from refunds r join payments p on p.id = r.payment_id and not p.is_extra
      where r.status = 'succeeded' and not exists (select from invoices i where i.refund_id = r.id)
    order by refund_id nulls first, order_id limit 500`.execute(ctx.db);
  for (const { order_id, refund_id } of rows)
    await issue(ctx, order_id, refund_id).catch((error: unknown) =>
      ctx.log.error({ err: error, orderId: order_id, refundId: refund_id }, 'an invoice was not issued'),
    );
}

/** One number at a time, in a short transaction of its own: a sequence would leave gaps. */
async function issue(ctx: BillingContext, orderId: string, refundId: string | null): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (order === undefined) return;
  const payments = await listPayments(ctx.db, [orderId]);
  const refund =
    refundId === null
      ? undefined
      : (
          await listRefunds(
            ctx.db,
            payments.map(({ id }) => id),
          )
        ).find(({ id }) => id === refundId);
  const card = paidBy(payments);
  const kind = refund === undefined ? 'invoice' : 'credit-note';
  const vendor = await findVendorIssuer(ctx, order);
  const series = seriesOf(kind, order.book, vendor?.id);
  // Demonstration people have a past: what they paid with test money then was invoiced then.
  const issuedAt = (order.book === 'sandbox' && refund === undefined ? order.paid_at : null) ?? ctx.now;
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ last: number }>`
      insert into invoice_counters as c (series, last) values (${series}, 1) on conflict (series) do update set last = c.last + 1 returning last`.execute(
        trx,
      );
      const number = rows[0]?.last ?? 1;
      const invoice = await trx
        .selectFrom('invoices')
        .select(['series', 'number', 'refund_id'])
        .where('order_id', '=', orderId)
        .where('kind', '=', 'invoice')
        .executeTakeFirst();
      const isIssued =
        refund === undefined
          ? invoice !== undefined
          : (await trx.selectFrom('invoices').select('number').where('refund_id', '=', refund.id).executeTakeFirst()) !==
            undefined;
      if (isIssued) throw new AlreadyIssued();
      const snapshot: InvoiceSnapshot = {
        name: nameInvoice({ series, number }),
        kind,
        isTest: order.book === 'sandbox',
        issuer: vendor?.issuer ?? { name: ctx.config.PRODUCT_NAME, address: ctx.config.SUPPORT_ADDRESS ?? '' },
        ...(vendor === undefined ? {} : { through: ctx.config.PRODUCT_NAME }),
        buyer: readBilling(ctx, order) ?? { name: '', address: '' },
        orderId,
        orderNumber: order.number,
        corrects: refund === undefined || invoice === undefined ? null : nameInvoice(invoice),
        issuedOn: issuedAt.toISOString().slice(0, 10),
        paidWith: card?.card_brand == null ? null : sayCard({ brand: card.card_brand, last4: card.card_last4 ?? '' }),
        ...(refund !== undefined ? ofRefund(refund, order) : vendor === undefined ? ofOrder(order) : ofJob(order, vendor.parts)),
      };
      const plain = Buffer.from(JSON.stringify(snapshot));
      await trx
        .insertInto('invoices')
        .values({
          series,
          number,
          kind,
          order_id: orderId,
          refund_id: refundId,
          total_cents: snapshot.totalCents,
          sealed_snapshot: ctx.identity.seal(plain),
          snapshot_hash: createHash('sha256').update(plain).digest(),
          issued_at: issuedAt,
        })
        .execute();
    })
    .catch((error: unknown) => {
      // Another process was first; its number stands, and ours is taken back with the transaction.
      if (!(error instanceof AlreadyIssued)) throw error;
    });
}

class AlreadyIssued extends Error {}

interface VendorIssuer {
  id: string;
  issuer: { name: string; address: string };
  /** What of the order is sales tax, by milestone. */
  parts: readonly { id: string; tax_cents: number }[];
}

/** A job is invoiced by whoever did it; undefined for what the operator sells. */
async function findVendorIssuer(
  { db }: Pick<BillingContext, 'db'>,
  { id, purpose }: Pick<OrderRow, 'id' | 'purpose'>,
): Promise<VendorIssuer | undefined> {
  if (purpose !== 'milestones') return undefined;
  const parts = await db.selectFrom('milestones').select(['id', 'vendor_id', 'tax_cents']).where('order_id', '=', id).execute();
  const vendorId = parts[0]?.vendor_id;
  const issuer = vendorId === undefined ? undefined : await findIssuer(db, vendorId);
  return vendorId === undefined || issuer === undefined ? undefined : { id: vendorId, issuer, parts };
}

/** Milestones before sales tax, and that by itself. */
function ofJob(order: OrderRow, parts: VendorIssuer['parts']): ReturnType<typeof ofOrder> {
  const taxOf = new Map(parts.map(({ id, tax_cents: cents }) => [id, cents]));
  const taxCents = order.lines.reduce((sum, { itemId }) => sum + (taxOf.get(itemId) ?? 0), 0);
  return {
    ...ofOrder(order),
    lines: order.lines.map(({ itemId, name, quantity, cents, discountCents }) => ({
      name,
      quantity,
      cents: cents - (taxOf.get(itemId) ?? 0),
      discountCents,
    })),
    taxLines: taxCents === 0 ? [] : [{ name: 'Sales tax, as quoted', cents: taxCents }],
  };
}

function ofOrder(order: OrderRow): Pick<InvoiceSnapshot, 'lines' | 'rules' | 'taxLines' | 'totalCents'> {
  return {
    lines: order.lines.map(({ name, quantity, cents, discountCents }) => ({ name, quantity, cents, discountCents })),
    rules: rulesOf(order.lines),
    taxLines: order.tax_lines.map(({ jurisdiction, rate, baseCents, cents }) => ({
      name: `Sales tax, ${jurisdiction}: ${rate / 1000}% of ${formatMoney(baseCents, 'always')}`,
      cents,
    })),
    totalCents: order.total_cents,
  };
}

function ofRefund(refund: RefundRow, order: OrderRow): Pick<InvoiceSnapshot, 'lines' | 'taxLines' | 'totalCents'> {
  const part = refund.part === null ? undefined : partsOfOrder(order).find(({ key }) => key === refund.part);
  return {
    lines: [
      {
        name: `Refund${part === undefined ? '' : ` of ${sayTimes(part)}`}: ${refund.reason}`,
        quantity: 1,
        cents: -(refund.cents - refund.tax_cents),
        discountCents: 0,
      },
    ],
    taxLines: refund.tax_cents === 0 ? [] : [{ name: 'Sales tax', cents: -refund.tax_cents }],
    totalCents: -refund.cents,
  };
}

/** An invoice, or the credit note of a refund, for the buyer, the vendor that issued it, and administrators. Throws `not-found` before it is issued. */
export async function serveInvoice(
  ctx: BillingContext,
  { orderId, refundId }: { orderId: string; refundId: string | undefined },
): Promise<Response> {
  const user = requireUser(ctx);
  const order = await findOrder(ctx.db, orderId);
  if (order === undefined) throw new DomainError('not-found', NO_ORDER);
  if (order.user_id !== user.userId && !actsAsAdmin(user)) {
    const vendor = await findVendorIssuer(ctx, order);
    const teams = vendor === undefined ? [] : await listMemberships(ctx.db, user.userId);
    if (!teams.some((team) => team.vendorId === vendor?.id && mayDo(team.role, 'leads')))
      throw new DomainError('not-found', NO_ORDER);
  }
  const row = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('refund_id', refundId === undefined ? 'is' : '=', refundId ?? null)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'The invoice is issued within a minute of payment.');
  const plain = ctx.identity.unseal(row.sealed_snapshot);
  if (!createHash('sha256').update(plain).digest().equals(row.snapshot_hash))
    throw new Error(`invoice ${nameInvoice(row)} was changed`);
  const snapshot = JSON.parse(plain.toString('utf8')) as InvoiceSnapshot;
  return answerPdf(await writeInvoice(snapshot), `${snapshot.name}.pdf`);
}
