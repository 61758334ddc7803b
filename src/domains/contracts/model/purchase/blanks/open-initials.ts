import type { ContractText } from '../../text/contract-text.ts';
import { readSignatures } from '../sides/signatures.ts';

/** "Buyer's Initials ____ ____", "Initialed for identification by Buyer ____". */
const OPEN_LINE =
  /\b(?:initial(?:s|ed)|(?:buyer|seller|purchaser|tenant|landlord)(?:['’]?s)?\s{1,3}initial)\b[^\n_]{0,40}?_{2,}(?![^\n]{0,20}\/s\/)|_{3,}[^\n\p{L}]{0,12}\(?(?:buyer|seller|tenant|landlord)['’]?s?['’]?\s{1,3}initials/iu;
/** Marks of services that draw initials as pictures, which leave no text. */
const DRAWN = /docusign|dotloop|authentisign|envelope id/i;

/** Whether a paper has empty lines for initials. */
export const hasInitialLines = ({ text }: ContractText): boolean => OPEN_LINE.test(text);

/** Clauses that hold only if they are initialed, by the words that head them. */
const CLAUSES: readonly (readonly [string, RegExp])[] = [
  ['arbitration_initials', /\barbitration\b/i],
  ['liquidated_damages_initials', /\bliquidated damages\b/i],
];
const FARTHEST_HEAD = 700;
const HEAD = /(?:^|\n)\s{0,8}(?:\d{1,2}[.)]\s{1,4})?[A-Z]{4,}[^\n]{0,120}/g;

/** What empty lines for initials are called: by the clause that they stand under, where it has a name of its own. */
export function nameOpenInitials({ text }: ContractText): string[] {
  const lines = [...text.matchAll(new RegExp(OPEN_LINE.source, 'giu'))].map(({ index }) => {
    const before = text.slice(Math.max(0, index - FARTHEST_HEAD), index);
    const head = [...before.matchAll(HEAD)].at(-1)?.[0] ?? '';
    return CLAUSES.find(([, words]) => words.test(head))?.[0] ?? 'initials';
  });
  return [...new Set(lines)];
}

/** Whether lines for initials are empty, in a paper whose text shows who signed it or that nobody did. */
export function hasOpenInitials(paper: ContractText): boolean {
  if (!OPEN_LINE.test(paper.text) || DRAWN.test(paper.text)) return false;
  const { isSigned, isOpen } = readSignatures(paper);
  return isSigned || isOpen;
}
