import { daysBetween } from '#lib/calendar.ts';
import { z } from 'zod';
import { DAY_MS } from '#lib/time-units.ts';
import { formatMoney } from '#lib/format.ts';
import { dayField, instantField, wide } from '#lib/stored-values.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { MOST_DAYS_OPEN } from './offer-times.ts';

const LEAST_PRICE_CENTS = 1_000_00;
export const HIGHEST_PRICE_CENTS = 1_000_000_000_00;
const MOST_CONTINGENCY_DAYS = 120;
const MOST_RENT_BACK_DAYS = 180;
const MOST_DAYS_TO_CLOSING = 400;

const PRICE_HELP = `Give a price from ${formatMoney(LEAST_PRICE_CENTS)} to ${formatMoney(HIGHEST_PRICE_CENTS)}`;
const AMOUNT_HELP = `Give an amount from $0 to ${formatMoney(HIGHEST_PRICE_CENTS)}`;
const price = wide(
  z.number(PRICE_HELP).int('Give whole cents').min(LEAST_PRICE_CENTS, PRICE_HELP).max(HIGHEST_PRICE_CENTS, PRICE_HELP),
);
const amount = wide(z.number(AMOUNT_HELP).int('Give whole cents').min(0, AMOUNT_HELP).max(HIGHEST_PRICE_CENTS, AMOUNT_HELP));
const days = (most: number) => {
  const help = `Give whole days from 1 to ${most}`;
  return z.number(help).int(help).min(1, help).max(most, help);
};

export const FINANCING_TYPES = ['cash', 'conventional', 'fha', 'va', 'usda', 'seller', 'assumption', 'other'] as const;
/** What a buyer shows as proof of the money, starting with nothing. */
export const PROOFS = ['none', 'prequalified', 'preapproved', 'underwritten', 'funds'] as const;
export const CONTINGENCIES = ['inspection', 'appraisal', 'loan', 'title', 'saleOfHome', 'association'] as const;
export type Contingency = (typeof CONTINGENCIES)[number];

const contingencyDays = days(MOST_CONTINGENCY_DAYS).nullable().describe('Days after acceptance; null: waived');

const escalationSchema = z.object({
  stepCents: wide(
    z.number(AMOUNT_HELP).int('Give whole cents').min(100, 'Go up by at least a dollar').max(HIGHEST_PRICE_CENTS, AMOUNT_HELP),
  ),
  capCents: price.nullable().describe('The highest price; null: no limit'),
});
export type Escalation = z.infer<typeof escalationSchema>;

const termsShape = z.object({
  priceCents: price.describe('An escalation also starts here'),
  escalation: escalationSchema.nullable(),
  earnestCents: amount,
  earnestDueDays: days(30).describe('After acceptance'),
  financing: z.enum(FINANCING_TYPES, 'Choose one from the list'),
  downPaymentRate: z
    .number('Give a share from 0 to 100%')
    .min(0, 'Give a share from 0 to 100%')
    .max(1, 'Give a share from 0 to 100%')
    .describe('Of the price; the loan is the rest'),
  proof: z.enum(PROOFS, 'Choose one from the list'),
  contingencies: z.object({
    inspection: contingencyDays,
    appraisal: contingencyDays,
    loan: contingencyDays,
    title: contingencyDays,
    saleOfHome: contingencyDays,
    association: contingencyDays,
  }),
  gapCoverCents: amount.describe('How much the buyer pays above an appraisal that is lower than the price'),
  concessionsCents: amount,
  buyerAgentRate: z
    .number('Give a share from 0 to 10%')
    .min(0, 'Give a share from 0 to 10%')
    .max(0.1, 'Give at most 10%')
    .describe('Compensation requested from the seller, as a share of the price'),
  buyerAgentCents: amount,
  closingDate: dayField('Give the closing day as YYYY-MM-DD'),
  rentBackDays: days(MOST_RENT_BACK_DAYS).nullable().describe('Days that the seller stays after closing; null: none'),
  rentBackDayCents: amount.describe('What the seller pays per day'),
  inclusions: z
    .array(z.string().trim().min(1, 'Name it, or leave the line out').max(120, 'Give at most 120 characters'))
    .max(40, 'Name at most 40'),
  expiresAt: instantField('Give the date and time with the offset from UTC'),
});

/** Everything a buyer offers. Nothing in it describes the buyer: no letter, no picture. */
export const offerTermsSchema = termsShape.superRefine((terms, check) => {
  for (const { path, message } of contradictions(terms)) check.addIssue({ code: 'custom', path: [...path], message });
});
export type OfferTerms = z.infer<typeof offerTermsSchema>;

export interface TermsFault {
  path: readonly string[];
  message: string;
}

