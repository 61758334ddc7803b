import type { ContractText, Found } from '../contract-text.ts';
import { findDates } from '../dates.ts';

/** The names of both sides, by which a mark is known to be theirs. */
export interface SigningSides {
  buyers: readonly string[];
  sellers: readonly string[];
}

export interface SigningDay extends Found<string> {
  side: Side | undefined;
}

type Side = 'buyer' | 'seller';
type Who = Side | 'other';

/** What stands together in a line where people sign: a name, a mark or a caption, with the day behind it. */
interface Entry {
  words: string;
  days: Found<string>[];
  /** Whether it has a place for a day, filled or not. */
  hasSlot: boolean;
}

/** Of a column of marks: whose they are, whether the last mark has its day, and how many lines ago that was told. */
interface Column {
  who: Who | undefined;
  isDated: boolean;
  age: number;
}

const WHO: readonly (readonly [Who, RegExp])[] = [
  [
    'other',
    /^[\W\d]{0,6}(?:escrow|title (?:company|agent)|brokers?|brokerage|agents?|firm|realtors?|listing|selling|cooperating|witness|notary|lender|attorneys?|receipt|received|read and|copy|delivered)\b|^[\W\d]{0,6}(?:buyer|seller|purchaser)s?['’]?s?\s(?:\w+\s)?(?:agent|broker|brokerage|firm|attorney|lender|licensee|initials?)\b/i,
  ],
  ['buyer', /^[\W\d]{0,6}(?:(?:co-?)?(?:buyers?|purchasers?|vendees?|offerors?)\b|offer(?:ed)? by\b)/i],
  [
    'seller',
    /^[\W\d]{0,6}(?:(?:co-?)?(?:sellers?|vendors?|owners?|builders?|developers?|offerees?)\b|accepted(?: and agreed)?(?: to)?(?: by)?\b|agreed(?: to)?(?: and accepted)?(?: by)?\b)/i,
  ],
];
const BARE =
  /^[\W\d]{0,6}(?:co-?)?(?:buyer|purchaser|vendee|offeror|seller|vendor|owner|builder|developer)s?(?:\(s\)|['’]s|s['’])?(?:\s?signatures?)?[\W\d]{0,4}$/i;
const MARK =
  /\/s\/|\bs\/\s?\p{L}|\b(?:e-?signed|docusign\w*|authentisign\w*|(?:electronically|digitally) signed|dotloop verified)\b/iu;
const DATE_WORD = /\b(?:dated?|date signed|signed on|time|on|at)\b\s?[:/]?/gi;
const TIME = /\b\d{1,2}(?::\d\d){1,2}\s?(?:[ap]\.?\s?m\b\.?)?(?:\s?(?:[ECMP][SD]?T|UTC|GMT))?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi;
/** Words in small letters that a line to sign on may have; any other makes it a sentence or a row of a table. */
const SMALL =
  /^(?:by|its|of|the|and|for|as|in|an?|it|et|al|ux|de|del|la|von|van|der|den|dated?|time|at|on|am|pm|[ap]\.m|o['’]clock|sign(?:ature|ed|s)?|signatures|here|hereby|accepted|agreed|offered|electronically|digitally|verified|print(?:ed)?|type|name|title|member|managing|manager|president|vice|secretary|trustees?|co-trustees?|executors?|executrix|administrat(?:or|rix)|personal|representative|attorney-in-fact|authorized|officer|agent|husband|wife|spouse|an?|single|married|unmarried|person|man|woman|couple|limited|liability|company|corporation|partnership|estate|trust|general|partner|sole|successor|independent|s|x|dotloop|docusigned|est|edt|cst|cdt|mst|mdt|pst|pdt|st|nd|rd|th|day|offer|est\.)$/;
const NO_MARK =
  /\b(?:inspections?|deadlines?|disclosures?|financing|loans?|apprais\w+|title (?:insurance|commitment|company)|commitment|closing(?! officer)|settlement|possession|initials?|deposits?|money|price|expir\w+|notices?|license\w*|contingenc\w+|period|address|phone|e-?mail|recorded|built|effective|acceptance date|binding|mailed|tax(?:es)?|paid)\b/i;
const MOST_AGE = 7;
const LONGEST_LINE = 300;
const FEWEST_OF_SENTENCE = 3;

const smallWords = (words: string) =>
  (words.match(/(?<![\p{L}\d@.])\p{Ll}[\p{L}'’.-]*/gu) ?? []).filter((word) => !SMALL.test(word.replace(/[.'’-]+$/, ''))).length;

/** The days beside the marks of the two sides: behind a mark, under it, or over a caption; by names, or by what heads them. */
export function findSigningDays({ text }: ContractText, sides: SigningSides): SigningDay[] {
  const days: SigningDay[] = [];
  const nameOf = namedSide(sides);
  let columns: Column[] = [];
  // The sides that have a day in the line before.
  let dated: Side[] = [];
  let pending: { at: number; day: Found<string>; isMarked: boolean }[] = [];
  // A mark is one, though nobody says whose.
  const letGo = () => {
    days.push(...pending.flatMap(({ day, isMarked }) => (isMarked ? [{ ...day, side: undefined }] : [])));
    pending = [];
  };
  let at = text.indexOf('\n', Math.floor(text.length * 0.4)) + 1;
  for (const line of text.slice(at).split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') continue;
    const plain = line.length > LONGEST_LINE ? FEWEST_OF_SENTENCE : smallWords(line);
    const entries = line.length > LONGEST_LINE ? [] : readEntries(text, line, start);
    const hasMark = MARK.test(line);
    if (plain >= FEWEST_OF_SENTENCE && !hasMark) {
      columns = [];
      letGo();
      continue;
    }
    columns = columns
      .map((column) => ({ ...column, age: column.age + 1 }))
      .map((column) => (column.age > MOST_AGE ? { ...column, who: undefined } : column));
    // "Vikram Sethi 7/6/2026 | Odalys Brandt 7/8/2026" over "Buyer | Seller": captions, that head nothing.
    const isCaption = entries.length > 0 && entries.every(({ words }) => BARE.test(words));
    const isOfDated = dated.length > 0 && dated.every((side) => entries.some(({ words }) => whoIs(words) === side));
    dated = [];
    if (isCaption && (pending.length > 0 || isOfDated)) {
      pending = pending.flatMap((mark) => {
        const who = whoIs(entries[mark.at]?.words ?? '');
        if (who !== 'buyer' && who !== 'seller') return [mark];
        days.push({ ...mark.day, side: who });
        return [];
      });
      letGo();
      columns = [];
      continue;
    }
    letGo();
    entries.forEach((entry, order) => {
      const isPlain = smallWords(entry.words) === 0 && !NO_MARK.test(entry.words);
      const isMarked = MARK.test(entry.words);
      const said = isPlain || isMarked ? whoIs(entry.words) : undefined;
      const who = said === 'other' ? said : ((isPlain || isMarked ? nameOf(entry.words) : undefined) ?? said);
      const place = entries.length > 1 ? order : loneColumn(columns, who, entry);
      if (place === undefined) return;
      while (columns.length <= place) columns.push({ who: undefined, isDated: false, age: 0 });
      if (who !== undefined) columns[place] = { who, isDated: false, age: 0 };
      if (entry.days.length === 0 || (!isPlain && !isMarked)) return;
      const [day] = entry.days;
      const side = who ?? columns[place]?.who;
      if (day === undefined || side === 'other') return;
      columns[place] = { who: columns[place]?.who, isDated: true, age: columns[place]?.age ?? 0 };
      if (side !== undefined) {
        days.push({ ...day, side });
        dated.push(side);
      } else if (isMarked || /\p{Lu}[\p{L}.'’-]+\s.{0,40}\p{Lu}/u.test(entry.words)) pending.push({ at: order, day, isMarked });
    });
  }
  letGo();
  return days;
}

const whoIs = (words: string): Who | undefined => WHO.find(([, pattern]) => pattern.test(words))?.[0];

/** Where a line of one entry belongs: to its side’s column, or to the one mark that waits for its day. */
function loneColumn(columns: readonly Column[], who: Who | undefined, { words, days }: Entry): number | undefined {
  if (columns.length < 2) return 0;
  if (who !== undefined) {
    const own = columns.findIndex((column) => column.who === who);
    return own === -1 ? 0 : own;
  }
  if (days.length === 0 && words !== '') return undefined;
  const waiting = columns.flatMap(({ who: side, isDated }, at) => (side !== undefined && !isDated ? [at] : []));
  return waiting.length === 1 ? waiting[0] : undefined;
}

function readEntries(text: string, line: string, start: number): Entry[] {
  const entries: Entry[] = [];
  for (const match of line.matchAll(
    /[^\t]+?(?=\t|$|\s(?=(?:Seller|Buyer|Purchaser|SELLER|BUYER|PURCHASER)S?(?:['’][sS])?(?:\s[Ss]ignature)?:\s))/g,
  )) {
    const from = start + match.index;
    const cell = match[0];
    const found = findDates(text, from, from + cell.length);
    let words = cell;
    for (const day of found) words = words.replace(text.slice(day.start, day.end), ' ');
    const hasSlot = found.length > 0 || /\bdate\b/i.test(cell);
    words = words.replaceAll(TIME, ' ').replaceAll(DATE_WORD, ' ').replaceAll(/_+/g, ' ').replaceAll(/\s+/g, ' ').trim();
    if (!/[\p{L}]/u.test(words)) words = '';
    const last = entries.at(-1);
    const isOfLast = last !== undefined && last.words !== '' && last.days.length === 0;
    if (words === '' && isOfLast) {
      last.days.push(...found);
      last.hasSlot ||= hasSlot;
    } else if (words === '' && !hasSlot) {
      // A time, or a line without a name.
      if (/_/.test(cell)) entries.push({ words, days: [], hasSlot });
    } else if (isOfLast && whoIs(words) === undefined && (BARE.test(last.words) || (!last.hasSlot && SAYS_NO_NAME.test(words)))) {
      last.words = `${last.words} ${words}`;
      last.days.push(...found);
      last.hasSlot ||= hasSlot;
    } else entries.push({ words, days: found, hasSlot });
  }
  return entries;
}

/** "1121 W. 80th St., Cleveland", "Offer": what stands between a name and its day. */
const SAYS_NO_NAME = /^\d{1,6}\s|^(?:offer|signed|o['’]clock|its\b|title)/i;
const LETTERS = /[\p{L}\d]+/gu;
const tokensOf = (words: string) => words.toLowerCase().match(LETTERS) ?? [];

/** Whose name stands in some words: the whole of it, or its first and last words. */
function namedSide({ buyers, sellers }: SigningSides): (words: string) => Side | undefined {
  const known = [
    ...sellers.map((name) => ({ side: 'seller' as const, tokens: tokensOf(name) })),
    ...buyers.map((name) => ({ side: 'buyer' as const, tokens: tokensOf(name) })),
  ].filter(({ tokens }) => tokens.length > 0);
  return (words) => {
    const own = tokensOf(words);
    const set = new Set(own);
    const whole = known.find(({ tokens }) => tokens.every((token) => set.has(token)));
    if (whole !== undefined) return whole.side;
    const ends = known.filter(({ tokens }) => tokens.length > 1 && set.has(tokens[0] ?? '') && set.has(tokens.at(-1) ?? ''));
    const [first] = ends;
    return first !== undefined && ends.every(({ side }) => side === first.side) ? first.side : undefined;
  };
}
