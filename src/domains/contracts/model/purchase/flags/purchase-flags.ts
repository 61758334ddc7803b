import { addDays } from '#lib/calendar.ts';
import type { ContractText, Span } from '../../text/contract-text.ts';
import type { Gatherer } from '../../values/evidence.ts';
import type { Form } from '../../form-families.ts';
import type { ContractReading, TimedTerm } from '../../reading.ts';
import { HIGH_DEPOSIT, isDepositHigh } from '../../flags/high-deposit.ts';
import { nameUnsigned } from '../blanks/blanks.ts';
import { findWaivedLeadRow } from '../contingencies/chosen-rows.ts';
import type { Flag } from './flag.ts';
import { weighFlags } from '../../learned/weigh-flags.ts';
import { findAppraisalGap, findAuthorityFlags, findLongRentBack, findMissingLeadDisclosure, readClauseFlags } from './flags.ts';
import { findAllCash } from '../terms/money-terms.ts';
import { plainSentences } from './plain-sentences.ts';
import { hasFinancingAddendum, isFinancingAddendumMissing } from '../terms/more-terms.ts';
import { AT_START, isClosingCounted, type Places } from '../places.ts';
import { findContradictedPrice } from '../terms/price.ts';
import { quoteFlags } from './quoted-flags.ts';
import { findTexasFlags } from './texas-flags.ts';
import type { TrecTerms } from '../terms/trec.ts';

/** What a person should know before signing, by the terms and the clauses of an agreement. */
export function findFlags(
  reading: ContractReading,
  places: Places,
  trec: TrecTerms | undefined,
  form: Form,
  paper: ContractText,
  gather: Gatherer,
): string[] {
  const codes = new Set<string>();
  const add = (code: string, span?: Span, sureness?: Flag['sureness']) => {
    if (codes.has(code)) return;
    codes.add(code);
    if (span !== undefined) gather.cite(`flags.${code}`, span, sureness);
  };
  if (reading.template === true) add('blank_form');
  if (form.isSuperseded && reading.template === true) add('superseded_form');
  if (reading.template === true) return [...codes];
  addTrecFlags(trec, paper, add);
  const missing = trec === undefined ? isFinancingAddendumMissing(paper) : undefined;
  if (missing !== undefined) add('financing_addendum_checked_but_not_attached', missing);
  const isFinanced =
    places.loan.state === 'stated' ||
    (reading.contingencies ?? []).some(({ type, status }) => type === 'financing' && status === 'stated');
  const cash = isFinanced ? undefined : findAllCash(paper);
  if (cash !== undefined) add('cash_sale', cash);
  if (trec !== undefined && reading.price != null && reading.price === reading.cash && (reading.financing ?? 0) === 0)
    add('cash_sale');
  for (const flag of findAuthorityFlags('seller', reading.parties?.sellers ?? [], paper)) add(flag.code);
  for (const flag of findAuthorityFlags('buyer', reading.parties?.buyers ?? [], paper)) add(flag.code);
  const isLong = staysFor(reading, MOST_DAYS_OF_STAY);
  const told = trec === undefined ? findOwnFlags(paper, reading) : findTexasFlags(paper);
  for (const { code, span, sureness } of told.filter((flag) => !isUsual(flag, reading)))
    add(isLong && code === 'rent_back' ? 'rent_back_over_60_days' : code, span, sureness);
  if (isLong) add('rent_back_over_60_days');
  // A day to move out is no stay.
  else if (!codes.has('rent_back_over_60_days') && staysFor(reading, 1)) add('rent_back');
  for (const term of reading.contingencies ?? []) {
    // Who need not sell a home first gives nothing up.
    if (term.status === 'waived' && term.type !== 'sale_of_home') add(`waived_${term.type}`);
  }
  const stay = told.find(({ code }) => code === 'rent_back')?.span;
  const rest = [
    findLongRentBack(paper, stay),
    findMissingLeadDisclosure(paper),
    findAppraisalGap(paper),
    findWaivedLeadRow(paper),
  ];
  for (const flag of rest) if (flag !== undefined) add(flag.code, flag.span);
  addShortInspection(reading, codes, gather);
  addMissing(reading, places, paper, add);
  if (isDepositHigh(reading)) add(HIGH_DEPOSIT);
  for (const side of ['seller', 'buyer'])
    if (trec?.isResale !== true && nameUnsigned(paper, places).includes(`${side}_signature`)) add(`missing_${side}_signature`);
  quoteFlags([...codes], reading, places, gather, paper);
  return [...codes];
}

/** In Massachusetts a quitclaim deed has the covenants that a special warranty deed has elsewhere, and homes are sold by it. */
const isUsual = ({ code }: Flag, { jurisdiction }: ContractReading): boolean =>
  code === 'quitclaim_deed' && jurisdiction === 'MA';