/** Terms that do not fit together, each with the field to change. */
function contradictions(terms: z.infer<typeof termsShape>): TermsFault[] {
  const { priceCents, escalation, contingencies } = terms;
  const faults: TermsFault[] = [];
  const fault = (message: string, ...path: string[]) => faults.push({ path, message });
  // Without a price, nothing is more than it.
  const most = priceCents < LEAST_PRICE_CENTS ? Infinity : priceCents;
  const cap = escalation?.capCents ?? null;
  if (cap !== null && cap <= priceCents) fault('The limit must be above the price', 'escalation', 'capCents');
  if (terms.earnestCents > most) fault('The deposit cannot exceed the price', 'earnestCents');
  const isCash = terms.financing === 'cash';
  if (isCash && terms.downPaymentRate !== 1) fault('Cash has to cover the full price', 'downPaymentRate');
  if (isCash && contingencies.loan !== null) fault('A cash offer can’t depend on a loan', 'contingencies', 'loan');
  if (!isCash && terms.downPaymentRate === 1) fault('If nothing is borrowed, this is a cash offer', 'financing');
  if (terms.gapCoverCents > 0 && contingencies.appraisal === null)
    fault('Without an appraisal contingency there is no gap to cover', 'gapCoverCents');
  if (terms.gapCoverCents > most) fault('The gap cannot exceed the price', 'gapCoverCents');
  if (terms.concessionsCents > most) fault('Concessions cannot exceed the price', 'concessionsCents');
  if (terms.buyerAgentCents > most) fault('Compensation cannot exceed the price', 'buyerAgentCents');
  if (terms.buyerAgentCents > 0 && terms.buyerAgentRate > 0)
    fault('Ask for a share of the price or for an amount, not both', 'buyerAgentCents');
  if (terms.rentBackDays === null && terms.rentBackDayCents > 0)
    fault('Give the days the seller stays, or leave out the daily rent', 'rentBackDays');
  const inclusions = terms.inclusions.map((one) => one.toLowerCase());
  inclusions.forEach((one, at) => {
    if (inclusions.indexOf(one) < at) fault('This is on the list twice', 'inclusions', String(at));
  });
  return faults;
}

/** What any terms have where their own cannot be read: it contradicts nothing. */
const NEUTRAL: z.infer<typeof termsShape> = {
  priceCents: HIGHEST_PRICE_CENTS,
  escalation: null,
  earnestCents: 0,
  earnestDueDays: 1,
  financing: 'other',
  downPaymentRate: 0.5,
  proof: 'none',
  contingencies: { inspection: 1, appraisal: 1, loan: null, title: 1, saleOfHome: 1, association: 1 },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: '9999-12-31',
  rentBackDays: 1,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt: '9999-12-31T00:00:00Z',
};

/** Terms that do not fit together, whatever else is wrong with them: nobody mends one field to hear of the next. */
export function findContradictions(given: Readonly<Record<string, unknown>>): TermsFault[] {
  // Without a price, no limit of an escalation is below it.
  const isPriced = termsShape.shape.priceCents.safeParse(given['priceCents']).success;
  const readable = Object.entries(termsShape.shape).filter(([name, schema]) => schema.safeParse(given[name]).success);
  const whole = termsShape.safeParse({
    ...NEUTRAL,
    ...Object.fromEntries(readable.map(([name]) => [name, given[name]])),
    ...(isPriced ? {} : { escalation: null }),
  });
  return whole.success ? contradictions(whole.data) : [];
}

type TimeName = 'closingDate' | 'expiresAt' | 'earnestDueDays' | 'contingencies';
/** Those that are wrong in themselves are undefined. */
type Times = { [Name in TimeName]: OfferTerms[Name] | undefined };

/** The times of terms, whatever else is wrong with them. */
export function readTimes(given: Readonly<Record<TimeName, unknown>>): Times {
  const { closingDate, expiresAt, earnestDueDays, contingencies } = termsShape.shape;
  return {
    closingDate: closingDate.safeParse(given.closingDate).data,
    expiresAt: expiresAt.safeParse(given.expiresAt).data,
    earnestDueDays: earnestDueDays.safeParse(given.earnestDueDays).data,
    contingencies: contingencies.safeParse(given.contingencies).data,
  };
}

/**
 * What is wrong with terms at a moment: a closing or an expiry in the past or too far ahead, and anything that cannot be done by
 * then. Days are those at the home.
 */
export function checkTimes(
  { closingDate, expiresAt, earnestDueDays = 0, contingencies }: Times,
  { now, timeZone }: { now: Date; timeZone: string },
): TermsFault[] {
  const faults: TermsFault[] = [];
  const fault = (message: string, ...path: string[]) => faults.push({ path, message });
  const toClosing = closingDate === undefined ? undefined : daysBetween(dayInZone(now, timeZone), closingDate);
  if (toClosing !== undefined && toClosing < 1) fault('The closing day must be in the future', 'closingDate');
  if (toClosing !== undefined && toClosing > MOST_DAYS_TO_CLOSING)
    fault(`Close within ${MOST_DAYS_TO_CLOSING} days`, 'closingDate');
  if (expiresAt !== undefined) {
    const open = Date.parse(expiresAt) - now.getTime();
    if (open <= 0) fault('This time has passed: choose a later one', 'expiresAt');
    if (open > MOST_DAYS_OPEN * DAY_MS) fault(`Keep the offer open for at most ${MOST_DAYS_OPEN} days`, 'expiresAt');
    // A closing day that is over is wrong itself.
    const isAhead = closingDate !== undefined && toClosing !== undefined && toClosing >= 1;
    if (isAhead && dayInZone(new Date(expiresAt), timeZone) >= closingDate)
      fault('The offer must end before the closing day', 'expiresAt');
  }
  if (toClosing === undefined || toClosing < 1) return faults;
  if (earnestDueDays > toClosing) fault('The deposit must be due before the closing', 'earnestDueDays');
  for (const name of CONTINGENCIES)
    if ((contingencies?.[name] ?? 0) > toClosing) fault('It must end before the closing day', 'contingencies', name);
  return faults;
}

/** The share of the price that is borrowed, 0 to 1. */
export function loanToValue({ downPaymentRate }: OfferTerms): number {
  return 1 - downPaymentRate;
}
