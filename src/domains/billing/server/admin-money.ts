import type { EndpointResponse } from '#lib/endpoint.ts';
import { isUuid } from '#lib/uuid.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { findIdByProvenAddress, findPeople } from '#domains/accounts/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { type AccountKind, type Book, listBooks, readStatement } from '#domains/ledger/server/index.ts';
import { requireAdmin, userIdOf } from '#platform/verb/require-user.ts';
import { orderByTime, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import type * as contract from '../contract.ts';
import type * as admin from '../contract/admin.ts';
import { readInvoiceName } from '../model/invoice-names.ts';
import { needsSecond, REFUND_LIMIT_CENTS } from '../model/refund-rules.ts';
import type { StatusOf } from '../model/transitions.ts';
import type { BillingContext } from './billing-context.ts';
import { listWaiting } from './payout-holds.ts';
import { presentOrders } from './present-orders.ts';
import { listPayments, listRefunds, type OrderRow } from './queries.ts';
import { readDifferences } from './reconcile.ts';

const MOST_SHOWN = 100;
/** From 100001 on. */
const ORDER_NUMBER = /^\d{6,12}$/;

const ORDERS_OF_A_PAGE = 50;
const ORDER = orderByTime({ at: sql`created_at`, id: sql`id`, ids: z.uuid() });

/** The orders of everybody, newest first, a page at a time: all, or those of a number, an invoice or a buyer's address. */
export async function listAllOrders(
  ctx: BillingContext,
  { show, q = '', cursor }: { show: 'all' | 'refunds' | 'paid'; q?: string | undefined; cursor?: string | undefined },
): Promise<EndpointResponse<typeof contract.listAllOrders>> {
  requireAdmin(ctx);
  const userId = userIdOf(ctx);
  const reader = userId === null ? undefined : ctx.identity.pseudonym(userId);
  const shown = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const;
  let query = ctx.db
    .selectFrom('orders')
    .selectAll()
    .select(ORDER.mark.as('mark'))
    .where('status', 'in', shown)
    .where(ORDER.isAfter(ORDER.readCursor(cursor)))
    .orderBy(ORDER.by)
    .limit(ORDERS_OF_A_PAGE + 1);
  if (q !== '') query = query.where(await namedBy(ctx, q));
  if (show === 'paid') query = query.where('status', '=', 'paid');
  if (show === 'refunds')
    query = query.where('id', 'in', (of) =>
      of
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('payments.order_id')
        .where('refunds.status', 'in', ['requested', 'submitted', 'failed']),
    );
  const { page: rows, nextCursor } = cutPage(
    await query.$castTo<OrderRow & { mark: TimeMark }>().execute(),
    ORDERS_OF_A_PAGE,
    ({ mark }) => mark,
  );
  const orders = await presentOrders(ctx, rows);
  const people = await findPeople(
    ctx.db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const payments = await listPayments(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const refunds = await listRefunds(
    ctx.db,
    payments.map(({ id }) => id),
  );
  return {
    refundLimitCents: REFUND_LIMIT_CENTS,
    nextCursor,
    orders: orders.map((order, at) => {
      const row = rows[at];
      const paid = payments.filter(({ order_id }) => order_id === order.id).map(({ id }) => id);
      const own = refunds.filter(({ payment_id }) => paid.includes(payment_id));
      const asked = own.filter(({ status }) => status === 'requested');
      const needsTwo = asked.filter((refund) => {
        const paidCents = payments.find(({ id }) => id === refund.payment_id)?.cents ?? 0;
        return needsSecond(refund, own, { paidCents, creditCents: row?.credit_cents ?? 0 });
      });
      const begun = asked.filter(({ first_approver }) => first_approver !== null);
      const halfAgreed = begun.filter((refund) => refund.second_approver === null && needsTwo.includes(refund));
      return {
        ...order,
        buyer: people.get(row?.user_id ?? '')?.name ?? null,
        provider: row?.provider ?? '',
        awaitsSecond: halfAgreed.map(({ id }) => id),
        youAgreed: halfAgreed.filter(({ first_approver }) => first_approver === reader).map(({ id }) => id),
        awaitsBank: begun.filter((refund) => !halfAgreed.includes(refund)).map(({ id }) => id),
        needsTwo: needsTwo.map(({ id }) => id),
      };
    }),
  };
}

/** Orders that a number, the name of an invoice or a buyer's proven address leads to. */
async function namedBy({ db }: Pick<BillingContext, 'db'>, q: string): Promise<RawBuilder<boolean>> {
  if (isUuid(q)) return sql<boolean>`id = ${q}::uuid`;
  if (ORDER_NUMBER.test(q)) return sql<boolean>`number = ${Number(q)}`;
  const invoice = readInvoiceName(q);
  if (invoice !== undefined)
    return sql<boolean>`id in (select order_id from invoices where series = ${invoice.series} and number = ${invoice.number})`;
  return sql<boolean>`user_id = ${(await findIdByProvenAddress(db, q)) ?? ''}`;
}

/** The books, what is disputed, whose payouts wait, and where provider and ledger differed when they were last compared. */
export async function getMoneyState(ctx: BillingContext): Promise<EndpointResponse<typeof admin.getMoneyState>> {
  requireAdmin(ctx);
  const disputes = await ctx.db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('disputes')
    .select('orders.number as order_number')
    .orderBy('disputes.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const open = await ctx.db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('worked_at', 'is', null)
    .executeTakeFirst();
  const found = await readDifferences(ctx);
  return {
    books: (await listBooks(ctx)).map((book) => ({ ...book, since: book.since?.toISOString() ?? null })),
    disputes: disputes.map(({ id, order_number, status, cents, reason, due_at, evidence, evidence_sent_at }) => ({
      id,
      orderNumber: order_number,
      status: status as StatusOf<'dispute'>,
      cents,
      reason,
      dueAt: due_at?.toISOString() ?? null,
      evidence,
      isAnswered: evidence_sent_at !== null,
    })),
    comparedAt: found?.comparedAt ?? null,
    differences: found?.differences ?? [],
    differenceCount: found?.count ?? 0,
    openEvents: open?.count ?? 0,
    waitingPayouts: await listWaiting(ctx, MOST_SHOWN),
  };
}

const LINES_OF_A_PAGE = 500;

/** What was booked on an account in a month, the newest lines first, a page at a time. */
export async function getLedgerStatement(
  ctx: BillingContext,
  {
    book,
    kind,
    owner,
    month,
    before,
  }: { book: Book; kind: AccountKind; owner: string; month: string; before?: number | undefined },
): Promise<EndpointResponse<typeof admin.getLedgerStatement>> {
  requireAdmin(ctx);
  const [year = 0, at = 1] = month.split('-').map(Number);
  const statement = await readStatement(ctx, book, {
    account: { kind, owner },
    from: new Date(Date.UTC(year, at - 1, 1)),
    to: new Date(Date.UTC(year, at, 1)),
    most: LINES_OF_A_PAGE,
    before,
  });
  const abouts = [...new Set(statement.lines.map(({ about }) => about))].filter((about) => isUuid(about));
  const orders = await numbersOf(ctx, abouts);
  const others = abouts.filter((about) => !orders.has(about));
  const [jobs, payees] = await Promise.all([jobsOf(ctx, others), payeesOf(ctx, others)]);
  return {
    openingCents: statement.openingCents,
    closingCents: statement.closingCents,
    lineCount: statement.lineCount,
    nextBefore: statement.hasEarlier ? (statement.lines[0]?.id ?? null) : null,
    lines: statement.lines.toReversed().map((line) => ({
      id: line.id,
      at: line.at.toISOString(),
      journalId: line.journalId,
      kind: line.kind,
      about: line.about,
      orderNumber: orders.get(line.about) ?? null,
      job: jobs.get(line.about) ?? null,
      payee: payees.get(line.about) ?? null,
      other: line.other.kind,
      cents: line.cents,
      balanceCents: line.balanceCents,
    })),
  };
}

/** The numbers of those that are orders, by id. */
async function numbersOf({ db }: Pick<BillingContext, 'db'>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, Number(number)]));
}

/** What waits for an administrator: refunds to decide on or to send again, and on the page of money card disputes to answer and differences. */
export async function countMoneyWaiting({ db }: Pick<BillingContext, 'db'>): Promise<{ refunds: number; money: number }> {
  const [refunds, disputes, differences] = await Promise.all([
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((is) =>
        is.or([
          is('refunds.status', '=', 'failed'),
          is.and([
            is('refunds.status', '=', 'requested'),
            is('refunds.is_automatic', '=', false),
            is('payments.is_extra', '=', false),
            is('orders.purpose', '<>', 'milestones'),
          ]),
        ]),
      )
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('disputes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'open')
      .where('evidence_sent_at', 'is', null)
      .executeTakeFirstOrThrow(),
    readDifferences({ db }),
  ]);
  return { refunds: Number(refunds.count), money: Number(disputes.count) + (differences?.count ?? 0) };
}

/** What those that are jobs are called, by id: "Photographer, request 12". */
export async function jobsOf({ db }: Pick<BillingContext, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('milestones')
    .select(['engagement_id', 'job'])
    .distinct()
    .where('engagement_id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ engagement_id: id, job }) => (job === '' ? [] : [[id, job]])));
}

/** Whose those that are payouts are, by id. */
async function payeesOf(ctx: Pick<BillingContext, 'db' | 'now'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('payouts').select(['id', 'vendor_id']).where('id', 'in', ids).execute();
  const vendors = await findVendors(
    ctx,
    rows.map(({ vendor_id: vendorId }) => vendorId),
  );
  return new Map(
    rows.flatMap(({ id, vendor_id: vendorId }) => {
      const name = vendors.get(vendorId)?.name;
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
