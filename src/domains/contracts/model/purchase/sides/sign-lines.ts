import type { ContractText } from '../../text/contract-text.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import { NO_MARK, sideBehind, smallWords } from './sign-entries.ts';

/** The lines that one side signs on: those with a mark, and those without. */
export interface SignLines {
  signed: number;
  open: number;
}

/** Of a sale, or of a lease: who takes is the buyer, who gives the seller. */
export type SignLinesOfSides = Record<'buyer' | 'seller', SignLines>;
type Side = keyof SignLinesOfSides;

const BUYER = String.raw`(?:co-?)?(?:buyers?|purchasers?|vendees?|tenants?|lessees?|residents?)`;
const SELLER = String.raw`(?:co-?)?(?:sellers?|vendors?|landlords?|lessors?|builders?|developers?)`;
const SIDE_CELL = new RegExp(
  String.raw`^[\W\d]{0,8}(?:(?<buyer>${BUYER})|(?<seller>${SELLER}))(?:\(s\)|['’]s|s['’])?\b(?<more>[^\n]{0,200})$`,
  'i',
);
const MARK =
  /\/s\/|\bs\/\s\p{Lu}|\[signed\]|\be-?signed\b|(?<![A-Za-z])\(s\)\s\p{Lu}|\b(?:electronically|digitally) signed|docusign|dotloop verified|authentisign/iu;
const LINE = /_{4,}/;
const DATE =
  /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}, \d{4}/i;
const SAYS_OTHER =
  /\b(?:initials?|agents?|brokers?|brokerage|attorneys?|firm|address|phone|e-?mail|print(?:ed)?|name|names|shall|will|agrees?|may|must|acknowledg\w+|rejection|disclosure|copy|lender|attorney|present)\b/i;
const MOST_BELOW = 10;

