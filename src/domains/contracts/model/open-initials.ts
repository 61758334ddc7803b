import type { ContractText } from './contract-text.ts';
import { readSignatures } from './purchase/signatures.ts';

/** "Buyer's Initials ____ ____", "Initialed for identification by Buyer ____". */
const OPEN_LINE =
  /\binitial(?:s|ed)\b[^\n_]{0,40}?_{2,}(?![^\n]{0,20}\/s\/)|_{3,}[^\n\p{L}]{0,12}\(?(?:buyer|seller|tenant|landlord)['’]?s?['’]?\s{1,3}initials/iu;
/** Marks of services that draw initials as pictures, which leave no text. */
const DRAWN = /docusign|dotloop|authentisign|envelope id/i;

/** Whether a paper has empty lines for initials. */
export const hasInitialLines = ({ text }: ContractText): boolean => OPEN_LINE.test(text);

/** Whether lines for initials are empty, in a paper whose text shows who signed it or that nobody did. */
export function hasOpenInitials(paper: ContractText): boolean {
  if (!OPEN_LINE.test(paper.text) || DRAWN.test(paper.text)) return false;
  const { isSigned, isOpen } = readSignatures(paper);
  return isSigned || isOpen;
}
