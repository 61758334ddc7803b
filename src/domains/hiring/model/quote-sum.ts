import { formatNumber } from '#lib/format.ts';

/** A line of a quote. */
export interface QuoteLine {
  label: string;
  /** In hundredths: 150 are one and a half hours. */
  quantity: number;
  unitCents: number;
  isTaxable: boolean;
}

/** A tax of one jurisdiction, on the sum of the taxable lines. */
export interface QuoteTax {
  jurisdiction: string;
  /** In millionths: 86250 are 8.625 %. */
  rate: number;
}

export interface QuoteSum {
  /** Of each line, in the order of the lines. */
  lineCents: number[];
  subtotalCents: number;
  taxableCents: number;
  /** Of each jurisdiction, in their order. */
  taxCents: number[];
  totalCents: number;
}

/** A product over a divisor in whole numbers, half away from zero. Exact however large. */
function roundedShare(value: number, times: number, over: number): number {
  const product = BigInt(value) * BigInt(times);
  const half = BigInt(over) / 2n;
  return Number(product >= 0n ? (product + half) / BigInt(over) : -((-product + half) / BigInt(over)));
}

/**
 * What a quote comes to, in whole cents. Each line is rounded once; each jurisdiction taxes the sum of the taxable lines and is
 * rounded half up once (four at $2.50 with 8.625 % are $0.86, not four times $0.22).
 */
export function sumQuote(lines: readonly QuoteLine[], taxes: readonly QuoteTax[]): QuoteSum {
  const lineCents = lines.map(({ quantity, unitCents }) => roundedShare(unitCents, quantity, 100));
  const subtotalCents = lineCents.reduce((sum, cents) => sum + cents, 0);
  const taxableCents = lines.reduce((sum, { isTaxable }, index) => sum + (isTaxable ? (lineCents[index] ?? 0) : 0), 0);
  const taxCents = taxes.map(({ rate }) => roundedShare(taxableCents, rate, 1_000_000));
  return {
    lineCents,
    subtotalCents,
    taxableCents,
    taxCents,
    totalCents: taxCents.reduce((sum, cents) => sum + cents, subtotalCents),
  };
}

/** How a quote is to be paid: a deposit when the job is confirmed, the rest by milestones. */
export interface PaymentPlan {
  depositCents: number;
  milestones: readonly { label: string; cents: number }[];
}

/** What deposit and milestones lack to the total, in cents: above zero is missing, below zero is too much. A plan fits at 0. */
export function planGap(totalCents: number, { depositCents, milestones }: PaymentPlan): number {
  return totalCents - depositCents - milestones.reduce((sum, { cents }) => sum + cents, 0);
}

/** Splits cents by weights without losing any: what rounding leaves goes to the largest remainders, the first among equals. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, floor: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  let left = cents - parts.reduce((all, { floor }) => all + floor, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left <= 0) break;
    part.floor += 1;
    left -= 1;
  }
  return parts.map(({ floor }) => floor);
}

/** Parts that come to a sum: what lacks goes to those that have nothing yet; else all change in their proportion. */
export function fitParts(sumCents: number, parts: readonly number[]): number[] {
  const gap = sumCents - parts.reduce((sum, cents) => sum + cents, 0);
  const isEmpty = parts.map((cents) => (cents === 0 ? 1 : 0));
  if (gap <= 0 || !isEmpty.includes(1)) return splitCents(sumCents, parts);
  const added = splitCents(gap, isEmpty);
  return parts.map((cents, index) => cents + (added[index] ?? 0));
}

/** "Tax (Washington, 8.625%)". */
export const sayTax = ({ jurisdiction, rate }: QuoteTax): string =>
  `Tax (${[...(jurisdiction === '' ? [] : [jurisdiction]), `${formatNumber(rate / 10_000, 4)}%`].join(', ')})`;

/** The parts in which a job is paid, with the share of the sales tax in each: together all of it. */
export function partsWithTax(
  { lines, taxes, ...plan }: PaymentPlan & { lines: readonly QuoteLine[]; taxes: readonly QuoteTax[] },
  totalCents: number,
): { title: string; cents: number; taxCents: number }[] {
  const parts = partsOf(plan, totalCents);
  const { taxCents } = sumQuote(lines, taxes);
  const shares = splitCents(
    taxCents.reduce((sum, cents) => sum + cents, 0),
    parts.map(({ cents }) => cents),
  );
  return parts.map((part, at) => ({ ...part, taxCents: shares[at] ?? 0 }));
}

/** The parts in which a job is paid, in order: the deposit, then the milestones; the whole where the quote names none. */
export function partsOf({ depositCents, milestones }: PaymentPlan, totalCents: number): { title: string; cents: number }[] {
  const parts = [
    ...(depositCents > 0 ? [{ title: 'Deposit', cents: depositCents }] : []),
    ...milestones.map(({ label, cents }) => ({ title: label, cents })),
  ];
  return parts.length === 0 ? [{ title: 'All of the work', cents: totalCents }] : parts;
}
