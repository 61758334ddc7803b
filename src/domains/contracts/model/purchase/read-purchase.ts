import { addDays } from '#lib/calendar.ts';
import { readState, STATE_LETTERS_PATTERN, STATE_NAME_PATTERN } from '#lib/us-states.ts';
import type { ContractText, Found } from '../text/contract-text.ts';
import { timeBeside } from '../times/clock.ts';
import { readCounting, type OwnCounting } from '../times/counting-words.ts';
import { isChangeKind } from '../document-kind.ts';
import { dueDate } from '../times/due-date.ts';
import { withoutFormerAmounts } from '../values/former-amounts.ts';
import { gatherEvidence, type Gatherer } from '../values/evidence.ts';
import { findFields, type Field } from '../text/fields.ts';
import { TICKED, withoutUnchosen } from '../text/marks.ts';
import type { Form } from '../form-families.ts';
import type { ContractReading, ReadContract, TimedTerm } from '../reading.ts';
import { addHours, countFromPeriods } from '../times/recount.ts';
import { ABSENT, valueOf, type Slot } from '../values/slot.ts';
import type { DayRule } from '../times/spans-of-days.ts';
import { findAgencyTerm, isAgency } from './terms/agency-term.ts';
import { findClosingDay, findClosingRule } from './terms/closing.ts';
import { findContingencies, type Contingency } from './contingencies/contingencies.ts';
import { findRoledDates } from './times/date-roles.ts';
import { readRows } from './times/deadline-rows.ts';
import type { Deadline } from './times/deadline.ts';
import { readDaysOfEvents } from './times/day-of-event.ts';
import { findDeadlines } from './times/deadlines.ts';
import { findTwoTimes } from './times/either-time.ts';
import { describeInstallments, describePossession, takeAllCash, takeNamedStart, takeOwnStart } from './terms/derived-terms.ts';
import { findEffectiveDay } from './start/effective-day.ts';
import { findAssignmentDeposit, findDepositAmount, findDepositHolder, findDepositRule } from './terms/deposit.ts';
import { findRoledAmounts } from './terms/money-roles.ts';
import { findCash, findLoanAmount } from './terms/money-terms.ts';
import { findBlanks } from './blanks/blanks.ts';
import { findSide, type Side } from './sides/parties.ts';
import { ASSIGNEE, ASSIGNOR, BUYER, SELLER } from './sides/side-words.ts';
import { findNotedDays } from './times/noted-days.ts';
import { withKnownStart } from './start/own-start-name.ts';
import { AT_START, type Places } from './places.ts';
import { readLengthened } from './times/lengthened.ts';
import { findPrice } from './terms/price.ts';
import { findDownPayment, findInstallmentTerms } from './terms/installment-terms.ts';
import { findFlags } from './flags/purchase-flags.ts';
import { findCounty, findLegalDescription, findParcelNumber, findPropertyAddress } from './terms/property.ts';
import {
  findMoreTerms,
  findOption,
  findTitleCompany,
  hasFinancingAddendum,
  isFinancingAddendumMissing,
} from './terms/more-terms.ts';
import { findOfferReceipt } from './start/offer-receipt.ts';
import { inOwnWords } from '../times/deadline-words.ts';
import { findReferenceDay } from './start/reference-day.ts';
import { startOf, timedTerm, type Starts } from './times/timed-terms.ts';
import { readTrec, type TrecTerms } from './terms/trec.ts';

