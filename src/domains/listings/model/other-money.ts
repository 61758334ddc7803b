import { dictionary } from '#lib/dictionary.ts';
import { createBareRecord, isRecord } from '#lib/json-value.ts';
import { formatNumber } from '#lib/format.ts';
import { FACT_FIELDS } from './fact-fields.ts';
import { describeIssue } from './field-issue.ts';
import type { ListingDetails } from './normalized-listing.ts';
import { isBlank, readNumber, readText, type Warn } from './read-value.ts';
import { findProvince } from './regions.ts';

// Amounts are US dollars here. One in other money is never counted as dollars: it is kept and shown as it came, with its currency.

type Raw = Readonly<Record<string, unknown>>;

/** Where a record names the money of all its amounts. */
const CURRENCY_FIELDS = ['Currency', 'CurrencyCode', 'ListPriceCurrency', 'PriceCurrency'] as const;

/** Amounts, and the facts that show them in other money. What has no such fact is kept beside the listing. */
const SHOWN_AS: Readonly<Record<string, string>> = { ListPrice: 'ForeignListPrice', ClosePrice: 'ForeignClosePrice' };

const AMOUNTS = [
  'ListPrice',
  'OriginalListPrice',
  'PreviousListPrice',
  'ClosePrice',
  'TaxAnnualAmount',
  ...[...FACT_FIELDS].flatMap(([name, { kind }]) => (kind === 'dollars' ? [name] : [])),
];

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Signs and words of a currency that can mean no other. */
const SIGNS = dictionary<string>({
  $: 'USD',
  US$: 'USD',
  'US DOLLAR': 'USD',
  'US DOLLARS': 'USD',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  MX$: 'MXN',
});

const codeOf = (word: string): string | undefined => SIGNS[word] ?? (CODES.has(word) ? word : undefined);

/** "€450,000", "CAD 500,000", "A$ 900k", "500,000 EUR". */
const SIGN_BEFORE = /^([a-z]{0,3}[$€£]|[a-z]{3}) ?(?=[\d.])/i;
const SIGN_BEHIND = /\d ?([a-z]{0,2}[$€£]|[a-z]{3})$/i;
const LONGEST_AMOUNT = 60;

/** An amount without its currency, and the currency that it names itself. */
function readSign(value: unknown): { amount: unknown; currency?: string | undefined } {
  if (isRecord(value)) {
    const named = value['currency'] ?? value['Currency'];
    const amount = value['amount'] ?? value['Amount'] ?? value['value'];
    return typeof named === 'string' && amount !== undefined ? { amount, currency: spellCurrency(named) } : { amount: value };
  }
  if (typeof value !== 'string' || value.length > LONGEST_AMOUNT) return { amount: value };
  const text = value.trim();
  const before = SIGN_BEFORE.exec(text);
  const currency = codeOf(before?.[1]?.toUpperCase() ?? '');
  if (before !== null && currency !== undefined) return { amount: text.slice(before[0].length), currency };
  const behind = SIGN_BEHIND.exec(text)?.[1] ?? '';
  const last = codeOf(behind.toUpperCase());
  return last === undefined ? { amount: value } : { amount: text.slice(0, -behind.length), currency: last };
}

/** A currency by its code; a word that is none stays, as it is not dollars either. */
function spellCurrency(word: string): string {
  const spelled = word.trim().toUpperCase();
  return codeOf(spelled) ?? spelled;
}

const CANADA = /^(?:ca|can|canada)$/i;
const AUSTRALIA = /^(?:au|aus|australia)$/i;
/** States of Australia, by codes that are no one else's, and their names. */
const AUSTRALIAN =
  /^(?:nsw|vic|qld|tas|act|new south wales|victoria|queensland|tasmania|australian capital territory|south australia|western australia)$/i;

/** Dollars of their own, of homes that lie in Canada or Australia by all that is said of their place. */
function dollarsOf({ Country: country, StateOrProvince: state }: Raw): string | undefined {
  const named = isBlank(country) ? '' : String(country).trim();
  if ((named === '' || CANADA.test(named)) && findProvince(state) !== undefined) return 'CAD';
  return (named === '' || AUSTRALIA.test(named)) && AUSTRALIAN.test(String(state ?? '').trim()) ? 'AUD' : undefined;
}

/** The money of a record: what it names, and dollars of its own in Canada and Australia, whose exchanges name none. */
function currencyOf(record: Raw, warn: Warn): string | undefined {
  for (const field of CURRENCY_FIELDS) {
    const named = isBlank(record[field]) ? null : readText(field, record[field], 25, warn);
    if (named !== null) return spellCurrency(named);
  }
  return dollarsOf(record);
}

const MOST = 1e12;

/** The record without its amounts in other money, which go among the facts; the record itself where all are dollars. */
export function keepOtherMoney(record: Raw, details: ListingDetails, warn: Warn): Raw {
  const ofRecord = currencyOf(record, warn);
  let others: Record<string, unknown> | undefined;
  for (const field of AMOUNTS) {
    const sent = record[field];
    if (sent === undefined || sent === null || (ofRecord === undefined && typeof sent === 'number')) continue;
    const { amount, currency = ofRecord } = readSign(sent);
    if (currency === undefined || currency === 'USD' || isBlank(amount)) continue;
    others ??= Object.assign(createBareRecord(), record);
    delete others[field];
    const number = readNumber(field, amount, 0, MOST, warn);
    if (number === null || number === 0) continue;
    const said = `${formatNumber(number, 2)} ${currency}`;
    warn(describeIssue(field, 'other-currency', said, 'an amount in US dollars; this one is shown with its currency'));
    const fact = SHOWN_AS[field];
    if (fact === undefined) details.unmapped[field] = said;
    else details.facts[fact] = said;
  }
  return others ?? record;
}
