import { timeBeside } from '../../times/clock.ts';
import { findDates } from '../../values/dates.ts';
import { findDayRules } from '../../times/spans-of-days.ts';
import { kindOf, kindOfThing, thingOf } from './deadline-kinds.ts';
import type { Named } from './deadline.ts';

/** "Within 10 days after the Effective Date Buyer may obtain:", and under it what has that time. */
const LEAD_IN = /(?<=^|\n)(?<lead>[^\n]{12,300}:)\s{0,3}(?=\n\s{0,12}(?:\(?[a-z\d]{1,2}[.)]|[-*•])\s)/g;
const ITEM = /^\s{0,12}(?:\(?[a-z\d]{1,2}[.)]|[-*•])\s{1,4}(?<said>[^\n]{3,160})$/;
const IS_OPEN = /☐|\[\s{0,3}\]|_{3,}/;
const LONGEST_LIST = 14;
/** What a list is of whose items have times of their own, or none. */
const OF_EVENT = /\b(?:if|unless|when|provided|upon the following|default|terminat|any of)\b/i;

/** "… Buyer may complete (a) a home inspection; (b) a radon test; and (c) …": the same within a sentence. */
const INLINE =
  /(?<=^|[.\n])(?<lead>[^.\n;]{12,240}?)\((?:a|i|1)\)\s(?<items>[^.\n]{3,160}?\((?:b|ii|2)\)\s[^.\n]{3,300}?)(?=\.\s|\.?\n|$)/g;
const NEXT_ITEM = /[;,]?\s{1,4}(?:and\s|or\s)?\([a-z\d]{1,3}\)\s/;

/** The items of a list whose head alone names the time: each is due by it. */
export function readLeadInItems(text: string): Named[] {
  return [...ofLines(text), ...inSentences(text)];
}

function inSentences(text: string): Named[] {
  return [...text.matchAll(INLINE)].flatMap((match): Named[] => {
    const { lead = '', items = '' } = match.groups ?? {};
    const end = match.index + lead.length;
    const head = timeOf(text, match.index, end);
    const stop = match.index + match[0].length;
    if (head === undefined || OF_EVENT.test(lead) || findDates(text, end, stop).length > 0) return [];
    if (findDayRules(text, end, stop).length > 0) return [];
    return items.split(NEXT_ITEM).flatMap((said): Named[] => {
      const kind = kindOfItem(said);
      return kind === undefined ? [] : [{ type: kind, names: [], ...head, start: match.index, end: stop }];
    });
  });
}

const kindOfItem = (said: string): string | undefined => {
  const plain = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^(?:an?|the) |[.;,]| and$/g, '')
    .trim();
  return thingOf(plain) ?? kindOf(plain) ?? kindOfThing(plain);
};

/** The one time that the head of a list names. */
function timeOf(text: string, start: number, end: number): Pick<Named, 'rule' | 'day' | 'time'> | undefined {
  const dates = findDates(text, start, end);
  const rules = findDayRules(text, start, end).filter(({ value }) => value.days !== null && value.from !== null);
  const place = dates[0] ?? rules[0];
  if (dates.length + rules.length !== 1 || place === undefined) return undefined;
  return { rule: rules[0]?.value, day: dates[0]?.value, time: timeBeside(text, place) };
}

function ofLines(text: string): Named[] {
  return [...text.matchAll(LEAD_IN)].flatMap((match): Named[] => {
    const { lead = '' } = match.groups ?? {};
    const end = match.index + lead.length;
    const head = OF_EVENT.test(lead) ? undefined : timeOf(text, match.index, end);
    if (head === undefined) return [];
    const found: Named[] = [];
    let at = end;
    for (const line of text.slice(end).split('\n', LONGEST_LIST + 1)) {
      const start = at;
      at += line.length + 1;
      const said = ITEM.exec(line)?.groups?.['said'];
      if (said === undefined) {
        if (line.trim() === '' && found.length === 0) continue;
        break;
      }
      const stop = start + line.length;
      // An item with a time of its own is read by itself.
      if (IS_OPEN.test(line) || findDates(text, start, stop).length > 0 || findDayRules(text, start, stop).length > 0) continue;
      const kind = kindOfItem(said);
      if (kind === undefined) continue;
      found.push({ type: kind, names: [], ...head, start: start + line.search(/\S/), end: stop });
    }
    return found;
  });
}