/** Reads a purchase agreement, of a known form or any other. */
export function readPurchase(whole: ContractText, form: Form, docType: ContractReading['docType']): ReadContract {
  const paper = withKnownStart(whole);
  const gather = gatherEvidence(paper);
  const trec = isTrecAgreement(form, docType) ? readTrec(paper) : undefined;
  const places = dropImplausible(findPlaces(paper, trec, form, docType));
  const agency = isAgency(docType) ? findAgencyTerm(paper, findFields(paper)) : undefined;
  const price = gather.take('price', agency === undefined ? places.price : agency.listPrice);
  const term =
    agency === undefined ? {} : { start: gather.take('dates.start', agency.start), end: gather.take('dates.end', agency.end) };
  const effective = gather.take('dates.effective', places.effective);
  const counting = readCounting(paper);
  const closing = gather.take('dates.closing', places.closing) ?? countClosing(places, effective, form, counting, gather);
  const sides = { sellers: namesOf(places.sellers), buyers: namesOf(places.buyers) };
  const effectiveHour = places.effective.state === 'stated' ? timeBeside(paper.text, places.effective.found) : undefined;
  const known = {
    effective,
    effectiveHour,
    closing,
    ...term,
    reference: findReferenceDay(paper, sides),
    counting,
  };
  const starts: Starts = {
    ...known,
    twoTimes: findTwoTimes(paper.text),
    ...readDaysOfEvents(whole.text, {
      family: form.family,
      counting,
      startOf: (rule) => startOf(rule, known),
      noted: findNotedDays(paper, sides),
    }),
  };
  const times = [...findDeadlines(paper, findFields(paper)), ...(isChangeKind(docType) ? readLengthened(paper) : [])];
  const contingencies =
    trec === undefined
      ? describeContingencies(withItsTime(findContingencies(paper), times), form, starts, gather)
      : describeTrec(trec, paper, form, starts, gather);
  const deadlines = describeDeadlines(paper, times, places, form, starts, gather);
  const read: ContractReading = {
    docType,
    form: form.name,
    jurisdiction: form.state ?? (places.address.state === 'stated' ? stateOf(places.address.found.value) : null),
    template: isTemplate(places, trec, paper),
    parties: describeParties(paper, docType, places, gather),
    property: describeProperty(places, gather),
    price,
    cash: gather.take('cash', places.cash) ?? takeAllCash(paper, places, price, gather),
    financing: gather.take('financing', places.loan),
    ...describeInstallments(places, gather),
    deposit: describeDeposit(places, gather),
    ...(trec === undefined ? describeOthers(paper, contingencies, gather) : describeTrecOnly(trec, gather)),
    dates: {
      closing,
      effective:
        effective ?? takeOwnStart(docType, starts, deadlines, contingencies, gather) ?? takeNamedStart(times, starts, gather),
      ...describePossession(deadlines, gather),
      ...term,
    },
    contingencies,
    deadlines,
    blanks: [],
    flags: [],
  };
  const reading = countFromPeriods(read, form.family, counting);
  // Nobody has stated anything in a form that nobody filled in.
  if (reading.template === true) reading.contingencies = (reading.contingencies ?? []).map(leaveOpen);
  reading.blanks = findBlanks(reading, places, trec, paper);
  return {
    reading: { ...reading, flags: findFlags(reading, places, trec, form, paper, gather) },
    evidence: gather.evidence,
  };
}

const namesOf = ({ names }: Side) => names.map(({ value }) => value);

/** All agreements of the Texas commission say the same around most of their lines. */
function isTrecAgreement({ family }: Form, docType: ContractReading['docType']): boolean {
  return family === 'trec-one-to-four' || (family === 'trec' && docType === 'purchase_agreement');
}

function leaveOpen(term: TimedTerm): TimedTerm {
  return term.days == null && term.date == null ? { ...term, from: null, status: 'blank' } : term;
}

