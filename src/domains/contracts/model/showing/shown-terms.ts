import type { ContractReading, Evidence } from '../reading.ts';
import { termsOfBlanks } from '../settling/settle-findings.ts';

export type TermKind = 'money' | 'day' | 'count' | 'text';

/** A term as a table shows it. */
export interface ShownTerm {
  path: string;
  label: string;
  kind: TermKind;
  /** Dollars, a day (YYYY-MM-DD), a count or words, as text. */
  value: string;
  page: number | null;
  quote: string | null;
  /** The language model that read it; null where the rules did. */
  by: string | null;
}

interface Row {
  path: string;
  label: string;
  kind: TermKind;
  of: (reading: ContractReading) => string | number | null | undefined;
}

const depositOf = ({ deposit }: ContractReading) => (typeof deposit === 'object' && deposit !== null ? deposit : undefined);
const people = (names: string[] | undefined) => (names === undefined || names.length === 0 ? null : names.join(', '));

/** The terms worth a line, in the order in which people ask for them. */
const ROWS: readonly Row[] = [
  { path: 'parties.sellers', label: 'Seller', kind: 'text', of: ({ parties }) => people(parties?.sellers) },
  { path: 'parties.buyers', label: 'Buyer', kind: 'text', of: ({ parties }) => people(parties?.buyers) },
  { path: 'parties.landlords', label: 'Landlord', kind: 'text', of: ({ parties }) => people(parties?.landlords) },
  { path: 'parties.tenants', label: 'Tenant', kind: 'text', of: ({ parties }) => people(parties?.tenants) },
  { path: 'parties.assignors', label: 'Assignor', kind: 'text', of: ({ parties }) => people(parties?.assignors) },
  { path: 'parties.assignees', label: 'Assignee', kind: 'text', of: ({ parties }) => people(parties?.assignees) },
  { path: 'parties.applicants', label: 'Applicants', kind: 'text', of: ({ parties }) => people(parties?.applicants) },
  { path: 'parties.lender', label: 'Lender', kind: 'text', of: ({ parties }) => parties?.lender },
  { path: 'property.address', label: 'Property', kind: 'text', of: ({ property }) => property?.address },
  { path: 'property.county', label: 'County', kind: 'text', of: ({ property }) => property?.county },
  { path: 'property.legal', label: 'Legal description', kind: 'text', of: ({ property }) => property?.legal },
  { path: 'property.apn', label: 'Parcel number', kind: 'text', of: ({ property }) => property?.apn },
  { path: 'price', label: 'Price', kind: 'money', of: ({ price }) => price },
  { path: 'cash', label: 'Cash at closing', kind: 'money', of: ({ cash }) => cash },
  { path: 'financing', label: 'Loans', kind: 'money', of: ({ financing }) => financing },
  { path: 'loan_amount', label: 'Loan amount', kind: 'money', of: ({ loanAmount }) => loanAmount },
  { path: 'interest_rate_pct', label: 'Interest rate, %', kind: 'count', of: ({ interestRatePct }) => interestRatePct },
  { path: 'apr_pct', label: 'Annual percentage rate, %', kind: 'count', of: ({ aprPct }) => aprPct },
  { path: 'term_years', label: 'Term, years', kind: 'count', of: ({ termYears }) => termYears },
  { path: 'deposit.amount', label: 'Deposit', kind: 'money', of: (reading) => depositOf(reading)?.amount },
  { path: 'deposit', label: 'Deposit', kind: 'money', of: ({ deposit }) => (typeof deposit === 'number' ? deposit : null) },
  {
    path: 'deposit.days',
    label: 'Deposit due within, days',
    kind: 'count',
    of: (reading) => depositOf(reading)?.days,
  },
  { path: 'deposit.holder', label: 'Deposit held by', kind: 'text', of: (reading) => depositOf(reading)?.holder },
  {
    path: 'deposit.return_days',
    label: 'Deposit returned within, days',
    kind: 'count',
    of: (reading) => depositOf(reading)?.returnDays,
  },
  { path: 'down_payment', label: 'Down payment', kind: 'money', of: ({ downPayment }) => downPayment },
  { path: 'closing_costs', label: 'Closing costs', kind: 'money', of: ({ closingCosts }) => closingCosts },
  { path: 'cash_to_close', label: 'Cash to close', kind: 'money', of: ({ cashToClose }) => cashToClose },
  { path: 'option.fee', label: 'Option fee', kind: 'money', of: ({ option }) => option?.fee },
  { path: 'option.period_days', label: 'Option period, days', kind: 'count', of: ({ option }) => option?.periodDays },
  { path: 'title_company', label: 'Title company', kind: 'text', of: ({ titleCompany }) => titleCompany },
  { path: 'objection_days', label: 'Title objections within, days', kind: 'count', of: ({ objectionDays }) => objectionDays },
  ...[
    ['loan_type', 'Kind of loan'],
    ['rate_cap_pct', 'Interest rate at most, %'],
    ['loan_years', 'Loan for years'],
    ['contingency_removal', 'Contingencies are removed'],
    ['inclusions', 'Included'],
    ['exclusions', 'Not included'],
    ['home_warranty', 'Home warranty'],
    ['default_remedy', 'If the buyer defaults'],
    ['dispute_resolution', 'Disputes'],
    ['compensation', 'Pay of the agents'],
  ].map(([name = '', label = '']): Row => ({ path: `terms.${name}`, label, kind: 'text', of: ({ terms }) => terms?.[name] })),
  { path: 'rent.monthly', label: 'Rent a month', kind: 'money', of: ({ rent }) => rent?.monthly },
  { path: 'rent.due_day', label: 'Rent due on day', kind: 'count', of: ({ rent }) => rent?.dueDay },
  { path: 'rent.late_fee', label: 'Late fee', kind: 'money', of: ({ rent }) => rent?.lateFee },
  { path: 'rent.late_daily', label: 'Late fee a day', kind: 'money', of: ({ rent }) => rent?.lateDaily },
  { path: 'dates.effective', label: 'Effective date', kind: 'day', of: ({ dates }) => dates?.['effective'] },
  { path: 'dates.closing', label: 'Closing', kind: 'day', of: ({ dates }) => dates?.['closing'] },
  { path: 'dates.possession', label: 'Possession', kind: 'day', of: ({ dates }) => dates?.['possession'] },
  { path: 'dates.start', label: 'Lease begins', kind: 'day', of: ({ dates }) => dates?.['start'] },
  { path: 'dates.end', label: 'Lease ends', kind: 'day', of: ({ dates }) => dates?.['end'] },
  { path: 'dates.issued', label: 'Issued', kind: 'day', of: ({ dates }) => dates?.['issued'] },
  { path: 'dates.rate_lock_until', label: 'Rate locked until', kind: 'day', of: ({ dates }) => dates?.['rateLockUntil'] },
  { path: 'dates.estimate_expires', label: 'Estimate good until', kind: 'day', of: ({ dates }) => dates?.['estimateExpires'] },
];

