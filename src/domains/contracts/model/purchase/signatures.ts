import type { ContractText } from '../contract-text.ts';

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
    String.raw`\b(?:${side})(?:\(s\)|'s|’s|s'|s’)?(?:\s(?:signature|sign here|initials))?(?:\s?\([^)\n]{1,20}\))?\s{0,3}:?\s{0,3}(?:by:?\s{0,3})?(?:x\s?)?_{4,}|(?<!_)_{4,}[^\n]{0,60}\n[^\n]{0,40}\b(?:${side})(?:\(s\)|'s|’s|s'|s’)?(?:\s(?:signature|sign))?\b(?!\s(?:agrees|shall|will))`,
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
