import { createHash, randomUUID } from 'node:crypto';
import { recordAudit } from '#domains/accounts/server/index.ts';
import {
  accountOf,
  type Book,
  lockBalances,
  movements,
  platformAccount,
  postJournal,
  reverseJournal,
  sumJournals,
} from '#domains/ledger/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import type { Trx } from '#platform/db/database.ts';
import { type Dispute, type ProviderName, ProviderRefusal } from '#platform/payments/provider.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { taxOfReturn, taxWithin } from '../model/refund-tax.ts';
import { mayBecome, type StatusOf } from '../model/transitions.ts';
import { auditedOrder } from './audited.ts';
import { sumRefunds, sumReturned } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { endReturnedServices, resumeServices } from './bought-services.ts';
import { type BookedLoss, clawBack, readTaken, returnTaken, type Taken } from './claw-back.ts';
import { endRefundedPlan } from './end-refunded-plan.ts';
import { explainProvider } from './explain-provider.ts';
import { overtakeRefunds, resumeRefunds, sumOvertakenTax } from './overtake-refunds.ts';
import { listPayments, listRefunds, lockOrder, type OrderRow, type PaymentRow, sumLost } from './queries.ts';
import { resumePlan } from './resume-plan.ts';
import { tellPlanTaken } from './tell-buyer.ts';
import { type BankNews, tellVendorOfBank } from './tell-milestones.ts';

type Inside = BillingContext & { db: Trx };

/**
 * What a card dispute is now, as read from the provider. Money leaves when the network takes it, not when somebody asks; it comes
 * back with a dispute that is won, and is lost with one that is lost. A bank that reverses itself returns what was lost.
 */
export async function applyDispute(ctx: BillingContext, said: Dispute): Promise<void> {
  const paid = await ctx.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider_id', '=', said.paymentId)
    .executeTakeFirst();
  if (paid === undefined) return;
  await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, paid.order_id);
    const payment = (await listPayments(inner.db, [paid.order_id])).find((one) => one.id === paid.id);
    if (order === undefined || payment === undefined) return;
    const known = await inner.db.selectFrom('disputes').selectAll().where('provider_id', '=', said.id).executeTakeFirst();
    const id = known?.id ?? randomUUID();
    const status = (known?.status ?? said.status) as StatusOf<'dispute'>;
    const lostBefore = known?.lost_cents ?? 0;
    const next = status === said.status || mayBecome('dispute', status, said.status) ? said.status : status;
    const row = { status: next, cents: said.cents, fee_cents: said.feeCents, reason: said.reason, due_at: said.dueAt } as const;
    const head = { book: order.book, about: order.id } as const;
    const clearing = platformAccount('clearing');
    const disputed = platformAccount('disputed');
    let isWithdrawn = known?.is_withdrawn ?? false;
    // Taken once and returned once: an old answer about a dispute that is over does not take it again.
    if (said.isWithdrawn && !isWithdrawn && next === said.status) {
      await postJournal(inner, {
        ...head,
        key: `dispute:${said.id}:taken`,
        kind: 'dispute-taken',
        transfers: [{ debit: disputed, credit: clearing, cents: said.cents }],
      });
      isWithdrawn = true;
    }
    if (next === said.status) await bookFee(inner, head, said);
    if (isWithdrawn && !said.isWithdrawn && next === said.status) {
      await reverseJournal(inner, {
        ...head,
        key: `dispute:${said.id}:returned`,
        kind: 'dispute-returned',
        of: `dispute:${said.id}:taken`,
      });
      isWithdrawn = false;
    }
    if (known === undefined) {
      await inner.db
        .insertInto('disputes')
        .values({ id, payment_id: payment.id, provider_id: said.id, ...row, is_withdrawn: isWithdrawn, created_at: inner.now })
        .execute();
      await recordAudit(inner, {
        action: 'dispute-opened',
        details: { ...auditedOrder(order), disputeId: id, cents: said.cents },
      });
    } else
      await inner.db
        .updateTable('disputes')
        .set({ ...row, is_withdrawn: isWithdrawn })
        .where('id', '=', id)
        .execute();
    // An inquiry that became one is news, too.
    if (next === 'open' && known?.status !== 'open')
      await tellStaff(inner, {
        key: `card-dispute-${id}`,
        title: `A card payment of ${formatMoney(said.cents, 'always')} is disputed`,
        body:
          said.dueAt === null
            ? 'Send evidence, or the money is lost.'
            : `Send evidence by ${formatDate(said.dueAt.toISOString(), 'UTC')}, or the money is lost.`,
        href: '/admin/money',
      });
    // What was paid twice is nobody's work.
    const tellVendor = async (news: BankNews) => (payment.is_extra ? undefined : tellVendorOfOrder(inner, order, news));
    if (next === 'open' && known?.status !== 'open') await tellVendor({ what: 'questioned', cents: said.cents });
    if (next === 'won' && known?.status !== 'won' && lostBefore === 0) await tellVendor({ what: 'won', cents: said.cents });
    const lost = { id, key: `dispute:${said.id}:lost`, cents: said.cents };
    if (next === 'lost' && isWithdrawn && lostBefore === 0) {
      await tellVendor({ what: 'lost', cents: said.cents, ...(await bookLost(inner, { order, payment }, lost)) });
    }
    // Decided otherwise, and the money is here again.
    if (!isWithdrawn && lostBefore > 0) {
      await bookReturned(inner, { order, payment }, { ...lost, taken: readTaken(known?.taken) });
      await tellVendor({ what: 'returned', cents: lostBefore });
    }
  });
}

