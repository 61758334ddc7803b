import { splitClauses, splitSentences } from '../clauses.ts';
import type { ContractText, Span } from '../contract-text.ts';
import { chosenHalf, timeBeside } from '../counting-words.ts';
import { findDates } from '../dates.ts';
import type { Field } from '../fields.ts';
import { findDayRules, type DayRule } from '../spans-of-days.ts';
import { isOfMoreDeposit } from './deposit.ts';

export interface Deadline extends Span {
  type: string;
  rule: DayRule | undefined;
  /** A calendar date that the clause names, and its hour. */
  day: string | undefined;
  time?: string | undefined;
}

type Kind = readonly [type: string, words: RegExp];

/** What a sentence with a time in it sets the time for; the first that fits. Contingencies are told by themselves. */
const KINDS: readonly Kind[] = [
  ['terminate_after_failed_cure', /within [^.]{1,40} after (?:the )?end of (?:the )?cure period/],
  ['title_cure', /\bcure\b[^.]{0,80}\b(?:objection|defect|title)|(?:objection|defect|title)[^.]{0,120}\bcure\b/],
  [
    'title_objection',
    /\bobject(?:s|ion|ions)?\b[^.]{0,160}\b(?:title|commitment|survey|exception)|(?:title|commitment|report)[^.]{0,120}\bobject/,
  ],
  [
    'title_commitment',
    /(?:furnish|deliver|provide|obtain|order)[^.]{0,80}(?:title commitment|commitment (?:for|to)|preliminary (?:title )?report|title report|abstract of title|title evidence|title insurance commitment)|title (?:insurance )?commitment[^.]{0,40}(?:delivered|furnished|provided)/,
  ],
  [
    'earnest_money_delivery',
    /^(?!.*\b(?:refund|return|forfeit))(?=.*\b(?:deliver|deposit|pa(?:y|id)|tender|remit|submit|due|wire)).*(?:earnest money|initial deposit|escrow deposit|good faith deposit|\bdeposit\b)/,
  ],
  [
    'proof_of_funds',
    /(?:proof|evidence|verification|sources?) of (?:the )?(?:funds|cash)|letter of credit|availability of funds/,
  ],
  ['insurance_claims', /insurance claims history/],
  ['loan_application', /(?:apply|application|applied)[^.]{0,60}(?:loan|mortgage|financing|lender)|(?:loan|mortgage) application/],
  [
    'loan_approval',
    /(?:loan|mortgage|financing)[^.]{0,60}(?:approval|commitment|approved)|(?:approval|commitment)[^.]{0,40}(?:loan|mortgage|financing|lender)|lender[^.]{0,40}(?:approval|commitment)|unable to obtain[^.]{0,40}commitment|loan contingency date/,
  ],
  ['seller_disclosure', /(?:seller|property|condition)[^.]{0,60}disclosure/],
  ['hoa_documents', /(?:homeowners?'?|owners'?|condominium) association|\bhoa\b|resale certificate/],
  ['lead_inspection', /lead-based paint|risk assessment/],
  ['repair_request', /request(?:s|ed|ing)?[^.]{0,40}repair|repair request|(?:notice|list) of (?:defects|repairs|deficienc)/],
  ['seller_response', /seller[^.]{0,60}(?:respond|response|reply)/],
  ['repairs', /(?:complete|make|perform)[^.]{0,40}repairs/],
  ['attorney_review', /attorneys?\b[^.]{0,60}(?:review|approv|disapprov|modif)|(?:review|approv)[^.]{0,40}attorney/],
  ['survey', /\bsurvey\b/],
  ['inspection', /\binspect(?:s|ion|ions)?\b|due diligence|feasib/],
  ['appraisal', /\bapprais/],
  [
    'offer_expiration',
    /(?:offer|counter ?offer|proposal|(?:this|the) (?:real estate )?contract)[^.]{0,120}(?:expire|void|revoked|withdrawn|lapse|accept|terminates if|is open|open until|irrevocable)|gives? (?:the )?(?:seller|buyer)[^.]{0,60}\b(?:to (?:accept|deliver)|until)|executed copy[^.]{0,80}delivered|shall be open for acceptance|shall have until\b[^.]{0,80}\bto accept|binding when accepted|binding acceptance|accepted offer[^.]{0,40}deliver|(?:open|good) (?:for acceptance )?(?:until|till|through)|written acceptance[^.]{0,60}(?:on or before|by)|after which (?:this|the) (?:letter|offer)|\blapses if not accepted/,
  ],
  ['final_walk_through', /walk-?through|final inspection/],
  ['possession', /possession|occupancy|vacate/],
  ['insurance', /\b(?:hazard|homeowner'?s?|flood|wind|property|casualty)\b[^.]{0,30}\binsurance|proof of insurance/],
  ['closing_cure', /(?:extend|extension)[^.]{0,40}clos/],
  ['default_notice', /(?:default|breach)[^.]{0,60}(?:notice|cure|days)/],
  ['mediation', /mediat/],
];

/** The times that the paper sets: counts of days from an event, or dates; one of a kind, the first that is stated. */
export function findDeadlines({ text }: ContractText, fields: readonly Field[] = []): Deadline[] {
  const found = new Map<string, Deadline>();
  for (const deadline of readRows(text, fields)) if (!found.has(deadline.type)) found.set(deadline.type, deadline);
  for (const clause of splitClauses(text)) {
    for (const sentence of splitSentences(text, clause)) {
      for (const deadline of readSentence(text, sentence, clause.heading)) {
        if (!found.has(deadline.type)) found.set(deadline.type, deadline);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

/** What a row of a form sets a date for, by its label; the first that fits. */
const LABELS: readonly (readonly [type: string, words: RegExp])[] = [
  [
    'offer_expiration',
    /\boffer\b.*\b(?:expir|deadline|valid|open)|^expir\w+ (?:date|of offer)|\bacceptance deadline|\bexpir\w+ of (?:the )?(?:counter ?)?offer|time limit of offer|response (?:deadline|time|due)/,
  ],
  ['seller_disclosure', /disclosure/],
  ['earnest_money_delivery', /earnest money|deposit (?:due|deadline)/],
  ['loan_application', /loan application|apply for/],
  ['title_objection', /title.*(?:objection|review|resolution|termination)|objections? to title/],
  ['title_commitment', /^(?:record )?title|title (?:deadline|commitment)/],
  ['loan_approval', /\b(?:loan|financing|mortgage|lender)\b/],
  ['hoa_documents', /association|\bhoa\b|condominium/],
  ['appraisal', /apprais/],
  ['survey', /survey|ilc\b/],
  ['insurance', /insurance/],
  ['repairs', /repair/],
  ['inspection', /inspection|due diligence|feasibility|investigation|examination|option period/],
  ['final_walk_through', /walk-?through/],
  ['attorney_review', /attorney/],
];
const IS_TIMED_LABEL =
  /deadline|expir|contingenc|period|approval|commitment|due|by$|date|until|\bends?\b|objection|delivery|limit/;
const NO_DEADLINE =
  /^(?:closing|settlement|possession|effective|contract|agreement|offer|acceptance)(?:\/\w+)? date$|close of escrow|\bcoe\b|closing|settlement|signature|prepared/;
const FARTHEST_DATE = 90;

/** Rows that a form labels with what is due, and that hold a date: "Appraisal Deadline | March 30, 2026". */
function readRows(text: string, fields: readonly Field[]): Deadline[] {
  return fields.flatMap(({ label, labelStart, start, end }): Deadline[] => {
    if (!IS_TIMED_LABEL.test(label) || NO_DEADLINE.test(label)) return [];
    const kind = LABELS.find(([, words]) => words.test(label));
    const [date] = findDates(text, start, Math.min(end, start + FARTHEST_DATE));
    if (kind === undefined || date === undefined || /\bafter\b|\t.*\t/.test(text.slice(start, date.start))) return [];
    const step = /terminat/.test(label) ? '_termination' : /resolution/.test(label) ? '_resolution' : '';
    const type = kind[0] === 'offer_expiration' ? kind[0] : `${kind[0]}${step}`;
    const time = timeBeside(text, date) ?? (type === 'offer_expiration' ? readOfferHour(text, fields) : undefined);
    return [{ type, rule: undefined, day: date.value, time, start: labelStart, end: date.end }];
  });
}

/** The hour of the offer in a row of its own: "Acceptance Deadline Time | 8:00 PM MT". */
function readOfferHour(text: string, fields: readonly Field[]): string | undefined {
  const own = fields.find(({ label }) => /^(?:acceptance|offer|response)\b.*\btime$/.test(label));
  return own === undefined ? undefined : timeBeside(text, { start: own.start, end: own.start });
}

// Numbers in the margin leave their places empty.
const GAP = String.raw`\s{1,9}`;
const CLOCK = String.raw`(?:(?:\d{1,2}(?::\d\d)?\s?(?:o[’']clock${GAP})?\(?[ap]\s?\.?m\s?\.?\)?|(?:12(?::00)?${GAP})?(?:noon|midnight))[\s,]{0,3}(?:\(?(?:\w+${GAP}){0,3}time\)?[\s,]{0,3})?(?:on${GAP})?(?:the${GAP})?(?:date${GAP}(?:of${GAP})?)?)`;
const DATE_LEAD = new RegExp(
  String.raw`\b(?:(?:extended|changed|moved|postponed|amended)${GAP}(?:from${GAP}[^.;]{3,30}${GAP})?to(?:${GAP}read)?|on${GAP}or${GAP}before|before|by|no${GAP}later${GAP}than|not${GAP}later${GAP}than|until|till|prior${GAP}to|expires?(?:${GAP}on|${GAP}at)?|through|deadline(?:${GAP}is|${GAP}of)?):?${GAP}(?:\(date\)${GAP})?(?:the${GAP})?${CLOCK}?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?${GAP})?$`,
  'i',
);

/** When the home is handed over, where that has an hour of its own: "may stay until noon on October 15, 2026". */
function readPossession(text: string, sentence: Span, plain: string): Deadline[] {
  if (!/\bpossession\b|\boccupancy\b|\bvacate|\bmoves? out|\bmay (?:stay|remain)/.test(plain)) return [];
  return findDates(text, sentence.start, sentence.end).flatMap((date): Deadline[] => {
    const time = timeBeside(text, date);
    const before = text.slice(Math.max(sentence.start, date.start - 120), date.start);
    const isOther = /\b(?:clos(?:ed?|ing)|settle(?:d|ment)?|recorded|dated)\b[^.;,]{0,60}$/i.test(before);
    return time === undefined || isOther
      ? []
      : [{ type: 'possession', rule: undefined, day: date.value, time, start: date.start, end: date.end }];
  });
}

const kindOf = (words: string) => KINDS.find(([, pattern]) => pattern.test(words));
const plainOf = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();

/** What a clause is about, where its sentence does not say what a date is for. */
const HEADINGS: readonly Kind[] = [
  ['loan_approval', /financ|mortgage|loan/],
  ['appraisal', /apprais/],
  ['inspection', /inspect|due diligence|feasib/],
  ['insurance', /^(?:hazard |homeowner'?s? )?insurance/],
];

/** Dates that a sentence sets for something: "gives Seller until 8:00 p.m. on 10/03/2026 to accept". */
function readDates(text: string, sentence: Span, plain: string, heading: string): Deadline[] {
  return findDates(text, sentence.start, sentence.end).flatMap((date): Deadline[] => {
    const before = chosenHalf(text.slice(Math.max(sentence.start, date.start - 80), date.start));
    const lead = DATE_LEAD.exec(before);
    if (lead === null || NO_CLOSING.test(text.slice(Math.max(sentence.start, date.start - 90), date.start))) return [];
    const near = plainAround(text, sentence, date);
    const kind =
      kindOf(near) ??
      KINDS.find(([type, words]) => type === 'offer_expiration' && words.test(plain)) ??
      HEADINGS.find(([, words]) => words.test(heading));
    if (kind === undefined || kind[0] === 'possession') return [];
    const at = Math.max(sentence.start, date.start - (before.length - lead.index));
    const type = kind[0] === 'earnest_money_delivery' && isOfMoreDeposit(text, date) ? 'additional_deposit' : kind[0];
    return [{ type, rule: undefined, day: date.value, time: timeBeside(text, date), start: at, end: date.end }];
  });
}

const NO_CLOSING = /\b(?:clos(?:e|ed|ing)|settlement|settle|deed (?:is|shall)|effective date|dated|possession|occupancy)\b/i;

/** Counts of days in one sentence; more say nothing. */
const MOST_COUNTS = 24;

function readSentence(text: string, sentence: Span, heading: string): Deadline[] {
  const rules = findDayRules(text, sentence.start, sentence.end)
    .filter(({ value }) => value.days !== null)
    .slice(0, MOST_COUNTS);
  const day = findDates(text, sentence.start, sentence.end)[0];
  const plain = plainOf(text.slice(sentence.start, sentence.end));
  // Extensions and remedies name days that are no deadline of their own.
  if (/automatically extended|extended (?:by|up to)|tenancy at/.test(plain)) return [];
  const dated = readDates(text, sentence, plain, heading);
  const whole = rules.length === 0 ? undefined : kindOf(plain);
  const counted = rules.flatMap((rule, at) => {
    if (isOfMoreDeposit(text, rule)) {
      return [
        { type: 'additional_deposit', rule: rule.value, day: undefined, start: leadIn(text, sentence, rule), end: rule.end },
      ];
    }
    const near = plainAround(text, sentence, rule);
    const own = rules.length > 1 ? plainBetween(text, sentence, rules, at) : near;
    const kind =
      kindOf(own) ?? kindOf(near) ?? whole ?? (rule.value.from === null ? undefined : kindOf(heading.replaceAll('’', "'")));
    if (kind === undefined || (rule.value.from === null && day !== undefined)) return [];
    return [{ type: kind[0], rule: rule.value, day: undefined, start: leadIn(text, sentence, rule), end: rule.end }];
  });
  return [...counted, ...dated, ...readPossession(text, sentence, plain)];
}

/** Of several counts in a sentence, the words up to the next one where it leads ("Within 3 days, …"), else those since the one before. */
function plainBetween(text: string, sentence: Span, rules: readonly Span[], at: number): string {
  const [before, rule, next] = [rules[at - 1], rules[at], rules[at + 1]];
  if (rule === undefined) return '';
  const isLeading = /^\s{0,3}(?:\([^)]{1,60}\)\s{0,3})?,/.test(text.slice(rule.end, rule.end + 70));
  const [start, end] = isLeading ? [rule.end, next?.start ?? sentence.end] : [before?.end ?? sentence.start, rule.start];
  return plainOf(text.slice(start, end));
}

/** The words near a count of days decide what it is for, where a sentence holds several. */
function plainAround(text: string, sentence: Span, rule: Span): string {
  const start = Math.max(sentence.start, rule.start - 120);
  return plainOf(text.slice(start, Math.min(sentence.end, rule.end + 160)));
}

/** The quote begins with its "within" or "no later than". */
function leadIn(text: string, sentence: Span, rule: Span): number {
  const before = text.slice(Math.max(sentence.start, rule.start - 40), rule.start);
  const lead = /\b(?:within|no later than|not later than|on or before|at least|by|for)\s{1,10}(?:the\s{1,4})?$/i.exec(before);
  return lead === null ? rule.start : rule.start - before.length + lead.index;
}
