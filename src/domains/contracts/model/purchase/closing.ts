import { agree } from '../agree.ts';
import { words, type ContractText, type Found, type Span, ROW_START } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { readFields, type Field } from '../fields.ts';
import { readSlot, type Slot } from '../slot.ts';
import { findDayRules, type DayRule } from '../spans-of-days.ts';
import { readSignatures } from './signatures.ts';
import { isForeign, isOfEarlierPaper, onlyDate, type RoledDate } from './date-roles.ts';

const CLOSING = String.raw`(?:closing(?:\s{1,4}of\s{1,4}(?:the\s{1,4})?(?:sale|transaction|escrow))?|close\s{1,4}of\s{1,4}escrow|coe|settlement|transfer\s{1,4}of\s{1,4}title)(?:\s{1,4}date)?`;
const SLOT = String.raw`(?<slot>[^;\n]{0,60}(?:\n[^;\n]{0,50})?)`;
// A date, or what a form leaves for one.
const DATE_AHEAD = String.raw`(?=(?:\(date\)\s?)?(?:the\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(?:the\s)?(?:jan|feb|mar|apr|may\s\d|jun|jul|aug|sep|oct|nov|dec|\d|_{2,}|\[|\.{3,}|[a-z-]{5,14}\sday\sof))`;
const DAY_PATTERNS: readonly RegExp[] = [
  // A date that is called the closing date right behind it.
  words`(?<slot>(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? day of [A-Z][a-z]{2,8},? \d{4})),? ?\((?:the )?["“]?(?:the )?(?:closing|settlement|coe|close of escrow) date["”]?\)`,
  words`the closing of the sale will be on or before (?<slot>[^;]{0,40}?)(?:, or within|,? whichever)`,
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:scheduled |anticipated |estimated |target |date of )?(?:closing|settlement|close of escrow|coe|closing\/settlement)(?:\s(?:date|deadline))?(?:\s?\([^)\n]{0,30}\))?(?:\*\*)?\s{0,3}(?:[:|\t.]{1,40}|(?=_{4}))(?:\*\*)?[ ]{0,10}${SLOT}`,
    'gdi',
  ),
  words`${CLOSING}\b(?: ?\([“"']?[^)\n]{1,20}\))?(?:(?!extend|delay|days (?:prior|before)|possession|inspection|contingen|if )[^.;]){0,140}?\b(?:on or before|on or about|no later than|not later than|by|on|be|is|for|as of):? (?:the )?${DATE_AHEAD}(?<slot>(?:[A-Z][a-z]{2,8},? )?[^;]{0,40})`,
  words`(?:settlement|closing) deadline:? (?:(?:is|changed to|extended to|to) )?${DATE_AHEAD}(?<slot>[^.;]{4,24})`,
  words`(?:shall|will|to|agree to) close\b(?:(?!extend|days (?:prior|before))[^.;]){0,100}?\b(?:on or before|on or about|no later than|not later than|by|on) (?<slot>[^;]{0,40})`,
];

const CLOSING_LABEL =
  /^(?:scheduled |anticipated |estimated |target |proposed |outside )?(?:closing|settlement|close of escrow|coe|act of sale|closing\/settlement|settlement\/closing)(?: (?:date|day|deadline|shall (?:be|occur)(?: on or before)?))?$|^(?:date of (?:closing|settlement)|closing\/possession date)$/;

/** "Closing is extended from September 11 to September 30, 2026": what it is changed to counts. */
const CHANGED = words`${CLOSING}\b[^.;]{0,60}?(?:chang|extend|amend|mov|modif|revis|postpon)[a-z]{0,5}\b[^.;]{0,60}?\bto (?:read |occur on |be )?(?:on or before )?(?<slot>[A-Z0-9][^.;]{4,24})`;

/** The day on or before which the sale closes. */
export function findClosingDay({ text }: ContractText, fields: readonly Field[], dates: readonly RoledDate[]): Slot<string> {
  const changed = readSlot(text, [CHANGED], readDayAtStart);
  if (changed.state === 'stated') return changed;
  return agree({
    labeled: readFields(text, fields, CLOSING_LABEL, readDayAtStart),
    worded: readSlot(text, DAY_PATTERNS, readNearDay),
    nearest: onlyDate(dates, 'closing'),
    isForeign: (place) => isForeign(dates, place, 'closing'),
  });
}

/** A date that begins a place; "on or before" and a weekday may lead. */
function readDayAtStart(text: string, { start, end }: Span): Found<string> | undefined {
  const found = findDates(text, start, Math.min(end, start + 70))[0];
  if (found === undefined) return undefined;
  return /^(?:[^a-z\d]|date|on|or|before|about|by|no|not|later|than|the|is|shall|be|occur|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}:\d\d|[ap]\.?m\.?|at|this)*$/i.test(
    text.slice(start, found.start),
  )
    ? found
    : undefined;
}

/** A date at the beginning of a stretch: one that comes after other words belongs to another sentence. */
function readNearDay(text: string, { start, end }: Span): Found<string> | undefined {
  const found = findDates(text, start, Math.min(text.length, end + 24))[0];
  if (found === undefined || found.start > end || isOfEarlierPaper(text, found)) return undefined;
  const between = text.slice(start, found.start);
  return /[.;]\s|\b(?:days?|after|inspection|loan|possession|expire)\b/i.test(between) ? undefined : found;
}

const RULE_PATTERNS: readonly RegExp[] = [
  words`${CLOSING}\b(?:(?!possession|inspection|prior to|before the)[^.;]){0,120}?(?<slot>(?:within|on or before|no later than|not later than|be)? ?\S{1,24} (?:\(\S{1,6}\) )?(?:business |calendar )?days? (?:after|from|of|following) [^.;]{3,60})`,
  new RegExp(
    String.raw`close of escrow[^\n;]{0,60}?(?<slot>\b\d{1,3}\s{1,6}(?:\(or [^)\n]{0,12}\)\s{0,4})?days after acceptance)`,
    'gdi',
  ),
];

/** The closing as a count of days from an event. */
export function findClosingRule({ text }: ContractText): Slot<DayRule> {
  return readSlot(text, RULE_PATTERNS, (all, span) => {
    const rule = findDayRules(all, span.start, Math.min(all.length, span.end + 20))[0];
    return rule?.value.days == null || rule.value.direction === 'before' ? undefined : rule;
  });
}

const EFFECTIVE_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`^[^]{0,500}?\n\s{0,8}this\s(?<slot>(?:\d{1,2}(?:st|nd|rd|th)|[a-z-]{5,14})\sday\sof[^\n]{4,30})`, 'gdi'),
  words`executed the (?<slot>[^]{0,90}?)\(effective date\)`,
  words`(?<slot>[^.;\n]{0,60})\(?(?:the )?["“(]effective date["”)]`,
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:effective date|date of (?:this )?(?:agreement|contract|acceptance|mutual acceptance)|contract date|agreement date|binding agreement date|acceptance date|mutual acceptance(?: date)?|date of mutual acceptance)(?:\*\*)?\s{0,3}[:|\t.]{1,30}(?:\*\*)?[ ]{0,10}(?<slot>[^;\n]{0,50})`,
    'gdi',
  ),
  words`effective date\b(?:(?!days|after|prior|before|from)[^.;]){0,60}?(?:is|shall be|means|of|:) (?<slot>[^.;]{0,40})`,
  words`(?:agreement|contract|lease)\b[^.;]{0,80}?(?:is |was )?(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?(?: (?:and is )?effective)?,? (?:as of|on|this|effective|the)?:? ?(?:the )?(?:date )?(?<slot>[^;]{0,50})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|acceptance of this (?:offer|agreement))\b[^.;]{0,160}?(?:received|delivered|given)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:effective|finalized|binding agreement|acceptance) date: [^.;\n:]{0,120}: (?<slot>[A-Z0-9][^.;\n]{0,40})`,
  words`(?:(?:mutual |final )?acceptance|binding agreement) occurred on:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:accepted|mutual acceptance)(?: (?:by [a-z ]{3,30}|and agreed))? (?:on|as of|this) (?<slot>[^;]{0,40})`,
];

const EFFECTIVE_LABEL =
  /^(?:effective date|binding agreement date|finalized date|date of (?:mutual |final |contract )?acceptance|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|date of acceptance|(?:contract|agreement) date|date of (?:this )?(?:agreement|contract)|execution date)(?: of (?:this )?(?:agreement|contract))?$/;
// Forms that count from the last signature leave the day of their printing beside the point.
const COUNTS_FROM_SIGNING =
  /\b(?:effective date|execution date|binding agreement date|date of (?:final |mutual )?acceptance)["”')]{0,2}[\s:]{1,3}(?:[^.;]{0,60}\s)?(?:(?:is|shall be|will be|means|-|–)\s{1,3})?(?:deemed\s)?(?:to be\s)?(?:the\s)?(?:later of|(?:final |last |latest |later )?(?:date|day)\s(?:when|on which|upon which|that|the|of\s(?!\w{3,9}\s\d|\d)|this|all|both))/i;

const START_NAME = String.raw`(?:effective\s{1,4}date|(?:date\s{1,4}of\s{1,4})?(?:mutual\s{1,4}|final\s{1,4}|contract\s{1,4})?acceptance(?:\s{1,4}date)?|binding\s{1,4}agreement\s{1,4}date|(?:date\s{1,4}of\s{1,4}(?:full\s{1,4}|mutual\s{1,4}|final\s{1,4})?)?(?:execution|ratification)(?:\s{1,4}date)?)`;
const WHOLE_DATE = String.raw`(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|[a-z-]{5,14}) day of [A-Z][a-z]{2,8},? \d{4})`;

/** Sentences in which somebody notes when acceptance reached the other side, or which day the start is. */
const ACCEPTANCE_PROOF: readonly RegExp[] = [
  // "on November 8, 2026 at 6:15 p.m., which is the Effective Date"
  words`(?<slot>${WHOLE_DATE})(?:,? (?:at )?\d{1,2}:\d\d ?[ap]\.?m\.?)?,?;? ?(?:and )?(?:which|this|that|the latter)(?: date| day)? (?:is|shall be|being) (?:also )?(?:called )?(?:the )?["“]?(?:the )?${START_NAME}`,
  words`\b(?:the )?${START_NAME}["”]?(?: (?:in|of|for) this (?:transaction|agreement|contract))? (?:is|was)(?: agreed to be)? (?:the )?(?:date of )?(?<slot>${WHOLE_DATE})`,
  words`(?:signed|accepted|executed) (?:contract|agreement|counterpart|offer|copy)\b[^.;]{0,60}?(?:delivered|received)\b[^.;]{0,120}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  words`(?<slot>${WHOLE_DATE})(?:__)? ?\((?:the )?(?:effective|execution|binding agreement|acceptance|ratification) date\)`,
  words`(?:[.;]|\n|\t) ?(?:the )?effective date: (?<slot>[A-Z0-9][^;]{0,30})`,
  words`(?:mutual |final )?acceptance occurred on:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|notice of (?:the )?acceptance|acceptance of the final offer)\b[^.;]{0,160}?(?:received|delivered|given|provided)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
];