interface Of {
  order: OrderRow;
  payment: PaymentRow;
}

interface Lost {
  id: string;
  key: string;
  cents: number;
}

/** Books what is lost, once. Answers how much of it became a vendor's debt, and what is still held. */
async function bookLost(
  inner: Inside,
  { order, payment }: Of,
  { id, key, cents }: Lost,
): Promise<Pick<BookedLoss, 'debtCents' | 'leftCents'>> {
  const given = { key, cents, payment, disputeId: id };
  const { debtCents, leftCents, taken, credited } = payment.is_extra
    ? await bookLostExtra(inner, order, given)
    : order.purpose === 'milestones'
      ? await clawBack(inner, order, given)
      : await bookLostSale(inner, order, given);
  await inner.db
    .updateTable('disputes')
    .set({
      lost_cents: cents,
      taken: JSON.stringify(taken),
      credited_cents: credited.cents,
      credited_tax_cents: credited.taxCents,
    })
    .where('id', '=', id)
    .execute();
  if (!payment.is_extra) {
    await endReturnedServices(inner, order);
    const endedPlan = await endRefundedPlan(inner, order);
    if (endedPlan !== undefined) await tellPlanTaken(inner, order, endedPlan);
  }
  await inner.jobs.send(inner.db, 'billing.issue-invoices', {}, { singletonKey: 'invoices' });
  return { debtCents, leftCents };
}

type LostOf = Omit<Lost, 'id'> & { payment: PaymentRow; disputeId: string };

/** Of a second payment that did not go back by itself yet, all of it is held. */
async function bookLostExtra(inner: Inside, order: OrderRow, { key, cents, payment, disputeId }: LostOf): Promise<BookedLoss> {
  const hold = accountOf('hold', payment.id);
  const heldCents = (await lockBalances(inner, order.book, [hold])).get(hold)?.availableCents ?? 0;
  const ofHold = Math.min(cents, heldCents);
  await overtakeRefunds(inner, { order, payment, disputeId, cents: ofHold });
  const disputed = platformAccount('disputed');
  const transfers = movements([
    { debit: hold, credit: disputed, cents: ofHold },
    { debit: platformAccount('losses'), credit: disputed, cents: cents - ofHold },
  ]);
  await postJournal(inner, { book: order.book, about: order.id, key, kind: 'dispute-lost', transfers });
  return { ...NO_PARTS, credited: { cents: 0, taxCents: 0 } };
}

/** Of what the operator sold, the price is lost and its tax is owed no longer, as far as neither went back before. */
async function bookLostSale(inner: Inside, order: OrderRow, { key, cents, payment, disputeId }: LostOf): Promise<BookedLoss> {
  const lostBefore = (await sumLost(inner.db, [payment.id])).get(payment.id) ?? 0;
  const open = async () => (await listRefunds(inner.db, [payment.id])).filter(({ status }) => status !== 'rejected');
  const overCents = lostBefore + cents + sumRefunds(await open()).cents - payment.cents;
  await overtakeRefunds(inner, { order, payment, disputeId, cents: overCents });
  const paid = { cents: payment.cents, taxCents: order.tax_cents };
  const before = await sumReturned(inner.db, payment, await open());
  const credited = Math.max(0, Math.min(cents, paid.cents - before.cents));
  const wanted = taxWithin(before.cents + credited, { totalCents: paid.cents, taxCents: paid.taxCents }) - before.taxCents;
  const taxCents = credited === 0 ? 0 : taxOfReturn({ cents: credited, wanted }, { paid, before });
  const disputed = platformAccount('disputed');
  const transfers = movements([
    { debit: platformAccount('losses'), credit: disputed, cents: cents - taxCents },
    { debit: platformAccount('tax'), credit: disputed, cents: taxCents },
  ]);
  await postJournal(inner, { book: order.book, about: order.id, key, kind: 'dispute-lost', transfers });
  return { ...NO_PARTS, credited: { cents: credited, taxCents } };
}

const NO_PARTS = { debtCents: 0, leftCents: 0, taken: [] } satisfies Partial<BookedLoss>;

