import { withoutFormerColumns } from '../../text/former-columns.ts';
import { agree } from '../../values/agree.ts';
import { words, type ContractText, type Found, type Span, ROW_START } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { TICKED, withoutUnchosen } from '../../text/marks.ts';
import { ABSENT, readSlot, type Slot } from '../../values/slot.ts';
import { isKnownEvent } from '../../times/counted-events.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { dayToldOf, longestName, nameOfDay, ownDaysByName } from '../times/own-days.ts';
import { isForeign, isOfEarlierPaper, onlyDate, type RoledDate } from '../times/date-roles.ts';

const CLOSING = String.raw`(?:closing(?:\s{1,4}of\s{1,4}(?:the\s{1,4})?(?:sale|transaction|escrow))?|close\s{1,4}of\s{1,4}escrow|coe|settlement|transfer\s{1,4}of\s{1,4}title|act\s{1,4}of\s{1,4}sale)(?:\s{1,4}date)?(?!\s{1,4}(?:costs?|agents?|attorneys?|documents?|statements?)\b)(?!\s{1,4}(?:of|on)\s{1,4}(?:the\s{1,4})?(?:sale\s{1,4}of\s{1,4})?(?:the\s{1,4})?(?:buyer|purchaser)['’]?s)`;
const SLOT = String.raw`(?<slot>[^;\n]{0,60}(?:\n[^;\n]{0,50})?)`;
// A date, or what a form leaves for one.
const DATE_AHEAD = String.raw`(?=(?:\(date\)\s?)?(?:the\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(?:the\s)?(?:jan|feb|mar|apr|may\s\d|jun|jul|aug|sep|oct|nov|dec|\d|_{2,}|\[|\.{3,}|[a-z-]{5,14}\sday\sof))`;
/** "Nov. 13, 2026   Closing, with possession", "(8) March 31, 2027: Closing." */
const DATE_FIRST =
  /(?:^|\n)\s{0,8}(?:\(?\w{1,3}[.)]\s{1,3})?(?:(?:on|by)\s)?(?<slot>(?:[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))(?:,?\s(?:at\s)?\d{1,2}(?::\d\d)?\s?[AaPp]\.?[Mm]\.?)?(?:\s?\.{3,}\s?|\s?\t\s?|:\s|\s[–—-]\s)(?:the\s)?(?:closing|settlement|close of escrow)(?=\s{0,4}(?:\n|$|,|\.|and\b))/dgi;
const DAY_PATTERNS: readonly RegExp[] = [
  DATE_FIRST,
  // A date that is called the closing date right behind it.
  words`(?<slot>(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? day of [A-Z][a-z]{2,8},? \d{4})),? ?\((?:the )?["“]?(?:the )?(?:closing|settlement|coe|close of escrow) date["”]?\)`,
  words`the closing of the sale will be on or before (?<slot>[^;]{0,40}?)(?:, or within|,? whichever)`,
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:scheduled |anticipated |estimated |target |date of )?(?:closing|settlement|close of escrow|coe|closing\/settlement)(?:\s(?:date|deadline))?(?:\s?\([^)\n]{0,30}\))?(?:\*\*)?\s{0,3}(?:[:|\t.]{1,40}|(?=_{4}))(?:\*\*)?[ ]{0,10}${SLOT}`,
    'gdi',
  ),
  words`${CLOSING}\b(?: ?\([“"']?[^)\n]{1,20}\))?(?:(?!extend|delay|days (?:prior|before)|possession|inspection|contingen|if )[^.;]){0,140}?\b(?:on or before|on or about|no later than|not later than|by|on|be|is|for|as of):? (?:the )?${DATE_AHEAD}(?<slot>(?:[A-Z][a-z]{2,8},? )?[^;]{0,40})`,
  words`(?:settlement|closing) date of (?:the|that) (?:contract|agreement) (?:is|shall be|being) (?<slot>[^;]{0,40})`,
  words`\bbefore (?:the )?(?:closing|settlement), which (?:the contract|the agreement) (?:sets|puts|has set) (?:for|on) (?<slot>[^;]{0,40})`,
  words`(?:settlement|closing) deadline:? (?:(?:is|changed to|extended to|to) )?${DATE_AHEAD}(?<slot>[^.;]{4,24})`,
  words`\b(?:sale|transaction|purchase|escrow) closes (?:on or before|on or about|on|by) (?<slot>[^;]{0,40})`,
  words`(?:shall|will|to|agree to) close\b(?:(?!extend|days (?:prior|before))[^.;]){0,100}?\b(?:on or before|on or about|no later than|not later than|by|on) (?<slot>[^;]{0,40})`,
];

const CLOSING_LABEL =
  /^(?:scheduled |anticipated |estimated |target |proposed |outside )?(?:closing|settlement|close of escrow|coe|act of sale|closing\/settlement|settlement\/closing|(?:settlement|closing)\/(?:signing|funding))(?: (?:date|day|deadline|shall (?:be|occur)(?: on or before)?))?$|^[a-z ]{3,40} ?\/ ?(?:closing|settlement) date$|^(?:date of (?:closing|settlement)|closing\/possession date|(?:closing|settlement) date of the (?:contract|agreement))$/;

/** "Closing is extended from September 11 to September 30, 2026": what it is changed to counts. */
const CHANGED = words`${CLOSING}\b[^.;]{0,60}?(?:chang|extend|amend|mov|modif|revis|postpon)[a-z]{0,5}\b[^.;]{0,60}?\bto (?:read |occur on |be )?(?:on or before )?(?<slot>[A-Z0-9][^.;]{4,24})`;

/** The words of the amendment of the Texas commission, whose agreements set the closing in paragraph 9. */
const CHANGED_IN_TEXAS = words`\bthe date in paragraph 9 of the contract is changed to:? (?<slot>[^.;]{4,24})`;

/** "The Closing shall take place on May 29, 2026 instead of May 15, 2026." */
const INSTEAD = words`${CLOSING}\b[^.;]{0,100}?\bon (?:or before )?(?:the )?${DATE_AHEAD}(?<slot>[^.;]{4,30}?)(?=,? \(?(?:instead of|in lieu of|in place of|rather than|and not(?: on)?)\b)`;

/** "Seller shall deliver possession immediately after closing on Friday, March 12, 2027" */
const BESIDE_CLOSING = words`\b(?:after|at|upon|following|before) (?:the )?(?:new )?(?:closing|settlement),? (?:which is )?on ${DATE_AHEAD}(?<slot>[^;]{4,40})`;

/** "The closing shall take place and possession shall be given on July 31, 2026": one day for both. */
const WITH_POSSESSION = words`${CLOSING},? (?:(?:shall|will|is to) (?:take place|occur|be held),? )?and (?:delivery of )?possession (?:(?:shall|will|is to) )?(?:be )?(?:given|delivered|pass|transfer\w*|occur|take place),? (?:on(?: or before)?|by) (?<slot>[^;]{0,40})`;

/** "Possession at 3:00 p.m. on October 1, 2026, the date of closing" */
const AT_POSSESSION = words`\b(?:on|by) ${DATE_AHEAD}(?<slot>[^.;,]{4,14},? \d{4}),? (?:which is |being )?the (?:date|day) of (?:the )?(?:closing|settlement)\b`;

/** "8. CLOSING: The deed shall be recorded and funds disbursed on or before September 18, 2026" */
const BY_DEED = words`(?:^|\n)[\d.() ]{0,8}(?:closing|settlement)[:.] (?:the )?deed\b[^.;]{0,80}? (?:on or before|no later than|by|on) ${DATE_AHEAD}(?<slot>[^;]{0,40})`;

/** "funds shall be placed in escrow by October 23, 2026, and title shall be transferred on or about October 30, 2026" */
const TITLE_PASSES = words`\b(?:escrow|deposited|deposit)\b[^.;]{0,160}? title (?:shall|will|is to|to) (?:be transferred|transfer|pass) (?:to (?:the )?(?:buyer|purchaser) )?(?:on or about|on or before|no later than|by|on) (?:the )?${DATE_AHEAD}(?<slot>[^;]{4,40})`;

/** "Settlement shall be held on ______" */
const OPEN_LINE =
  /\b(?:closing|settlement)(?: of (?:this|the) (?:sale|transaction))? (?:shall|will|is to|to) (?:be (?:held|made)|take place|occur|happen)[^.;_]{0,30}\b(?:on|by|before)(?: the)?:?\s{0,4}_{6,}/i;

/** The closing of the sale of the buyer’s own home is another’s. */
const OF_OTHER_HOME =
  /\b(?:settlement|closing)\s{1,4}(?:on|of)\s{1,4}(?:the\s|its\s|his\s|her\s|their\s)?(?:present|current|existing|other|former)\s(?:property|home|house|residence)\b[^.;]{0,140}|\b(?:settlement|closing)(?:\sof\sthe\ssale)?\s{1,9}of\s{1,9}(?:the\s)?(?:buyer|purchaser)(?:'s?|’s?|s['’])?\s{1,9}(?:current\s|present\s|existing\s)?(?:property|home|house|residence)\b[^.;]{0,140}|\b(?:buyer|purchaser)(?:'s?|’s?|s['’])?\s{1,9}(?:own\s|other\s|current\s|present\s|existing\s|former\s)?(?:property|home|house|residence)\b[^.;\n]{0,120}\b(?:clos(?:e|es|ed|ing)|settle(?:s|d|ment)?)\b[^.;\n]{0,60}/gi;

