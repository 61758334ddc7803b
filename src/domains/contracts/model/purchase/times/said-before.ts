import type { Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import type { Named } from './deadline.ts';
import { kindByHeading, kindOf, kindOfThing } from './deadline-kinds.ts';
import { plainOf } from '../../text/words-near.ts';

/** "…; if not satisfied, Buyer may revoke by June 14", "…; the contingency is deemed satisfied unless …": of what was said before. */
const GOES_ON =
  /^\W{0,4}(?:(?:and )?if (?:he |she |they |buyer |purchaser )?(?:is |are )?(?:not (?:so )?satisf|unsatisf|dissatisf)|(?:the|this|that|such|said) (?:contingency|condition)\b)/;

/** What a sentence sets a time for that goes on with the one before it. */
export function kindBefore(plain: string, prior: string): string | undefined {
  if (IS_SUM_BY.test(plain) && /\b(?:deposits?|earnest money)\b.*\$/.test(prior)) return 'additional_deposit';
  if (IS_BALANCE.test(plain) && /\b(?:deposits?|earnest money)\b/.test(prior)) return 'additional_deposit';
  if (OF_RECEIVED.test(plain)) return kindOfThing(prior) ?? kindOf(prior);
  return GOES_ON.test(plain) ? kindOf(prior) : undefined;
}

/** "… within 3 days after its receipt": of what was given. */
const OF_RECEIVED = /\b(?:its receipt|(?:receipt of|receiving|getting|having) (?:it|them|these|those|the same))\b/;

/** "Deposits: $5,000 herewith; $19,900 on or before August 20" */
const IS_SUM_BY =
  /^\W{0,4}(?:and )?(?:a further |another |an additional )?\$ ?[\d,.]{3,14} (?:more )?(?:(?:is )?(?:due|payable|to be paid) )?(?:on or before|by|within|no later than|not later than)\b/;

/** "… earnest money of $2,000 is due …; the balance, up to 5 %, is due 14 days after …" */
const IS_BALANCE =
  /^\W{0,4}(?:and )?the (?:balance|rest|remainder)\b(?!(?: of)? (?:the )?(?:purchase )?price)(?:(?!\bclos|\bsettle)[^;])*\b(?:due|paid|pays?|payable|deposit)/;

/** "The appraisal is to be completed within the same period": a time as long as the one before it, for something else. */
const SAME =
  /\b(?:within|for|in|by|during|has|have|gets?|runs?) (?:the|that) same (?:period|time|length of time|deadline|number of days|[a-z-]{2,12} \(\d{1,3}\) (?:business |calendar )?days?|\d{1,3} (?:business |calendar )?days?)\b|(?:^\W{0,4}|[:–-] )(?:the )?same (?:(?:period|time|length of time|date|day|deadline) )?as (?:the |for |that )|\bby then\b/;

export function readSame(
  text: string,
  sentence: Span,
  headings: readonly string[],
  last: Named,
  all: readonly Named[],
): Named | undefined {
  if (sentence.end - sentence.start > LONGEST_SAME || sentence.start - last.end > LONGEST_SAME) return undefined;
  const plain = plainOf(text.slice(sentence.start, sentence.end));
  const said = SAME.exec(plain);
  // A sentence with a day of its own means no other.
  if (said === null || findDates(text, sentence.start, sentence.end).length > 0) return undefined;
  const kind = kindOf(plain.replace(/ as (?:the|for|that|is|was|it)\b.*$/, '')) ?? kindByHeading(plain, headings);
  if (kind === undefined || kind === last.type) return undefined;
  // "the same as the Financing Contingency Period": of the one that it names, else of the last.
  const [, of = ''] = / as (?:the |for |that )(.*)$/.exec(plain) ?? [];
  const like = kindOf(of);
  // "the same 21 day period": of the last time that is as long.
  const days = /\d{1,3}/.exec(said[0])?.[0];
  const isAsLong = ({ rule, end }: Named) => rule?.days === Number(days) && end <= sentence.start;
  const model = all.find(({ type }) => type === like) ?? (days === undefined ? last : all.findLast(isAsLong));
  if (model === undefined) return undefined;
  const start = sentence.start + text.slice(sentence.start, sentence.end).search(/\S/);
  return { ...model, type: kind, names: [], isOwnName: false, start, end: sentence.end };
}
const LONGEST_SAME = 240;
