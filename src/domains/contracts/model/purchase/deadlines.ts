import { splitClauses, splitSentences } from '../clauses.ts';
import type { ContractText, Found, Span } from '../contract-text.ts';
import { chosenHalf, timeBeside } from '../counting-words.ts';
import { withoutUnchosen } from '../marks.ts';
import { findDates } from '../dates.ts';
import type { Field } from '../fields.ts';
import { findDayRules, withoutCountedFrom } from '../spans-of-days.ts';
import { type Deadline, kindByHeading, kindOf, isOfOffer } from './deadline-kinds.ts';
import { readRows } from './deadline-rows.ts';
import { isOfMoreDeposit } from './deposit.ts';
import { readPossession } from './possession.ts';

/** The times that the paper sets: counts of days from an event, or dates; one of a kind, the first that is stated. */
export function findDeadlines({ text: whole }: ContractText, fields: readonly Field[] = []): Deadline[] {
  const text = withoutUnchosen(whole);
  const found = new Map<string, Deadline>();
  for (const deadline of readRows(text, fields)) if (!found.has(deadline.type)) found.set(deadline.type, deadline);
  for (const clause of splitClauses(text)) {
    for (const sentence of splitSentences(text, clause)) {
      for (const deadline of readSentence(text, sentence, [clause.heading, ...clause.above])) {
        if (!found.has(deadline.type)) found.set(deadline.type, deadline);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

// Numbers in the margin leave their places empty.
const GAP = String.raw`\s{1,9}`;
const CLOCK = String.raw`(?:(?:\d{1,2}(?::\d\d)?\s{0,9}(?:o[’']clock${GAP})?\(?[ap]\s?\.?m\s?\.?\)?|(?:12(?::00)?${GAP})?(?:noon|midnight))[\s,]{0,3}(?:\(?(?:\w+${GAP}){0,3}time\)?[\s,]{0,3})?(?:on${GAP})?(?:the${GAP})?(?:date${GAP}(?:of${GAP})?)?)`;
const DATE_LEAD = new RegExp(
  String.raw`\b(?:(?:extended|changed|moved|postponed|amended)${GAP}(?:from${GAP}[^.;]{3,30}${GAP})?to(?:${GAP}read)?|on${GAP}or${GAP}before|before|by|no${GAP}later${GAP}than|not${GAP}later${GAP}than|until|till|prior${GAP}to|expires?(?:${GAP}on|${GAP}at)?|through|deadline(?:${GAP}is|${GAP}of)?):?${GAP}(?:\(date\)${GAP})?(?:the${GAP})?${CLOCK}?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?${GAP})?$`,
  'i',
);

const plainOf = (text: string) => withoutCountedFrom(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase());

/** Dates that a sentence sets for something: "gives Seller until 8:00 p.m. on 10/03/2026 to accept". */
function readDates(
  text: string,
  sentence: Span,
  plain: string,
  headings: readonly string[],
  dates: readonly Found<string>[],
): Deadline[] {
  return dates.flatMap((date): Deadline[] => {
    const before = chosenHalf(text.slice(Math.max(sentence.start, date.start - 80), date.start));
    const lead = DATE_LEAD.exec(before);
    if (lead === null || NO_CLOSING.test(text.slice(Math.max(sentence.start, date.start - 90), date.start))) return [];
    const near = plainAround(text, sentence, date);
    const kind = kindOf(near) ?? (isOfOffer(plain) ? 'offer_expiration' : kindByHeading(plain, headings));
    if (kind === undefined || kind === 'possession') return [];
    const at = Math.max(sentence.start, date.start - (before.length - lead.index));
    const type = kind === 'earnest_money_delivery' && isOfMoreDeposit(text, date) ? 'additional_deposit' : kind;
    return [{ type, rule: undefined, day: date.value, time: timeBeside(text, date), start: at, end: date.end }];
  });
}

const NO_CLOSING = /\b(?:clos(?:e|ed|ing)|settlement|settle|deed (?:is|shall)|effective date|dated|possession|occupancy)\b/i;

/** Counts of days in one sentence; more say nothing. */
const MOST_COUNTS = 24;

function readSentence(text: string, sentence: Span, headings: readonly string[]): Deadline[] {
  const rules = findDayRules(text, sentence.start, sentence.end)
    .filter(({ value }) => value.days !== null)
    .slice(0, MOST_COUNTS);
  const dates = findDates(text, sentence.start, sentence.end);
  if (
    rules.length === 0 &&
    dates.length === 0 &&
    !/clos|coe|settle|escrow|record|deed|fund/i.test(text.slice(sentence.start, sentence.end))
  )
    return [];
  const plain = plainOf(text.slice(sentence.start, sentence.end));
  // Extensions and remedies name days that are no deadline of their own.
  if (/automatically extended|extended (?:by|up to)|tenancy at/.test(plain)) return [];
  const dated = readDates(text, sentence, plain, headings, dates);
  const whole = rules.length === 0 ? undefined : kindOf(plain);
  const counted = rules.flatMap((rule, at) => {
    if (isOfMoreDeposit(text, rule)) {
      return [
        { type: 'additional_deposit', rule: rule.value, day: undefined, start: leadIn(text, sentence, rule), end: rule.end },
      ];
    }
    const near = plainAround(text, sentence, rule);
    const own = rules.length > 1 ? plainBetween(text, sentence, rules, at) : near;
    const kind = kindOf(own) ?? kindOf(near) ?? whole ?? (rule.value.from === null ? undefined : kindByHeading(plain, headings));
    if (kind === undefined || (rule.value.from === null && dates.length > 0)) return [];
    return [{ type: kind, rule: rule.value, day: undefined, start: leadIn(text, sentence, rule), end: rule.end }];
  });
  return [...counted, ...dated, ...readPossession(text, sentence, plain, headings[0] ?? '', dates)];
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
