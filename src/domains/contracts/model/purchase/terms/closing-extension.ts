import type { Found, Span } from '../../text/contract-text.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import type { Named } from '../times/deadline.ts';
import { leadIn } from '../../text/words-near.ts';

/** "The Closing Date shall be extended for up to four days": the last day on which the sale may close. */
const EXTENDS_CLOSING =
  /\b(?:clos(?:e|ing)(?: date| of escrow)?|settlement(?: date)?|time for performance(?: hereof| of this agreement)?)\b[^.;]{0,60}\b(?:extended|postponed|delayed) (?:for )?(?:a (?:further )?period of )?(?:up to|not more than|no more than|at most|a maximum of)\b|\b(?:extend|postpone|delay|adjourn)s? (?:the )?(?:clos(?:e of escrow|ing)|settlement)(?: date)?\b[^.;]{0,40}\b(?:for \w+ \(\d{1,2}\) days|up to|not more than|no more than|not exceeding|at most|a maximum of)\b|\b(?:clos(?:e|ing)|settlement)\b[^.;]{0,60}\bautomatic(?:ally)? extension of\b/;

/** "the time for performance shall be extended by thirty (30) days" */
const EXTENDED_BY =
  /\b(?:time for (?:the )?(?:performance|closing|settlement|act of sale)|closing(?: date)?|settlement(?: date)?|act of sale)\b[^.;]{0,60}\b(?:is|shall be|will be|be) (?:automatically )?(?:extended|postponed) (?:by|for)\b/;

/** The day until which a sentence lets the closing be put off, by the first of its counts. */
export function readExtension(text: string, sentence: Span, plain: string, counts: readonly Found<DayRule>[]): Named | undefined {
  const [count] = counts;
  if (count === undefined) return undefined;
  const isMost = EXTENDS_CLOSING.test(plain);
  const isBy = EXTENDED_BY.test(plain) && counts.length === 1 && count.value.from === null;
  if (!isMost && !isBy) return undefined;
  // Several adjournments, however long each: no day is told.
  const isOpen = isMost && count.value.from === null && /\bin (?:the aggregate|all|total)\b/.test(plain);
  const rule: DayRule = { ...count.value, from: isOpen ? 'adjournment' : 'closing', direction: 'after' };
  return { type: 'closing_extension', names: [], rule, day: undefined, start: leadIn(text, sentence, count), end: count.end };
}
