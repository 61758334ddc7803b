import { timeBeside } from '../../times/clock.ts';
import { findDates, findShortDates, type reachOfDates } from '../../values/dates.ts';
import { nameRow } from './deadline-names.ts';
import type { Named } from './deadline.ts';

/** "Contingencies are released on these dates:", "Buyer removes the contingencies as follows:", "Deadlines:" */
const LEAD =
  /\b(?:deadlines?|(?:key|critical|important|due|release|removal|approval|objection|contingency|expiration) dates?|contingenc(?:y|ies)\b[^.;:]{0,60}\b(?:releas|remov|expir|end|due|date|satisf|waiv)\w*|(?:releas|remov|satisf|waiv)\w*\b[^.;:]{0,40}\bcontingenc(?:y|ies))\b[^.;:\n]{0,60}:\s/gi;
/** What was done already sets no time. */
const IS_PAST = /\b(?:was|were|has|have|had|already)\b/i;
/** Lists of one paper; more say nothing. */
const MOST_LISTS = 12;
const LONGEST = 500;
/** Where the sentence of a list ends; a month may be cut short with a dot. */
const ENDS = /(?<!\b(?:[ap]\.m|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))\.(?=\s|$)|\n\s{0,8}\n/;
const FEWEST = 2;
const BEFORE_LABEL =
  /^(?:[\s,;]|(?:at |by )?\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|noon\b|and\b|the\b|then\b|for\b|\([a-z\d]\)|\d\)|[–—-](?=\s))*/i;
const BEHIND_LABEL =
  /(?:[\s,:]|\b(?:by|on|or before|no later than|not later than|until|is|ends|expires|due)\s|[–—-]\s|\bat\s|\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?\s)*$/i;
const IS_LABEL = /^[A-Za-z][a-z'’&/-]*(?: [A-Za-z][a-z'’&/-]*){0,3}$/;
const NO_DEADLINE =
  /\b(?:clos\w+|settlement|sign\w*|offer|effective|acceptance|dated?|buyers?|sellers?|from|to|through|was|were)\b/i;

/** Lists that run on in a sentence, each thing with its day behind it: "insurance, July 1; appraisal, July 12; and loan, July 20". */
export function readRunningLists(
  text: string,
  typeOf: (label: string) => string | undefined,
  reach: ReturnType<typeof reachOfDates>,
): Named[] {
  return [...text.matchAll(LEAD)].slice(0, MOST_LISTS).flatMap((lead) => {
    if (IS_PAST.test(lead[0])) return [];
    const start = lead.index + lead[0].length;
    const length = ENDS.exec(text.slice(start, start + LONGEST))?.index ?? LONGEST;
    const items = readItems(text, start, Math.min(text.length, start + length), typeOf, reach);
    return items.length < FEWEST ? [] : items;
  });
}

function readItems(
  text: string,
  start: number,
  end: number,
  typeOf: (label: string) => string | undefined,
  reach: ReturnType<typeof reachOfDates>,
): Named[] {
  const days = [...findDates(text, start, end), ...(reach === undefined ? [] : findShortDates(text, start, end, reach))].toSorted(
    (a, b) => a.start - b.start,
  );
  const items: Named[] = [];
  let from = start;
  for (const day of days) {
    const raw = text.slice(from, day.start);
    const at = from + (BEFORE_LABEL.exec(raw)?.[0].length ?? 0);
    const label = text.slice(at, day.start).replace(BEHIND_LABEL, '').replaceAll(/\s+/g, ' ');
    from = day.end;
    // Behind words of a sentence, the list has ended.
    if (!IS_LABEL.test(label)) break;
    const plain = label.toLowerCase().replaceAll('’', "'");
    const kind = typeOf(plain);
    const name = nameRow(plain);
    if (NO_DEADLINE.test(plain) || (kind === undefined && name === '')) continue;
    items.push({
      type: kind ?? name,
      names: name === '' ? [] : [name],
      rule: undefined,
      day: day.value,
      time: timeBeside(text, day),
      start: at,
      end: day.end,
    });
  }
  return items;
}
