import { isHomeLease, isSaleKind } from '../document-kind.ts';
import { joinPages, pageOf, quoteOf, type ContractText, type Span } from '../text/contract-text.ts';
import { findDates } from '../values/dates.ts';
import { isBlank } from '../text/marks.ts';
import { findAmounts } from '../values/money.ts';
import { readNames } from '../values/party-names.ts';
import { findRoledDates, type DateRole } from '../purchase/times/date-roles.ts';
import { findRoledAmounts, type MoneyRole } from '../purchase/terms/money-roles.ts';
import type { ContractReading, ReadContract } from '../reading.ts';
import { findAddresses } from '../values/street-address.ts';

/** What a language model says of one term: its value, and the words that state it. */
export interface Suggestion {
  path: string;
  value: string;
  quote: string;
}

interface OpenTerm {
  path: string;
  isOpen: (reading: ContractReading) => boolean;
  /** Blanks and flags by which the rules say why it has no value; they are not overruled. */
  because: readonly string[];
  kind: 'money' | 'day' | 'names' | 'address' | 'words';
  role?: MoneyRole | DateRole;
  fill: (reading: ContractReading, value: string) => ContractReading;
}

const depositOf = ({ deposit }: ContractReading) =>
  typeof deposit === 'object' && deposit !== null ? deposit : { amount: null };
const isHome = ({ docType }: ContractReading) => isHomeLease(docType);
const namesOf = (value: string) => value.split(';').map((name) => name.trim());

function side(name: 'sellers' | 'buyers' | 'landlords' | 'tenants', blank: string): OpenTerm {
  const isLease = name === 'landlords' || name === 'tenants';
  return {
    path: `parties.${name}`,
    isOpen: (reading) => isHome(reading) === isLease && (reading.parties?.[name]?.length ?? 0) === 0,
    because: [blank],
    kind: 'names',
    fill: (reading, value) => ({ ...reading, parties: { ...reading.parties, [name]: namesOf(value) } }),
  };
}

function day(name: 'closing' | 'effective' | 'start' | 'end', because: readonly string[]): OpenTerm {
  const isLease = name === 'start' || name === 'end';
  return {
    path: `dates.${name}`,
    isOpen: (reading) => isHome(reading) === isLease && reading.dates?.[name] == null,
    because,
    kind: 'day',
    ...(isLease ? {} : { role: name }),
    fill: (reading, value) => ({ ...reading, dates: { ...reading.dates, [name]: value } }),
  };
}

const TERMS: readonly OpenTerm[] = [
  side('sellers', 'seller'),
  side('buyers', 'buyer'),
  side('landlords', 'landlord'),
  side('tenants', 'tenant'),
  {
    path: 'property.address',
    isOpen: ({ property }) => property?.address == null,
    because: ['property_address'],
    kind: 'address',
    fill: (reading, value) => ({
      ...reading,
      property: { county: null, legal: null, apn: null, ...reading.property, address: value },
    }),
  },
  {
    path: 'price',
    isOpen: (reading) => !isHome(reading) && reading.price == null,
    because: ['price', 'blank_price', 'conflicting_price', 'price_words_and_figures_differ'],
    kind: 'money',
    role: 'price',
    fill: (reading, value) => ({ ...reading, price: Number(value) }),
  },
  {
    path: 'deposit.amount',
    isOpen: (reading) => depositOf(reading).amount == null,
    because: ['earnest_money', 'deposit'],
    kind: 'money',
    role: 'deposit',
    fill: (reading, value) => ({ ...reading, deposit: { ...depositOf(reading), amount: Number(value) } }),
  },
  {
    path: 'deposit.holder',
    isOpen: (reading) => !isHome(reading) && depositOf(reading).holder == null,
    because: ['escrow_company', 'escrow_agent'],
    kind: 'words',
    fill: (reading, value) => ({ ...reading, deposit: { ...depositOf(reading), holder: value } }),
  },
  {
    path: 'rent.monthly',
    isOpen: (reading) => isHome(reading) && reading.rent?.monthly == null,
    because: ['rent'],
    kind: 'money',
    fill: (reading, value) => ({
      ...reading,
      rent: { dueDay: null, lateFee: null, lateAfterDay: null, lateDaily: null, ...reading.rent, monthly: Number(value) },
    }),
  },
  day('closing', ['closing_date', 'blank_closing_date', 'conflicting_closing_date']),
  day('effective', ['effective_date', 'date']),
  day('start', ['start_date']),
  day('end', []),
];

