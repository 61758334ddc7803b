import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import {
  accountOf,
  type Book,
  listBalances,
  lockBalances,
  platformAccount,
  postJournal,
  readBalance,
  reverseJournal,
  settleJournal,
} from '#domains/ledger/server/index.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { type Payout, type ProviderName, ProviderRefusal } from '#platform/payments/provider.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { PayoutHold } from '../contract/payout-holds.ts';
import { LEAST_PAYOUT_CENTS } from '../model/payout-terms.ts';
import type { StatusOf } from '../model/transitions.ts';
import { auditedVendor } from './audited.ts';
import { type BillingContext, bookOf } from './billing-context.ts';
import { rereadAccount } from './payout-accounts.ts';
import { findHold } from './payout-holds.ts';

type Inside = BillingContext & { db: Trx };
type PayoutRow = Omit<Selectable<DB['payouts']>, 'status' | 'provider' | 'book'> & {
  status: StatusOf<'payout'>;
  provider: ProviderName;
  book: Book;
};

/**
 * Queues a payout within the caller's transaction. The same id again changes nothing. Throws `conflict` if more is asked for than is
 * available, while another one is under way, while the account takes nothing, while the vendor is suspended, or so soon after its
 * bank account changed.
 */
export async function queuePayout(
  inner: Inside,
  given: { id: string; vendorId: string; provider: ProviderName; cents: number },
): Promise<void> {
  const account = await inner.db
    .selectFrom('vendor_accounts')
    .selectAll()
    .where('vendor_id', '=', given.vendorId)
    .where('provider', '=', given.provider)
    .executeTakeFirst();
  if (account?.transfers !== 'active')
    throw new DomainError('conflict', 'First say where the money goes: your account can’t receive any yet.', {
      publicCode: 'account-inactive',
    });
  const hold = await findHold(inner, given.vendorId, account);
  if (hold !== null)
    throw new DomainError('conflict', sayHold(hold), {
      publicCode: 'payouts-held',
      details: { why: hold.why, heldUntil: hold.until },
    });
  const book = bookOf(inner, given.provider);
  const payable = accountOf('payable', given.vendorId);
  const available = (await lockBalances(inner, book, [payable])).get(payable)?.availableCents ?? 0;
  // Asked with the balance locked: of two at once the second finds what the first wrote.
  const known = await inner.db.selectFrom('payouts').select(['vendor_id', 'cents']).where('id', '=', given.id).executeTakeFirst();
  if (known !== undefined) {
    if (known.vendor_id === given.vendorId && known.cents === given.cents) return;
    throw alreadySent();
  }
  if (given.cents > available)
    throw new DomainError('conflict', `You can be paid out ${formatMoney(available, 'always')} right now, and no more.`, {
      publicCode: 'not-covered',
      fields: { cents: `Give at most ${formatMoney(available, 'always')}` },
      details: { availableCents: available },
    });
  const open = await inner.db
    .selectFrom('payouts')
    .select('id')
    .where('vendor_id', '=', given.vendorId)
    .where('book', '=', book)
    .where('status', 'in', ['queued', 'transit'])
    .executeTakeFirst();
  if (open !== undefined) throw new DomainError('conflict', 'A payout is already on its way. Wait until it arrives.');
  await inner.db
    .insertInto('payouts')
    .values({
      id: given.id,
      vendor_id: given.vendorId,
      provider: given.provider,
      book,
      account_id: account.account_id,
      cents: given.cents,
      status: 'queued',
      created_at: inner.now,
    })
    .execute();
  await recordAudit(inner, {
    action: 'payout-queued',
    details: { ...(await auditedVendor(inner, given.vendorId)), payoutId: given.id, cents: given.cents },
  });
  await inner.jobs.send(inner.db, 'billing.send-payouts', {}, { singletonKey: 'payouts' });
}

const sayHold = ({ until }: PayoutHold): string =>
  until === null
    ? 'Your business is suspended, so payouts wait until we lift this.'
    : `Your bank account was changed, so payouts wait until ${formatDate(until, 'UTC')}.`;

