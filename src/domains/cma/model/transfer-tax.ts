import { formatMoney, formatPercent } from '#lib/format.ts';

export const MOST_BRACKETS = 12;
const PER_WHOLE = 1_000_000;

/**
 * How a transfer tax is calculated: by one rate, by brackets that each tax their part of the price, or by the highest bracket
 * below the price.
 */
export const TRANSFER_TAX_KINDS = ['rate', 'parts', 'whole'] as const;
export type TransferTaxKind = (typeof TRANSFER_TAX_KINDS)[number];

export interface TransferTaxBracket {
  /** It begins above this price. */
  aboveCents: number;
  /** Of the price: 12,800 millionths are 1.28 percent. */
  millionths: number;
}

export interface TransferTax {
  transferTaxKind: TransferTaxKind;
  transferTaxRate: number;
  transferTaxBrackets: readonly TransferTaxBracket[];
}

/** In whole cents; by brackets exact, rounded once at the end. */
export function transferTaxOf(priceCents: number, tax: TransferTax): number {
  if (tax.transferTaxKind === 'rate') return Math.round(priceCents * tax.transferTaxRate);
  const reached = tax.transferTaxBrackets.filter(({ aboveCents }) => priceCents > aboveCents);
  if (tax.transferTaxKind === 'whole') return roundTax(BigInt(priceCents) * BigInt(reached.at(-1)?.millionths ?? 0));
  return roundTax(
    reached.reduce((sum, { aboveCents, millionths }, at) => {
      const end = reached[at + 1]?.aboveCents ?? priceCents;
      return sum + BigInt(end - aboveCents) * BigInt(millionths);
    }, 0n),
  );
}

function roundTax(millionthsOfCents: bigint): number {
  return Number((millionthsOfCents + BigInt(PER_WHOLE / 2)) / BigInt(PER_WHOLE));
}

/** The brackets in words, shown below a table; null if there is one rate. */
export function sayTransferTax({ transferTaxKind, transferTaxBrackets }: TransferTax): string | null {
  if (transferTaxKind === 'rate' || transferTaxBrackets.length === 0) return null;
  const rates = transferTaxBrackets.map(
    ({ aboveCents, millionths }) => `${formatPercent(millionths / PER_WHOLE, 4)} above ${formatMoney(aboveCents)}`,
  );
  const basis = transferTaxKind === 'whole' ? 'of the whole price' : 'of each part of the price';
  return `Transfer tax, ${basis}: ${rates.join(', ')}.`;
}
