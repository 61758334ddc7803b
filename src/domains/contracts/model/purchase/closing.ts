import { words, type ContractText, type Found, type Span, ROW_START } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { readSlot, type Slot } from '../slot.ts';
import { findDayRules, type DayRule } from '../spans-of-days.ts';

const CLOSING = String.raw`(?:closing(?:\s{1,4}of\s{1,4}(?:the\s{1,4})?(?:sale|transaction|escrow))?|close\s{1,4}of\s{1,4}escrow|coe|settlement|transfer\s{1,4}of\s{1,4}title)(?:\s{1,4}date)?`;
const SLOT = String.raw`(?<slot>[^;\n]{0,60}(?:\n[^;\n]{0,50})?)`;
const DAY_PATTERNS: readonly RegExp[] = [
  words`the closing of the sale will be on or before (?<slot>[^;]{0,40}?)(?:, or within|,? whichever)`,
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:scheduled |anticipated |estimated |target )?(?:closing|settlement|close of escrow|coe|closing\/settlement)(?:\s(?:date|deadline))?(?:\s?\([^)\n]{0,30}\))?(?:\*\*)?\s{0,3}[:|\t.]{1,40}(?:\*\*)?[ ]{0,10}${SLOT}`,
    'gdi',
  ),
  words`${CLOSING}\b(?:(?!extend|delay|days (?:prior|before)|possession|inspection|contingen|if )[^.;]){0,140}?\b(?:on or before|on or about|no later than|not later than|by|on|be|is|for|as of) (?:the )?(?<slot>(?:[A-Z][a-z]{2,8},? )?[^;]{0,40})`,
  words`(?:shall|will|to|agree to) close\b(?:(?!extend|days (?:prior|before))[^.;]){0,100}?\b(?:on or before|on or about|no later than|not later than|by|on) (?<slot>[^;]{0,40})`,
];

/** The day on or before which the sale closes. */
export function findClosingDay({ text }: ContractText): Slot<string> {
  return readSlot(text, DAY_PATTERNS, readNearDay);
}

/** A date at the beginning of a stretch: one that comes after other words belongs to another sentence. */
function readNearDay(text: string, { start, end }: Span): Found<string> | undefined {
  const found = findDates(text, start, Math.min(text.length, end + 24))[0];
  if (found === undefined || found.start > end) return undefined;
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
  words`executed the (?<slot>[^]{0,90}?)\(effective date\)`,
  words`(?<slot>[^.;\n]{0,60})\(?(?:the )?["“(]effective date["”)]`,
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:effective date|date of (?:this )?(?:agreement|contract|acceptance|mutual acceptance)|contract date|agreement date|binding agreement date|acceptance date|mutual acceptance(?: date)?|date of mutual acceptance)(?:\*\*)?\s{0,3}[:|\t.]{1,30}(?:\*\*)?[ ]{0,10}(?<slot>[^;\n]{0,50})`,
    'gdi',
  ),
  words`effective date\b(?:(?!days|after|prior|before|from)[^.;]){0,60}?(?:is|shall be|means|of|:) (?<slot>[^.;]{0,40})`,
  words`(?:agreement|contract|offer|lease)\b[^.;]{0,80}?(?:is |was )?(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?(?: (?:and is )?effective)?,? (?:as of|on|this|effective|the)?:? ?(?:the )?(?:date )?(?<slot>[^;]{0,50})`,
  words`(?:accepted|mutual acceptance)(?: (?:by [a-z ]{3,30}|and agreed))? (?:on|as of|this) (?<slot>[^;]{0,40})`,
];

/** The day on which the agreement takes effect or was accepted, by its own words. */
export function findEffectiveDay({ text }: ContractText): Slot<string> {
  return readSlot(text, EFFECTIVE_PATTERNS, readNearDay);
}