/** Each week, what vendors can have is paid out by itself. */
export async function queueWeekly(ctx: BillingContext): Promise<void> {
  for (const provider of ctx.payments.names)
    for (const { owner, balance } of await listBalances(ctx, bookOf(ctx, provider), { kind: 'payable' })) {
      if (balance.availableCents < LEAST_PAYOUT_CENTS) continue;
      await rereadAccount(ctx, { vendorId: owner, provider });
      await transact(ctx, (inner) =>
        queuePayout(inner, { id: randomUUID(), vendorId: owner, provider, cents: balance.availableCents }),
      ).catch(
        // No account yet, one whose bank changed, a suspended vendor, or one is under way: next week again.
        (error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
        },
      );
    }
}

/**
 * Sends what is queued, and goes on with what was begun: first the ledger announces it, then what does not lie there yet moves to
 * the vendor's account at the provider, then all of it from there to the bank. Each step has a key of its own and is written down
 * before the next. One that failed is over: the next payout takes its money from that account.
 */
export async function sendPayouts(ctx: BillingContext): Promise<void> {
  await eachInTurn(
    ctx,
    'a payout',
    (after, most) =>
      ctx.db
        .selectFrom('payouts')
        .select('id')
        .where((is) =>
          is.or([is('status', '=', 'queued'), is.and([is('status', '=', 'transit'), is('provider_id', 'is', null)])]),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute(),
    (id) => sendPayout(ctx, id),
  );
}

/** Sends one payout, as {@link sendPayouts} does. */
export async function sendPayout(ctx: BillingContext, id: string): Promise<void> {
  const begun = await beginPayout(ctx, id);
  if (begun === undefined) return;
  const provider = ctx.payments.open(begun.provider, ctx);
  const firstTriedAt = begun.first_tried_at ?? ctx.now;
  try {
    if (begun.transfer_id === null && begun.transfer_cents > 0) {
      const transfer = await provider.transfer({
        key: `payout:${id}:transfer`,
        firstTriedAt,
        reference: id,
        accountId: begun.account_id,
        cents: begun.transfer_cents,
      });
      await transact(ctx, async (inner) => {
        await inner.db.updateTable('payouts').set({ transfer_id: transfer.id }).where('id', '=', id).execute();
        await postJournal(inner, {
          book: begun.book,
          key: `payout:${id}:transfer`,
          kind: 'transfer',
          about: id,
          transfers: [
            { debit: accountOf('connected', begun.vendor_id), credit: platformAccount('clearing'), cents: begun.transfer_cents },
          ],
        });
      });
    }
    const said = await provider.payOut({
      key: `payout:${id}:${begun.attempt}`,
      firstTriedAt,
      reference: id,
      accountId: begun.account_id,
      cents: begun.cents,
    });
    await ctx.db.updateTable('payouts').set({ provider_id: said.id }).where('id', '=', id).execute();
    await applyPayout(ctx, said);
  } catch (error) {
    // No answer: it stays under way, and is sent again with the same keys. A clear no ends the attempt.
    if (!(error instanceof ProviderRefusal)) {
      ctx.log.warn({ err: error, payoutId: id }, 'a payout waits for the provider');
      return;
    }
    ctx.log.error({ err: error, payoutId: id }, 'the payment provider refused a payout');
    await changePayout(ctx, id, 'failed');
  }
}

/** Announces a queued payout in the ledger. Answers what is to be sent: nothing where that was done before, or is no longer covered. */
async function beginPayout(ctx: BillingContext, id: string): Promise<PayoutRow | undefined> {
  return transact(ctx, async (inner) => {
    const row = await lockPayout(inner, id);
    if (row?.status === 'transit' && row.provider_id === null) return row;
    if (row?.status !== 'queued') return undefined;
    const [payable, connected] = [accountOf('payable', row.vendor_id), accountOf('connected', row.vendor_id)];
    const owed = (await lockBalances(inner, row.book, [payable])).get(payable);
    const account = await inner.db
      .selectFrom('vendor_accounts')
      .select('held_until')
      .where('account_id', '=', row.account_id)
      .executeTakeFirst();
    const hold = await findHold(inner, row.vendor_id, account);
    // A client's bank took it back meanwhile, or payouts wait by now. What is left can be paid out anew.
    if (owed === undefined || owed.availableCents < row.cents || hold !== null) {
      await inner.db.updateTable('payouts').set({ status: 'cancelled' }).where('id', '=', id).execute();
      await recordAudit(inner, {
        action: 'payout-cancelled',
        details: { ...(await auditedVendor(inner, row.vendor_id)), payoutId: id, why: hold?.why ?? 'not-covered' },
      });
      return undefined;
    }
    const attempt = row.attempt + 1;
    // Of a payout that failed, or came back, the money is with the vendor's account already.
    const { availableCents: thereCents } = await readBalance(inner, row.book, connected);
    await postJournal(inner, {
      book: row.book,
      key: `payout:${id}:${attempt}`,
      kind: 'payout',
      about: id,
      transfers: [{ debit: payable, credit: connected, cents: row.cents }],
      isPending: true,
    });
    const change = {
      status: 'transit',
      attempt,
      transfer_cents: Math.max(0, row.cents - Math.max(0, thereCents)),
      first_tried_at: inner.now,
    } as const;
    await inner.db.updateTable('payouts').set(change).where('id', '=', id).execute();
    return { ...row, ...change };
  });
}

/** What a payout is now, as read from the provider. One that arrived may still come back. */
export async function applyPayout(ctx: BillingContext, said: Payout): Promise<void> {
  if (said.status === 'transit') return;
  const known = await ctx.db
    .selectFrom('payouts')
    .select('id')
    .where((is) =>
      is.or([
        is('provider_id', '=', said.id),
        is.and([is('provider_id', 'is', null), is(is.cast<string>('id', 'text'), '=', said.reference)]),
      ]),
    )
    .executeTakeFirst();
  if (known !== undefined) await changePayout(ctx, known.id, said.status === 'paid' ? 'paid' : 'failed', said.id);
}

async function changePayout(ctx: BillingContext, id: string, status: 'paid' | 'failed', providerId?: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await lockPayout(inner, id);
    if (
      row === undefined ||
      row.status === status ||
      (row.status !== 'transit' && !(row.status === 'paid' && status === 'failed'))
    )
      return;
    const key = `payout:${id}:${row.attempt}`;
    const head = { book: row.book, about: id } as const;
    const [payable, debt] = [accountOf('payable', row.vendor_id), accountOf('debt', row.vendor_id)];
    await lockBalances(inner, row.book, [payable, debt]);
    if (row.status === 'paid')
      await reverseJournal(inner, { ...head, key: `${key}:back`, kind: 'payout-came-back', of: `${key}:paid` });
    else {
      const outcome = status === 'paid' ? 'post' : 'void';
      await settleJournal(inner, { ...head, key: `${key}:${status}`, kind: `payout-${status}`, of: key, outcome });
    }
    await inner.db
      .updateTable('payouts')
      .set({ status, provider_id: providerId ?? row.provider_id })
      .where('id', '=', id)
      .execute();
    await recordAudit(inner, {
      action: `payout-${status}`,
      details: { ...(await auditedVendor(inner, row.vendor_id)), payoutId: id },
    });
    if (status !== 'failed') return;
    // What came back is the vendor's again, after what a client's bank took back meanwhile.
    const balances = await lockBalances(inner, row.book, [payable, debt]);
    const owed = Math.min(balances.get(payable)?.availableCents ?? 0, balances.get(debt)?.availableCents ?? 0);
    if (owed > 0)
      await postJournal(inner, {
        ...head,
        key: `${key}:debt`,
        kind: 'debt-repaid',
        transfers: [{ debit: payable, credit: debt, cents: owed }],
      });
  });
}

async function lockPayout(inner: Inside, id: string): Promise<PayoutRow | undefined> {
  return inner.db.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().$castTo<PayoutRow>().executeTakeFirst();
}
