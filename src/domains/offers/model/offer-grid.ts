import { formatCount, formatDate, formatDateTime, formatMoney, formatPercent } from '#lib/format.ts';
import { CONTINGENCIES, loanToValue, type Contingency, type OfferTerms } from './terms.ts';

export const CONTINGENCY_LABELS: Record<Contingency, string> = {
  inspection: 'Inspection',
  appraisal: 'Appraisal',
  loan: 'Loan',
  title: 'Title',
  saleOfHome: 'Sale of the buyer’s home',
  association: 'Association documents',
};

export const FINANCING_LABELS: Record<OfferTerms['financing'], string> = {
  cash: 'Cash',
  conventional: 'Conventional loan',
  fha: 'FHA loan',
  va: 'VA loan',
  usda: 'USDA loan',
  seller: 'Financed by the seller',
  assumption: 'Assumed loan',
  other: 'Other loan',
};

export const PROOF_LABELS: Record<OfferTerms['proof'], string> = {
  none: 'None',
  prequalified: 'Pre-qualified',
  preapproved: 'Pre-approved',
  underwritten: 'Approved by underwriting',
  funds: 'Proof of funds',
};

export interface TermRow {
  key: string;
  group: 'Money' | 'Financing' | 'Contingencies' | 'Dates and things';
  label: string;
  text: string;
}

/** "$2,000 over the best rival, up to $505,000". */
export function describeEscalation({ stepCents, capCents }: NonNullable<OfferTerms['escalation']>): string {
  const limit = capCents === null ? 'no limit' : `up to ${formatMoney(capCents)}`;
  return `${formatMoney(stepCents)} over the best rival, ${limit}`;
}

/** The terms of an offer in words, row by row, with the same rows for every offer. Times are in the home's zone. */
export function termRows(terms: OfferTerms, timeZone: string): TermRow[] {
  const { escalation, contingencies, rentBackDays } = terms;
  const money = (cents: number) => formatMoney(cents);
  const noneOr = (cents: number) => (cents === 0 ? 'None' : money(cents));
  const days = (count: number | null) => (count === null ? 'Waived' : formatCount(count, 'day'));
  return [
    { key: 'price', group: 'Money', label: 'Price', text: money(terms.priceCents) },
    {
      key: 'escalation',
      group: 'Money',
      label: 'Escalation',
      text: escalation === null ? 'None' : describeEscalation(escalation),
    },
    {
      key: 'earnest',
      group: 'Money',
      label: 'Earnest money',
      text: `${money(terms.earnestCents)} (${formatPercent(terms.earnestCents / terms.priceCents)}), due in ${formatCount(terms.earnestDueDays, 'day')}`,
    },
    { key: 'concessions', group: 'Money', label: 'Concessions requested', text: noneOr(terms.concessionsCents) },
    {
      key: 'buyerAgent',
      group: 'Money',
      label: 'Buyer’s agent, paid by the seller',
      text: terms.buyerAgentRate > 0 ? `${formatPercent(terms.buyerAgentRate, 2)} of the price` : noneOr(terms.buyerAgentCents),
    },
    { key: 'financing', group: 'Financing', label: 'Financing', text: FINANCING_LABELS[terms.financing] },
    { key: 'down', group: 'Financing', label: 'Down payment', text: formatPercent(terms.downPaymentRate, 2) },
    { key: 'ltv', group: 'Financing', label: 'Loan to value', text: formatPercent(loanToValue(terms), 2) },
    { key: 'proof', group: 'Financing', label: 'Proof of funds', text: PROOF_LABELS[terms.proof] },
    ...CONTINGENCIES.map((name) => ({
      key: name,
      group: 'Contingencies' as const,
      label: CONTINGENCY_LABELS[name],
      text: days(contingencies[name]),
    })),
    { key: 'gapCover', group: 'Contingencies', label: 'Cover for an appraisal gap', text: noneOr(terms.gapCoverCents) },
    { key: 'closing', group: 'Dates and things', label: 'Closing', text: formatDate(terms.closingDate, timeZone) },
    {
      key: 'possession',
      group: 'Dates and things',
      label: 'Possession',
      text:
        rentBackDays === null
          ? 'At closing'
          : `The seller stays ${formatCount(rentBackDays, 'day')} for ${money(terms.rentBackDayCents)} a day`,
    },
    {
      key: 'inclusions',
      group: 'Dates and things',
      label: 'Included',
      text: terms.inclusions.length === 0 ? 'Nothing named' : terms.inclusions.join(', '),
    },
    { key: 'expiry', group: 'Dates and things', label: 'Open until', text: formatDateTime(terms.expiresAt, timeZone) },
  ];
}

export interface TermChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** What differs between two versions of an offer, in row order. */
export function changesBetween(before: OfferTerms, after: OfferTerms, timeZone: string): TermChange[] {
  const old = new Map(termRows(before, timeZone).map((row) => [row.key, row.text]));
  // At another price the same deposit is another share of it, and still the same deposit.
  const repriced = new Map(termRows({ ...before, priceCents: after.priceCents }, timeZone).map((row) => [row.key, row.text]));
  return termRows(after, timeZone)
    .filter(({ key, text }) => (key === 'price' ? old : repriced).get(key) !== text)
    .map(({ key, label, text }) => ({ key, label, before: old.get(key) ?? '', after: text }));
}

export interface Completeness {
  /** How much of what a seller needs to decide is there, in whole percent. */
  percent: number;
  missing: string[];
}

/** What an offer still lacks. Terms can be valid and still leave a seller guessing. */
export function assessCompleteness(terms: OfferTerms, given: { hasProofDocument: boolean; hasContract: boolean }): Completeness {
  const wants: readonly [has: boolean, name: string][] = [
    [terms.earnestCents > 0, 'Earnest money'],
    [terms.proof !== 'none', 'Proof that the money is there'],
    [terms.proof === 'none' || given.hasProofDocument, 'The lender’s letter or proof of funds as a document'],
    [terms.escalation === null || terms.escalation.capCents !== null, 'A limit for the escalation'],
    [given.hasContract, 'The signed contract form'],
  ];
  const missing = wants.filter(([has]) => !has).map(([, name]) => name);
  return { percent: Math.round((100 * (wants.length - missing.length)) / wants.length), missing };
}
