import { isUuid } from '#lib/uuid.ts';
import { requireVendorMember } from '#domains/experts/server/index.ts';
import { mayDo } from '#domains/experts/contract.ts';
import {
  accountOf,
  type Book,
  type Leaving,
  listBalances,
  listExchanged,
  listLeaving,
  readBalance,
  readStatement,
} from '#domains/ledger/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Account } from '#platform/payments/provider.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { VendorMoney } from '../contract/milestones.ts';
import { nameInvoice, seriesOf } from '../model/invoice-names.ts';
import { nextPayoutDay } from '../model/payout-terms.ts';
import type { StatusOf } from '../model/transitions.ts';
import { jobsOf } from './ledger-statement.ts';
import { type BillingContext, bookOf } from './billing-context.ts';
import { applyAccount, requirePayoutProvider, rereadAccount } from './payout-accounts.ts';
import { findHold } from './payout-holds.ts';
import { queuePayout, sendPayout } from './payouts.ts';

/** So many lines of a year are shown; its months add up all of them. */
const MOST_LINES = 1000;
const MOST_PAYOUTS = 200;
const MOST_INVOICES = 500;
/** No payments were taken before. */
const FIRST_YEAR = 2026;

/** What a vendor earned, and where the money is, for everybody in its team. */
export async function getVendorMoney(
  ctx: BillingContext,
  { vendorId, year }: { vendorId: string; year?: number | undefined },
): Promise<VendorMoney> {
  const { role } = await requireVendorMember(ctx, 'work', vendorId);
  const provider = requirePayoutProvider(ctx);
  const book = bookOf(ctx, provider);
  const wanted = year ?? ctx.now.getUTCFullYear();
  const span = { from: new Date(Date.UTC(wanted, 0, 1)), to: new Date(Date.UTC(wanted + 1, 0, 1)) };
  const payable = accountOf('payable', vendorId);
  const [balance, debt, statement, payouts, paid, engagements, account, invoices] = await Promise.all([
    readBalance(ctx, book, payable),
    readBalance(ctx, book, accountOf('debt', vendorId)),
    readStatement(ctx, book, { account: payable, ...span, most: MOST_LINES }),
    listPayouts(ctx.db, vendorId, book),
    sumPaidOut(ctx.db, vendorId, book),
    ctx.db.selectFrom('milestones').select('engagement_id').distinct().where('vendor_id', '=', vendorId).execute(),
    ctx.db
      .selectFrom('vendor_accounts')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('provider', '=', provider)
      .executeTakeFirst(),
    listInvoices(ctx.db, vendorId, book, span),
  ]);
  const owners = engagements.map(({ engagement_id }) => engagement_id);
  const [holds, leaving, taken] = await Promise.all([
    listBalances(ctx, book, { kind: 'hold', owners }),
    listLeaving(ctx, book, { kind: 'hold', owners, ...span }),
    listExchanged(ctx, book, { kinds: ['payable', 'debt'], owner: vendorId, other: 'disputed', ...span }),
  ]);
  const hold = await findHold(ctx, vendorId, account);
  const jobs = await jobsOf(
    ctx,
    [...new Set(statement.lines.map(({ about }) => about))].filter((about) => isUuid(about)),
  );
  return {
    isTest: book === 'sandbox',
    year: wanted,
    years: Array.from(
      { length: Math.max(1, ctx.now.getUTCFullYear() - FIRST_YEAR + 1) },
      (_, at) => ctx.now.getUTCFullYear() - at,
    ),
    ...sumEarned({ leaving, taken }, wanted),
    nextPayoutOn: hold?.why === 'suspended' ? null : nextPayoutDay(hold?.until == null ? ctx.now : new Date(hold.until)),
    hold,
    maySend: mayDo(role, 'own'),
    heldCents: holds.reduce((sum, hold) => sum + hold.balance.cents, 0),
    availableCents: balance.availableCents,
    underWayCents: balance.cents - balance.availableCents,
    debtCents: debt.cents,
    paidCents: paid,
    account:
      account === undefined
        ? null
        : {
            transfers: account.transfers as Account['transfers'],
            missing: account.missing,
            bankLast4: mayDo(role, 'own') ? account.bank_last4 : null,
          },
    payouts,
    invoices,
    statementLines: statement.lineCount,
    statement: statement.lines.map(({ at, kind, about, cents, balanceCents }) => ({
      at: at.toISOString(),
      kind,
      about,
      job: jobs.get(about) ?? null,
      cents,
      balanceCents,
    })),
  };
}

/** The newest payouts, so many as are shown. */
async function listPayouts(db: Db, vendorId: string, book: Book): Promise<VendorMoney['payouts']> {
  const rows = await db
    .selectFrom('payouts')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('book', '=', book)
    .orderBy('created_at', 'desc')
    .limit(MOST_PAYOUTS)
    .execute();
  return rows.map(({ id, cents, status, created_at }) => ({
    id,
    cents,
    status: status as StatusOf<'payout'>,
    createdAt: created_at.toISOString(),
  }));
}