function findPlaces(paper: ContractText, trec: TrecTerms | undefined, form: Form, docType: ContractReading['docType']): Places {
  const fields = findFields(paper);
  const [sellers, buyers] = [findSide(paper, SELLER, fields), findSide(paper, BUYER, fields)];
  const amounts = findRoledAmounts({ ...paper, text: withoutFormerAmounts(withoutUnchosen(paper.text)) });
  const dates = findRoledDates(paper);
  const address = findPropertyAddress(paper, fields, form.state);
  const plain: Slot<string> =
    address.state === 'stated'
      ? { ...address, found: { ...address.found, value: address.found.value.whole } }
      : address.state === 'conflicting'
        ? { state: 'absent' }
        : address;
  // A form of the family may keep an answer elsewhere than the one for resale.
  const orOwn = <T>(own: Slot<T> | undefined, general: () => Slot<T>): Slot<T> =>
    own === undefined || own.state === 'absent' ? general() : own;
  const installments = docType === 'land_contract' ? findInstallmentTerms(paper, fields) : undefined;
  const assigned = docType === 'assignment' ? findAssignmentDeposit(paper) : ABSENT;
  const deposit = assigned.state === 'absent' ? findDepositAmount(paper, fields, amounts) : assigned;
  // What is paid down is no deposit.
  const isPaidDown =
    deposit.state === 'stated' && installments !== undefined && deposit.found.value === valueOf(installments.downPayment);
  return {
    sellers,
    buyers,
    installments,
    down: findDownPayment(paper),
    address: orOwn(trec?.address, () => plain),
    county: orOwn(trec?.county, () => findCounty(paper)),
    legal: orOwn(trec?.legal, () => findLegalDescription(paper)),
    apn: findParcelNumber(paper),
    price: findPrice(paper, fields, amounts),
    cash: orOwn(trec?.cash, () => findCash(paper, fields)),
    loan: installments?.owed ?? orOwn(trec?.financing, () => findLoanAmount(paper, fields)),
    depositAmount: isPaidDown ? ABSENT : deposit,
    depositRule: findDeliveryRule(paper, fields),
    depositHolder: orOwn(trec?.escrowAgent, () => findDepositHolder(paper, fields)),
    closing: findClosingDay(paper, fields, dates),
    closingRule: findClosingRule(paper),
    effective: findEffectiveDay(paper, fields, dates, { sellers: namesOf(sellers), buyers: namesOf(buyers) }, docType),
  };
}

const MOST_DAYS_TO_CLOSING = 3 * 366;
const MOST_DEPOSIT_SHARE = 0.6;

/** Values that cannot all be right are none: a closing before its agreement, a deposit near the price, one name on both sides. */
function dropImplausible(places: Places): Places {
  const [price, deposit] = [valueOf(places.price), valueOf(places.depositAmount)];
  const [effective, closing] = [valueOf(places.effective), valueOf(places.closing)];
  const isDepositOdd = price !== null && deposit !== null && deposit > price * MOST_DEPOSIT_SHARE;
  const isOrderOdd =
    effective !== null && closing !== null && (closing < effective || closing > addDays(effective, MOST_DAYS_TO_CLOSING));
  const names = new Set(places.sellers.names.map(({ value }) => value.toLowerCase()));
  const isOnBothSides = places.buyers.names.some(({ value }) => names.has(value.toLowerCase()));
  return {
    ...places,
    ...(isDepositOdd ? { depositAmount: ABSENT } : {}),
    ...(isOrderOdd ? { effective: ABSENT, closing: ABSENT } : {}),
    ...(isOnBothSides ? { sellers: { names: [], blank: undefined }, buyers: { names: [], blank: undefined } } : {}),
  };
}

/** The time for the earnest money: said beside it, or in the sentence that orders its delivery. */
function findDeliveryRule(paper: ContractText, fields: readonly Field[]): Slot<DayRule> {
  const isDelivery = ({ type, rule }: Deadline) =>
    type === 'earnest_money_delivery' && rule !== undefined && rule.from !== 'receipt' && rule.direction !== 'before';
  const row = readRows(withoutUnchosen(paper.text), fields).find(isDelivery);
  const rule = findDepositRule(paper);
  if (rule.state === 'stated' && row === undefined) return rule;
  const deadline = row ?? findDeadlines(paper).find(isDelivery);
  return deadline?.rule === undefined
    ? rule
    : { state: 'stated', found: { value: deadline.rule, start: deadline.start, end: deadline.end }, context: deadline };
}

