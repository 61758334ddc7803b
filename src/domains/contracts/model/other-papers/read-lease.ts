import { addDays } from '#lib/calendar.ts';
import { dictionary } from '#lib/dictionary.ts';
import { words, type ContractText, type Found, type Span } from '../text/contract-text.ts';
import { findDates, readOrdinal } from '../values/dates.ts';
import { agree } from '../values/agree.ts';
import { gatherEvidence, type Gatherer } from '../values/evidence.ts';
import { readCounting } from '../times/counting-words.ts';
import { findFields, readFields, type Field } from '../text/fields.ts';
import type { Form } from '../form-families.ts';
import { findLeaseFlags } from './lease-flags.ts';
import { readNumberWords } from '../values/money.ts';
import { nameUnsigned } from '../purchase/blanks/blanks.ts';
import { findDeadlines } from '../purchase/times/deadlines.ts';
import { findOpenChoicesOf } from '../purchase/blanks/open-choices.ts';
import { findOpenLines } from '../purchase/blanks/open-lines.ts';
import { readNearDay } from '../purchase/terms/closing.ts';
import { inOwnWords } from '../times/deadline-words.ts';
import { emptyLineOf } from '../purchase/flags/quoted-flags.ts';
import { findOption } from '../purchase/terms/more-terms.ts';
import { findPrice } from '../purchase/terms/price.ts';
import { findSide } from '../purchase/sides/parties.ts';
import { timedTerm } from '../purchase/times/timed-terms.ts';
import { LANDLORD, TENANT } from '../purchase/sides/side-words.ts';
import { findCounty, findLegalDescription, findPropertyAddress } from '../purchase/terms/property.ts';
import type { ContractReading, ReadContract, TimedTerm } from '../reading.ts';
import { readAmount, readSlot, type Slot } from '../values/slot.ts';
import { findDayRules } from '../times/spans-of-days.ts';

const FIGURE = String.raw`(?<slot>\$[\s_.]{0,20}(?:[\d,]{1,12}(?:\.\d{1,2})?|_{2,}|\[[^\]\n]{1,40}\]))`;

const RENT: readonly RegExp[] = [
  // "Total rent for the term is $37,800": that of all its months.
  words`(?:(?:monthly |base )rent(?:al)?|(?<!\b(?:total|annual|yearly|aggregate|entire) )rent(?:al)?)\b(?:(?!late|deposit|fee|application|pet|parking|not (?:actually )?(?:received|paid)|unpaid|delinquent)[^.;]){0,120}?${FIGURE}(?![\d,]|\.\d)(?! (?:(?:is|are|will be|shall be) )?(?:credited|applied|counts?|goes)\b)(?:[^.;]{0,30}(?:per|each|a|every) month|[^.;]{0,30}monthly)?`,
  words`monthly (?:rental )?(?:payments?|instal+ments?)(?: of rent)? (?:of|in the amount of) ${FIGURE}`,
  words`(?:pay|pays)\b(?:(?!late|deposit|fee)[^.;]){0,80}?${FIGURE} (?:per|each|a|every) month`,
  // "3. Rent. $1,850.00 each month, due on the 1st"
  words`\brent(?:al)?[.:] ${FIGURE},? (?:is |shall be )?(?:(?:due|payable|paid),? )?(?:in advance,? )?(?:per|each|a|every) (?:calendar )?month`,
];
const DUE_DAY: readonly RegExp[] = [
  // What is late from the third on is due before.
  words`\b(?:on|by|before)(?<!\b(?:not|late)\b[^.;]{0,120}) the (?<slot>\d{1,2}(?:st|nd|rd|th)?|first|fifth|tenth|fifteenth)(?: \(\d{1,2}(?:st|nd|rd|th)?\))? (?:calendar )?day of (?:each|every|the) (?:and every )?(?:(?:calendar|subsequent|succeeding|following) )?(?:calendar )?(?:month|payment period)`,
  words`\b(?:due|payable|pays?|paid)\b[^.;]{0,80}? (?:on or before|on|by) the (?<slot>\d{1,2}(?:st|nd|rd|th)|first|fifth) of (?:each|every|the) (?:calendar )?month`,
  words`due (?:and payable )?(?:monthly )?(?:in advance )?(?:on|by) the (?<slot>\d{1,2}(?:st|nd|rd|th)|first|fifth)`,
];
const LATE_FEE: readonly RegExp[] = [
  words`late (?:fee|charge|payment fee)\b[^.;$]{0,80}?${FIGURE}`,
  words`${FIGURE}(?: as)?(?: an?| the)? late (?:fee|charge)`,
];
const LATE_AFTER: readonly RegExp[] = [
  words`paid after [^.;]{0,24}? on the (?<slot>\d{1,2}(?:st|nd|rd|th)|third|fifth|tenth) day[^.;]{0,40} late`,
  words`(?:not (?:actually )?(?:received?|paid)|unpaid|received|late)[^.;]{0,120}?(?:by|after|before) the (?<slot>\d{1,2}(?:st|nd|rd|th)|third|fifth|tenth)`,
  words`(?:not (?:received|paid)|unpaid|late if|received|paid)\b[^.;]{0,60}? (?:within|for|more than) (?<slot>\d{1,2}|three|five|ten)(?: \(\d{1,2}\))? (?:calendar )?days? (?:after|of|from|past)`,
  words`(?:after|grace period of) (?<slot>\d{1,2}|three|five|ten)(?: \(\d{1,2}\))? (?:calendar )?days?[^.;]{0,40}(?:late|due|grace)`,
];
const LATE_DAILY: readonly RegExp[] = [
  words`\b(?:each|every) day (?:that )?(?:the )?rent is (?:late|unpaid|overdue)[^.;$]{0,40}?${FIGURE}`,
  words`${FIGURE} (?:per|for each|each|a|every) (?:additional )?day`,
];
const SECURITY: readonly RegExp[] = [
  words`security deposit\b[^.;$]{0,100}?${FIGURE}(?![\d,]|\.\d| in all\b| in total\b|,? total\b)`,
  words`security deposit\. [^.;$]{0,60}?${FIGURE}`,
  words`${FIGURE}(?: as)?(?: an?| the)? (?:refundable )?security deposit`,
  words`deposit\b[^.;$]{0,60}?(?:of|:) ${FIGURE}`,
];

