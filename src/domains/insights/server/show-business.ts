import type { Span } from '#domains/analytics/server/index.ts';
import { countVendors } from '#domains/experts/server/index.ts';
import { measureLiquidity } from '#domains/hiring/server/index.ts';
import { listBooks } from '#domains/ledger/server/index.ts';
import { measureSources } from '#domains/listings/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { type ComparedWith, type getBusiness, otherSpan } from '../contract.ts';
import { readMoney, readMoneyInSteps } from './read-money.ts';

/** Money, liquidity and supply, from the tables of the business and not from visits. */
export async function showBusiness(
  ctx: Context,
  { compare, ...span }: Span & { compare: ComparedWith },
): Promise<EndpointResponse<typeof getBusiness>> {
  const { db } = ctx;
  const other = otherSpan({ ...span, compare });
  const [books, liquidity, sources, vendors] = await Promise.all([
    listBooks(ctx),
    measureLiquidity(db, span),
    measureSources(db),
    countVendors(db),
  ]);
  return {
    books: await Promise.all(
      books.map(async ({ book, accounts }) => ({
        book,
        ...(await readMoneyInSteps(ctx, book, span)),
        before: await readMoney(ctx, book, other),
        balances: accounts.map(({ kind, cents }) => ({ account: kind, cents })),
      })),
    ),
    liquidity: [...(liquidity.categories.length === 0 ? [] : [{ category: 'all', ...liquidity.all }]), ...liquidity.categories],
    hiddenCategories: liquidity.hidden,
    areas: liquidity.areas,
    hiddenAreas: liquidity.hiddenAreas,
    supply: sources.map(({ name, listings, active }) => ({ name, listings, active })),
    vendors,
  };
}