const KINDS = [
  'purchase_agreement',
  'land_contract',
  'counter_offer',
  'addendum',
  'amendment',
  'residential_lease',
  'lease_with_option',
];

function findOpen(reading: ContractReading): OpenTerm[] {
  if (!KINDS.includes(reading.docType) || reading.template !== false) return [];
  const known = new Set([...reading.blanks, ...reading.flags]);
  // A paper that changes another one has no effective date of its own.
  const isOwn = ({ path }: OpenTerm) => path !== 'dates.effective' || isSaleKind(reading.docType);
  return TERMS.filter((term) => term.isOpen(reading) && isOwn(term) && !term.because.some((code) => known.has(code)));
}

/** The terms that the rules left open, though the paper says neither that they are blank nor two things at once. */
export function openPaths(reading: ContractReading): string[] {
  return findOpen(reading).map(({ path }) => path);
}

const SHORTEST_QUOTE = 6;
const LONGEST_QUOTE = 400;

/**
 * A reading with one suggestion in it, if its words stand in the paper where they count, our own grammar reads the value in
 * them, and nothing near them gives the value to another term; as it was otherwise. The evidence says who read it.
 */
export function checkSuggestion(
  pages: readonly string[],
  read: ReadContract,
  { path, value, quote }: Suggestion,
  by: string,
): ReadContract {
  const term = findOpen(read.reading).find((one) => one.path === path);
  const paper = joinPages(pages);
  const span = term === undefined ? undefined : findQuote(paper, quote);
  if (term === undefined || span === undefined || !states(paper, term, span, value.trim())) return read;
  const reading = term.fill(read.reading, value.trim());
  if (!isPlausible(reading)) return read;
  return {
    ...read,
    reading,
    evidence: [...read.evidence, { path, page: pageOf(paper, span.start), quote: quoteOf(paper, span), by }],
  };
}

/** Where words stand in what counts of a paper; gaps may differ. */
function findQuote({ text }: ContractText, quote: string): Span | undefined {
  const words = quote.trim().split(/\s+/);
  if (quote.trim().length < SHORTEST_QUOTE || quote.length > LONGEST_QUOTE) return undefined;
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s{1,40}`);
  const match = new RegExp(pattern).exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

function states(paper: ContractText, { kind, role }: OpenTerm, span: Span, value: string): boolean {
  const { text } = paper;
  const isIn = ({ start, end }: Span) => start >= span.start && end <= span.end;
  if (value === '' || isBlank(value)) return false;
  switch (kind) {
    case 'money': {
      const own = findRoledAmounts(paper).filter((amount) => isIn(amount) && amount.value === Number(value));
      return Number(value) > 0 && own.some((amount) => role === undefined || amount.role === undefined || amount.role === role);
    }
    case 'day': {
      if (role === undefined) return findDates(text, span.start, span.end).some((date) => date.value === value);
      const own = findRoledDates(paper).filter((date) => isIn(date) && date.value === value);
      return own.some((date) => date.role === undefined || date.role === role);
    }
    case 'names': {
      const names = namesOf(value);
      return names.length <= 8 && names.every((name) => isWritten(text, span, name) && readsAsName(name));
    }
    case 'address':
      return isWritten(text, span, value) && findAddresses(value, { start: 0, end: value.length })[0]?.value.whole === value;
    case 'words':
      return (
        value.length <= 80 &&
        isWritten(text, span, value) &&
        readsAsName(value) &&
        findAmounts(value, 0, value.length).length === 0
      );
  }
}

function isWritten(text: string, { start, end }: Span, value: string): boolean {
  return text.slice(start, end).replaceAll(/\s+/g, ' ').includes(value);
}

function readsAsName(name: string): boolean {
  const [found, ...others] = readNames(name, { start: 0, end: name.length });
  return found?.value === name && others.length === 0;
}

/** Values that cannot all be right are none. */
function isPlausible({ dates, price, deposit, parties }: ContractReading): boolean {
  const [effective, closing, start, end] = [dates?.['effective'], dates?.['closing'], dates?.['start'], dates?.['end']];
  const amount = typeof deposit === 'object' ? deposit?.amount : deposit;
  const isTwice =
    parties?.sellers?.some((name) => parties.buyers?.some((other) => other.toLowerCase() === name.toLowerCase())) ?? false;
  return (
    !(effective != null && closing != null && closing < effective) &&
    !(start != null && end != null && end <= start) &&
    !(price != null && (price < 1000 || (amount != null && amount > price * 0.6))) &&
    !isTwice
  );
}
