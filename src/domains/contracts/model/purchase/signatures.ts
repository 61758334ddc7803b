import type { ContractText, Found } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { readNames } from '../party-names.ts';

export interface Signatures {
  /** Whether the paper has lines to sign on. */
  hasLines: boolean;
  /** Whether somebody's mark stands on one of them. */
  isSigned: boolean;
  /** Whether a side has a line to sign on and nobody's mark. */
  isOpen: boolean;
}

const LINE =
  /(?:^|\n)[^\n]{0,60}?(?:\b(?:buyer|seller|purchaser|vendor|tenant|landlord|lessee|lessor|borrower)s?\b[^\n]{0,30}(?:signature|sign\b|initials)|signature|signed|by:|\/s\/|executed)[^\n]{0,120}/gi;
const OWN_LINE =
  /(?:^|\n)[^\n]{0,20}\b(?:buyer|seller|purchaser|vendor|tenant|landlord|lessee|lessor|borrower)s?\b[^\n_]{0,12}_{4,}[^\n]{0,30}/i;
const MARK =
  /\/s\/\s{0,4}\p{L}|(?:docusign|e-?signed|electronically signed|digitally signed|dotloop verified)\b[^\n]{0,80}\p{L}/iu;

const SIDES = [
  'buyers?|purchasers?|vendees?|offerors?',
  'sellers?|vendors?|offerees?',
  'tenants?|lessees?|residents?',
  'landlords?|lessors?|owners?',
].map((side) => ({
  open: new RegExp(
    String.raw`\b(?:${side})(?:\(s\)|'s|’s|s'|s’)?(?:\s(?:signature|sign here))?(?:\s?\([^)\n]{1,20}\))?\s{0,3}:?\s{0,3}(?:by:?\s{0,3})?(?:x\s?)?_{4,}|(?<!_)_{4,}[^\n]{0,60}\n[^\n]{0,40}\b(?:${side})(?:\(s\)|'s|’s|s'|s’)?(?:\s(?:signature|sign))?\b(?!\s(?:agrees|shall|will))`,
    'i',
  ),
  signed: new RegExp(
    String.raw`\b(?:${side})\b[^\n_]{0,50}?(?:\/s\/|\be-?signed|electronically signed|digitally signed|docusign|dotloop)|(?:\/s\/|\be-?signed|electronically signed)[^\n]{0,80}(?:,\s(?:${side})\b|\n[^\n]{0,60}\b(?:${side})(?:'s|’s)?\ssignature(?![^\n]{0,20}(?:_{3}|\/s\/)))|\b(?:${side})(?:\(s\)|'s|’s)?(?:\ssignature)?\s{0,3}:\s{0,3}\p{Lu}[^\n_:]{3,50}\s(?:date|dated|on):?\s{0,4}\w{0,9}\s?\d`,
    'iu',
  ),
}));

/** Where people sign. */
const endOf = (text: string) => text.slice(-Math.max(6000, Math.floor(text.length * 0.4)));

/** Whether a paper is signed, as far as its text shows; ink and drawn marks leave no text. */
export function readSignatures({ text }: ContractText): Signatures {
  const tail = endOf(text);
  const isSigned = MARK.test(text);
  const hasLines = OWN_LINE.test(text.slice(-3000)) || LINE.test(tail) || /\bBuyer\s+Seller\b/.test(text);
  LINE.lastIndex = 0;
  const open = SIDES.filter((side) => side.open.test(tail));
  const isOpen = open.length === 0 ? !isSigned && HAS_OPEN.test(tail) : open.some(({ signed }) => !signed.test(tail));
  const isOffered = hasLines || open.length > 0;
  return { hasLines: isOffered, isSigned, isOpen: isOffered && isOpen };
}

/** Whether the text shows the marks of both sides of a sale or a lease, and no line left empty. */
export function isSignedByAll(paper: ContractText): boolean {
  const tail = endOf(paper.text);
  const isMarked = SIDES.map(({ signed }) => MARK.test(tail) && signed.test(tail));
  const isWhole = (isMarked[0] === true && isMarked[1] === true) || (isMarked[2] === true && isMarked[3] === true);
  return isWhole && !readSignatures(paper).isOpen;
}