/** "If settlement has not occurred by February 1, 2028, Purchaser may terminate": the last day of all. */
const IF_NOT_CLOSED =
  /\b(?:if|should|unless|in case)\s{1,4}(?:the\s{1,4})?(?:closing|settlement|sale|transaction|close of escrow)\b[^.;,]{0,40}\b(?:not|never|fails?)\b[^.;]{0,140}|\bunless\s{1,4}(?:the\s{1,4})?(?:closing|settlement)\b[^.;]{0,100}/gi;

/** A day that is called that of closing right before it; two of those that differ leave none. */
const NAMED = words`(?<!\b(?:original|prior|previous|earlier|existing|old|current|outside|extended|estimated|anticipated|if|unless|from|not|than|after|before|until|within|prior to|day of)\b[^.;\n]{0,40})(?:${CLOSING}\b(?:(?: date)? ?:| (?:is|takes place|occurs|happens|is held|(?:shall|must|will|is to) (?:be held|be completed|be|take place|occur|happen)))|\b(?:sale|transaction|purchase|parties|escrow) (?:shall|must|will|is to|are to) (?:be )?closed?)(?: (?:on or before|no later than|not later than|on|by))?:? (?:the )?${DATE_AHEAD}(?<slot>[^;]{4,40})`;

/** The day on or before which the sale closes. */
export function findClosingDay(
  { text: whole }: ContractText,
  fields: readonly Field[],
  dates: readonly RoledDate[],
): Slot<string> {
  const text = [OF_OTHER_HOME, IF_NOT_CLOSED].reduce(
    (rest, other) => rest.replaceAll(other, (words) => words.replaceAll(/[^\n\t]/g, ' ')),
    withoutFormerColumns(whole),
  );
  const changed = readSlot(withoutUnchosen(text), [CHANGED, INSTEAD, CHANGED_IN_TEXAS], readDayAtStart);
  if (changed.state === 'stated') {
    const { found, context } = changed;
    const old = findDates(text, context.start, context.end).map(({ value }) => value);
    const other = readSlot(text, [BESIDE_CLOSING], readDayAtStart);
    const isRivaled = other.state === 'stated' && !old.includes(other.found.value) && other.found.value !== found.value;
    return isRivaled ? { state: 'conflicting', values: [found, other.found] } : changed;
  }
  const named = readSlot(text, [NAMED], readNearDay);
  if (named.state === 'conflicting') return named;
  const both = readSlot(text, [WITH_POSSESSION, AT_POSSESSION], readDayAtStart);
  if (both.state === 'stated') return both;
  const passing = readSlot(text, [TITLE_PASSES], readDayAtStart);
  if (passing.state === 'stated') return passing;
  const labeled = readFields(text, fields, CLOSING_LABEL, readDayAtStart);
  const line = labeled.state === 'stated' ? null : OPEN_LINE.exec(text);
  // A line for the day that nobody filled: a day elsewhere is another’s.
  if (line !== null) return { state: 'blank', span: { start: line.index, end: line.index + line[0].length } };
  const deed = labeled.state === 'absent' ? readSlot(text, [BY_DEED], readNearDay) : labeled;
  const said = agree({
    labeled: deed,
    worded: readSlot(text, DAY_PATTERNS, readNearDay),
    nearest: onlyDate(
      dates.filter(({ start }) => text[start] === whole[start]),
      'closing',
    ),
    isForeign: (place) => isForeign(dates, place, 'closing'),
  });
  if (said.state !== 'absent') return said;
  // In a list of days the next row's words stand as near to a day as its own.
  const listed = readSlot(text, [DATE_FIRST], readDayAtStart);
  return listed.state === 'stated' ? listed : findNamedClosing(text);
}