/** What was booked as lost is as before. */
async function bookReturned(
  inner: Inside,
  { order, payment }: Of,
  { id, key, taken }: Omit<Lost, 'cents'> & { taken: readonly Taken[] },
): Promise<void> {
  const own = inner.db.updateTable('disputes').where('id', '=', id);
  const { credited_tax_cents: creditedTax } = await inner.db
    .selectFrom('disputes')
    .select('credited_tax_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  let restoredTax = creditedTax;
  if (order.purpose === 'milestones' && !payment.is_extra)
    restoredTax =
      (await returnTaken(inner, order, { key, taken })) + (await sumOvertakenTax(inner, { order, payment, disputeId: id }));
  else
    await reverseJournal(inner, {
      book: order.book,
      about: order.id,
      key: `${key}:returned`,
      kind: 'dispute-lost-returned',
      of: key,
    });
  await own.set({ lost_cents: 0, taken: '[]', restored_tax_cents: restoredTax }).execute();
  await resumeRefunds(inner, { order, payment, disputeId: id });
  if (!payment.is_extra) {
    await resumeServices(inner, order);
    await resumePlan(inner, order);
  }
  await inner.jobs.send(inner.db, 'billing.issue-invoices', {}, { singletonKey: 'invoices' });
}

/** Whose work an order pays for hears of it; nobody where the order is of the catalog. */
async function tellVendorOfOrder(inner: Inside, order: OrderRow, news: BankNews): Promise<void> {
  const part = await inner.db
    .selectFrom('milestones')
    .select(['vendor_id', 'engagement_id', 'job'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (part !== undefined) await tellVendorOfBank(inner, part, news);
}

/** So many changes of what a dispute costs have a key; providers make one or two. */
const MOST_FEES = 20;

/** Keys of what was booked of the fee, by turn. */
export const feeKeysOf = (disputeId: string): string[] =>
  Array.from({ length: MOST_FEES }, (_, at) => `dispute:${disputeId}:fee${at === 0 ? '' : `:${at + 1}`}`);

/** Books what the fee is now beyond what was booked: an answer costs more at some providers, and what is won may give it back. */
async function bookFee(
  inner: Inside,
  head: { book: Book; about: string },
  { id, feeCents }: Pick<Dispute, 'id' | 'feeCents'>,
): Promise<void> {
  const [fees, clearing] = [platformAccount('fees'), platformAccount('clearing')];
  const keys = feeKeysOf(id);
  const booked = await sumJournals(inner, head.book, { account: fees, keys });
  const more = feeCents - [...booked.values()].reduce((sum, cents) => sum + cents, 0);
  const key = keys.find((one) => !booked.has(one));
  if (more === 0 || key === undefined) return;
  const [debit, credit] = more > 0 ? [fees, clearing] : [clearing, fees];
  await postJournal(inner, { ...head, key, kind: 'dispute-fee', transfers: [{ debit, credit, cents: Math.abs(more) }] });
}

/**
 * Answers a dispute, once. Without an answer of the provider the same text can be sent again, after a refusal another one. Throws
 * `conflict` where it takes no answer, `unavailable` while the provider is away.
 */
export async function sendEvidence(ctx: BillingContext, { disputeId, text }: { disputeId: string; text: string }): Promise<void> {
  requireAdmin(ctx);
  const dispute = await transact(ctx, async (inner) => {
    const row = await inner.db.selectFrom('disputes').selectAll().where('id', '=', disputeId).forUpdate().executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no dispute with this number.');
    if (row.status !== 'open') throw new DomainError('conflict', 'This dispute isn’t taking evidence now.');
    if (row.evidence !== '' && row.evidence !== text)
      throw new DomainError('conflict', 'Evidence was already sent, and it can only be sent once.');
    await inner.db.updateTable('disputes').set({ evidence: text }).where('id', '=', disputeId).execute();
    return row;
  });
  const payment = await ctx.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.provider', 'orders.id', 'orders.number'])
    .where('payments.id', '=', dispute.payment_id)
    .$castTo<{ provider: ProviderName; id: string; number: number }>()
    .executeTakeFirstOrThrow();
  const write = (change: { evidence: string } | { evidence_sent_at: Date }) =>
    ctx.db.updateTable('disputes').set(change).where('id', '=', disputeId).where('evidence_sent_at', 'is', null).execute();
  const asked = ctx.payments.open(payment.provider, ctx).sendEvidence({
    // Of this text: providers keep what they answered to a key, a refusal too.
    key: `evidence:${disputeId}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
    firstTriedAt: ctx.now,
    disputeId: dispute.provider_id,
    text,
  });
  const said = await asked.catch(async (cause: unknown) => {
    if (cause instanceof ProviderRefusal) await write({ evidence: '' });
    return explainProvider(cause, {
      away: 'Send it again in a minute.',
      refused: 'The provider isn’t taking evidence for this dispute now.',
    });
  });
  await write({ evidence_sent_at: ctx.now });
  await recordAudit(ctx, { action: 'dispute-answered', details: { ...auditedOrder(payment), disputeId } });
  await applyDispute(ctx, said);
}