const ENDS_WITH_STATE = new RegExp(String.raw`,?\s(${STATE_LETTERS_PATTERN}|${STATE_NAME_PATTERN})(?:,?\s\d{5}(?:-\d{4})?)?$`);

function stateOf(address: string): string | null {
  return readState(ENDS_WITH_STATE.exec(address)?.[1] ?? '') ?? null;
}

const FEWEST_LINES = 4;
/** Lines to write on, and nobody's mark on any of them. */
const isUnfilled = ({ text }: ContractText) =>
  (text.match(/_{6,}/g)?.length ?? 0) >= FEWEST_LINES && !/\/s\/|\$\s?\d/.test(text) && !new RegExp(TICKED).test(text);

function isTemplate(places: Places, trec: TrecTerms | undefined, paper: ContractText): boolean {
  const key = [places.price, places.closing, places.depositAmount, places.address, places.effective];
  const isEmpty =
    key.every(({ state }) => state !== 'stated') && places.sellers.names.length === 0 && places.buyers.names.length === 0;
  return (
    isEmpty &&
    (trec !== undefined ||
      key.some(({ state }) => state === 'blank') ||
      places.sellers.blank !== undefined ||
      places.buyers.blank !== undefined ||
      isUnfilled(paper))
  );
}

function describeParties(
  paper: ContractText,
  docType: ContractReading['docType'],
  places: Places,
  gather: Gatherer,
): ContractReading['parties'] {
  const take = (side: string, names: readonly Found<string>[]) =>
    names.map((name, at) => gather.note(`parties.${side}.${at}`, name));
  const { sellers, buyers } = places;
  const fields = docType === 'assignment' ? findFields(paper) : [];
  const [assignors, assignees] =
    docType === 'assignment' ? [ASSIGNOR, ASSIGNEE].map((side) => findSide(paper, side, fields).names) : [];
  const isNamed = [sellers.names, buyers.names, assignors, assignees].some((names) => names !== undefined && names.length > 0);
  if (!isNamed) return null;
  return {
    sellers: take('sellers', sellers.names),
    buyers: take('buyers', buyers.names),
    ...(assignors === undefined || assignees === undefined
      ? {}
      : { assignors: take('assignors', assignors), assignees: take('assignees', assignees) }),
  };
}

function describeProperty(places: Places, gather: Gatherer): ContractReading['property'] {
  const property = {
    address: gather.take('property.address', places.address),
    county: gather.take('property.county', places.county),
    legal: gather.take('property.legal', places.legal),
    apn: gather.take('property.apn', places.apn),
  };
  return Object.values(property).every((value) => value === null) ? null : property;
}

function describeDeposit(places: Places, gather: Gatherer): ContractReading['deposit'] {
  const amount = gather.take('deposit.amount', places.depositAmount);
  const holder = gather.take('deposit.holder', places.depositHolder);
  // In a form that nobody filled in, a count of its own is no term.
  if (amount === null && holder === null && (places.price.state !== 'stated' || places.depositRule.state !== 'stated'))
    return null;
  const rule = gather.take('deposit.days', places.depositRule);
  return { amount, days: rule?.days ?? null, from: rule?.from ?? null, holder };
}

/** What the Texas form keeps in places of its own, and others say in words. */
function describeOthers(paper: ContractText, contingencies: readonly TimedTerm[], gather: Gatherer): Partial<ContractReading> {
  const titleCompany = gather.take('title_company', findTitleCompany(paper, findFields(paper)));
  const fee = gather.take('option.fee', findOption(paper));
  const period = contingencies.find(({ type, status }) => type === 'inspection' && status === 'stated')?.days ?? null;
  const terms = Object.fromEntries(findMoreTerms(paper).map(({ name, found }) => [name, gather.note(`terms.${name}`, found)]));
  return {
    ...(fee === null ? {} : { option: { fee, periodDays: period } }),
    ...(titleCompany === null ? {} : { titleCompany }),
    ...(Object.keys(terms).length === 0 ? {} : { terms }),
    ...(isFinancingAddendumMissing(paper) === undefined ? {} : { financingAddendumChecked: true }),
  };
}