const ON_NAMED_DAY =
  /\b(?:deed|closing|settlement|sale|purchase|transaction|conveyance)\b[^.;]{0,60}?\s(?:delivered|recorded|take\s{1,9}place|occur|closed?|closes|held|completed|made)\b[^.;]{0,40}?\son\s{1,9}(?:or\s{1,9}before\s{1,9})?(?:the\s{1,9})?["“]?(?=[A-Z])/g;

/** "The deed shall be delivered on the Completion Day.": a day that the paper has a name for. */
function findNamedClosing(text: string): Slot<string> {
  const sentence = [...text.matchAll(ON_NAMED_DAY)][0];
  if (sentence === undefined) return ABSENT;
  const end = sentence.index + sentence[0].length;
  const own = ownDaysByName(text);
  const days = own.get(longestName(nameOfDay(text.slice(end, end + 60)), own) ?? '') ?? [];
  const told = days.map((one) => dayToldOf(one, text)).find((one) => one !== undefined);
  if (told === undefined) return ABSENT;
  return { state: 'stated', found: { value: told.day, ...told.place }, context: told.place };
}

/** A date that begins a place; "on or before" and a weekday may lead. */
export function readDayAtStart(text: string, { start, end }: Span): Found<string> | undefined {
  const found = findDates(text, start, Math.min(end, start + 70))[0];
  if (found === undefined) return undefined;
  return /^(?:[^a-z\d]|date|on|or|before|about|by|no|not|later|than|the|is|shall|be|occur|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}:\d\d|[ap]\.?m\.?|at|this)*$/i.test(
    text.slice(start, found.start),
  )
    ? found
    : undefined;
}

