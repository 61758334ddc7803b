import type { ContractText, Found, Span } from '../../text/contract-text.ts';
import { readNames } from '../../values/party-names.ts';
import {
  BARE,
  MARK,
  NO_MARK,
  readSignEntries,
  sideBehind,
  smallWords,
  whoIs,
  type SignEntry,
  type Signer,
  type SigningSide,
} from './sign-entries.ts';
import { findUnsigned, readSignLines } from './sign-lines.ts';

/** The names of both sides, by which a mark is known to be theirs. */
export interface SigningSides {
  buyers: readonly string[];
  sellers: readonly string[];
}

interface SigningDay extends Found<string> {
  side: SigningSide | undefined;
  /** Whether the mark says that somebody has got the acceptance, and accepts nothing itself. */
  isReceipt: boolean;
}

/** Of a column of marks: whose they are, whether the last mark has its day, and how many lines ago that was told. */
interface Column {
  who: Signer | undefined;
  isDated: boolean;
  age: number;
  /** The name over its day. */
  name?: Span | undefined;
}

/** "PURCHASER’S RECEIPT OF ACCEPTANCE", "Buyer acknowledges receipt of the accepted offer." */
const IS_RECEIPT =
  /\breceipt of (?:(?:the|this|that|an?|such|said|its|copy|copies|of|final|fully|(?:seller|buyer|purchaser|vendor)s?['’]?s?|signed|written|executed|notice) )*accept(?:ance|ed)\b/i;
/** How many lines of marks a day over them is for. */
const MOST_HELD = 3;

const LAST_OF_SENTENCES = /^[^\t]{20,200}[.:]\s(?=(?:Seller|Buyer|Purchaser)(?:['’]?s['’]?)?\sSignature:\s)/;
/** "… shall be no later than" over "October 9, 2026.": the end of a sentence is no day over marks. */
const ENDS_SENTENCE = /\d\.\s{0,3}$/;
const ACCEPTS = /^\W{0,4}(?:(?:i|we)(?: both)?(?: hereby)? (?:agree|accept)|accepted|agreed)\b/i;
const MOST_AGE = 7;
const LONGEST_LINE = 300;
const FEWEST_OF_SENTENCE = 3;

/** The days beside the marks of the two sides: behind a mark, under it, or over a caption; by names, or by what heads them. */
export const findSigningDays = (paper: ContractText, sides: SigningSides): SigningDay[] =>
  walk(paper, sides).days.filter(({ isReceipt }) => !isReceipt);

/** The days on which somebody signed for having got the acceptance of the other side. */
export const findReceiptDays = (paper: ContractText, sides: SigningSides): SigningDay[] =>
  walk(paper, sides).days.filter(({ isReceipt }) => isReceipt);

/** The sides whose lines are empty, and of whom fewer than the paper names have a day on which they signed. */
export function findUnsignedSides(paper: ContractText, sides: SigningSides): SigningSide[] {
  const named = { buyer: sides.buyers.length, seller: sides.sellers.length };
  const unsigned = findUnsigned(readSignLines(paper), named);
  if (unsigned.length === 0) return unsigned;
  const days = findSigningDays(paper, sides);
  return unsigned.filter((side) => days.filter((day) => day.side === side).length < Math.max(1, named[side]));
}

/** "Lars Holm, Manager": who signs for a firm is no side of the sale. */
const SIGNS_AS_OFFICER =
  /,\s(?:its\s|as\s)?(?:(?:managing|general|vice|authorized)\s)?(?:manager|member|president|partner|director|officer|secretary|treasurer|signatory|agent)\b/i;

/** The names of one side over or beside the days on which they signed, by the words that head or begin their lines. */
export function findDatedSigners(paper: ContractText, side: SigningSide): Found<string>[] {
  const names = walk(paper, { buyers: [], sellers: [] })
    .signers.filter(({ side: own, name }) => own === side && !SIGNS_AS_OFFICER.test(paper.text.slice(name.start, name.end + 24)))
    .flatMap(({ name }) => readNames(paper.text, name));
  return names.filter(({ value }, at) => names.findIndex((name) => name.value.toLowerCase() === value.toLowerCase()) === at);
}

interface Signed {
  days: SigningDay[];
  signers: { side: SigningSide; name: Span }[];
}

/** People sign at the end; forms with a sheet of terms in front have their marks there, before all general terms. */
function walk(paper: ContractText, sides: SigningSides): Signed {
  const end = walkFrom(paper, sides, SIGNED_FROM);
  return end.days.length > 0 || !MARKS_IN_FRONT.test(paper.text) ? end : walkFrom(paper, sides, 0);
}
const SIGNED_FROM = 0.4;
/** "Buyer Ann Lee 4/4/2027", or "Ann Lee | 04/14/2027" over "Buyer Signature | Date". */
const MARKS_IN_FRONT =
  /\n[ ]{0,8}(?:buyer|seller|purchaser)(?:['’]s)?(?: signature)?:?[ ]{1,12}[^\n:]{3,60}\d\/\d{1,2}\/\d{2,4}|\d\/\d{1,2}\/\d{2,4}[^\n]{0,60}\n[ ]{0,8}\(?(?:buyer|seller|purchaser)(?:\(s\)|s)?(?:['’]s?)?(?: signature)?\)?\t\s?\(?date\b/i;

function walkFrom({ text }: ContractText, sides: SigningSides, share: number): Signed {
  const days: SigningDay[] = [];
  const signers: Signed['signers'] = [];
  const nameOf = namedSide(sides);
  let columns: Column[] = [];
  // The sides that have a day in the line before.
  let dated: SigningSide[] = [];
  let pending: { at: number; day: Found<string>; isMarked: boolean; name: Span | undefined }[] = [];
  // A mark is one, though nobody says whose.
  const letGo = () => {
    days.push(...pending.flatMap(({ day, isMarked }) => (isMarked ? [{ ...day, side: undefined, isReceipt }] : [])));
    pending = [];
  };
  let isReceipt = false;
  // "Date: 9/16/26" over "/s/ Estelle Gray, Seller": the day of the marks under it.
  let held: { day: Found<string>; left: number } | undefined;
  let at = text.indexOf('\n', Math.floor(text.length * share)) + 1;
  for (const whole of text.slice(at).split('\n')) {
    // "Seller accepts the above offer. Seller's Signature: Gerald Visser | Date: …"
    const cut = LAST_OF_SENTENCES.exec(whole)?.[0].length ?? 0;
    const line = whole.slice(cut);
    const start = at + cut;
    at += whole.length + 1;
    if (line.trim() === '') continue;
    const plain = line.length > LONGEST_LINE ? FEWEST_OF_SENTENCE : smallWords(line);
    const entries = line.length > LONGEST_LINE ? [] : readSignEntries(text, line, start, nameOf);
    const hasMark = MARK.test(line);
    if (IS_RECEIPT.test(line)) isReceipt = true;
    else if (plain >= FEWEST_OF_SENTENCE && !hasMark) isReceipt = false;
    if (plain >= FEWEST_OF_SENTENCE && !hasMark) {
      held = undefined;
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
        days.push({ ...mark.day, side: who, isReceipt });
        if (mark.name !== undefined) signers.push({ side: who, name: mark.name });
        return [];
      });
      letGo();
      columns = [];
      continue;
    }
    letGo();
    // "We accept: Lester Horn /s/ 3/20  Pearl Horn /s/ 3/21": who signs behind them accepts too.
    const accepting = entries.find(({ words }) => ACCEPTS.test(words));
    // "SELLER: /s/ Ann Lee 6/28 | /s/ Tom Lee 6/28 | BUYER: …": whose marks follow, until another side is named.
    let named: SigningSide | undefined;
    entries.forEach((entry, order) => {
      const isPlain = smallWords(entry.words) === 0 && !NO_MARK.test(entry.words);
      const isMarked = MARK.test(entry.words);
      const said = isPlain || isMarked ? whoIs(entry.words) : undefined;
      const who =
        said === 'other'
          ? said
          : ((isPlain || isMarked ? (sideBehind(entry.words) ?? nameOf(entry.words)) : undefined) ??
            said ??
            (isMarked && accepting !== undefined ? whoIs(accepting.words) : undefined) ??
            (isMarked && columns[order]?.who === undefined ? named : undefined));
      if (said === 'buyer' || said === 'seller') named = isMarked ? said : undefined;
      const place = entries.length > 1 ? order : loneColumn(columns, who, entry);
      if (place === undefined) {
        const [day] = entry.days;
        // A mark is one, though nobody says whose: "/s/ PT KT (initials to change)  6/29/26".
        if (isMarked && day !== undefined && who === undefined) days.push({ ...day, side: undefined, isReceipt });
        return;
      }
      while (columns.length <= place) columns.push({ who: undefined, isDated: false, age: 0 });
      // "/s/ Ann Lee, buyer, July 7" heads no lines under it.
      const heading = entry.days.length > 0 && sideBehind(entry.words) !== undefined ? undefined : who;
      if (who !== undefined) columns[place] = { who: heading, isDated: false, age: 0 };
      const column = columns[place];
      if (entry.name !== undefined && column !== undefined && (isPlain || isMarked)) column.name ??= entry.name;
      if (held !== undefined && entry.days.length === 0 && (who === 'buyer' || who === 'seller')) {
        if (isMarked || nameOf(entry.words) !== undefined) {
          days.push({ ...held.day, side: who, isReceipt });
          columns[place] = { who, isDated: true, age: 0 };
        } else held = undefined;
      }
      if (entry.days.length === 0 || (!isPlain && !isMarked)) return;
      const [day] = entry.days;
      const side = who ?? column?.who;
      held =
        entry.words === '' && entries.length === 1 && side === undefined && day !== undefined && !ENDS_SENTENCE.test(line)
          ? { day, left: MOST_HELD + 1 }
          : undefined;
      if (day === undefined || side === 'other') return;
      const name = entry.name ?? column?.name;
      columns[place] = { who: column?.who, isDated: true, age: column?.age ?? 0 };
      if (side !== undefined) {
        days.push({ ...day, side, isReceipt });
        dated.push(side);
        if (name !== undefined) signers.push({ side, name });
      } else if (isMarked || /\p{Lu}[\p{L}.'’-]+\s.{0,40}\p{Lu}/u.test(entry.words))
        pending.push({ at: order, day, isMarked, name });
    });
    if (held !== undefined) held = held.left === 1 ? undefined : { ...held, left: held.left - 1 };
  }
  letGo();
  return { days, signers };
}

/** Where a line of one entry belongs: to its side’s column, or to the one mark that waits for its day. */
function loneColumn(columns: readonly Column[], who: Signer | undefined, { words, days }: SignEntry): number | undefined {
  if (columns.length < 2) return 0;
  if (who !== undefined) {
    const own = columns.findIndex((column) => column.who === who);
    return own === -1 ? 0 : own;
  }
  if (days.length === 0 && words !== '') return undefined;
  const waiting = columns.flatMap(({ who: side, isDated }, at) => (side !== undefined && !isDated ? [at] : []));
  return waiting.length === 1 ? waiting[0] : undefined;
}

const LETTERS = /[\p{L}\d]+/gu;
const tokensOf = (words: string): readonly string[] => words.toLowerCase().match(LETTERS) ?? [];

/** Whose name stands in some words: the whole of it, or its first and last words. */
function namedSide({ buyers, sellers }: SigningSides): (words: string) => SigningSide | undefined {
  const known = [
    ...sellers.map((name) => ({ side: 'seller' as const, tokens: tokensOf(name) })),
    ...buyers.map((name) => ({ side: 'buyer' as const, tokens: tokensOf(name) })),
  ].filter(({ tokens }) => tokens.length > 0);
  return (words) => {
    const own = tokensOf(words);
    const set = new Set(own);
    const whole = known.find(({ tokens }) => tokens.every((token) => set.has(token)));
    if (whole !== undefined) return whole.side;
    // Who acts for an estate or a firm, named with it.
    const actor = own.length > 1 ? known.filter(({ tokens }) => own.every((token) => tokens.includes(token))) : [];
    if (actor[0] !== undefined && actor.every(({ side }) => side === actor[0]?.side)) return actor[0].side;
    const ends = known.filter(({ tokens }) => tokens.length > 1 && set.has(tokens[0] ?? '') && set.has(tokens.at(-1) ?? ''));
    const [first] = ends;
    return first !== undefined && ends.every(({ side }) => side === first.side) ? first.side : undefined;
  };
}