/** "LEASE TERM: February 1, 2027 to January 31, 2028" */
const TERM_LABEL = String.raw`(?:^|\n|\t)[\s\d.()*#-]{0,12}(?:\*\*)?(?:(?:lease|initial|rental|fixed)\s)?term(?:\sof\s(?:the\s|this\s)?(?:lease|tenancy))?(?:\*\*)?\s{0,3}[:|.](?:\*\*)?\s{0,12}(?:(?:the\sterm\sis\s)?[a-z-]{3,12}\s(?:\(\d{1,2}\)\s)?(?:months?|years?),?\s)?(?:from\s)?`;
const TERM_DAY = String.raw`(?:[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})`;
const TERM_TO = String.raw`\s{0,3}(?:,\s)?(?:to|through|until|and ending|–|-)\s{0,3}`;

const START: readonly RegExp[] = [
  // "For one year, from June 1, 2027 through May 31, 2028"
  new RegExp(
    String.raw`\b(?:term|year|months?|lease|tenancy)\b[^.;\n]{0,30}\bfrom\s{1,3}(?<slot>${TERM_DAY})(?=${TERM_TO}${TERM_DAY})`,
    'gdi',
  ),
  new RegExp(String.raw`${TERM_LABEL}(?<slot>${TERM_DAY})(?=${TERM_TO}${TERM_DAY})`, 'gdi'),
  words`(?:begins?|commenc(?:es?|ing)|starts?|beginning|starting)(?: on| date)?:? (?:the )?(?<slot>[^.;]{4,40})`,
  new RegExp(
    String.raw`(?:^|\n|\t)[\s\d.()*#-]{0,12}(?:\*\*)?(?:lease )?(?:start|commencement|beginning)(?: date)?(?:\*\*)?\s{0,3}[:|](?<slot>[^\n]{4,40})`,
    'gdi',
  ),
];
const END: readonly RegExp[] = [
  new RegExp(String.raw`${TERM_LABEL}${TERM_DAY}${TERM_TO}(?<slot>${TERM_DAY})`, 'gdi'),
  words`(?:ends?|expir(?:es?|ing)|terminat(?:es?|ing)|ending|through|until)(?: on| date)?:? (?:the )?(?<slot>[^.;]{4,40})`,
  new RegExp(
    String.raw`(?:^|\n|\t)[\s\d.()*#-]{0,12}(?:\*\*)?(?:lease )?(?:end|expiration|termination)(?: date)?(?:\*\*)?\s{0,3}[:|](?<slot>[^\n]{4,40})`,
    'gdi',
  ),
];