/** A line for a signature with nothing on it. */
const HAS_OPEN =
  /(?:signature|buyer|seller|purchaser|by|signed)[^\n]{0,40}?[:\s](?:x\s?)?_{4,}|(?<!_)_{4,}\s{0,80}\n?[^\n]{0,30}(?:signature|buyer|seller|purchaser)/i;

/** The names of both sides, by which a mark is known to be theirs. */
export interface SigningSides {
  buyers: readonly string[];
  sellers: readonly string[];
}

export interface SigningDay extends Found<string> {
  side: 'buyer' | 'seller' | undefined;
}

const HEADS: readonly (readonly [SigningDay['side'] | 'other', RegExp])[] = [
  [
    'other',
    /^\W{0,4}(?:escrow|title (?:company|agent)|brokers?|agents?|listing|selling|cooperating|witness|notary|lender|attorneys?|receipt|received|read and)\b/i,
  ],
  ['buyer', /^\W{0,4}(?:(?:co-?)?(?:buyers?|purchasers?|vendees?)\b|offer(?:ed|or) ?(?:by)?\b)/i],
  [
    'seller',
    /^\W{0,4}(?:(?:co-?)?(?:sellers?|vendors?|owners?|builders?|developers?)\b|accepted(?: and agreed)?(?: to)?(?: by)?\b|agreed(?: to)?(?: and accepted)?(?: by)?\b|offeree)/i,
  ],
];
const HEAD_OF_MARKS = /^\W{0,4}(?:offered|accepted|agreed)(?: to)? by:?/i;
const HEAD_CELL =
  /^\W{0,4}(?:co-?)?(?:buyer|purchaser|seller|vendor|vendee|builder|developer)s?(?:\(s\))?(?:\W{0,4}|:\s[^\n]{2,60})$/i;
