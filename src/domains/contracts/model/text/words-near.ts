import type { Span } from './contract-text.ts';
import { withoutCountedFrom } from '../times/counted-events.ts';
import { kindOf } from '../purchase/times/deadline-kinds.ts';

/** Words in lower case, gaps as single spaces, without the events that they count from. */
export const plainOf = (text: string) =>
  withoutCountedFrom(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase())
    .replaceAll(FROM_EITHER, ' ')
    .replaceAll(FROM_ACCEPTANCE, ' ');
/** "after receipt of the disclosure or acceptance, whichever is later": what it is counted from, and nothing that is due. */
const FROM_EITHER =
  /\b(?:after|from|following) (?:(?:the )?(?:later|latest|last|earlier|earliest|first) of [^.;,]{3,120}?(?=[.;,]|$| (?:(?:we|i|you|they|he|she|(?:the )?(?:buyer|seller|purchaser|vendor|owner|parties)s?) (?:shall|will|must|may|has|have|is|are|agrees?)\b))|[^.;]{3,110}?,? \(?whichever [a-z ]{2,24}?(?:later|last|latest|earlier|earliest|first|sooner)\b\)?)/g;
/** Counted from acceptance, a time is none of the offer. */
const FROM_ACCEPTANCE =
  /\b(?:(?:after|from|following)|days? of) (?:the |such |that |said )?(?:date of )?(?:mutual |final |contract |full |binding )?acceptance\b(?: of (?:this|the) (?:real estate )?(?:contract|offer|agreement))?|\b(?:after|from|following|of) (?:the )?(?:(?:date|day) (?:on which |that |when |of )?)?(?:(?:this|the) offer is accepted|(?:the )?(?:seller|vendor|owner)s? (?:has |have )?accept(?:s|ed)?|(?:the )?(?:seller|vendor|owner)s?'?s? (?:written )?acceptance)\b/g;

/** Of several times in a sentence, the words up to the next where it leads ("Within 3 days, …", "has 5 days to …"), else those since the one before. */
export function plainBetween(text: string, sentence: Span, rules: readonly Span[], at: number): string {
  const [before, rule, next] = [rules[at - 1], rules[at], rules[at + 1]];
  if (rule === undefined) return '';
  const lead = text.slice(before?.end ?? sentence.start, rule.start);
  const behind = text.slice(rule.end, rule.end + 70);
  // "Buyer has 10 days after its receipt to object and Seller 30 days from the objection to correct": what for stands behind.
  const isBehind = /^,?\s{1,4}to\s/.test(behind) || (/\b(?:until|till)\s{1,4}$/i.test(lead) && /^,?\s{1,4}for\s/.test(behind));
  const owner = isBehind ? HAS_TIME.exec(lead.replaceAll(/\s+/g, ' '))?.[0] : undefined;
  const isGiven = owner !== undefined;
  const isLeading =
    isGiven || (LEADS.test(lead) && /^\s{0,3}(?:\([^)]{1,60}\)\s{0,3})?,(?!\s{1,9}(?:and|or|but|failing|which)\b)/.test(behind));
  const [start, end] = isLeading ? [rule.end, next?.start ?? sentence.end] : [before?.end ?? sentence.start, rule.start];
  const plain = plainOf(text.slice(start, end));
  return owner === undefined ? plain : `${plainOf(owner)} days ${plain.trimStart()}`;
}

const HAS_TIME =
  /\b(?:(?:seller|buyer|purchaser|vendor|owner|part(?:y|ies)|both|they|he|she)(?: (?:shall|will|then))? )?(?:has|have|had|gets?|having|needs?|wants?) (?:(?:until|till) )?$|\band (?:until|till) $|\b(?:seller|buyer|purchaser|vendor|owner)s? $/i;

/** "Within", "(a) No later than", "Buyer shall, within": nothing was said yet of what is due. */
const LEADS =
  /(?:^[^a-z]{0,12}|[,;:]|\b(?:shall|will|must|may|and|then|to|has|have))\s{0,4}(?:(?:within|in|by|on|before|or|for|until|no|not|later|than|the|a|period|of|up)\s{0,4}){0,5}$/i;

/** The part of a sentence between the counts before and behind one. */
export const withinNeighbors = (sentence: Span, rules: readonly Span[], at: number): Span => ({
  start: rules[at - 1]?.end ?? sentence.start,
  end: rules[at + 1]?.start ?? sentence.end,
});

/** The words before and behind one of a sentence's times, up to its neighbors. */
export function around(text: string, sentence: Span, rules: readonly Span[], at: number): { before: string; behind: string } {
  const rule = rules[at] ?? sentence;
  const { start, end } = withinNeighbors(sentence, rules, at);
  return { before: plainOf(text.slice(start, rule.start)).trimEnd(), behind: plainOf(text.slice(rule.end, end)) };
}

/** Whether what the whole sentence speaks of is what the words of another of its counts do. */
export const isOfNeighbor = (
  text: string,
  sentence: Span,
  rules: readonly Span[],
  at: number,
  kind: string | undefined,
): boolean =>
  kind !== undefined &&
  rules.some((rule, other) => other !== at && kindOf(plainAround(text, withinNeighbors(sentence, rules, other), rule)) === kind);

/** The words near a count of days decide what it is for, where a sentence holds several. */
export function plainAround(text: string, sentence: Span, rule: Span): string {
  const start = Math.max(sentence.start, rule.start - 120);
  return plainOf(text.slice(start, Math.min(sentence.end, rule.end + 160)));
}

/** Where the quote of a count begins: at its "within" or "no later than". */
export function leadIn(text: string, sentence: Span, rule: Span): number {
  const before = text.slice(Math.max(sentence.start, rule.start - 40), rule.start);
  const lead =
    /\b(?:within|no later than|not later than|on or before|at least|not exceeding|(?:for )?up to|by|for)\s{1,10}(?:the\s{1,4})?$/i.exec(
      before,
    );
  return lead === null ? rule.start : rule.start - before.length + lead.index;
}
