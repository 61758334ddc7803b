import type { EndpointResponse } from '#lib/endpoint.ts';
import { isUuid } from '#lib/uuid.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { type AccountKind, type Book, readStatement } from '#domains/ledger/server/index.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type * as admin from '../contract/admin.ts';
import type { BillingContext } from './billing-context.ts';

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
