import type { Found, Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';

export type SigningSide = 'buyer' | 'seller';
export type Signer = SigningSide | 'other';

/** What stands together in a line where people sign: a name, a mark or a caption, with the day behind it. */
export interface SignEntry {
  words: string;
  days: Found<string>[];
  /** Whether it has a place for a day, filled or not. */
  hasSlot: boolean;
  /** Where its name stands, without the word for a side before it. */
  name: Span | undefined;
}

const WHO: readonly (readonly [Signer, RegExp])[] = [
  [
    'other',
    /^[\W\d]{0,6}(?:escrow|title (?:company|agent)|brokers?|brokerage|agents?|firm|realtors?|listing|selling|cooperating|witness|notary|lender|attorneys?|receipt|received|read and|copy|delivered)\b|^[\W\d]{0,6}(?:buyer|seller|purchaser)s?['’]?s?\s(?:\w+\s)?(?:agent|broker|brokerage|firm|attorney|lender|licensee|initials?)\b/i,
  ],
  // "Accepted by Buyer:" under a counteroffer of the seller
  [
    'buyer',
    /^[\W\d]{0,6}(?:(?:(?:accepted|agreed)(?: and (?:accepted|agreed))?(?: to)? by (?:the )?)?(?:co-?)?(?:buyers?|purchasers?|vendees?|offerors?)\b(?!['’]?s?['’]? (?:agent|broker|attorney|lender))|offer(?:ed)? by\b)/i,
  ],
  [
    'seller',
    /^[\W\d]{0,6}(?:(?:co-?)?(?:sellers?|vendors?|owners?|builders?|developers?|offerees?)\b|(?:i|we)(?: both)?(?: hereby)? (?:agree|accept)\b|accepted(?: and agreed)?(?: to)?(?: by)?\b|acceptance\b(?! date)|(?:the |this )?(?:above |foregoing |within )?offer (?:is|was) (?:hereby )?accepted\b|agreed(?: to)?(?: and accepted)?(?: by)?\b)/i,
  ],
];
export const BARE =
  /^[\W\d]{0,6}(?:co-?)?(?:buyer|purchaser|vendee|offeror|seller|vendor|owner|builder|developer)s?(?:\(s\)|['’]s|s['’])?(?:\s?signatures?)?[\W\d]{0,4}$/i;
/** "I agree to this." before the mark of who got a letter */
const AGREES =
  /^(?:i|we)(?: both)?(?: hereby)? (?:agree|accept)(?: to)?(?: (?:this|it|the above|these terms|your offer))?\W{0,4}$/i;
export const MARK =
  /\/s\/|\bs\/\s?\p{L}|\b(?:e-?signed|docusign\w*|authentisign\w*|(?:electronically|digitally) signed|dotloop verified)\b/iu;
const DATE_WORD =
  /\b(?:counter-?signed(?: on)?(?=:)|mo\/da?y?\/yr|mm?\/dd?\/yy(?:yy)?|dated?|date signed|signed on|time|on|at)\b\s?[:/]?/gi;
const TIME =
  /\b\d{1,2}:\d\d\s?(?:(?:\[[ xX]?\]|[☐☒])\s?[ap]\.?m\b\.?\s?){1,2}|\b\d{1,2}(?::\d\d){1,2}\s?(?:[ap]\.?\s?m\b\.?)?(?:\s?(?:[ECMP][SD]?T|UTC|GMT))?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi;
/** Words in small letters that a line to sign on may have; any other makes it a sentence or a row of a table. */
const SMALL =
  /^(?:by|to|its|of|the|and|for|as|in|an?|it|et|al|ux|de|del|la|von|van|der|den|dated?|time|at|on|am|pm|[ap]\.m|o['’]clock|sign(?:ature|ed|s)?|signatures|here|hereby|accept(?:ed)?|agree(?:d)?|this|offered|electronically|digitally|verified|print(?:ed)?|type|name|title|member|managing|manager|president|vice|secretary|trustees?|co-trustees?|executors?|executrix|administrat(?:or|rix)|personal|representative|attorney-in-fact|authorized|officer|agent|husband|wife|spouse|an?|single|married|unmarried|person|man|woman|couple|limited|liability|company|corporation|partnership|estate|trust|general|partner|sole|successor|independent|s|x|dotloop|docusigned|est|edt|cst|cdt|mst|mdt|pst|pdt|st|nd|rd|th|day|offer|est\.)$/;
export const NO_MARK =
  /\b(?:inspections?|deadlines?|disclosures?|financing|loans?|apprais\w+|title (?:insurance|commitment|company)|commitment|closing(?! officer)|settlement|possession|initials?|deposits?|money|price|expir\w+|notices?|license\w*|contingenc\w+|period|address|phone|e-?mail|recorded|built|effective|acceptance date|binding|mailed|tax(?:es)?|paid)\b/i;

/** How many words of small letters no line to sign on has. */
export const smallWords = (words: string) =>
  (words.match(/(?<![\p{L}\d@.])\p{Ll}[\p{L}'’.-]*/gu) ?? []).filter((word) => !SMALL.test(word.replace(/[.'’-]+$/, ''))).length;

/** "/s/ Ann Lee, buyer": the side stands behind the name. */
const SIDE_BEHIND =
  /[,(–-]\s?(?:as |the )?(?:(?<buyer>buyers?|purchasers?|vendees?)|(?<seller>sellers?|vendors?|owners?))\W{0,6}$/i;

/** The side that stands behind the name of who signs; undefined where none does. */
export function sideBehind(words: string): SigningSide | undefined {
  const groups = SIDE_BEHIND.exec(words)?.groups;
  if (groups === undefined) return undefined;
  return groups['buyer'] === undefined ? 'seller' : 'buyer';
}

/** Whose line it is, by the word that it begins with, or that stands behind its name. */
export const whoIs = (words: string): Signer | undefined =>
  WHO.find(([, pattern]) => pattern.test(words))?.[0] ?? sideBehind(words);

/** "1121 W. 80th St., Cleveland", "Offer", "Adopted:": what stands between a name and its day. */
const SAYS_NO_NAME = /^\d{1,6}\s|^(?:offer|signed|o['’]clock|its\b|title)|^[a-z]{3,12}ed(?: (?:on|this))?:?$/i;
/** What may stand before a name where somebody signs. */
const BEFORE_NAME =
  /^(?:[\W\d]{0,6}(?:co-?)?(?:buyer|purchaser|vendee|offeror|seller|vendor|owner|builder|developer)s?(?:\(s\)|['’]s|s['’])?(?:\s?signatures?)?\b[\s:]{0,4})?(?:\(x\)|\bx\b|\/s\/|\bs\/)?\s{0,4}/i;
const BEHIND_NAME = /[\s,|(]*(?:\bdate signed|\bdated?|\bsigned on|\bon|\btime|\(?signed electronically\)?|\/s\/)?[\s:|(]*$/i;
/** "Lee Trust dated May 1, 2020": the day of the trust belongs to its name. */
const OF_TRUST = /\btrust\b[^\n\t]{0,40}\b(?:dated|u\/?[at]\/?d\.?|made|created|established)(?:\s(?:on|as of))?,?\s{0,3}$/i;
const SIGNS_FOR =
  /^\W{0,3}(?:docusign\w*|authentisign\w*|e-?signed|electronically|digitally|by|its|title|print|name|date|signed|offer|witness|for)\b/i;

/** The place of a name in a cell; undefined where somebody signs for others, or nothing but a caption stands. */
function nameIn(text: string, { start, end }: Span): Span | undefined {
  const cell = text.slice(start, end);
  const from = start + (BEFORE_NAME.exec(cell)?.[0].length ?? 0);
  const to = end - (BEHIND_NAME.exec(text.slice(from, end))?.[0].length ?? 0);
  const words = text.slice(from, to);
  return /\p{Lu}[\p{L}.'’-]*\s[^\n]{0,60}\p{Lu}/u.test(words) && !SIGNS_FOR.test(words) ? { start: from, end: to } : undefined;
}

/** What stands in one line where people sign, part by part. */
export function readSignEntries(
  text: string,
  line: string,
  start: number,
  nameOf: (words: string) => SigningSide | undefined,
): SignEntry[] {
  const entries: SignEntry[] = [];
  for (const match of line.matchAll(
    /[^\t]+?(?=\t|$|\s(?=(?:Seller|Buyer|Purchaser|SELLER|BUYER|PURCHASER)S?(?:['’][sS])?(?:\s[Ss]ignature)?:\s))/g,
  )) {
    const from = start + match.index;
    const cell = match[0];
    const found = findDates(text, from, from + cell.length).filter((day) => !OF_TRUST.test(text.slice(from, day.start)));
    let words = cell;
    for (const day of found) words = words.replace(text.slice(day.start, day.end), ' ');
    const hasSlot = found.length > 0 || /\bdate\b/i.test(cell);
    words = words.replaceAll(TIME, ' ').replaceAll(DATE_WORD, ' ').replaceAll(/_+/g, ' ').replaceAll(/\s+/g, ' ').trim();
    if (!/[\p{L}]/u.test(words)) words = '';
    const name = words === '' ? undefined : nameIn(text, { start: from, end: found[0]?.start ?? from + cell.length });
    const last = entries.at(-1);
    // "PURCHASERS | HEARTH HOMES, INC." heads two columns.
    const named = BARE.test(last?.words ?? '') ? nameOf(words) : undefined;
    const isOther = named !== undefined && named !== whoIs(last?.words ?? '');
    const isOfLast = last !== undefined && last.words !== '' && last.days.length === 0 && !isOther;
    if (words === '' && isOfLast) {
      last.days.push(...found);
      last.hasSlot ||= hasSlot;
    } else if (words === '' && !hasSlot) {
      // A time, or a line without a name.
      if (/_/.test(cell)) entries.push({ words, days: [], hasSlot, name: undefined });
    } else if (
      isOfLast &&
      whoIs(words) === undefined &&
      (BARE.test(last.words) || AGREES.test(last.words) || (!last.hasSlot && SAYS_NO_NAME.test(words)))
    ) {
      if (BARE.test(last.words) || AGREES.test(last.words)) last.name = name;
      last.words = `${last.words} ${words}`;
      last.days.push(...found);
      last.hasSlot ||= hasSlot;
    } else if (isOfLast && /^by\b/i.test(words) && nameOf(last.words) !== undefined) {
      // "MERIDIAN HOMES, INC. | By: Douglas Hale, Vice President | Countersigned: March 20, 2026"
      last.days.push(...found);
      last.hasSlot ||= hasSlot;
    } else entries.push({ words, days: found, hasSlot, name });
  }
  return daysFirst(entries);
}

/** "9/16/2026  Sol Dubois | 9/18/2026  Colleen Fitz" under "Date  Buyer | Date  Seller": each day stands before its name. */
function daysFirst(entries: SignEntry[]): SignEntry[] {
  const [first, ...others] = entries;
  const last = others.at(-1);
  if (first === undefined || last === undefined || first.words !== '' || !first.hasSlot) return entries;
  if (last.hasSlot || others.some(({ words }) => words === '')) return entries;
  // "Date: April 11, 2026 | By: /s/ Jonah Collier": the end of one column beside the mark of the other.
  if (others.length === 1 && /^by\b/i.test(last.words)) return entries;
  return others.map((entry, at) => {
    const before = at === 0 ? first : others[at - 1];
    return { ...entry, days: before?.days ?? [], hasSlot: before?.hasSlot ?? false };
  });
}