/** In cents, over all years. */
async function sumPaidOut(db: Db, vendorId: string, book: Book): Promise<number> {
  const paid = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('vendor_id', '=', vendorId)
    .where('book', '=', book)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return Number(paid?.cents ?? 0);
}

/** Invoices and credit notes of a vendor's own jobs that were issued within the span. */
async function listInvoices(
  db: Db,
  vendorId: string,
  book: Book,
  span: { from: Date; to: Date },
): Promise<VendorMoney['invoices']> {
  const rows = await db
    .selectFrom('invoices')
    .select(['series', 'number', 'kind', 'order_id', 'total_cents', 'issued_at'])
    .where('series', 'in', [seriesOf('invoice', book, vendorId), seriesOf('credit-note', book, vendorId)])
    .where((is) =>
      is.exists(
        is
          .selectFrom('orders')
          .innerJoin('milestones', 'milestones.engagement_id', 'orders.about')
          .select('orders.id')
          .whereRef('orders.id', '=', 'invoices.order_id')
          .where('milestones.vendor_id', '=', vendorId),
      ),
    )
    .where('issued_at', '>=', span.from)
    .where('issued_at', '<', span.to)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST_INVOICES)
    .execute();
  return rows.map((row) => ({
    name: nameInvoice(row),
    orderId: row.order_id,
    kind: row.kind as 'invoice' | 'credit-note',
    totalCents: row.total_cents,
    issuedAt: row.issued_at.toISOString(),
  }));
}

interface Movements {
  leaving: readonly Leaving[];
  taken: readonly { at: Date; cents: number }[];
}

/**
 * What was released of held money, by month: the fee went to the platform, the rest to the vendor or to what it owed. What clients' banks
 * took back of that is a sum of its own.
 */
function sumEarned({ leaving, taken }: Movements, year: number): Pick<VendorMoney, 'earned' | 'months'> {
  const released = leaving.filter(({ to }) => to === 'revenue' || to === 'payable' || to === 'debt');
  const sum = (isMeant: (line: { at: Date }) => boolean) => {
    const lines = released.filter(isMeant);
    const feeCents = lines.reduce((all, { to, cents }) => all + (to === 'revenue' ? cents : 0), 0);
    const grossCents = lines.reduce((all, { cents }) => all + cents, 0);
    const takenCents = taken.filter(isMeant).reduce((all, { cents }) => all + cents, 0);
    const payments = new Set(lines.map((line) => line.journalId)).size;
    return { grossCents, feeCents, netCents: grossCents - feeCents, takenCents, payments };
  };
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  return {
    earned: sum(() => true),
    months: months.map((month) => ({ month, ...sum(({ at }) => at.toISOString().startsWith(month)) })),
  };
}

/** What a vendor got since a moment: released of what was held, less the fee. Whoever calls says who may know. */
export async function sumEarnedSince(ctx: Pick<BillingContext, 'db' | 'now'>, vendorId: string, from: Date): Promise<number> {
  const rows = await ctx.db
    .selectFrom('milestones')
    .select('engagement_id')
    .distinct()
    .where('vendor_id', '=', vendorId)
    .execute();
  const owners = rows.map(({ engagement_id }) => engagement_id);
  const to = new Date(ctx.now.getTime() + 1);
  const leaving = await Promise.all(
    (['live', 'sandbox'] as const).map((book) => listLeaving(ctx, book, { kind: 'hold', owners, from, to })),
  );
  return leaving.flat().reduce((sum, line) => sum + (line.to === 'payable' || line.to === 'debt' ? line.cents : 0), 0);
}

/** In the sandbox: the account becomes active, as after the provider's page. */
export async function finishTestAccount(ctx: BillingContext, vendorId: string): Promise<VendorMoney> {
  await requireVendorMember(ctx, 'own', vendorId);
  const known = await ctx.db
    .selectFrom('vendor_accounts')
    .select('account_id')
    .where('vendor_id', '=', vendorId)
    .where('provider', '=', 'sandbox')
    .executeTakeFirst();
  if (known === undefined || requirePayoutProvider(ctx) !== 'sandbox')
    throw new DomainError('not-found', 'There’s no account to finish setting up.');
  const sandbox = ctx.payments.openSandbox(ctx);
  await sandbox.activateAccount(known.account_id);
  await applyAccount(ctx, 'sandbox', await sandbox.readAccount(known.account_id));
  return getVendorMoney(ctx, { vendorId });
}

/** Pays out what is available. */
export async function requestPayout(
  ctx: BillingContext,
  { vendorId, id, cents }: { vendorId: string; id: string; cents: number },
): Promise<VendorMoney> {
  await requireVendorMember(ctx, 'own', vendorId);
  const provider = requirePayoutProvider(ctx);
  await rereadAccount(ctx, { vendorId, provider });
  await transact(ctx, (inner) => queuePayout(inner, { id, vendorId, provider, cents }));
  await sendPayout(ctx, id);
  return getVendorMoney(ctx, { vendorId });
}
