import { daysBetween } from '#lib/calendar.ts';
import { z } from 'zod';
import { dayField, wide } from '#lib/stored-values.ts';
import { COST_LINES, type CostLineKey } from './cost-lines.ts';
import { interestOf, shareOf } from './exact.ts';
import { CLOSING_DAY_PAYERS, prorate, YEAR_DAYS } from './prorate.ts';
import { MOST_LEVELS, transferTaxOf, transferTaxSchema } from './transfer-tax.ts';

const cents = wide(z.number().int().min(0).max(100_000_000_00));
const day = dayField('give a date as YYYY-MM-DD').nullable();
const share = z.number().min(0).max(0.2);
const interest = z.number().min(0).max(0.25).describe('Share of the balance, per year');

/** What a seller pays, as entered. Rates are shares of the sale price. If a line has a rate and an amount, they add up. */
export const netSheetInputSchema = z.object({
  closingDate: day,
  firstPayoffCents: cents,
  firstPayoffRate: interest,
  firstPaidThrough: day.describe('The last day with paid interest'),
  secondPayoffCents: cents,
  secondPayoffRate: interest,
  secondPaidThrough: day,
  otherPayoffsCents: cents,
  otherPayoffsRate: interest,
  otherPaidThrough: day,
  liensCents: cents,
  listingFeeRate: share,
  listingFeeCents: cents,
  buyerSideRate: share,
  buyerSideCents: cents,
  serviceChargeRate: share.describe('Charged by a company that buys homes itself'),
  concessionsRate: share,
  concessionsCents: cents,
  titlePolicyRate: share,
  titlePolicyCents: cents,
  closingFeeCents: cents,
  recordingCents: cents,
  transferTaxes: z.array(transferTaxSchema).max(MOST_LEVELS),
  annualTaxCents: cents,
  taxPaidThrough: day,
  taxYearDays: z.enum(YEAR_DAYS).describe('Days in a year, or 12 months of 30'),
  closingDayPaidBy: z.enum(CLOSING_DAY_PAYERS),
  hoaCents: cents,
  hoaMonthCents: cents,
  hoaPaidThrough: day,
  utilitiesCents: cents,
  warrantyCents: cents,
  repairsCents: cents,
  prepCents: cents,
  adminFeeCents: cents,
  otherCents: cents,
  federalWithholdingRate: share,
  stateWithholdingRate: share,
});
export type NetSheetInput = z.infer<typeof netSheetInputSchema>;
export type CostField = keyof NetSheetInput;
export const netSheetChangesSchema = netSheetInputSchema.partial();

export const NO_COSTS: NetSheetInput = {
  closingDate: null,
  firstPayoffCents: 0,
  firstPayoffRate: 0,
  firstPaidThrough: null,
  secondPayoffCents: 0,
  secondPayoffRate: 0,
  secondPaidThrough: null,
  otherPayoffsCents: 0,
  otherPayoffsRate: 0,
  otherPaidThrough: null,
  liensCents: 0,
  listingFeeRate: 0,
  listingFeeCents: 0,
  buyerSideRate: 0,
  buyerSideCents: 0,
  serviceChargeRate: 0,
  concessionsRate: 0,
  concessionsCents: 0,
  titlePolicyRate: 0,
  titlePolicyCents: 0,
  closingFeeCents: 0,
  recordingCents: 0,
  transferTaxes: [],
  annualTaxCents: 0,
  taxPaidThrough: null,
  taxYearDays: '365',
  closingDayPaidBy: 'seller',
  hoaCents: 0,
  hoaMonthCents: 0,
  hoaPaidThrough: null,
  utilitiesCents: 0,
  warrantyCents: 0,
  repairsCents: 0,
  prepCents: 0,
  adminFeeCents: 0,
  otherCents: 0,
  federalWithholdingRate: 0,
  stateWithholdingRate: 0,
};

const signed = wide(z.number().int());
export const netSheetSchema = z.object({
  priceCents: signed,
  lines: z
    .array(z.object({ label: z.string(), cents: signed.describe('Subtracted from the price, or added to it') }))
    .describe('Only lines that are not zero'),
  netCents: signed.describe('Below zero if costs and payoffs exceed the price'),
  withheldCents: signed.describe('Withheld for income taxes at closing; it counts toward the tax, so it is not a cost'),
  cashCents: signed.describe('Net minus the withheld amount: what the seller gets, or brings, at closing'),
});

export interface NetSheetLine {
  key: CostLineKey;
  label: string;
  /** Subtracted from the price, or added to it; whole cents. */
  cents: number;
}

export interface NetSheet {
  priceCents: number;
  lines: NetSheetLine[];
  netCents: number;
  withheldCents: number;
  cashCents: number;
}

/** The seller's net proceeds, line by line, exact to the cent. Leaves out lines of zero. */
export function computeNetSheet(priceCents: number, input: NetSheetInput): NetSheet {
  const ofPrice = (rate: number) => shareOf(priceCents, rate);
  const { closingDate } = input;
  const interestOn = (balance: number, rate: number, paidThrough: string | null) =>
    paidThrough === null || closingDate === null
      ? 0
      : interestOf(balance, rate, Math.max(0, daysBetween(paidThrough, closingDate)));
  const prorated = (yearCents: number, paidThrough: string | null) =>
    paidThrough === null || closingDate === null
      ? 0
      : prorate(yearCents, paidThrough, closingDate, { yearDays: input.taxYearDays, closingDayPaidBy: input.closingDayPaidBy });
  const costs: Record<CostLineKey, number> = {
    firstPayoff: input.firstPayoffCents,
    firstInterest: interestOn(input.firstPayoffCents, input.firstPayoffRate, input.firstPaidThrough),
    secondPayoff: input.secondPayoffCents,
    secondInterest: interestOn(input.secondPayoffCents, input.secondPayoffRate, input.secondPaidThrough),
    otherPayoffs: input.otherPayoffsCents,
    otherInterest: interestOn(input.otherPayoffsCents, input.otherPayoffsRate, input.otherPaidThrough),
    liens: input.liensCents,
    listingFee: ofPrice(input.listingFeeRate) + input.listingFeeCents,
    buyerSide: ofPrice(input.buyerSideRate) + input.buyerSideCents,
    serviceCharge: ofPrice(input.serviceChargeRate),
    concessions: ofPrice(input.concessionsRate) + input.concessionsCents,
    titlePolicy: ofPrice(input.titlePolicyRate) + input.titlePolicyCents,
    closingFee: input.closingFeeCents,
    recording: input.recordingCents,
    transferTax: input.transferTaxes.reduce((sum, tax) => sum + transferTaxOf(priceCents, tax).sellerCents, 0),
    propertyTax: prorated(input.annualTaxCents, input.taxPaidThrough),
    association: input.hoaCents + prorated(12 * input.hoaMonthCents, input.hoaPaidThrough),
    utilities: input.utilitiesCents,
    warranty: input.warrantyCents,
    repairs: input.repairsCents,
    prep: input.prepCents,
    adminFee: input.adminFeeCents,
    other: input.otherCents,
  };
  const lines = COST_LINES.map(({ key, label }) => ({ key, label, cents: 0 - costs[key] })).filter((line) => line.cents !== 0);
  const netCents = lines.reduce((sum, line) => sum + line.cents, priceCents);
  const withheldCents = ofPrice(input.federalWithholdingRate) + ofPrice(input.stateWithholdingRate);
  return { priceCents, lines, netCents, withheldCents, cashCents: netCents - withheldCents };
}
