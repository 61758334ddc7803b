import type { ContractText, Found, Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { contextBefore, roleOf, type Role } from '../../values/roles.ts';
import { START_NAME } from '../start/start-rule.ts';

export type DateRole = 'closing' | 'effective' | 'signing' | 'offer' | 'other';

/** In a sentence with several, the words nearest before a date say what it is for. */
const ROLES: readonly Role<DateRole>[] = [
  {
    role: 'closing',
    before:
      /\b(?:clos(?:e|es|ed|ing)(?: (?:date|deadline))?|settlement(?: (?:date|deadline))?|close of escrow|coe|consummat(?:e|ed|ion)|(?:deed|title)\b[^.]{0,60}\b(?:delivered|transferred|pass)|transfer of title|act of sale|law day)\b/g,
    after: /^,? ?\((?:the )?["“]?(?:the )?(?:closing|settlement|coe|close of escrow) date["”]?\)/,
  },
  {
    role: 'effective',
    before:
      /\b(?:effective(?: date)?(?: of this)?|binding agreement date|(?:mutual|final|full) (?:acceptance|execution|ratification)|acceptance date|date of (?:mutual |final )?(?:acceptance|ratification)|(?:is |was |are )?(?:hereby )?(?:accepted|ratified)|accepts? the (?:above |foregoing )?offer|(?:agreement|contract|(?<!act of )sale)\b[^.]{0,60}\b(?:made|entered into|executed)(?: and (?:entered into|executed))?|as of|(?:this|the) (?:agreement|contract)(?: of sale)? (?:is )?dated|date of (?:this )?(?:agreement|contract)|(?:agreement|contract) date|execution date|copy of (?:the )?(?:signed )?acceptance\b[^.]{0,160}\bon)\b/g,
    after: /^[)\s,]{0,3}\(?(?:the )?["“(]effective date/,
  },
  { role: 'signing', before: /\b(?:signed|signature|(?:reference|offer|contract preparation)? ?date:)(?=\s|$)/g },
  {
    role: 'offer',
    before:
      /\b(?:offer(?:ed)?|counter ?offer|proposal)\b(?:[^.]{0,30}\b(?:made|dated|date)\b)?|\b(?:expires?|expiration|acceptance|accepted)\b[^.]{0,30}\b(?:by|before|until|deadline)\b|open for acceptance|\b(?:good|open|irrevocable|valid) (?:for acceptance )?(?:until|through)\b/g,
  },
  {
    role: 'other',
    before:
      /\b(?:after (?:the )?(?:closing|settlement)\b[^.]{0,40}\b(?:until|till|through)|possession|occup(?:y|ancy)|inspect(?:ion|ions|ed)?|due diligence|financ(?:e|ing)|loan|mortgage|commitment|apprais(?:al|ed)|title (?:commitment|objection|insurance|search|report)|survey|deposits?|earnest money|disclosures?|extend(?:ed|s|ing)?|through(?= (?:and including )?$)|extension|lease|rent(?:al)?|born|recorded|built|constructed|form|rev(?:ised|ision)?|taxes?|assess(?:ment|ed)|hoa|association|deadline|contingenc(?:y|ies)|purchase and sale agreement|executes?|previous|prior|original|existing|amended|walk-?through|option|termination|terminate|vacate|insurance|attorney (?:review|approval)|review|plat|deed of trust|license|copyright|permit)\b/g,
  },
];

const EARLIER =
  /\b(?:listing\s(?:contract|agreement)|earlier(?!\sof\b)|prior(?!\sto\b)|previous|former|letter\sof\sintent|separate\sagreement|back-?up|subordinate|replaces|supersedes)\b[^;]{0,160}$/i;
const ENDED =
  /^[^.;]{0,100}\b(?:ended|(?:has|have|was|were|is|been)\s(?:\w+\s){0,2}(?:cancell?ed|released|terminated|rescinded|withdrawn|superseded|subordinate)|fell\sthrough|of\sno\sfurther\sforce)\b/i;

/** "Trust Agreement dated April 2, 1998", "the Lee Living Trust u/a/d May 1, 2020": when a side’s trust was made. */
const OF_TRUST =
  /\btrust(?:\s{1,40}agreement)?,?\s{1,4}(?:(?:dated|made|created|established)\s{1,4}(?:on\s{1,4})?|u\/?[at]\/?d\.?,?\s{1,4}(?:dated\s{1,4})?)$/i;

/** "An earlier agreement dated October 3, 2026 ended": the day of another paper. */
export function isOfEarlierPaper(text: string, place: Span): boolean {
  const { start } = contextBefore(text, place.start);
  const isOfTrust = OF_TRUST.test(text.slice(Math.max(0, place.start - 60), place.start));
  return isOfTrust || EARLIER.test(text.slice(start, place.start)) || ENDED.test(text.slice(place.end, place.end + 140));
}

/** "within 10 days after the Effective Date, June 16, 2026": the day on which the count ends. */
const ENDS_COUNT = new RegExp(
  String.raw`\b(?:days?|hours?|weeks?|months?)\s{1,4}(?:after|from|of|following|past)\s{1,4}(?:the\s{1,4})?${START_NAME}["”]?,?\s{1,4}\(?(?:(?:which|that)\sis\s|being\s|i\.e\.,?\s)?$`,
  'i',
);
const LONGEST_COUNT = 90;

export interface RoledDate extends Found<string> {
  role: DateRole | undefined;
}

/** The dates of a paper, each with what the words before it say that it is for. */
export function findRoledDates({ text }: ContractText): RoledDate[] {
  return findDates(text, 0, text.length).map((date) => {
    const role = isOfEarlierPaper(text, date) ? 'other' : roleOf(text, date, ROLES);
    const isEnd = role === 'effective' && ENDS_COUNT.test(text.slice(Math.max(0, date.start - LONGEST_COUNT), date.start));
    return { ...date, role: isEnd ? 'other' : role };
  });
}

/** The one date of a role; undefined where there is none, or where two differ. */
export function onlyDate(dates: readonly RoledDate[], role: DateRole): RoledDate | undefined {
  const own = dates.filter((date) => date.role === role);
  return new Set(own.map(({ value }) => value)).size === 1 ? own[0] : undefined;
}

/** Whether the words before a date give it to another role. */
export function isForeign(dates: readonly RoledDate[], place: Span, role: DateRole): boolean {
  const own = dates.find(({ start }) => start === place.start);
  return own?.role !== undefined && own.role !== role;
}