/** The day on which the agreement takes effect or was accepted, by its own words. */
export function findEffectiveDay(paper: ContractText, fields: readonly Field[], dates: readonly RoledDate[]): Slot<string> {
  const { text } = paper;
  const labeled = readFields(text, fields, EFFECTIVE_LABEL, readDayAtStart);
  const proven = labeled.state === 'stated' ? labeled : readSlot(text, ACCEPTANCE_PROOF, readNearDay);
  if (labeled.state !== 'stated' && proven.state === 'stated') return proven;
  if (labeled.state !== 'stated' && COUNTS_FROM_SIGNING.test(text)) {
    if (labeled.state !== 'absent') return labeled;
    const blank = findBlankEffective(text);
    return blank.state === 'blank' ? blank : findLastSigning(paper);
  }
  const said = agree({
    labeled: labeled.state === 'absent' ? readFields(text, fields, EFFECTIVE_LABEL, readDayAtEnd) : labeled,
    worded: readSlot(text, EFFECTIVE_PATTERNS, readNearDay),
    nearest: onlyDate(dates, 'effective'),
    isForeign: (place) => isForeign(dates, place, 'effective'),
  });
  return said.state === 'absent' && ACCEPTED_BY_SIGNING.test(text) ? findLastSigning(paper) : said;
}