/** Terms that a person may add where the paper says nothing that we can read, by the kind of paper. */
const ALWAYS_ASKED: Partial<Record<ContractReading['docType'], readonly string[]>> = {
  purchase_agreement: [
    'parties.sellers',
    'parties.buyers',
    'property.address',
    'price',
    'deposit.amount',
    'dates.effective',
    'dates.closing',
  ],
  counter_offer: ['price', 'dates.effective', 'dates.closing'],
  land_contract: ['parties.sellers', 'parties.buyers', 'property.address', 'price', 'down_payment', 'dates.effective'],
  lease_with_option: [
    'parties.landlords',
    'parties.tenants',
    'property.address',
    'price',
    'rent.monthly',
    'deposit.amount',
    'dates.start',
    'dates.end',
  ],
  residential_lease: [
    'parties.landlords',
    'parties.tenants',
    'property.address',
    'rent.monthly',
    'deposit.amount',
    'dates.start',
    'dates.end',
  ],
};

export const TERM_KINDS: ReadonlyMap<string, TermKind> = new Map(ROWS.map(({ path, kind }) => [path, kind]));

/** The lines of a reading's table, each with its quote; a term that is blank, or of importance and not found, has an empty value. */
export function showTerms(reading: ContractReading, evidence: readonly Evidence[]): ShownTerm[] {
  const asked = [...(ALWAYS_ASKED[reading.docType] ?? []), ...termsOfBlanks(reading)];
  return ROWS.flatMap(({ path, label, kind, of }) => {
    const value = of(reading);
    if (value == null && !asked.includes(path)) return [];
    const quoted = evidence.find((entry) => entry.path === path || entry.path.startsWith(`${path}.`));
    return [
      {
        path,
        label,
        kind,
        value: value == null ? '' : String(value),
        page: quoted?.page ?? null,
        quote: quoted?.quote ?? null,
        by: quoted?.by ?? null,
      },
    ];
  });
}