/** A date at the beginning of a stretch: one that comes after other words belongs to another sentence. */
export function readNearDay(text: string, { start, end }: Span): Found<string> | undefined {
  const found = findDates(text, start, Math.min(text.length, end + 24))[0];
  if (found === undefined || found.start > end || isOfEarlierPaper(text, found)) return undefined;
  const between = text.slice(start, found.start);
  return /[.;]\s|\b(?:days?|after|inspection|loan|possession|expire)\b/i.test(between) ? undefined : found;
}

const RULE_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n|\t)${ROW_START}(?:${CLOSING})(?:\s?\([^)\n]{1,12}\))?(?:\s{0,3}[:.\t]{1,60}|\s{2,40})\s{0,3}(?:${TICKED}\s?)?(?<slot>\d{1,3}\s(?:business |calendar )?days?\s(?:after|from|of|following)[^\n]{3,60})`,
    'gdi',
  ),
  words`${CLOSING}\b(?:(?!possession|inspection|prior to|before the|_{4}|\n[ \t]{0,8}[A-Z]\(\d\)|\n[ \t]{0,8}[A-Z][A-Za-z ]{3,40}:)[^.;]){0,120}?(?<slot>(?:within|on or before|no later than|not later than|be)? ?\S{1,24} (?:\(\S{1,6}\) )?(?:business |calendar )?(?:days?|weeks?) (?:after|from|of|following) [^.;]{3,60})`,
  // "We close in 40 days from the Effective Date": the verb alone tells it.
  words`\b(?:we|(?:the|this) (?:sale|deal|purchase|transaction)|(?:the )?parties|buyer and seller|seller and buyer) (?:(?:shall|will|must|are to|is to|agree to) )?(?:closes?|settles?)\b[^.;]{0,30}?(?<slot>(?:(?:within|in|no later than|not later than) )?\S{1,24} (?:\(\S{1,6}\) )?(?:business |calendar )?(?:days?|weeks?) (?:after|from|of|following) [^.;]{3,60})`,
  new RegExp(
    String.raw`close of escrow[^\n;]{0,60}?(?<slot>\b\d{1,3}\s{1,6}(?:\(or [^)\n]{0,12}\)\s{0,4})?days after acceptance)`,
    'gdi',
  ),
];

/** The closing as a count of days from an event. */
export function findClosingRule({ text }: ContractText): Slot<DayRule> {
  return readSlot(text, RULE_PATTERNS, (all, span) => {
    const rule = findDayRules(all, span.start, Math.min(all.length, span.end + 20))[0];
    const isOwn = rule?.value.from != null && (!isKnownEvent(rule.value.from) || rule.value.from === 'closing');
    return rule?.value.days == null || rule.value.direction === 'before' || isOwn ? undefined : rule;
  });
}
