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
import { mayBecome, type StatusOf } from '../model/transitions.ts';
import type { BillingContext } from './billing-context.ts';
import { clawBack, readTaken, returnTaken, type Taken } from './claw-back.ts';
import { explainProvider } from './explain-provider.ts';
import { lockOrder, type OrderRow } from './queries.ts';
import { type BankNews, tellVendorOfBank } from './tell-milestones.ts';

/**
 * What a card dispute is now, as read from the provider. Money leaves when the network takes it, not when somebody asks; it comes
 * back with a dispute that is won, and is lost with one that is lost. A bank that reverses itself returns what was lost.
 */
export async function applyDispute(ctx: BillingContext, said: Dispute): Promise<void> {
  const payment = await ctx.db
    .selectFrom('payments')
    .select(['id', 'order_id', 'is_extra'])
    .where('provider_id', '=', said.paymentId)
    .executeTakeFirst();
  if (payment === undefined) return;
  await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, payment.order_id);
    if (order === undefined) return;
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
      await recordAudit(inner, { action: 'dispute-opened', details: { orderId: order.id, disputeId: id, cents: said.cents } });
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
    const lost = { ...head, id, key: `dispute:${said.id}:lost`, cents: said.cents, extra: payment.is_extra ? payment.id : null };
    if (next === 'lost' && isWithdrawn && lostBefore === 0) {
      await tellVendor({ what: 'lost', cents: said.cents, ...(await bookLost(inner, order, lost)) });
    }
    // Decided otherwise, and the money is here again.
    if (!isWithdrawn && lostBefore > 0) {
      await bookReturned(inner, order, { ...lost, taken: readTaken(known?.taken) });
      await tellVendor({ what: 'returned', cents: lostBefore });
    }
  });
}

interface Lost {
  id: string;
  key: string;
  book: Book;
  about: string;
  cents: number;
  /** The payment, where it is a second one of its order. */
  extra: string | null;
}

/** Books what is lost, once. Answers how much of it became a vendor's debt, and what is still held. */
async function bookLost(
  inner: BillingContext & { db: Trx },
  order: OrderRow,
  { id, key, cents, extra, book, about }: Lost,
): Promise<{ debtCents: number; leftCents: number }> {
  let [debtCents, leftCents] = [0, 0];
  let taken: readonly Taken[] = [];
  if (order.purpose === 'milestones' && extra === null)
    ({ debtCents, leftCents, taken } = await clawBack(inner, order, { key, cents }));
  else {
    const disputed = platformAccount('disputed');
    // Of a second payment that did not go back by itself yet, all of it is held.
    const hold = extra === null ? undefined : accountOf('hold', extra);
    const heldCents = hold === undefined ? 0 : ((await lockBalances(inner, book, [hold])).get(hold)?.availableCents ?? 0);
    const ofHold = Math.min(cents, heldCents);
    const transfers = movements([
      ...(hold === undefined ? [] : [{ debit: hold, credit: disputed, cents: ofHold }]),
      { debit: platformAccount('losses'), credit: disputed, cents: cents - ofHold },
    ]);
    await postJournal(inner, { book, about, key, kind: 'dispute-lost', transfers });
  }
  await inner.db
    .updateTable('disputes')
    .set({ lost_cents: cents, taken: JSON.stringify(taken) })
    .where('id', '=', id)
    .execute();
  return { debtCents, leftCents };
}

/** What was booked as lost is as before. */
async function bookReturned(
  inner: BillingContext & { db: Trx },
  order: OrderRow,
  { id, key, extra, book, about, taken }: Omit<Lost, 'cents'> & { taken: readonly Taken[] },
): Promise<void> {
  if (order.purpose === 'milestones' && extra === null) await returnTaken(inner, order, { key, taken });
  else await reverseJournal(inner, { book, about, key: `${key}:returned`, kind: 'dispute-lost-returned', of: key });
  await inner.db.updateTable('disputes').set({ lost_cents: 0, taken: '[]' }).where('id', '=', id).execute();
}

/** Whose work an order pays for hears of it; nobody where the order is of the catalog. */
async function tellVendorOfOrder(inner: BillingContext & { db: Trx }, order: OrderRow, news: BankNews): Promise<void> {
  const part = await inner.db
    .selectFrom('milestones')
    .select(['vendor_id', 'engagement_id'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (part !== undefined) await tellVendorOfBank(inner, { vendorId: part.vendor_id, engagementId: part.engagement_id }, news);
}

/** So many changes of what a dispute costs have a key; providers make one or two. */
const MOST_FEES = 20;

/** Keys of what was booked of the fee, by turn. */
export const feeKeysOf = (disputeId: string): string[] =>
  Array.from({ length: MOST_FEES }, (_, at) => `dispute:${disputeId}:fee${at === 0 ? '' : `:${at + 1}`}`);

/** Books what the fee is now beyond what was booked: an answer costs more at some providers, and what is won may give it back. */
async function bookFee(
  inner: BillingContext & { db: Trx },
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
    .select('provider')
    .where('id', '=', dispute.payment_id)
    .$castTo<{ provider: ProviderName }>()
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
  await recordAudit(ctx, { action: 'dispute-answered', details: { disputeId } });
  await applyDispute(ctx, said);
}
