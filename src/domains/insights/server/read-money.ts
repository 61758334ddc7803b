import { batchesBegin, batchesOf } from '#domains/analytics/contract.ts';
import type { Span } from '#domains/analytics/server/index.ts';
import { listSaleDays } from '#domains/billing/server/index.ts';
import { type Book, listFlows } from '#domains/ledger/server/index.ts';
import { addDays, daysBetween } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Money } from '../contract.ts';

const NOTHING = {
  orders: 0,
  paidCents: 0,
  refundedCents: 0,
  soldCents: 0,
  revenueCents: 0,
  heldCents: 0,
  releasedCents: 0,
};
type Sums = typeof NOTHING;
const PARTS = Object.keys(NOTHING) as (keyof Sums)[];

interface MoneyDay extends Sums {
  day: string;
  people: readonly string[];
}

/** Money of a span, in batches of buyers; null where nothing of it can be told. */
export async function readMoney(ctx: Context, book: Book, span: Span): Promise<Money> {
  return present(await readBatches(ctx, book, span));
}

/** Longer spans go by weeks, or hardly a step would have five buyers. */
const MOST_SINGLE_DAYS = 31;

/**
 * The same, and day by day or week by week what was sold and earned: what waits for more buyers stands with those who complete it,
 * and days on which money moved that counts later are left open. So the steps add up to the sums, and nothing follows from both.
 */
export async function readMoneyInSteps(ctx: Context, book: Book, span: Span) {
  const { from, to } = span;
  const found = await readBatches(ctx, book, span);
  const days = daysBetween(from, to) + 1;
  const daysPerStep = days > MOST_SINGLE_DAYS ? 7 : 1;
  const stepOf = ({ day }: { day: string }) => Math.floor(daysBetween(from, day) / daysPerStep);
  const batches = Map.groupBy(found.batches, stepOf);
  const moved = new Set(found.moved.map(stepOf));
  return {
    now: present(found),
    daysPerStep,
    steps: Array.from({ length: Math.ceil(days / daysPerStep) }, (_, step) => {
      const own = batches.get(step);
      const { soldCents, revenueCents } = sum(own?.flatMap((batch) => batch.days) ?? []);
      const isOpen = own === undefined && moved.has(step);
      return {
        day: addDays(from, step * daysPerStep),
        soldCents: isOpen ? null : soldCents,
        revenueCents: isOpen ? null : revenueCents,
      };
    }),
  };
}

async function readBatches(ctx: Context, book: Book, { from, to }: Span) {
  const whole = { from: batchesBegin(from), to };
  const [sales, flows] = await Promise.all([listSaleDays(ctx.db, book, whole), listFlows(ctx, book, whole)]);
  const days = new Map<string, MoneyDay>();
  for (const { buyers, ...sale } of sales) days.set(sale.day, { ...NOTHING, ...sale, people: buyers });
  for (const flow of flows) days.set(flow.day, { ...NOTHING, people: [], ...days.get(flow.day), ...flow });
  const sorted = [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    batches: batchesOf(sorted, { from, to }).batches,
    moved: sorted.filter((day) => day.day >= from && PARTS.some((part) => day[part] !== 0)),
  };
}

function present({ batches, moved }: Awaited<ReturnType<typeof readBatches>>): Money {
  if (batches.length === 0 && moved.length > 0)
    return {
      orders: null,
      paidCents: null,
      refundedCents: null,
      soldCents: null,
      revenueCents: null,
      takeRate: null,
      heldCents: null,
      releasedCents: null,
    };
  const sums = sum(batches.flatMap(({ days }) => days));
  return { ...sums, takeRate: sums.soldCents === 0 ? null : sums.revenueCents / sums.soldCents };
}

function sum(days: readonly Sums[]): Sums {
  const sums = { ...NOTHING };
  for (const day of days) for (const part of PARTS) sums[part] += day[part];
  return sums;
}