function describeTrecOnly(trec: TrecTerms, gather: Gatherer): Partial<ContractReading> {
  return {
    option: { fee: gather.take('option.fee', trec.optionFee), periodDays: gather.take('option.period_days', trec.optionDays) },
    titleCompany: gather.take('title_company', trec.titleCompany),
    survey: {
      existingBySellerDays: gather.take('survey.existing_by_seller_days', trec.existingSurveyDays),
      newByBuyerDays: gather.take('survey.new_by_buyer_days', trec.newSurveyDays),
    },
    objectionDays: gather.take('objection_days', trec.objectionDays),
    financingAddendumChecked: trec.isFinancingAddendumTicked,
  };
}

/** The closing day of a paper that counts it from its start. */
function countClosing(
  { closing, closingRule }: Places,
  effective: string | null,
  { family }: Form,
  counting: OwnCounting,
  gather: Gatherer,
): string | null {
  if (closing.state === 'conflicting' || closingRule.state !== 'stated' || effective === null) return null;
  const { found, context } = closingRule;
  const { days, from } = found.value;
  if (days === null || !AT_START.includes(from ?? '')) return null;
  gather.cite('dates.closing', context);
  return dueDate({ ...found.value, days }, effective, 'closing', family, counting).day;
}

/** Whether a day lies before the agreement; where its start is not known, years before its closing. */
const isPast = (day: string | undefined, { effective, closing }: Starts) =>
  day !== undefined && (effective === null ? closing !== null && day < addDays(closing, -MOST_DAYS_TO_CLOSING) : day < effective);

/** Contingencies with what the same time tells elsewhere: what the head of its list is counted from, its hour. */
const withItsTime = (contingencies: readonly Contingency[], times: readonly Deadline[]): Contingency[] =>
  contingencies.map((contingency) => {
    const { rule, day, time, start, end } = contingency;
    const same = times.filter(
      (one) => one.start < end && one.end > start && (rule == null ? one.day === day : one.rule?.days === rule.days),
    );
    const from = rule?.from === null ? same.find((one) => one.rule != null && one.rule.from !== null)?.rule : undefined;
    const hour = rule == null && day === undefined ? undefined : (time ?? same.find((one) => one.time !== undefined)?.time);
    return { ...contingency, rule: from ?? rule, time: hour };
  });

function describeContingencies(found: readonly Contingency[], form: Form, starts: Starts, gather: Gatherer): TimedTerm[] {
  return found.map((contingency, at) => {
    const { type, rule, time, status } = contingency;
    // What was done before the agreement is no time of it.
    const day = isPast(contingency.day, starts) ? undefined : contingency.day;
    return {
      ...timedTerm(type, { rule, day, time, place: contingency }, form.family, starts),
      status,
      quote: gather.cite(`contingencies.${at}`, contingency),
    };
  });
}

function describeTrec(trec: TrecTerms, paper: ContractText, form: Form, starts: Starts, gather: Gatherer): TimedTerm[] {
  const terms: TimedTerm[] = [];
  const days = valueOf(trec.optionDays);
  if (days !== null && trec.optionDays.state === 'stated') {
    const rule: DayRule = { days, basis: 'calendar', from: 'effective_date', direction: 'after' };
    terms.push({
      ...timedTerm('option_termination', { rule }, form.family, starts),
      quote: gather.cite(`contingencies.${terms.length}`, trec.optionDays.context),
    });
  }
  if (trec.isFinancingAddendumTicked && !hasFinancingAddendum(paper))
    terms.push({ type: 'third_party_financing', status: 'see_addendum_not_attached' });
  return terms;
}

