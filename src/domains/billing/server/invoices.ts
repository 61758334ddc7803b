import { utcDay } from '#lib/calendar.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { mayDo } from '#domains/experts/contract.ts';
import { findIssuer, listMemberships } from '#domains/experts/server/index.ts';
import { formatMoney } from '#lib/format.ts';
import { actsAsAdmin } from '#lib/roles.ts';
import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import type { Trx } from '#platform/db/database.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { sayCard } from '../model/card-words.ts';
import type { InvoiceSnapshot } from '../model/invoice.ts';
import { nameInvoice, seriesOf } from '../model/invoice-names.ts';
import { nameLine } from '../model/line-words.ts';
import { sayTimes } from '../model/order-parts.ts';
import { rulesOf } from '../model/rules-of.ts';
import { partsOfOrder } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import type * as report from './invoice-pdf.tsx';
import { milestonesOf } from './milestones.ts';
import { NO_ORDER, readBilling } from './present-orders.ts';
import { findOrder, listPayments, listRefunds, type OrderRow, paidBy, type PaymentRow, type RefundRow } from './queries.ts';

const writeInvoice = writeApart<typeof report.writeInvoice>(new URL('./invoice-pdf.tsx', import.meta.url), 'writeInvoice');

/** What a paper is about: a sale, a refund of it, one that came back and is over, what a bank took of the sale, or that the bank returned that. */
type About = 'sale' | 'refund' | 'undone' | 'loss' | 'return';

interface Missing {
  about: About;
  order_id: string;
  /** The refund's, or the dispute's. */
  id: string | null;
}

const KINDS = {
  sale: 'invoice',
  refund: 'credit-note',
  undone: 'invoice',
  loss: 'credit-note',
  return: 'invoice',
} as const satisfies Record<About, InvoiceSnapshot['kind']>;

/**
 * Issues what is missing: an invoice for each paid order, a credit note for each refund that went through and for what a bank took back,
 * and an invoice for what the bank returned of that, or for a refund that came back and will not be sent again. Numbers follow the days.
 */
export async function issueInvoices(ctx: BillingContext): Promise<void> {
  const { rows } = await sql<Missing>`
    select 'sale' as about, 1 as turn, o.paid_at as at, o.id as order_id, null::uuid as id from orders o where o.status = 'paid'
      and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice' and num_nonnulls(i.refund_id, i.dispute_id) = 0)
    union all
    select 'refund', 2, r.created_at, p.order_id, r.id from refunds r join payments p on p.id = r.payment_id and not p.is_extra
      where r.status = 'succeeded' and not exists (select from invoices i where i.refund_id = r.id)
    union all
    select 'undone', 3, r.created_at, n.order_id, r.id from invoices n join refunds r on r.id = n.refund_id
      where n.kind = 'credit-note' and r.status = 'rejected' and not exists (select from invoices i where i.refund_id = r.id and i.kind = 'invoice')
    union all
    select 'loss', 4, d.created_at, p.order_id, d.id from disputes d join payments p on p.id = d.payment_id
      where d.credited_cents > d.noted_cents
    union all
    select 'return', 5, d.created_at, p.order_id, d.id from disputes d join payments p on p.id = d.payment_id
      where d.credited_cents > 0 and d.lost_cents = 0 and not exists (select from invoices i where i.dispute_id = d.id and i.kind = 'invoice')
    order by turn, at, order_id, id limit 500`.execute(ctx.db);
  for (const missing of rows)
    await issue(ctx, missing).catch((error: unknown) =>
      ctx.log.error({ err: error, orderId: missing.order_id, about: missing.about, id: missing.id }, 'an invoice was not issued'),
    );
}

