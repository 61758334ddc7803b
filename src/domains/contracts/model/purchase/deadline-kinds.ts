import { HEADINGS, KINDS } from './kind-words.ts';

/** What some words set a time for, in lower case, gaps as single spaces; undefined where they do not say. */
export function kindOf(words: string): string | undefined {
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** What a sentence is about by the headings that it stands under, the nearest first. */
export function kindByHeading(sentence: string, headings: readonly string[]): string | undefined {
  for (const raw of headings) {
    const heading = raw.replaceAll('’', "'");
    const kind = HEADINGS.find(([, words, also]) => words.test(heading) && (also?.test(sentence) ?? true));
    if (kind !== undefined) return kind[0];
  }
  return undefined;
}

const TOGETHER =
  /\b(?<first>inspection|appraisal|financing|loan|mortgage|insurance),?(?: and| &) (?:the |an? )?(?<second>inspection|appraisal|financing|loan|mortgage|insurance) (?:contingenc(?:ies|y)|conditions|periods|deadlines?)\b/;
const OF_WORD: Readonly<Record<string, string>> = {
  financing: 'loan_approval',
  loan: 'loan_approval',
  mortgage: 'loan_approval',
};

/** "The appraisal and the financing contingencies each end …": the kinds that one count is for. */
export function contingenciesTogether(sentence: string): string[] {
  const { first, second } = TOGETHER.exec(sentence)?.groups ?? {};
  return [first, second].flatMap((word) => (word === undefined ? [] : [OF_WORD[word] ?? word]));
}

/** Whether a sentence is one of an offer’s end, whatever else it speaks of. */
export function isOfOffer(sentence: string): boolean {
  return KINDS.some(([type, words]) => type === 'offer_expiration' && words.test(sentence));
}
