import { FEWEST_PEOPLE, hideFew, orHidden } from '#domains/analytics/contract.ts';
import type { Span } from '#domains/analytics/server/index.ts';
import { countBuyers, sumSales } from '#domains/billing/server/index.ts';
import { countVendors } from '#domains/experts/server/index.ts';
import { measureLiquidity } from '#domains/hiring/server/index.ts';
import { type Book, type Flow, listBooks, sumFlows } from '#domains/ledger/server/index.ts';
import { measureSources } from '#domains/listings/server/index.ts';
import { addDays, daysBetween } from '#lib/calendar.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { type ComparedWith, type getBusiness, type Money, MOST_DAYS, otherSpan } from '../contract.ts';

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
  const [all, ...categories] = liquidity.toSorted(
    (one, other) => Number(other.category === 'all') - Number(one.category === 'all'),
  );
  const known = hideFew(categories, ({ requests }) => requests).shown;
  const shown = liquidity.filter((row) => (row === all ? row.requests >= FEWEST_PEOPLE : known.includes(row)));
  return {
    books: await Promise.all(
      books.map(async ({ book, accounts }) => ({
        book,
        now: await readMoney(ctx, book, span),
        before: await readMoney(ctx, book, other),
        ...(await readSteps(ctx, book, span)),
        balances: accounts.map(({ kind, cents }) => ({ account: kind, cents })),
      })),
    ),
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

/** Money of a span; nothing of it where fewer than five people paid. */
async function readMoney(ctx: Context, book: Book, span: Span): Promise<Money> {
  const { orders, paidCents, refundedCents, buyers } = await sumSales(ctx.db, book, span);
  const flows = await sumFlows(ctx, book, { ...span, days: MOST_DAYS });
  const sumOf = (name: Exclude<keyof Flow, 'step'>) => flows.reduce((sum, flow) => sum + flow[name], 0);
  const [soldCents, revenueCents] = [sumOf('soldCents'), sumOf('revenueCents')];
  const isMoved = [orders, refundedCents, soldCents, revenueCents, sumOf('releasedCents')].some((figure) => figure !== 0);
  const isHidden = isMoved && buyers < FEWEST_PEOPLE;
  const unlessHidden = (figure: number) => (isHidden ? null : figure);
  return {
    orders: unlessHidden(orders),
    paidCents: unlessHidden(paidCents),
    refundedCents: unlessHidden(refundedCents),
    soldCents: unlessHidden(soldCents),
    revenueCents: unlessHidden(revenueCents),
    takeRate: isHidden || soldCents === 0 ? null : revenueCents / soldCents,
    heldCents: unlessHidden(sumOf('heldCents')),
    releasedCents: unlessHidden(sumOf('releasedCents')),
  };
}

/** Longer spans go by weeks, or hardly a step would have five buyers. */
const MOST_SINGLE_DAYS = 31;

/** What was sold and earned day by day, or week by week. Steps of too few buyers are left open, and never one alone. */
async function readSteps(ctx: Context, book: Book, { from, to }: Span) {
  const days = daysBetween(from, to) + 1;
  const daysPerStep = days > MOST_SINGLE_DAYS ? 7 : 1;
  const asked = { from, to, days: daysPerStep };
  const [flows, buyers] = await Promise.all([sumFlows(ctx, book, asked), countBuyers(ctx.db, book, asked)]);
  const steps = Array.from({ length: Math.ceil(days / daysPerStep) }, (_, step) => ({
    day: addDays(from, step * daysPerStep),
    buyers: buyers.find((one) => one.step === step)?.buyers ?? 0,
    soldCents: flows.find((one) => one.step === step)?.soldCents ?? 0,
    revenueCents: flows.find((one) => one.step === step)?.revenueCents ?? 0,
  }));
  // A step in which nobody paid may still have money of one: what was given back, or earned from a hold.
  const isMoved = ({ buyers: paid, soldCents, revenueCents }: (typeof steps)[number]) =>
    paid > 0 || soldCents !== 0 || revenueCents !== 0;
  const { shown } = hideFew(steps.filter(isMoved), (step) => step.buyers);
  return {
    daysPerStep,
    steps: steps.map((step) => {
      const isHidden = isMoved(step) && !shown.includes(step);
      return { day: step.day, soldCents: isHidden ? null : step.soldCents, revenueCents: isHidden ? null : step.revenueCents };
    }),
  };
}