const RENT_LABEL = /^(?:monthly |base |total monthly )?rent(?:al)?(?: amount| per month| rate)?$/;
const DUE_LABEL =
  /^(?:monthly )?rent (?:is )?due(?: (?:date|day|on|by))?$|^(?:rent )?due (?:date|day)(?: of (?:rent|each month))?$/;
const SECURITY_LABEL = /^(?:total )?(?:refundable )?security deposit(?: amount)?$/;
const START_LABEL =
  /^(?:lease |term |tenancy )?(?:start(?:s|ing)?|commencement|beginning|begins?|move-?in)(?: date)?(?: of (?:the )?(?:term|lease|tenancy))?(?: on)?$|^from$/;
const END_LABEL =
  /^(?:lease |term |tenancy )?(?:ends?|ending|expiration|expires?|termination)(?: date)?(?: of (?:the )?(?:term|lease|tenancy))?(?: on)?$|^(?:to|through)$|^last day of (?:the )?(?:lease|term|tenancy)$/;

const MADE_ON: readonly RegExp[] = [
  words`\bth(?:is|e) (?:[a-z]+ ){0,3}(?:lease|rental|agreement|contract)\b[^.;]{0,60}?(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?,? (?:as of|on|this|effective)?:? ?(?:the )?(?<slot>[^;]{0,40})`,
];

/** Reads a lease of a home. */
export function readLease(paper: ContractText, form: Form, docType: ContractReading['docType']): ReadContract {
  const { text } = paper;
  const gather = gatherEvidence(paper);
  const fields = findFields(paper);
  const both = <T>(label: RegExp, patterns: readonly RegExp[], read: (all: string, span: Span) => Found<T> | undefined) =>
    agree({
      labeled: readFields(text, fields, label, read),
      worded: readSlot(text, patterns, read),
      nearest: undefined,
      isForeign: () => false,
    });
  const [landlords, tenants] = [findSide(paper, LANDLORD, fields), findSide(paper, TENANT, fields)];
  const address = findPropertyAddress(paper, fields);
  const monthly = both(RENT_LABEL, RENT, readNearAmount);
  const said = both(SECURITY_LABEL, SECURITY, readNearAmount);
  const rival = said.state === 'stated' ? findRivalDeposit(text, said.found.value) : undefined;
  const security: Slot<number> =
    rival !== undefined && said.state === 'stated' ? { state: 'conflicting', values: [said.found, rival] } : said;
  const start = gather.take('dates.start', both(START_LABEL, START, readDayNear));
  const end = gather.take('dates.end', both(END_LABEL, END, readDayNear));
  const signed = gather.take('dates.effective', readSlot(text, MADE_ON, readNearDay));
  const returnDays = findReturnDays(text);
  const deadlines = describeTimes(paper, fields, { start, end }, returnDays, gather);
  const isTemplate = [monthly, security].every(({ state }) => state !== 'stated') && start === null && tenants.names.length === 0;
  const hasParties = landlords.names.length + tenants.names.length > 0;
  const reading: ContractReading = {
    docType,
    form: form.name,
    jurisdiction: form.state ?? (address.state === 'stated' ? (address.found.value.state ?? null) : null),
    template: isTemplate,
    parties: hasParties
      ? {
          landlords: landlords.names.map((name, at) => gather.note(`parties.landlords.${at}`, name)),
          tenants: tenants.names.map((name, at) => gather.note(`parties.tenants.${at}`, name)),
        }
      : null,
    property:
      address.state === 'stated'
        ? {
            address: gather.note('property.address', { ...address.found, value: address.found.value.whole }),
            county: gather.take('property.county', findCounty(paper)),
            legal: gather.take('property.legal', findLegalDescription(paper)),
            apn: null,
          }
        : null,
    rent: {
      monthly: gather.take('rent.monthly', monthly),
      dueDay: gather.take('rent.due_day', both(DUE_LABEL, DUE_DAY, readDueDay)),
      lateFee: gather.take('rent.late_fee', readSlot(text, LATE_FEE, readAmount)),
      lateAfterDay: gather.take('rent.late_after_day', readSlot(text, LATE_AFTER, readDayOfMonth)),
      lateDaily: gather.take('rent.late_daily', readSlot(text, LATE_DAILY, readAmount)),
    },
    deposit: {
      amount: gather.take('deposit.amount', security),
      returnDays: returnDays === undefined ? null : gather.note('deposit.return_days', returnDays),
    },
    ...(docType === 'lease_with_option' ? describeOption(paper, fields, gather) : {}),
    dates: { start, end, ...(signed === null ? {} : { effective: signed }) },
    deadlines,
    earlyTermination: describeEarlyEnd(text, gather),
    blanks: [],
    flags: [],
  };
  const isTimeKnown = start !== null || monthly.state === 'stated';
  const unsigned = nameUnsigned(paper, { buyers: tenants, sellers: landlords }, { buyer: 'tenant', seller: 'landlord' });
  return {
    reading: {
      ...reading,
      blanks: [
        ...findBlanks(paper, reading, monthly, security, hasParties, address.state === 'stated'),
        ...(isTemplate || !hasParties
          ? []
          : [
              ...findOpenTerms(paper, fields, reading),
              ...findOpenLines(paper).map((name) => LEASE_TERMS[name] ?? name),
              ...findOpenChoicesOf(paper),
            ]),
        ...unsigned,
      ].filter((name, at, all) => all.indexOf(name) === at && !(name === 'security_deposit' && all.includes('deposit'))),
      flags:
        isTemplate && !isTimeKnown
          ? ['blank_form']
          : [
              ...findLeaseFlags(paper, reading, security, gather),
              ...unsigned.flatMap((name) => (name.endsWith('_signature') ? [citeUnsigned(`missing_${name}`, text, gather)] : [])),
            ],
    },
    evidence: gather.evidence,
  };
}

