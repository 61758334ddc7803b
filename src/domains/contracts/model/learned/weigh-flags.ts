import { scaleOf } from '#lib/learn-logistic.ts';
import type { ContractReading } from '../reading.ts';
import { limitsSeller } from '../flags/one-sided-default.ts';
import type { Flag } from '../purchase/flags/flag.ts';
import { denialOf, type readClauseFlags } from '../purchase/flags/flags.ts';
import { isLookAlike } from '../purchase/flags/look-alikes.ts';
import type { PlainSentence } from '../purchase/flags/plain-sentences.ts';
import { readScorers } from './coded-scorers.ts';
import { FLAG_WEIGHTS } from './flag-weights.gen.ts';
import { countWords, traitsOf } from './sense-traits.ts';
import { NEAR_FLAGS } from './near-flags.ts';

/** From here on a sentence is taken to say it: of 63 look-alikes that were kept apart, one came so far. */
const SAYS_IT = 0.5;
const SAYS_IT_CLEARLY = 2;
/** Headings and rows say nothing alone. */
const FEWEST_WORDS = 5;

/** A contingency that stands in the paper is not given up there. */
const KEPT_BY: Readonly<Record<string, string>> = {
  waived_inspection: 'inspection',
  waived_appraisal: 'appraisal',
  waived_financing: 'financing',
};

/** Without these words a sentence says nothing of it, however it sounds. */
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
  // What is given back is not lost.
  non_refundable_deposit:
    /^(?![^]*\b(?:is|are|shall be|will be) (?:returned|refunded)\b)(?=[^]*\b(?:refund\w*|return\w*|forfeit\w*|los(?:e|es|t)|back|keeps?|kept|gone)\b)|\bnon-?\s?refundable\b|\bnot (?:be )?(?:returned|refunded)\b/,
  // A warning of fraud names no account; a transfer of property is none of money.
  wire_instructions:
    /\b(?:routing|aba|iban|swift)\b|\baccount (?:number|no\b|#)|\d{8,}|\b(?:changed|new|updated|revised|following|these) (?:wir|bank|payment)/,
  waived_financing: /\b(?:loans?|financ\w+|mortgages?|lend\w*|borrow\w*|banks?|credit|money|cash)\b/,
  waived_appraisal: /\b(?:apprais\w+|valu\w+|worth|price|number|figure)\b/,
  escalation_clause:
    /[$%]|\b(?:price|(?:any|other|another|every|best|highest|competing|all) offers?|bids?|more|higher|top|beat)\b/,
  escalation_without_cap:
    /[$%]|\b(?:price|(?:any|other|another|every|best|highest|competing|all) offers?|bids?|more|higher|top|beat)\b/,
};

/** Flags that no rule finds, by learned weights of what the words mean; of each code the sentence that says it most clearly. */
export function weighFlags(
  sentences: readonly PlainSentence[],
  { flags: known, denied }: ReturnType<typeof readClauseFlags>,
  { docType, contingencies = [] }: Pick<ContractReading, 'docType' | 'contingencies'>,
): Flag[] {
  const stated = new Set(contingencies.flatMap(({ type, status }) => (status === 'stated' ? [type] : [])));
  const told = new Set(known.flatMap(({ code }) => NEAR_FLAGS.find((codes) => codes.includes(code)) ?? [code]));
  // What it is named for is nothing to be warned of.
  if (docType === 'assignment') told.add('assignable_without_consent');
  // Both sides get the same.
  if (sentences.some(({ plain }) => limitsSeller(plain))) told.add('one_sided_default');
  const { codes, biases, byTrait } = readScorers(FLAG_WEIGHTS);
  const best = new Map<string, Flag & { score: number }>();
  for (const { span, plain } of sentences) {
    if (countWords(plain) < FEWEST_WORDS) continue;
    const traits = traitsOf(plain);
    const sums = new Float64Array(codes.length);
    for (const trait of traits) for (const [at, weight] of byTrait.get(trait) ?? []) sums[at] = (sums[at] ?? 0) + weight;
    for (const [at, code] of codes.entries()) {
      const score = (biases[at] ?? 0) + (sums[at] ?? 0) * scaleOf(traits.length);
      if (score < SAYS_IT || told.has(code) || stated.has(KEPT_BY[code] ?? '') || score <= (best.get(code)?.score ?? 0)) continue;
      // A rule knows its words, and that they are denied.
      if (denied.has(denialOf(code, span)) || isLookAlike(code, plain) || SPEAKS_OF[code]?.test(plain) === false) continue;
      best.set(code, { code, span, score, sureness: score < SAYS_IT_CLEARLY ? 'check' : 'likely' });
    }
  }
  return [...best.values()].map(({ code, span, sureness }) => ({ code, ...(span && { span }), ...(sureness && { sureness }) }));
}