/** Whether a time is the closing itself, which is told by its own reader. */
function isOfClosing({ type, rule }: Deadline, { closingRule, closing }: Places): boolean {
  if (closingRule.state !== 'stated' || closing.state === 'stated' || rule === undefined) return false;
  const { days, from } = closingRule.found.value;
  return rule.days === days && rule.from === from && /clos|settle|take_place|occur/.test(type);
}

/** The second of two times of which the later counts is told with the first. */
function isSecondOfTwo(deadline: Deadline, all: readonly Deadline[], { twoTimes }: Starts): boolean {
  const two = twoTimes?.(deadline);
  if (two === undefined || deadline.start < two.first.end) return false;
  return all.some((other) => other !== deadline && other.start < two.first.end && two.first.start < other.end);
}

function describeDeadlines(
  paper: ContractText,
  found: readonly Deadline[],
  places: Places,
  form: Form,
  starts: Starts,
  gather: Gatherer,
): TimedTerm[] {
  const ahead = found.filter(({ type, day }) => type === 'offer_expiration' || !isPast(day, starts));
  const terms = withDelivery(
    ahead.filter((deadline) => !isOfClosing(deadline, places) && !isSecondOfTwo(deadline, ahead, starts)),
    places,
    paper,
  ).map((deadline, at) => {
    const { type, rule, day, time } = deadline;
    const term = timedTerm(type, { rule, day, time, place: deadline.countedAt ?? deadline }, form.family, starts);
    const isFromReceipt = type === 'offer_expiration' && rule?.isInHours === true && rule.from === 'receipt';
    const received = isFromReceipt ? findOfferReceipt(paper) : undefined;
    const end = received === undefined ? {} : addHours(received, (rule?.days ?? 0) * 24);
    return { ...term, ...inOwnWords(type, paper.text, deadline), ...end, quote: gather.cite(`deadlines.${at}`, deadline) };
  });
  // The day of closing is a term of its own; its hour is told here.
  const hour =
    places.closing.state === 'stated' && !isHourOfPossession(paper.text, places.closing.found)
      ? timeBeside(paper.text, places.closing.found)
      : undefined;
  if (places.closing.state === 'stated' && hour !== undefined) {
    terms.push({
      ...timedTerm('closing', { rule: undefined, day: places.closing.found.value, time: hour }, form.family, starts),
      quote: gather.cite(`deadlines.${terms.length}`, places.closing.context),
    });
  }
  if (places.closingRule.state === 'stated' && places.closing.state !== 'stated') {
    const { found: rule, context } = places.closingRule;
    terms.push({
      ...timedTerm('closing', { rule: rule.value }, form.family, starts),
      quote: gather.cite(`deadlines.${terms.length}`, context),
    });
  }
  return terms;
}

/** "Possession at 3:00 p.m. on October 1, 2026, the date of closing" */
const isHourOfPossession = (text: string, { start }: Found<string>) =>
  /\bpossession\b[^;,]{0,40}\s(?:on|by)\s{1,4}$/i.test(text.slice(Math.max(0, start - 60), start));

/** Deadlines with the time that the deposit itself is due, whatever a sentence about another deposit says. */
function withDelivery(found: readonly Deadline[], { depositRule, depositAmount }: Places, { text }: ContractText): Deadline[] {
  const own = found.find(({ type }) => type === 'earnest_money_delivery');
  if (depositRule.state !== 'stated' || depositAmount.state !== 'stated' || own?.day !== undefined) return [...found];
  const { value, start, end } = depositRule.found;
  if (own?.rule?.days === value.days) return [...found];
  const time = timeBeside(text, { start, end });
  const due: Deadline = { type: 'earnest_money_delivery', rule: value, day: undefined, time, start, end };
  return [...found.filter((deadline) => deadline !== own), due].toSorted((a, b) => a.start - b.start);
}