/** A flag for a line that nobody signed, with that line. */
function citeUnsigned(code: string, text: string, gather: Gatherer): string {
  const line = emptyLineOf(code, text);
  if (line !== undefined) gather.cite(`flags.${code}`, line);
  return code;
}

const OPTION_PRICE_LABEL = /^(?:option )?(?:purchase|sales?|exercise) price(?: under (?:the )?option)?$|^option price$/;
const OPTION_FEE_LABEL = /^(?:non-?refundable )?option (?:fee|money|consideration|payment|deposit)(?: amount)?$/;

/** What the tenant of a lease with an option pays for the option, and for the home. */
function describeOption(
  paper: ContractText,
  fields: readonly Field[],
  gather: Gatherer,
): Pick<ContractReading, 'price' | 'option'> {
  const labeled = readFields(paper.text, fields, OPTION_PRICE_LABEL, readNearAmount);
  const price = labeled.state === 'absent' ? findPrice(paper, fields, []) : labeled;
  const fee = readFields(paper.text, fields, OPTION_FEE_LABEL, readNearAmount);
  return {
    price: gather.take('price', price),
    option: { fee: gather.take('option.fee', fee.state === 'stated' ? fee : findOption(paper)), periodDays: null },
  };
}

/** "holds the deposit of $1,925": another amount than the one that the lease states elsewhere. */
function findRivalDeposit(text: string, stated: number): Found<number> | undefined {
  const other = words`(?<!pet |key |cleaning |holding )(?:security )?deposit (?:of|in the amount of|totaling) ${FIGURE}`;
  const found = readSlot(text, [other], readAmount);
  if (found.state === 'stated') return found.found.value === stated ? undefined : found.found;
  return found.state === 'conflicting' ? found.values.find(({ value }) => value !== stated) : undefined;
}

/** An amount that begins a place. */
function readNearAmount(text: string, { start, end }: Span): Found<number> | undefined {
  const found = readAmount(text, { start, end: Math.min(end, start + 40) });
  return found !== undefined && /^[^a-z\d]{0,12}$/i.test(text.slice(start, found.start)) ? found : undefined;
}

function readDayNear(text: string, { start, end }: Span): Found<string> | undefined {
  const found = findDates(text, start, Math.min(text.length, end + 10))[0];
  return found === undefined || found.start - start > 12 ? undefined : found;
}

/** "the 3rd of each month", or the number alone. */
function readDueDay(text: string, { start, end }: Span): Found<number> | undefined {
  const lead = /^\s{0,4}(?:(?:on|by)\s)?(?:the\s)?/i.exec(text.slice(start, end))?.[0].length ?? 0;
  const word = /^(?:\d{1,2}(?:st|nd|rd|th)?|first|fifth|tenth|fifteenth)\b(?!\s{0,2}(?:days|\/|-))/i.exec(
    text.slice(start + lead, end),
  );
  return word === null ? undefined : readDayOfMonth(text, { start: start + lead, end: start + lead + word[0].length });
}

