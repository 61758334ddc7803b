import { z } from 'zod';
import { formatMoney, formatPercent } from '#lib/format.ts';
import { wide } from '#lib/stored-values.ts';
import { shareOf, sumMillionths } from './exact.ts';

export const MOST_BRACKETS = 12;
export const MOST_LEVELS = 6;
const PER_WHOLE = 1_000_000;

/** How brackets count: each taxes its part of the price, or the highest bracket reached taxes the whole price. */
export const TRANSFER_TAX_BASES = ['parts', 'whole'] as const;

const cents = wide(z.number().int().min(0).max(100_000_000_00));

const bracketSchema = z.object({
  aboveCents: cents.describe('The bracket starts above this price'),
  millionths: z.number().int().min(0).max(200_000).describe('Share of the price in millionths: 12,800 is 1.28 percent'),
});

export const transferTaxBracketsSchema = z
  .array(bracketSchema)
  .max(MOST_BRACKETS)
  .refine((brackets) => brackets.every(({ aboveCents }, at) => at === 0 || aboveCents > (brackets[at - 1]?.aboveCents ?? 0)), {
    message: 'give brackets from the lowest price up, each once',
  });

export const transferTaxSchema = z.object({
  name: z.string().trim().min(1, 'give it a name').max(60, 'give it a shorter name'),
  basis: z
    .enum(TRANSFER_TAX_BASES)
    .describe('Each bracket taxes its part of the price, or the highest one taxes the whole price'),
  brackets: transferTaxBracketsSchema,
  unitCents: z.number().int().min(1).max(10_000_00).describe('A unit that is only partly filled counts as a whole one'),
  sellerShare: z.number().min(0).max(1).describe('The part that the seller pays; the buyer pays the rest'),
  aboveCents: cents.nullable().describe('It taxes only prices above this'),
  upToCents: cents.nullable().describe('It taxes only prices up to this'),
});
/** One level: the tax of a state, a county or a city, or one schedule of it. */
export type TransferTax = z.infer<typeof transferTaxSchema>;

/** A tax on the whole price, paid by the seller, with no rate yet. */
export const NEW_TRANSFER_TAX: TransferTax = {
  name: 'Transfer tax',
  basis: 'parts',
  brackets: [{ aboveCents: 0, millionths: 0 }],
  unitCents: 1,
  sellerShare: 1,
  aboveCents: null,
  upToCents: null,
};

/** The tax and both parts of it, in whole cents. The tax is rounded once, and the parts always add up to it. */
export function transferTaxOf(priceCents: number, tax: TransferTax): { cents: number; sellerCents: number; buyerCents: number } {
  const isOutside = priceCents <= (tax.aboveCents ?? -1) || priceCents > (tax.upToCents ?? Infinity);
  const cents = isOutside ? 0 : wholeTax(priceCents, tax);
  const sellerCents = shareOf(cents, tax.sellerShare);
  return { cents, sellerCents, buyerCents: cents - sellerCents };
}

function wholeTax(priceCents: number, { basis, brackets, unitCents }: TransferTax): number {
  const counted = Math.ceil(priceCents / unitCents) * unitCents;
  const reached = brackets.filter(({ aboveCents }) => priceCents > aboveCents);
  if (basis === 'whole') return sumMillionths([{ cents: counted, millionths: reached.at(-1)?.millionths ?? 0 }]);
  return sumMillionths(
    reached.map(({ aboveCents, millionths }, at) => ({
      cents: (reached[at + 1]?.aboveCents ?? counted) - aboveCents,
      millionths,
    })),
  );
}

/** The levels in words, shown below a table. Null without any. */
export function sayTransferTaxes(taxes: readonly TransferTax[]): string | null {
  const said = taxes.filter(({ brackets }) => brackets.length > 0).map(sayOne);
  return said.length === 0 ? null : said.join(' ');
}

function sayOne({ name, basis, brackets, unitCents, sellerShare, aboveCents, upToCents }: TransferTax): string {
  const percent = (millionths: number) => formatPercent(millionths / PER_WHOLE, 4);
  const [only] = brackets;
  const isFlat = brackets.length === 1 && only?.aboveCents === 0;
  const rates = isFlat
    ? `${percent(only.millionths)} of the price`
    : `${basis === 'whole' ? 'of the whole price' : 'of each part of the price'}: ${brackets
        .map((bracket) => `${percent(bracket.millionths)} above ${formatMoney(bracket.aboveCents)}`)
        .join(', ')}`;
  const limits = [
    aboveCents === null ? null : `for prices above ${formatMoney(aboveCents)}`,
    upToCents === null ? null : `for prices up to ${formatMoney(upToCents)}`,
    unitCents === 1 ? null : `by each started ${formatMoney(unitCents)}`,
    sellerShare === 1 ? null : sellerShare === 0 ? 'paid by the buyer' : `the seller pays ${formatPercent(sellerShare, 2)} of it`,
  ].filter((limit) => limit !== null);
  return `${[`${name}, ${rates}`, ...limits].join(', ')}.`;
}