/** What the paper's sentences say: by rules, and where no rule knows the words, by learned weights. */
function findOwnFlags(paper: ContractText, reading: ContractReading): Flag[] {
  const sentences = plainSentences(paper, reading.parties);
  const known = readClauseFlags(paper, sentences);
  return [...known.flags, ...weighFlags(sentences, known, reading)];
}

const MOST_DAYS_OF_STAY = 60;

/** Whether the seller hands the home over more than so many days after the closing. */
function staysFor({ dates, deadlines = [] }: ContractReading, days: number): boolean {
  const counted = deadlines.find(({ type, from, date }) => type === 'possession' && from === 'closing' && date != null);
  const [closing, possession] = [dates?.['closing'], dates?.['possession'] ?? counted?.date];
  return closing != null && possession != null && possession > addDays(closing, days);
}

const LOOKS_AT_CONDITION = ['inspection', 'option_termination'];
const IS_OPTION = /\b(?:option period|unrestricted right)/i;
/** What is done about the findings has a time of its own. */
const ANSWERS = /\b(?:re)?negotiat|\b(?:seller|vendor)s?\b[^.]{0,40}\b(?:deliver|answer|respond|repl)/i;
const SHORT_DAYS = 5;
const SHORT_BUSINESS_DAYS = 3;

/** A time to inspect that is shorter than most: told by the longest of its kind. */
function addShortInspection({ contingencies = [] }: ContractReading, codes: Set<string>, { evidence }: Gatherer): void {
  const times = contingencies.flatMap(({ type, days, status, basis, from, quote }, at) => {
    if (!LOOKS_AT_CONDITION.includes(type) || status !== 'stated' || days == null || days <= 0) return [];
    const isOwn =
      AT_START.includes(from ?? '') && !ANSWERS.test(quote ?? '') && (type === 'inspection' || IS_OPTION.test(quote ?? ''));
    return isOwn ? [{ days, basis, at }] : [];
  });
  const isShort = times.every(({ days, basis }) => days < (basis === 'business' ? SHORT_BUSINESS_DAYS : SHORT_DAYS));
  const place = evidence.find(({ path }) => path === `contingencies.${times[0]?.at ?? ''}`);
  if (times.length === 0 || !isShort || place === undefined) return;
  codes.add('short_inspection_period');
  evidence.push({ ...place, path: 'flags.short_inspection_period' });
}

function addTrecFlags(trec: TrecTerms | undefined, paper: ContractText, add: (code: string) => void): void {
  if (trec === undefined) return;
  if (trec.optionFee.state !== 'stated' && trec.optionDays.state !== 'stated') add('no_option_fee_no_option_period');
  if (trec.isFinancingAddendumTicked && !hasFinancingAddendum(paper)) add('financing_addendum_checked_but_not_attached');
}

/** The empty line for the closing, where no label names it. */
function openClosing({ text }: ContractText): Span | undefined {
  const match = /\b(?:date of )?(?:closing|settlement|act of sale)\b[^.;_]{0,90}_{2,}/i.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

function addMissing(
  reading: ContractReading,
  places: Places,
  paper: ContractText,
  add: (code: string, span?: Span) => void,
): void {
  if (places.price.state === 'blank') add('blank_price', places.price.span);
  if (places.closing.state === 'blank' && !isClosingCounted(places)) add('blank_closing_date', places.closing.span);
  else if (places.closing.state === 'absent' && reading.blanks.includes('closing_date'))
    add('blank_closing_date', openClosing(paper));
  if (places.price.state === 'conflicting') add('conflicting_price', places.price.values[0]);
  if (places.closing.state === 'conflicting') add('conflicting_closing_date', places.closing.values[0]);
  if (places.depositAmount.state === 'conflicting') add('conflicting_deposit', places.depositAmount.values[0]);
  const contradicted = findContradictedPrice(paper);
  if (contradicted !== undefined) add('price_words_and_figures_differ', contradicted);
  const isCounted = reading.contingencies?.some(({ days, date }) => days != null && date === null) ?? false;
  const counts = isCounted || (reading.deadlines ?? []).some(({ from, date }) => AT_START.includes(from ?? '') && date === null);
  const isUndated = ({ days, date, from }: TimedTerm) =>
    (days != null || AT_START.includes(from ?? '')) &&
    date === null &&
    from != null &&
    !/receipt|notice|^(?:before_)?closing$|^end_of_/.test(from);
  const isStartOpen =
    places.effective.state === 'blank' && [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])].some(isUndated);
  if (reading.dates?.['effective'] === null && (counts || isStartOpen) && places.effective.state !== 'conflicting')
    add('effective_date_blank_deadlines_not_computable');
}
