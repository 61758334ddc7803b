import { z } from 'zod';
import { dayField, wide } from '#lib/stored-values.ts';
import { MOST_BRACKETS, TRANSFER_TAX_KINDS, transferTaxOf } from './transfer-tax.ts';

const cents = wide(z.number().int().min(0).max(100_000_000_00));
const day = dayField('give a date as YYYY-MM-DD');
const share = z.number().min(0).max(0.2);

const bracketSchema = z.object({
  aboveCents: cents.describe('It begins above this price'),
  millionths: z.number().int().min(0).max(200_000).describe('Of the price, in millionths: 12,800 are 1.28 percent'),
});

export const transferTaxBracketsSchema = z
  .array(bracketSchema)
  .max(MOST_BRACKETS)
  .refine((brackets) => brackets.every(({ aboveCents }, at) => at === 0 || aboveCents > (brackets[at - 1]?.aboveCents ?? 0)), {
    message: 'give brackets from the lowest price up, each once',
  });

/** What a seller pays, as entered; rates are shares of the sale price. */
export const netSheetInputSchema = z.object({
  firstPayoffCents: cents,
  otherPayoffsCents: cents,
  liensCents: cents,
  listingFeeRate: share,
  buyerSideRate: share,
  concessionsCents: cents,
  titlePolicyRate: share,
  closingFeeCents: cents,
  recordingCents: cents,
  transferTaxKind: z.enum(TRANSFER_TAX_KINDS).describe('By one rate, or by brackets: of each part of the price, or of the whole'),
  transferTaxRate: share,
  transferTaxBrackets: transferTaxBracketsSchema,
  annualTaxCents: cents,
  taxPaidThrough: day.nullable(),
  closingDate: day.nullable(),
  hoaCents: cents,
  utilitiesCents: cents,
  warrantyCents: cents,
  repairsCents: cents,
  prepCents: cents,
  adminFeeCents: cents,
  otherCents: cents,
});
export type NetSheetInput = z.infer<typeof netSheetInputSchema>;
export const netSheetChangesSchema = netSheetInputSchema.partial();

export const NO_COSTS: NetSheetInput = {
  firstPayoffCents: 0,
  otherPayoffsCents: 0,
  liensCents: 0,
  listingFeeRate: 0,
  buyerSideRate: 0,
  concessionsCents: 0,
  titlePolicyRate: 0,
  closingFeeCents: 0,
  recordingCents: 0,
  transferTaxKind: 'rate',
  transferTaxRate: 0,
  transferTaxBrackets: [],
  annualTaxCents: 0,
  taxPaidThrough: null,
  closingDate: null,
  hoaCents: 0,
  utilitiesCents: 0,
  warrantyCents: 0,
  repairsCents: 0,
  prepCents: 0,
  adminFeeCents: 0,
  otherCents: 0,
};

export interface NetSheetLine {
  label: string;
  /** Amount subtracted from the price or added to it; whole cents. */
  cents: number;
}

export interface NetSheet {
  priceCents: number;
  lines: NetSheetLine[];
  netCents: number;
}

const DAY_MS = 86_400_000;

/** The seller's net proceeds, line by line, exact to the cent. Lines of zero are left out. */
export function computeNetSheet(priceCents: number, input: NetSheetInput): NetSheet {
  const ofPrice = (rate: number) => Math.round(priceCents * rate);
  const lines: NetSheetLine[] = [
    { label: 'First loan payoff', cents: -input.firstPayoffCents },
    { label: 'Other loan payoffs', cents: -input.otherPayoffsCents },
    { label: 'Liens and judgments', cents: -input.liensCents },
    { label: 'Listing-side fee', cents: -ofPrice(input.listingFeeRate) },
    { label: 'Buyer-side compensation', cents: -ofPrice(input.buyerSideRate) },
    { label: 'Seller concessions', cents: -input.concessionsCents },
    { label: 'Owner’s title policy', cents: -ofPrice(input.titlePolicyRate) },
    { label: 'Closing fee, seller’s share', cents: -input.closingFeeCents },
    { label: 'Recording and release', cents: -input.recordingCents },
    { label: 'Transfer tax', cents: -transferTaxOf(priceCents, input) },
    { label: 'Property tax to the closing date', cents: -proratedTax(input) },
    { label: 'Association dues and transfer', cents: -input.hoaCents },
    { label: 'Final water and sewer', cents: -input.utilitiesCents },
    { label: 'Home warranty', cents: -input.warrantyCents },
    { label: 'Repairs and credits', cents: -input.repairsCents },
    { label: 'Preparation and staging', cents: -input.prepCents },
    { label: 'Broker’s administration fee', cents: -input.adminFeeCents },
    { label: 'Other', cents: -input.otherCents },
  ];
  const shown = lines.filter((line) => line.cents !== 0);
  return { priceCents, lines: shown, netCents: shown.reduce((sum, line) => sum + line.cents, priceCents) };
}

/** Tax for the days between the date it is paid through and the closing; a credit if it is paid past the closing. */
function proratedTax({ annualTaxCents, taxPaidThrough, closingDate }: NetSheetInput): number {
  if (taxPaidThrough === null || closingDate === null) return 0;
  const days = Math.round((Date.parse(closingDate) - Date.parse(taxPaidThrough)) / DAY_MS);
  return Math.round((annualTaxCents * days) / 365);
}
