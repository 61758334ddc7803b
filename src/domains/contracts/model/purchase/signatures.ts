import type { ContractText } from '../contract-text.ts';

export interface Signatures {
  /** Whether the paper has lines to sign on. */
  hasLines: boolean;
  /** Whether somebody's mark stands on one of them. */
  isSigned: boolean;
}

const LINE =
  /(?:^|\n)[^\n]{0,60}?(?:\b(?:buyer|seller|purchaser|vendor|tenant|landlord|lessee|lessor|borrower)s?\b[^\n]{0,30}(?:signature|sign\b|initials)|signature|signed|by:|\/s\/|executed)[^\n]{0,120}/gi;
const OWN_LINE =
  /(?:^|\n)[^\n]{0,20}\b(?:buyer|seller|purchaser|vendor|tenant|landlord|lessee|lessor|borrower)s?\b[^\n_]{0,12}_{4,}[^\n]{0,30}/i;
const MARK =
  /\/s\/\s{0,4}\p{L}|(?:docusign|e-?signed|electronically signed|digitally signed|dotloop verified)\b[^\n]{0,80}\p{L}/iu;

/** Whether a paper is signed, as far as its text shows; ink and drawn marks leave no text. */
export function readSignatures({ text }: ContractText): Signatures {
  const isSigned = MARK.test(text);
  const hasLines = OWN_LINE.test(text.slice(-3000)) || LINE.test(text.slice(-Math.max(6000, Math.floor(text.length * 0.4))));
  LINE.lastIndex = 0;
  return { hasLines: hasLines || /\bBuyer\s+Seller\b/.test(text), isSigned };
}
