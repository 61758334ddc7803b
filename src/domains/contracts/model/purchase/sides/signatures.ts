import type { ContractText, Found } from '../../text/contract-text.ts';
import { readNames } from '../../values/party-names.ts';

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
  /\/s\/\s{0,4}\p{L}|\p{L}\s{1,4}\/s\/|\bs\/\s\p{Lu}|(?:docusign|e-?signed|electronically signed|digitally signed|dotloop verified)\b[^\n]{0,80}\p{L}/iu;

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
    String.raw`\b(?:${side})\b[^\n_]{0,50}?(?:\/s\/|\bs\/\s|\be-?signed|electronically signed|digitally signed|docusign|dotloop)|(?:\/s\/|\bs\/\s|\be-?signed|electronically signed)[^\n]{0,80}(?:,\s(?:${side})\b|\n[^\n]{0,60}\b(?:${side})(?:'s|’s)?\ssignature(?![^\n]{0,20}(?:_{3}|\/s\/)))|\b(?:${side})(?:\(s\)|'s|’s)?(?:\ssignature)?\s{0,3}:\s{0,3}\p{Lu}[^\n_:]{3,50}\s(?:date|dated|on):?\s{0,4}\w{0,9}\s?\d|\/s\/\s{1,3}\p{Lu}[^\n_:,/]{3,50}?\s(?:${side})(?=\s{0,4}(?:\n|$|\(?\d))`,
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
  /(?:signature|buyer|seller|purchaser|by|signed)[^\n]{0,40}?[:\s](?:x\s?)?(?<!\$\s?)_{4,}|(?<!_)_{4,}\s{0,80}\n?[^\n]{0,30}(?:signature|buyer|seller|purchaser)/i;

const HEADS: readonly (readonly ['buyer' | 'seller' | undefined | 'other', RegExp])[] = [
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
const SAYS_MORE = /\b(?:shall|will|may|must|agrees? (?:to|that)|takes|unless|within|obtain|contract is|offer is)\b/i;

const MARKED =
  /\/s\/\s{1,3}(?<slot>\p{Lu}[^\n\t:_/]{3,60}?)(?=\t|\n|$|\s{1,4}(?:dated?\b|\d|january|february|march|april|may|june|july|august|september|october|november|december))/giu;

/** The names that one side signed with, where "Offered by:" or "Agreed to:" tells whose marks they are. */
export function findSignedNames({ text }: ContractText, side: 'buyer' | 'seller'): Found<string>[] {
  const names: Found<string>[] = [];
  let head: 'buyer' | 'seller' | undefined | 'other';
  let at = 0;
  for (const line of text.split('\n')) {
    // "Buyer Acceptance | Seller Acceptance" heads two columns, and no line of marks.
    const sides = new Set(line.split('\t').flatMap((cell) => HEADS.find(([, words]) => words.test(cell))?.[0] ?? []));
    const own = SAYS_MORE.test(line)
      ? undefined
      : sides.has('buyer') && sides.has('seller')
        ? 'other'
        : HEADS.find(([, words]) => words.test(line))?.[0];
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
