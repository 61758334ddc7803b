import { ALL_SIGNING } from '../../times/all-signing.ts';
import { lengthOfStartPhrase } from '../../times/start-phrase.ts';
import type { ContractText, Found } from '../../text/contract-text.ts';
import { ABSENT, type Slot } from '../../values/slot.ts';
import { findReceiptDays, findSigningDays, findUnsignedSides, type SigningSides } from '../sides/signing-days.ts';
import type { StartRule } from './start-rule.ts';

/** Where signing alone is not enough, the day on which the others heard of it is not known. */
export const findSigning = (paper: ContractText, sides: SigningSides, { by, isTold }: StartRule): Slot<string> =>
  isTold ? findReceipt(paper, sides) : findLastSigning(paper, sides, by === 'seller' ? by : undefined);

/** The last day on which somebody signed for having got the acceptance. */
function findReceipt(paper: ContractText, sides: SigningSides): Slot<string> {
  const last = findReceiptDays(paper, sides)
    .toSorted((a, b) => a.value.localeCompare(b.value))
    .at(-1);
  return last === undefined ? ABSENT : statedBy(last);
}

const statedBy = ({ value, start, end }: Found<string>): Slot<string> => ({
  state: 'stated',
  found: { value, start, end },
  context: { start, end },
});

/** The day on which the last of them signed; absent where somebody’s line is open, or only one side has a day. */
export function findLastSigning(paper: ContractText, sides: SigningSides, only?: 'seller'): Slot<string> {
  if (findUnsignedSides(paper, sides).length > 0) return ABSENT;
  const all = findSigningDays(paper, sides);
  const days = only === undefined ? all : all.filter(({ side }) => side === only);
  const last = days.toSorted((a, b) => a.value.localeCompare(b.value)).at(-1);
  const seller = days.find(({ side }) => side === 'seller');
  // Marks over those that accept are of who offers, though a letter does not say which side that is.
  const isOfBoth =
    seller !== undefined &&
    (only !== undefined || days.some(({ side, start }) => side === 'buyer' || (side === undefined && start < seller.start)));
  return last === undefined || !isOfBoth ? ABSENT : statedBy(last);
}

/** "within ten days after acceptance", "3 days from the execution of this contract by both parties" */
const COUNTS_FROM_SIGNING =
  /\b(?:days?|hours?)\s(?:after|from|of|following)\s{1,4}(?:(?:the|this|date|of|on|which|that|when|day|you|your|all|both|later|latest|two|everybody|everyone|each|party|sides|have|has|been|fully|full|mutual|final|written|contract|offer|is|last|(?:seller|buyer|vendor|purchaser|parties|owner)s?['’]?s?)\s{1,4}){0,8}(?:accept(?:ance|ed|s)?|execution|executed|ratified|ratification|signatures?|sign(?:s|ed|ing)?|agree)\b(?!\s{1,4}(?:contract|agreement|cop(?:y|ies)|counterparts?|offer|documents?|originals?|acceptance))/i;
const COUNTS_FROM_ALL = new RegExp(
  String.raw`\b(?:days?|hours?|weeks?) (?:next )?(?:after|from|of|following|since|past) (?:${ALL_SIGNING.join('|')})|\b(?:measured|counted|reckoned|runs?|computed) (?:from|after) (?:${ALL_SIGNING.join('|')})`,
);
/** "MEC + 10 days" */
const ADDS_TO_SIGNING = /\b(?:MEC|(?:[Mm]utual )?(?:[Ee]xecution|[Aa]cceptance)) ?(?:\+|plus) ?\d/;
export function countsFromSigning(text: string): boolean {
  const plain = text.replaceAll(/\s+/g, ' ');
  const small = plain.replaceAll('’', "'").toLowerCase();
  return (
    COUNTS_FROM_SIGNING.test(plain) ||
    ADDS_TO_SIGNING.test(plain) ||
    COUNTS_FROM_ALL.test(small) ||
    [...small.matchAll(COUNTED)].some(({ index, 0: { length } }) => {
      const event = small.slice(index + length, index + length + LONGEST_EVENT);
      return lengthOfStartPhrase(event) !== undefined;
    })
  );
}
const COUNTED = /\b(?:days?|hours?|weeks?) (?:next )?(?:after|from|of|following|since|past) /g;
const LONGEST_EVENT = 90;

/** "from Seller’s acceptance": nobody else’s. */
export const OF_SELLER_ALONE =
  /\b(?:after|from|of|following|upon)\s{1,4}(?:the\s{1,4})?(?:date\s{1,4}(?:of|on\s{1,4}which|that|when)\s{1,4})?(?:the\s{1,4})?(?:seller|vendor|owner)s?(?:['’]s?)?\s{1,4}(?:written\s{1,4})?(?:accept(?:ance|s)|sign(?:ature|s))\b|\b(?:after|from|of|following)\s{1,4}(?:the\s{1,4}(?:day|date)\s{1,4}(?:on\s{1,4}which\s{1,4}|that\s{1,4})?)?(?:your\s{1,4}(?:signature|acceptance)|you\s{1,4}(?:counter-?)?(?:sign|accept|agree)\b)/i;

/** "This Offer is binding only if a copy of the accepted Offer is delivered": marks alone make no start. */
export const BINDS_WHEN_TOLD =
  /\b(?:binding|effective|in force)\b[^.;]{0,80}\b(?:only|if|unless|until|when|once|upon)\b[^.;]{0,120}\b(?:deliver|receiv|communicat|notif|notice|transmi)/i;