/** Where each side signs, as far as the text of the paper shows it: beside its word, over it, or in a column under it. */
export function readSignLines({ text }: ContractText): SignLinesOfSides {
  const sides: SignLinesOfSides = { buyer: { signed: 0, open: 0 }, seller: { signed: 0, open: 0 } };
  const lines = text
    .slice(-Math.max(8000, Math.floor(text.length * 0.5)))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const note = (caption: Side, words: string) => {
    // "/s/ Ann Lee, buyer, July 7, 2027" over "Seller’s signature": her mark is not the seller's.
    const side = sideBehind(words.replace(DATE, '')) ?? caption;
    if (side !== caption) sides[caption].open += 1;
    if (
      MARK.test(words) ||
      (DATE.test(words) && /\p{L}/u.test(words.replace(DATE, '').replaceAll(/\b(?:date|time|[ap]m)\b/gi, '')))
    )
      sides[side].signed += 1;
    else if (LINE.test(words) && !/\bn\/a\b/i.test(words)) sides[side].open += 1;
  };
  let columns: { sides: Side[]; left: number } | undefined;
  // Whether the words for the sides stand over their lines, and not under them.
  let isHeaded = false;
  lines.forEach((whole, at) => {
    if (whole.length > 300) return;
    // The line for a name in print is none to sign on.
    const line = withoutName(
      tickedSide(whole).replaceAll(/(?<=\bprint(?:ed)?\sname(?:\shere)?:?\s{0,3})_{3,}/gi, ''),
      lines[at - 1] ?? '',
    );
    const cells = cellsOf(line);
    const found = cells.map(sideOf);
    const heads = found.flatMap((side, cell) => (side !== undefined && isBare(cells[cell] ?? '') ? [side] : []));
    // "PURCHASER | SELLER" over two columns.
    if (cells.length === 2 && heads.length === 2 && heads[0] !== heads[1] && !isSigning(lines[at - 1] ?? '')) {
      columns = { sides: heads, left: MOST_BELOW };
      return;
    }
    if (columns !== undefined && columns.left > 0) {
      columns.left -= 1;
      const own = columns.sides;
      if (
        cells.length === own.length &&
        found.every((side) => side === undefined) &&
        cells.some((cell) => LINE.test(cell) || MARK.test(cell))
      ) {
        cells.forEach((cell, cellAt) => note(own[cellAt] ?? 'buyer', cell));
        return;
      }
      // A day and a mark under each head.
      if (cells.length === own.length * 2 && found.every((side) => side === undefined) && cells.every(isDayOrMark)) {
        own.forEach((side, place) => note(side, cells.slice(place * 2, place * 2 + 2).join(' ')));
        return;
      }
    }
    // "SELLER" alone over the line that the seller signs on.
    const below = lines[at + 1] ?? '';
    const [own] = heads;
    if (cells.length === 1 && own !== undefined && isSigning(below) && (isHeaded || !isSigning(lines[at - 1] ?? ''))) {
      isHeaded = true;
      note(own, below);
      return;
    }
    const captions = found.flatMap((side, cell) => (side !== undefined && isCaption(cells[cell] ?? '') ? [{ side, cell }] : []));
    const above = marksAbove(lines, at);
    const isNaming = above?.some((cell) => /[("“](?:the )?["“]?(?:buyer|seller|purchaser|vendor)/i.test(cell)) ?? false;
    if (
      captions.length > 0 &&
      above !== undefined &&
      !isNaming &&
      !SAYS_OTHER.test(above.join(' ')) &&
      !LINE.test(line) &&
      !MARK.test(line)
    ) {
      const isAligned = above.length === cells.length;
      captions.forEach(({ side, cell }, order) => note(side, above[isAligned ? cell : order] ?? '____'));
      return;
    }
    found.forEach((side, cell) => {
      if (side === undefined) return;
      const next = found.findIndex((other, later) => later > cell && other !== undefined);
      // "/s/ Ann Lee   Buyer   June 3, 2026": the mark stands first.
      const lead = cells[cell - 1] ?? '';
      const isBehind = isBare(cells[cell] ?? '') && found[cell - 1] === undefined && (LINE.test(lead) || MARK.test(lead));
      const own = cells.slice(isBehind ? cell - 1 : cell, next === -1 ? undefined : next).join(' ');
      // "LANDLORD: Vista Rentals, LLC" over "By: ______": somebody signs for it.
      if (cells.length === 1 && !LINE.test(own) && !MARK.test(own) && /^\s{0,8}by\s?:/i.test(below) && below.length < 200) {
        note(side, below.split(/\bdate\b/i)[0] ?? below);
        return;
      }
      if (IS_EMPTY.test(own)) sides[side].open += 1;
      else if (!SAYS_OTHER.test(own) && (LINE.test(own) || MARK.test(own) || IS_TYPED.test(own) || isDatedName(own)))
        note(side, own);
    });
  });
  return sides;
}

/** "Seller's signature: Ann Lee   Date: 4/4/2027" */
const IS_TYPED = /\bsignature:\s{1,3}\p{Lu}[^\n]{3,60}\bdate:?\s{1,3}\p{Nd}/iu;
/** "Buyer:   Date:": the line between is drawn, and a scan does not show it as letters. */
const IS_EMPTY = /^[\W\d]{0,8}[a-z-]{5,12}(?:\(s\)|['’]s|s['’])?(?:\ssignature)?\s?:\s{1,3}dates?\s?:?\s{0,4}$/i;
/** "Buyer  Ann Lee  4/4/2027": a name and a day, and no words of a sentence. */
const isDatedName = (own: string) =>
  DATE.test(own) && /\p{Lu}[\p{L}.'’-]*\s\p{Lu}/u.test(own) && smallWords(own) === 0 && !NO_MARK.test(own);
/** A line to sign on or a mark, and no sentence. */
const isSigning = (line: string) =>
  (LINE.test(line) || MARK.test(line)) && smallWords(line) < 3 && sideOf(line.trim()) === undefined;
const isDayOrMark = (cell: string) => LINE.test(cell) || MARK.test(cell) || DATE.test(cell);

const SIDES_TO_TICK = new RegExp(
  String.raw`(?<first>(?<firstTick>${TICKED})|${UNTICKED})\s?(?<one>(?:buyer|seller)s?)\s{0,3}(?<second>(?<secondTick>${TICKED})|${UNTICKED})\s?(?<other>(?:buyer|seller)s?)`,
  'i',
);

/** "☐ Buyer ☒ Seller  Signature": who signs there is ticked; where nobody is, the line is of whoever answers. */
function tickedSide(line: string): string {
  const { firstTick, secondTick, one = '', other = '' } = SIDES_TO_TICK.exec(line)?.groups ?? {};
  return line.replace(SIDES_TO_TICK, firstTick === undefined ? (secondTick === undefined ? '' : other) : one);
}

/** "Philippa Arnaud, Seller" under the line that she signs on: the side alone is its caption. */
function withoutName(line: string, above: string): string {
  return LINE.test(above) || MARK.test(above) ? line.replaceAll(NAME_OF_SIDE, '$1') : line;
}

const NAME_OF_SIDE =
  /(?<=^|\t)\s{0,8}\p{Lu}[\p{L}.'’-]{0,24}(?:\s\p{Lu}[\p{L}.'’-]{0,24}){1,4},\s(?:as\s)?((?:Seller|Buyer|Purchaser|Vendor|SELLER|BUYER|PURCHASER)s?)\s{0,4}(?=\t|$)/gu;

/** Cells; "Buyer ____ Date ____ Seller ____" has a cell for each side. */
function cellsOf(line: string): string[] {
  return line
    .replaceAll(/(?<=\S)\s(?=(?:Seller|Buyer|Purchaser|SELLER|BUYER|PURCHASER)(?:['’]s)?\s(?:Signature|Date)\b)/g, '\t')
    .replaceAll(/(?<=_{4})\s(?=(?:Seller|Buyer|Purchaser|SELLER|BUYER|PURCHASER)s?\b)/g, '\t')
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

function sideOf(cell: string): Side | undefined {
  const groups = SIDE_CELL.exec(cell)?.groups;
  if (groups === undefined) return undefined;
  return groups['buyer'] === undefined ? 'seller' : 'buyer';
}

const isBare = (cell: string) => /^[\W\d]{0,8}[a-z-]{5,12}(?:\(s\))?[\s:)]{0,3}$/i.test(cell);
const isCaption = (cell: string) =>
  /^[\W\d]{0,8}[a-z-]{5,12}(?:\(s\)|['’]s|s['’])?[)\s]{0,3}(?:signatures?(?:\s{1,3}print(?:ed)?\sname(?:\shere)?:?[^\n\t]{0,60})?)?[\s(,/]{0,4}(?:dates?)?[\s)]{0,3}(?:n\/a)?$/i.test(
    cell,
  );

/** The cells over a row of captions: marks, or the lines for them, perhaps with the marks one row higher. */
function marksAbove(lines: readonly string[], at: number): string[] | undefined {
  const isDated = /\bdates?\b/i.test(lines[at] ?? '');
  // A rule of dashes is a line to sign on where its caption asks for a date.
  const above = cellsOf(lines[at - 1] ?? '').map((cell) => (isDated && /^-{8,}$/.test(cell) ? '_'.repeat(cell.length) : cell));
  const isMarked = (cells: readonly string[]) => cells.some((cell) => MARK.test(cell) || DATE.test(cell));
  const isSignedAt = (cell: string) => LINE.test(cell) || MARK.test(cell) || (isDated && isDatedName(cell));
  if (above.length === 0 || !above.some(isSignedAt)) return undefined;
  if (!above.every((cell) => /^[_\s]+$/.test(cell))) return above;
  const higher = cellsOf(lines[at - 2] ?? '');
  if (isMarked(higher) && above.length === 1 && !SAYS_OTHER.test(higher.join(' '))) return [higher.join(' ')];
  if (!isMarked(higher) || higher.length > above.length || SAYS_OTHER.test(higher.join(' '))) return above;
  return above.map((cell, place) => higher[place] ?? cell);
}

/** The sides whose lines are empty: nobody of them signed, or fewer than the paper names. */
export function findUnsigned(lines: SignLinesOfSides, named: Record<Side, number>): Side[] {
  return (['buyer', 'seller'] as const).filter((side) => {
    const { signed, open } = lines[side];
    return open > 0 && signed < Math.max(1, named[side]);
  });
}