const ACCEPTED_BY_SIGNING = /["“]?\bacceptance["”]?\s(?:occurs|means|is)\b[^.]{0,120}\b(?:signs?|signed|executed)\b/i;
const SIGNED_AT = /\/s\/[^\n]{2,60}?(?:\n[^\n]{0,60}?)?$|\b(?:signature|signed)\b[^\n]{0,60}$/i;
const SIGNERS =
  /^[^\n]{0,80}\n?\W{0,4}(?:(?:buyer|seller|purchaser|vendor)s?\b(?:'s|’s)?[^\n]{0,80}(?:signature|date|$)|signature)/im;

/** Where signing alone is not enough, the day on which the others heard of it is not known. */
const UNTIL_TOLD =
  /\b(?:effective date|execution date|binding agreement date|acceptance)\b[^]{0,400}\b(?:sign(?:s|ed|ing)|initial(?:s|ed|ing))\b[^.]{0,120}\b(?:communicat|deliver|received|notice)/i;

/** The day on which the last of them signed; absent where somebody’s line is open, or only one side has a day. */
function findLastSigning(paper: ContractText): Slot<string> {
  const { text } = paper;
  if (readSignatures(paper).isOpen || UNTIL_TOLD.test(text)) return { state: 'absent' };
  const from = Math.floor(text.length * 0.4);
  let around = '';
  const days = findDates(text, from, text.length).filter(({ start, end }) => {
    const before = text.slice(Math.max(0, start - 130), start);
    const [own = '', below = ''] = text.slice(end, end + 160).split('\n');
    const isSigning = SIGNED_AT.test(before) || SIGNERS.test(`${own}\n${below}`);
    if (isSigning) around += `${before} ${own}\n${below}\n`;
    return isSigning;
  });
  const last = days.toSorted((a, b) => a.value.localeCompare(b.value)).at(-1);
  const isOfBoth = /\b(?:buyer|purchaser|vendee)/i.test(around) && /\b(?:seller|vendor)/i.test(around);
  return last === undefined || !isOfBoth ? { state: 'absent' } : { state: 'stated', found: last, context: last };
}

/** "FINALIZED DATE: The date on which the last party to sign indicated acceptance: May 20, 2026." */
function readDayAtEnd(text: string, { start, end }: Span): Found<string> | undefined {
  const [found, next] = findDates(text, start, Math.min(text.length, end));
  const isMeant = found !== undefined && next === undefined && /:\s{0,4}$/.test(text.slice(start, found.start));
  return isMeant && /^[\s.]{0,3}$/.test(text.slice(found.end, end)) ? found : undefined;
}

function findBlankEffective(text: string): Slot<string> {
  const slot = readSlot(text, EFFECTIVE_PATTERNS, readNearDay);
  return slot.state === 'blank' ? slot : { state: 'absent' };
}
