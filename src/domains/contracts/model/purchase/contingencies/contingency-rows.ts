import { TICKED, UNTICKED } from '../../text/marks.ts';
import type { ContingencyType } from './topics.ts';

/** What a row of a sheet of terms says of one contingency. */
interface RowAnswer {
  type: ContingencyType;
  isChosen: boolean;
}

// "seller's mortgage", "final inspection" and the fee for one are other things.
const KIND_OF = String.raw`(?:(?!(?:sellers?|vendors?|existing|final|second|owners?|lead|no|assumed)\b)[a-z'-]+ ){0,3}`;
const AS_CONDITION = '(?: (?:contingency|condition|clause|period|approval|required|needed))?';
const QUALIFIED = String.raw`(?: (?:at|for|by) (?!lead)[^\t:]{2,40})?`;
const LABELS: readonly (readonly [ContingencyType, RegExp])[] = [
  [
    'sale_of_home',
    /^(?:(?:buyer|purchaser)'s )?(?:home sale|sale of (?:the )?(?:buyer's|purchaser's|present|current|existing|other) (?:[a-z]+ )?(?:home|house|property|residence))(?: contingency| condition)?$/,
  ],
  ['attorney_review', /^(?:attorney|lawyer)(?:'s)? (?:review|approval)(?: contingency| period)?$/],
  ['appraisal', new RegExp(`^${KIND_OF}appraisal${AS_CONDITION}${QUALIFIED}$`)],
  ['inspection', new RegExp(`^${KIND_OF}inspections?${AS_CONDITION}${QUALIFIED}$`)],
  ['financing', new RegExp(`^${KIND_OF}(?:financing|mortgage|loan)${AS_CONDITION}$`)],
  ['title', /^title (?:contingency|condition)$/],
  ['insurance', /^(?:[a-z]+ )?insurance (?:contingency|condition)$/],
  ['survey', /^survey (?:contingency|condition)$/],
];

const ROW =
  /^\s{0,8}(?:[\dA-Za-z]{1,3}[.)]\s{1,6}|[-*•]\s?)?(?<label>[A-Z][^\t:\n]{3,60}?)\s{0,3}(?:\t|:(?=\s))\s{0,6}(?<value>[^\n]{2,200})/;
const DAYS = String.raw`(?:within )?(?:\d{1,3}|[a-z]{3,9})(?: \(\d{1,3}\))? (?:(?:business|calendar|working|banking) )?days?\b`;
const CHOSEN = new RegExp(
  String.raw`^(?:yes|required|requested|included|applies|applicable|elected|chosen|wanted|is\b(?! not)|subject to|contingent|conditioned|${DAYS})`,
);
const REFUSED =
  /^(?:no\b(?! (?:later|more|less))|none\b|waived|declined|not (?:required|contingent|requested|elected|wanted|chosen)|is not\b)/;
const BEHIND = new RegExp(String.raw`\b(?:yes|no)\s?(?:${TICKED}|${UNTICKED})\s{0,6}(?:yes|no)\s?(?:${TICKED}|${UNTICKED})`, 'i');
const TICKED_BEFORE = new RegExp(String.raw`${TICKED}\s?(?<words>[^☐☒[\](\t\n]{2,60})`);
const TICKED_BEHIND = new RegExp(String.raw`\b(?<words>yes|no)\s?${TICKED}`, 'i');

/** "Building inspection | within 10 days", "Appraisal contingency: Yes ☒ No": what a row has for its label. */
export function answerOfRow(row: string): RowAnswer | undefined {
  const { label = '', value = '' } = ROW.exec(row)?.groups ?? {};
  const name = plainOf(label);
  const type = LABELS.find(([, words]) => words.test(name))?.[0];
  if (type === undefined) return undefined;
  const isTicked = new RegExp(TICKED).test(value);
  // Boxes stand before their words, unless the row ends with one.
  if (!isTicked && new RegExp(UNTICKED).test(value)) return undefined;
  const ticked = (BEHIND.test(value) ? TICKED_BEHIND : TICKED_BEFORE).exec(value)?.groups?.['words'];
  const answer = plainOf(isTicked ? (ticked ?? '') : value);
  // Who pays in cash needs no loan, and gives no right up.
  if (REFUSED.test(answer)) return /\bcash\b/.test(answer) ? undefined : { type, isChosen: false };
  return CHOSEN.test(answer) ? { type, isChosen: true } : undefined;
}

const plainOf = (words: string) => words.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();