function readDayOfMonth(text: string, { start, end }: Span): Found<number> | undefined {
  const raw = text.slice(start, end).toLowerCase();
  const value = readOrdinal(raw) ?? readNumberWords(raw);
  return value === undefined || value < 1 || value > 31 ? undefined : { value, start, end };
}

const TENANT_RETURNS = /\b(?:tenant|lessee|resident)s?\s{1,4}(?:(?:shall|will|must|agrees?\s{1,4}to)\s[^.;]{0,24})?$/i;
/** "Landlord shall mail … the balance of the deposit within 45 days": what is sent back. */
const SENT_BACK = words`\b(?:landlord|lessor|owner|manager|management|agent) (?:shall|will|must|agrees to)(?: either)? (?:mail|send|deliver|pay|give|provide|account)\b[^.;]{0,120}\bdeposit\b[^.;]{0,80}?(?<slot>within [^.;]{3,60})`;

function findReturnDays(text: string): Found<number> | undefined {
  const clause = words`(?:return(?:ed|s)?|refund(?:ed|able|s)?)\b[^.;]{0,160}?(?<slot>within [^.;]{3,60})`;
  for (const match of [...text.matchAll(clause), ...text.matchAll(SENT_BACK)]) {
    const context = text.slice(Math.max(0, match.index - 200), match.index + match[0].length);
    // What the tenant returns is no deposit.
    if (TENANT_RETURNS.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    const rule = /deposit/i.test(context) ? findDayRules(text, match.index, match.index + match[0].length)[0] : undefined;
    if (rule?.value.days != null) return { value: rule.value.days, start: match.index, end: rule.end };
  }
  return undefined;
}

const NOTICE =
  /(?:written )?notice\b(?:[^.;]|\.(?=\))){0,120}?(?:at least |not less than |no (?:less|later) than )?(\d{1,3})\)?\s{1,4}days[^.;]{0,40}?(?:before|prior to)\s{1,4}(?:the\s{1,4})?(?:end|expiration|termination|lease)|(\d{1,3})\)?\s{1,4}days['’]?\s{1,4}(?:prior\s{1,4})?(?:written\s{1,4})?notice[^.;]{0,60}?(?:before|prior to|of)\s{1,4}(?:the\s{1,4})?(?:end|expiration|non-?renewal|intent)/gi;

/** "Tenant may renew for a year by notice 90 days before the end": a notice that keeps the lease going. */
function isOfRenewal(text: string, index: number, said: string): boolean {
  const lead =
    text
      .slice(Math.max(0, index - 160), index)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  return (
    /\b(?:may|option|right|elects?|wish(?:es)?)\b[^.;]{0,40}\b(?:renew|extend|purchase|buy)/i.test(lead) &&
    !/\bnot\b|\bnon-?renew/i.test(lead + said)
  );
}

function describeNotice(text: string, end: string | null, gather: Gatherer): TimedTerm[] {
  const match = [...text.matchAll(NOTICE)].find(({ index, 0: said }) => !isOfRenewal(text, index, said));
  const days = Number(match?.[1] ?? match?.[2]);
  if (match === undefined || !Number.isFinite(days)) return [];
  const quote = gather.cite('deadlines.0', { start: match.index, end: match.index + match[0].length });
  return [
    {
      type: 'non_renewal_notice',
      days,
      from: 'before_end',
      date: end === null ? null : addDays(end, -days),
      basis: 'calendar',
      status: 'stated',
      quote,
    },
  ];
}

/** Times of a lease: notice not to renew, and every other duty with a time. */
function describeTimes(
  paper: ContractText,
  fields: readonly Field[],
  { start, end }: Record<'start' | 'end', string | null>,
  returned: Found<number> | undefined,
  gather: Gatherer,
): TimedTerm[] {
  const terms = describeNotice(paper.text, end, gather);
  // A tenant may leave before the lease ends: the day of its end is no start of this time.
  if (returned !== undefined)
    terms.push({
      type: 'deposit_return',
      days: returned.value,
      from: 'end_of_tenancy',
      date: null,
      basis: 'calendar',
      status: 'stated',
      quote: gather.cite(`deadlines.${terms.length}`, returned),
    });
  const starts = { effective: null, closing: null, reference: null, start, end, counting: readCounting(paper) };
  for (const { type, rule, day, time, ...place } of findDeadlines(paper, fields)) {
    // When the deposit comes back is told with the deposit; the lease’s own days are no deadlines.
    const isReturn =
      /(?:return|refund)\w*deposit|deposit\w*(?:return|refund)|^(?:return|refund)(?:ed)?$/.test(type) ||
      (rule?.from === 'end' && rule.direction === 'after' && rule.days === returned?.value);
    // From when on rent is late is told with the rent.
    const isOfRent = /^(?:rent_)?due\b/.test(rule?.from?.replaceAll('_', ' ') ?? '');
    const isKnown = (isReturn && returned !== undefined) || isOfRent || day === end || (day === start && time === undefined);
    const isSaid = terms.some((term) => rule !== undefined && term.days === rule.days && term.from === `before_${rule.from}`);
    if (isKnown || isSaid || (rule !== undefined && rule.from === null)) continue;
    const name = type === 'earnest_money_delivery' ? 'deposit_payment' : type;
    const quote = gather.cite(`deadlines.${terms.length}`, place);
    terms.push({ ...timedTerm(name, { rule, day, time }, undefined, starts), ...inOwnWords(name, paper.text, place), quote });
  }
  return terms;
}

function describeEarlyEnd(text: string, gather: Gatherer): ContractReading['earlyTermination'] {
  const match =
    words`(?:terminate|end|break|cancel)\b[^.;]{0,40}\bearly\b[^.]{0,200}|early termination\b[^.]{0,220}(?:\.[^.]{0,200})?`.exec(
      text,
    );
  if (match === null) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  const notice = findDayRules(text, span.start, span.end)[0];
  const months = /(\w+)(?:\s\((\d)\))?\s{1,4}months?['’]?\s{0,4}(?:of\s)?rent/i.exec(match[0]);
  const feeMonths =
    months === null ? null : Number(months[2] ?? Number.NaN) || readNumberWords(months[1] ?? '') || Number(months[1]) || null;
  if (notice?.value.days == null && feeMonths === null) return null;
  gather.cite('early_termination', span);
  return { noticeDays: notice?.value.days ?? null, feeMonths };
}

/** What a lease calls its terms beside an empty line. */
const LEASE_TERMS = dictionary({
  commencement_date: 'start_date',
  expiration_date: 'end_date',
  late_charge: 'late_fee',
  late_charges: 'late_fee',
  pets_amount: 'pet_deposit',
});

/** "and ends on ______" */
const OPEN_END = /\b(?:ends?|ending|expir\w+|terminat\w+|through|until)\b[^.;_]{0,24}_{4,}/i;

function findBlanks(
  { text }: ContractText,
  reading: ContractReading,
  rent: Slot<number>,
  security: Slot<number>,
  hasParties: boolean,
  hasAddress: boolean,
): string[] {
  const names: readonly (readonly [string, boolean])[] = [
    ['parties', !hasParties],
    ['address', !hasAddress],
    ['rent', rent.state === 'blank'],
    ['deposit', security.state === 'blank'],
    ['start_date', reading.template === true && reading.dates?.['start'] == null],
    ['end_date', reading.template === true && reading.dates?.['end'] == null && OPEN_END.test(text)],
  ];
  return names.flatMap(([name, is]) => (is ? [name] : []));
}

/** Of a lease that is partly filled: who, until when, and how much for being late. */
function findOpenTerms({ text }: ContractText, fields: readonly Field[], { parties, dates, rent }: ContractReading): string[] {
  const isOpenField = (label: RegExp) => readFields(text, fields, label, () => undefined).state === 'blank';
  const names: readonly (readonly [string, boolean])[] = [
    ['tenant', (parties?.tenants ?? []).length === 0],
    ['landlord', (parties?.landlords ?? []).length === 0],
    ['start_date', dates?.['start'] == null && isOpenField(START_LABEL)],
    ['end_date', dates?.['end'] == null && isOpenField(END_LABEL)],
    ['late_fee', rent?.lateFee == null && readSlot(text, LATE_FEE, readAmount).state === 'blank'],
  ];
  return names.flatMap(([name, is]) => (is ? [name] : []));
}
