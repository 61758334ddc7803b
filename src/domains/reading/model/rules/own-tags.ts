import { addTag, addUnneeded, type Draft, type Found, type Rule, rule } from '../draft.ts';
import type { OwnTag } from '../tags/own-tags.ts';

const HOMES = '(?: (?:homes?|propert(?:y|ies)|listings?|sales?|deals?))?';
const FORECLOSURE = `(?:bank owned|lender owned|reos?|(?<!pre )(?:foreclosures?|foreclosed))${HOMES}`;
const SHORT_SALE = 'short sales?(?: (?:homes?|propert(?:y|ies)|listings?))?';
const AUCTION = `(?:(?:at|by|for|on|in|up for) )?(?:an? |the )?(?:auctions?|auctioned)${HOMES}`;
const BASEMENT = '(?:basements?|lower level)';
const ANY_SALE = `(?:${FORECLOSURE}|${SHORT_SALE}|${AUCTION})`;

/** "Few foreclosures in the area" speaks of the neighbors' homes. */
const BEFORE_AROUND = /^(?:few|fewer|many|low|number|rates?|areas?|neighbou?rhoods?)$/;
const AFTER_AROUND = /^(?:nearby|around)$/;
const WORDS_AROUND = 4;

/** "Including foreclosures" wants no fewer homes, and no others. */
const ALSO = '(?:open to|including|include|incl|consider|considering|even|also|willing to (?:buy|consider))(?: (?:any|an?|the))?';

/** Kinds of sale, loans and basements; run before the words are read as something less exact. */
export const ownTagRules: Rule[] = [
  rule(`${ALSO} ${ANY_SALE}(?:(?: or| and| /| or even)? ${ANY_SALE})*`, (found, draft) => addUnneeded(draft, found)),
  // Either of them will do: no home is of two kinds of sale.
  rule(`${ANY_SALE}(?:(?: ,)?(?: (?:or|and|/))?(?: an?)? ${ANY_SALE})+`, eitherOf('distressed')),
  rule(`distressed${HOMES}`, ofSale('distressed')),
  rule(FORECLOSURE, ofSale('foreclosure')),
  rule(SHORT_SALE, ofSale('short_sale')),
  rule(AUCTION, ofSale('auction')),
  rule(
    '(?:(?:va|fha|usda) )?(?:loan )?assumable(?: (?:va|fha|usda|low rate|low interest))?(?: (?:loans?|mortgages?|financing|rates?))?|(?:loan|mortgage) assumption|assume (?:the |their |an? )?(?:sellers )?(?:loan|mortgage)',
    tagged('assumable'),
  ),
  rule(
    `(?<!finished or )(?<!finished and )unfinished (?:walk ?out )?${BASEMENT}|${BASEMENT} (?:(?:that )?(?:is )?|thats )unfinished`,
    tagged('unfinished_basement'),
  ),
  // "Not finished" refuses nothing.
  rule(`${BASEMENT} (?:(?:that )?(?:is )?|thats )not finished`, (found, draft) =>
    addTag(draft, { ...found, scope: 'must' }, 'unfinished_basement'),
  ),
];

function tagged(tag: OwnTag): Rule['read'] {
  return (found, draft) => (isWelcome(found, draft) ? addUnneeded(draft, found) : addTag(draft, found, tag));
}

function ofSale(tag: OwnTag): Rule['read'] {
  const add = tagged(tag);
  return (found, draft) => (isAround(found, draft) ? false : add(found, draft));
}

/** Several at once: refused, each is refused by itself. */
function eitherOf(tag: OwnTag): Rule['read'] {
  const add = ofSale(tag);
  return (found, draft) => (found.scope === 'must_not' ? false : add(found, draft));
}

/** "Foreclosures are fine" asks for none. */
const WELCOME = /^(?:(?:is|are|would be) )?(?:ok|okay|fine|acceptable|welcome|considered|included|too|as well)(?: |$)/;

function isWelcome({ to }: Found, { line }: Draft): boolean {
  const after = line.slice(to, to + WORDS_AROUND).map(({ word }) => word);
  return WELCOME.test(after.join(' '));
}

function isAround({ from, to }: Found, { line }: Draft): boolean {
  const [before, after] = [line.slice(Math.max(0, from - WORDS_AROUND), from), line.slice(to, to + WORDS_AROUND)];
  return before.some(({ word }) => BEFORE_AROUND.test(word)) || after.some(({ word }) => AFTER_AROUND.test(word));
}
