import { formatMoney } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import { sayTerm } from '../times/deadline-words.ts';
import type { ContractReading } from '../reading.ts';

const KIND_NAMES: Record<ContractReading['docType'], string> = {
  purchase_agreement: 'purchase agreement',
  land_contract: 'land contract',
  assignment: 'assignment of a contract',
  counter_offer: 'counteroffer',
  addendum: 'addendum',
  amendment: 'amendment',
  residential_lease: 'lease of a home',
  lease_with_option: 'lease with an option to buy',
  commercial_lease: 'commercial lease',
  seller_disclosure: 'seller’s disclosure',
  lead_paint_disclosure: 'lead-based paint disclosure',
  loan_estimate: 'Loan Estimate',
  closing_disclosure: 'Closing Disclosure',
  settlement_statement: 'settlement statement',
  listing_agreement: 'listing agreement',
  buyer_agreement: 'buyer agreement',
  not_a_contract: 'paper that is no contract',
};

/** What a kind of paper is called in a sentence. */
export function nameKind(kind: ContractReading['docType']): string {
  return KIND_NAMES[kind];
}

/** A few plain sentences, made of the reading's terms alone. */
export function summarize(reading: ContractReading): string[] {
  const { parties, property, price, dates, rent } = reading;
  if (reading.docType === 'not_a_contract') {
    return ['This reads like a guide or a letter, not like a contract, so no terms are taken from it.'];
  }
  const name = nameKind(reading.docType);
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  if (reading.template === true) return [`This is ${article} ${name} that nobody has filled in yet.`];
  const sentences = [`This is ${article} ${name}${reading.form === null ? '' : ` (${reading.form})`}.`];
  const [sellers, buyers] = [parties?.sellers ?? [], parties?.buyers ?? []];
  const home = property?.address == null ? 'the home' : property.address;
  if (sellers.length > 0 && buyers.length > 0) {
    const cost = price == null ? '' : ` for ${formatMoney(toCents(price))}`;
    sentences.push(`${list(sellers)} ${sellers.length === 1 ? 'sells' : 'sell'} ${home} to ${list(buyers)}${cost}.`);
  } else if (price != null) sentences.push(`The price is ${formatMoney(toCents(price))}.`);
  if (rent?.monthly != null) sentences.push(`The rent is ${formatMoney(toCents(rent.monthly))} a month.`);
  const deposit = typeof reading.deposit === 'number' ? { amount: reading.deposit } : reading.deposit;
  if (deposit?.amount != null) {
    const holder = 'holder' in deposit && deposit.holder != null ? `, held by ${deposit.holder.replace(/\.$/, '')}` : '';
    sentences.push(`The deposit is ${formatMoney(toCents(deposit.amount))}${holder}.`);
  }
  if (dates?.['closing'] != null) sentences.push(`Closing is on or before ${spellDay(dates['closing'])}.`);
  const lets = (reading.contingencies ?? []).filter(({ status }) => status === 'stated').map((term) => lowerFirst(sayTerm(term)));
  if (lets.length > 0) sentences.push(`It depends on ${list(lets)}.`);
  return sentences;
}

function list(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function spellDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}