/** One number at a time, in a short transaction of its own: a sequence would leave gaps. */
async function issue(ctx: BillingContext, { about, order_id: orderId, id }: Missing): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (order === undefined) return;
  const payments = await listPayments(ctx.db, [orderId]);
  const card = paidBy(payments);
  const kind = KINDS[about];
  const vendor = await findVendorIssuer(ctx, order);
  const series = seriesOf(kind, order.book, vendor?.id);
  // Demonstration people have a past: what they paid with test money then was invoiced then.
  const issuedAt = (order.book === 'sandbox' && about === 'sale' ? order.paid_at : null) ?? ctx.now;
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ last: number }>`
      insert into invoice_counters as c (series, last) values (${series}, 1) on conflict (series) do update set last = c.last + 1 returning last`.execute(
        trx,
      );
      const number = rows[0]?.last ?? 1;
      const papers = await trx
        .selectFrom('invoices')
        .select(['series', 'number', 'kind', 'refund_id', 'dispute_id'])
        .where('order_id', '=', orderId)
        .orderBy('number')
        .execute();
      const own = papers.filter((paper) => (paper.refund_id ?? paper.dispute_id) === id);
      // What a bank took may become more: each of its notes is about what none was about before.
      if (about !== 'loss' && own.some((paper) => paper.kind === kind)) throw new AlreadyIssued();
      const content = await contentOf(trx, { order, payments, vendor }, { about, id });
      // What came back corrects its credit notes, all others the invoice of the sale.
      const corrected =
        about === 'return' || about === 'undone'
          ? own
          : papers.filter((paper) => paper.kind === 'invoice' && paper.refund_id === null && paper.dispute_id === null);
      const snapshot: InvoiceSnapshot = {
        name: nameInvoice({ series, number }),
        kind,
        isTest: order.book === 'sandbox',
        issuer: vendor?.issuer ?? { name: ctx.config.PRODUCT_NAME, address: ctx.config.SUPPORT_ADDRESS ?? '' },
        ...(vendor === undefined ? {} : { through: ctx.config.PRODUCT_NAME, job: vendor.job }),
        buyer: readBilling(ctx, order) ?? { name: '', address: '' },
        orderId,
        orderNumber: order.number,
        corrects: about === 'sale' || corrected.length === 0 ? null : corrected.map(nameInvoice).join(' and '),
        issuedOn: utcDay(issuedAt),
        paidWith: card?.card_brand == null ? null : sayCard({ brand: card.card_brand, last4: card.card_last4 ?? '' }),
        ...content,
      };
      const plain = Buffer.from(JSON.stringify(snapshot));
      await trx
        .insertInto('invoices')
        .values({
          series,
          number,
          kind,
          order_id: orderId,
          refund_id: about === 'refund' || about === 'undone' ? id : null,
          dispute_id: about === 'loss' || about === 'return' ? id : null,
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

type Content = Pick<InvoiceSnapshot, 'lines' | 'rules' | 'taxLines' | 'totalCents'>;

/** What a paper lists. What it says that a bank took is noted. Throws {@link AlreadyIssued} where all of that was noted before. */
async function contentOf(
  trx: Trx,
  { order, payments, vendor }: { order: OrderRow; payments: readonly PaymentRow[]; vendor: VendorIssuer | undefined },
  { about, id }: Pick<Missing, 'about' | 'id'>,
): Promise<Content> {
  if (about === 'sale' || id === null) return vendor === undefined ? ofOrder(order) : ofJob(order, vendor.parts);
  if (about === 'refund' || about === 'undone') {
    const ids = payments.map((payment) => payment.id);
    const refund = (await listRefunds(trx, ids)).find((one) => one.id === id);
    if (refund === undefined) throw new Error(`there is no refund ${id} of order ${order.id}`);
    return about === 'refund'
      ? ofRefund(refund, order)
      : ofSum('A refund that didn’t arrive', { cents: refund.cents, taxCents: refund.tax_cents });
  }
  const own = trx.selectFrom('disputes').selectAll().where('id', '=', id);
  const { credited_cents, credited_tax_cents, restored_tax_cents, noted_cents, noted_tax_cents } = await own
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (about === 'return') return ofSum('Returned by the buyer’s bank', { cents: credited_cents, taxCents: restored_tax_cents });
  const sum = { cents: noted_cents - credited_cents, taxCents: noted_tax_cents - credited_tax_cents };
  if (sum.cents === 0) throw new AlreadyIssued();
  await trx
    .updateTable('disputes')
    .set({ noted_cents: credited_cents, noted_tax_cents: credited_tax_cents })
    .where('id', '=', id)
    .execute();
  return ofSum('Taken back by the buyer’s bank', sum);
}

class AlreadyIssued extends Error {}

interface VendorIssuer {
  id: string;
  issuer: { name: string; address: string };
  /** What was done, in words; empty for jobs from before these were kept. */
  job: string;
  /** What of the order is sales tax, by milestone. */
  parts: readonly { id: string; tax_cents: number }[];
}

/** A job is invoiced by whoever did it; undefined for what the operator sells. */
async function findVendorIssuer(
  { db }: Pick<BillingContext, 'db'>,
  { items, purpose }: Pick<OrderRow, 'items' | 'purpose'>,
): Promise<VendorIssuer | undefined> {
  if (purpose !== 'milestones') return undefined;
  const ids = milestonesOf({ items });
  // By what it is for: another order may have paid for its parts first.
  const parts = await db
    .selectFrom('milestones')
    .select(['id', 'vendor_id', 'job', 'tax_cents'])
    .where('id', 'in', ids)
    .execute();
  const vendorId = parts[0]?.vendor_id;
  const issuer = vendorId === undefined ? undefined : await findIssuer(db, vendorId);
  return vendorId === undefined || issuer === undefined ? undefined : { id: vendorId, issuer, job: parts[0]?.job ?? '', parts };
}

/** Milestones before sales tax, and that by itself. */
function ofJob(order: OrderRow, parts: VendorIssuer['parts']): Content {
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

function ofOrder(order: OrderRow): Content {
  return {
    lines: order.lines.map((line) => ({
      name: nameLine(line),
      quantity: line.quantity,
      cents: line.cents,
      discountCents: line.discountCents,
    })),
    rules: rulesOf(order.lines),
    taxLines: order.tax_lines.map(({ jurisdiction, rate, baseCents, cents }) => ({
      name: `Sales tax, ${jurisdiction}: ${rate / 1000}% of ${formatMoney(baseCents, 'always')}`,
      cents,
    })),
    totalCents: order.total_cents,
  };
}

function ofRefund(refund: RefundRow, order: OrderRow): Content {
  const part = refund.part === null ? undefined : partsOfOrder(order).find(({ key }) => key === refund.part);
  return ofSum(`Refund${part === undefined ? '' : ` of ${sayTimes(part)}`}: ${refund.reason}`, {
    cents: -refund.cents,
    taxCents: -refund.tax_cents,
  });
}

/** One line, and the tax within it. */
function ofSum(name: string, { cents, taxCents }: { cents: number; taxCents: number }): Content {
  return {
    lines: [{ name, quantity: 1, cents: cents - taxCents, discountCents: 0 }],
    taxLines: taxCents === 0 ? [] : [{ name: 'Sales tax', cents: taxCents }],
    totalCents: cents,
  };
}

/** The invoice of an order, or another of its papers, for the buyer, the vendor that issued it, and administrators. Throws `not-found` before it is issued. */
export async function serveInvoice(
  ctx: BillingContext,
  { orderId, name }: { orderId: string; name?: string | undefined },
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
  const papers = await ctx.db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).execute();
  const row = papers.find((paper) =>
    name === undefined
      ? paper.kind === 'invoice' && paper.refund_id === null && paper.dispute_id === null
      : nameInvoice(paper) === name,
  );
  if (row === undefined)
    throw new DomainError(
      'not-found',
      name === undefined
        ? 'The invoice is issued within a minute of payment.'
        : 'This order has no paper with this name. See its page for those it has.',
    );
  const plain = ctx.identity.unseal(row.sealed_snapshot);
  if (!createHash('sha256').update(plain).digest().equals(row.snapshot_hash))
    throw new Error(`invoice ${nameInvoice(row)} was changed`);
  const snapshot = JSON.parse(plain.toString('utf8')) as InvoiceSnapshot;
  return answerPdf(await writeInvoice(snapshot), `${snapshot.name}.pdf`);
}