const MOST_UNDER_HEADS = 8;
const SAYS_MORE = /\b(?:shall|will|may|must|agrees? (?:to|that)|takes|unless|within|obtain|contract is|offer is)\b/i;
const SIGNED_BEFORE = /\/s\/\s{0,3}\p{L}|\b(?:e-?signed|docusign\w*|(?:electronically|digitally) signed|dotloop verified)\b/iu;
const SIGNED_LINE = /^\W{0,6}(?:[\w’'.-]+[\s:,]+){0,6}?(?:signature|signed)\b[^\n]{0,60}$/i;
const ONLY_DATES =
  /^(?:[\s\d/.,:-]|dated?|on|january|february|march|april|may|june|july|august|september|october|november|december|[ap]\.?m\.?)*$/i;

const MARKED =
  /\/s\/\s{1,3}(?<slot>\p{Lu}[^\n\t:_/]{3,60}?)(?=\t|\n|$|\s{1,4}(?:dated?\b|\d|january|february|march|april|may|june|july|august|september|october|november|december))/giu;

/** The names that one side signed with, where "Offered by:" or "Agreed to:" tells whose marks they are. */
export function findSignedNames({ text }: ContractText, side: 'buyer' | 'seller'): Found<string>[] {
  const names: Found<string>[] = [];
  let head: SigningDay['side'] | 'other';
  let at = 0;
  for (const line of text.split('\n')) {
    const own = SAYS_MORE.test(line) ? undefined : HEADS.find(([, words]) => words.test(line))?.[0];
    if (own !== undefined) head = own;
    // Who signs by somebody, or for a firm, is not the side.
    for (const match of head === side && !/\bby:?\s{1,3}\/s\/|\bfor the\b/i.test(line.replace(HEAD_OF_MARKS, ''))
      ? line.matchAll(MARKED)
      : []) {
      const start = at + match.index + match[0].indexOf(match.groups?.['slot'] ?? '');
      names.push(...readNames(text, { start, end: start + (match.groups?.['slot'] ?? '').length }));
    }
    at += line.length + 1;
  }
  return names.filter(({ value }, place) => names.findIndex((name) => name.value === value) === place);
}

/** The column of each cell under two heads; a day stands in that of the mark before it. Undefined where it cannot be told. */
function columnsOf(cells: readonly string[]): number[] | undefined {
  let column = -1;
  const columns = cells.map((cell, at) => {
    const isOfMark =
      at > 0 && /^[\s\d/.,]|^\w{3,9}\s\d/.test(cell) && ONLY_DATES.test(cell) && SIGNED_BEFORE.test(cells[at - 1] ?? '');
    if (!isOfMark) column += 1;
    return column;
  });
  return column === 1 ? columns : undefined;
}

/** The days beside the marks of the two sides: behind a mark in its line, in the line under it, or over a caption. */
export function findSigningDays({ text }: ContractText, { buyers, sellers }: SigningSides): SigningDay[] {
  const days: SigningDay[] = [];
  let head: SigningDay['side'] | 'other';
  let columns: (SigningDay['side'] | 'other')[] | undefined;
  let rowsUnder = 0;
  // Columns with a mark that has no day yet.
  let waiting = new Set<number>();
  let at = Math.floor(text.length * 0.4);
  at = text.indexOf('\n', at) + 1;
  const lines = text.slice(at).split('\n');
  lines.forEach((line, row) => {
    const isSentence = SAYS_MORE.test(line);
    const own = isSentence ? undefined : HEADS.find(([, words]) => words.test(line))?.[0];
    if (own !== undefined) head = own;
    const cells = line.split('\t');
    const heads = cells.map((cell) => (HEAD_CELL.test(cell) ? HEADS.find(([, words]) => words.test(cell))?.[0] : undefined));
    // "SELLER: | BUYER:" over two columns of marks.
    if (heads.length === 2 && heads.includes('buyer') && heads.includes('seller'))
      [columns, rowsUnder, waiting] = [heads, 0, new Set()];
    else rowsUnder += line.trim() === '' ? 0 : 1;
    if (columns !== undefined && (rowsUnder > MOST_UNDER_HEADS || (own !== undefined && rowsUnder > 0))) columns = undefined;
    const placed = columns === undefined || rowsUnder === 0 ? undefined : columnsOf(cells);
    // A lone day stands under the one mark that has none.
    const lone = columns !== undefined && cells.length === 1 && waiting.size === 1 ? [...waiting] : undefined;
    cells.forEach((cell, at) => {
      const column = placed?.[at];
      if (column !== undefined && SIGNED_BEFORE.test(cell)) waiting.add(column);
      if (column !== undefined && findDates(cell, 0, cell.length).length > 0) waiting.delete(column);
    });
    const below = lines[row + 1] ?? '';
    const above = lines[row - 1] ?? '';
    const caption = SAYS_MORE.test(below) || below.length > 160 ? undefined : HEADS.find(([, words]) => words.test(below))?.[0];
    for (const date of line.length > 300 ? [] : findDates(text, at, at + line.length)) {
      const before = text.slice(at, date.start);
      const isMarked = SIGNED_BEFORE.test(before) || (!isSentence && SIGNED_LINE.test(before));
      const place = before.split('\t').length - 1;
      const column = (placed ?? lone)?.[place];
      if (column !== undefined && (ONLY_DATES.test(cells[place] ?? '') || SIGNED_BEFORE.test(cells[place] ?? ''))) {
        const side = columns?.[column];
        if (side !== undefined && side !== 'other') days.push({ ...date, side });
        continue;
      }
      const isUnder = ONLY_DATES.test(before) && SIGNED_BEFORE.test(above);
      const isLabeled = own !== undefined && own !== 'other' && !isSentence;
      const isCaptioned = caption !== undefined && caption !== 'other' && !isSentence;
      if (!isMarked && !isUnder && !isLabeled && !isCaptioned) continue;
      const near = `${line}\n${isUnder ? above : ''}`.toLowerCase();
      const isOf = (names: readonly string[]) => names.some((name) => near.includes(name.toLowerCase()));
      const named = isOf(sellers) ? 'seller' : isOf(buyers) ? 'buyer' : undefined;
      const isUnderHead = HEADS.some(([, words]) => words.test(above)) && !SIGNED_BEFORE.test(above);
      const isOverCaption = isCaptioned && own === undefined && !isUnderHead && !/[:]|\/s\//.test(below);
      const side = named ?? (isOverCaption || (isCaptioned && !isMarked) ? caption : head);
      if (side === 'other') continue;
      days.push({ ...date, side });
      // A row of captions names both sides.
      if (isCaptioned && /\bbuyer/i.test(below) && /\bseller/i.test(below))
        days.push({ ...date, side: 'buyer' }, { ...date, side: 'seller' });
    }
    at += line.length + 1;
  });
  return days;
}
