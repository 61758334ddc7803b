import { FEWEST_PEOPLE, orHidden } from '#domains/analytics/contract.ts';
import type { Span } from '#domains/analytics/server/index.ts';
import { sumSales } from '#domains/billing/server/index.ts';
import { countVendors } from '#domains/experts/server/index.ts';
import { measureLiquidity } from '#domains/hiring/server/index.ts';
import { listBooks } from '#domains/ledger/server/index.ts';
import { measureSources } from '#domains/listings/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import type { getBusiness } from '../contract.ts';

/** Money, liquidity and supply, from the tables of the business and not from visits. */
export async function showBusiness(ctx: Context, span: Span): Promise<EndpointResponse<typeof getBusiness>> {
  const { db } = ctx;
  const [books, liquidity, sources, vendors] = await Promise.all([
    listBooks(ctx),
    measureLiquidity(db, span),
    measureSources(db),
    countVendors(db),
  ]);
  const sales = await Promise.all(books.map(({ book }) => sumSales(db, book, span)));
  const shown = liquidity.filter(({ requests }) => requests >= FEWEST_PEOPLE);
  return {
    books: books.map(({ book, accounts }, at) => ({
      book,
      orders: sales[at]?.orders ?? 0,
      paidCents: sales[at]?.paidCents ?? 0,
      refundedCents: sales[at]?.refundedCents ?? 0,
      balances: accounts.map(({ kind, cents }) => ({ account: kind, cents })),
    })),
    liquidity: shown.map((row) => ({
      category: row.category,
      requests: row.requests,
      answered: orHidden(row.answered),
      filled: orHidden(row.filled),
      filledRate: orHidden(row.filled) === null ? null : row.filled / row.requests,
      medianMinutesToAnswer: row.answered < FEWEST_PEOPLE ? null : row.medianMinutesToAnswer,
      leadsPerVendor: row.vendors < FEWEST_PEOPLE ? null : row.leads / row.vendors,
      agreedCents: row.filled < FEWEST_PEOPLE ? null : row.agreedCents,
    })),
    hiddenCategories: liquidity.length - shown.length,
    supply: sources.map(({ name, listings, active }) => ({ name, listings, active })),
    vendors,
  };
}
