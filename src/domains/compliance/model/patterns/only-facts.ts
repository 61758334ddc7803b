import { CHILDREN, type Found } from './found.ts';
import { sentenceAround } from '../text/item.ts';
import { speaksOfHomes } from '../words/topics.ts';

/* Words that hint at who is meant, where they only state a fact. */

/** Whether a phrase that hints states a fact: of a museum, a firm, the paint or the seller's own kin. */
export const isOnlyAFact = (found: Found): boolean =>
  isMuseumAlone(found) || isOwnedFirm(found) || isOwnKin(found) || isOfPaint(found) || isOfAnyAge(found) || isMeasure(found);

/** "The lot slopes past 40 feet from the deck" */
const isMeasure = ({ items, from, to }: Found): boolean =>
  /\d$|ty$/.test(items[from]?.words ?? '') &&
  /^(?:feet|foot|ft|yards?|miles?|acres?|inch(?:es)?|percent|degrees|minutes?|mph|units?|homes?|lots?|square|gallons?|dollars?|decibels|tons?|watts?|amps?|rooms|spaces|thousand|million)$/.test(
    items[to]?.words ?? '',
  );

/** "For every stage of life" */
const isOfAnyAge = ({ items, from }: Found): boolean =>
  /^(?:stages?|times?) of life$/.test(items[from]?.words ?? '') &&
  /^(?:every|each|any|all|whatever|whichever|no matter the)$/.test(items[from - 1]?.words ?? '');

/** A museum is a fact, unless the home is praised for being near. */
const isMuseumAlone = ({ items, from, to }: Found): boolean =>
  /\b(?:museum|museums|memorial)\b/.test(items[to - 1]?.words ?? '') &&
  !items.slice(Math.max(0, from - 5), from).some(({ letter }) => letter === 'D');

const ROOM = /^(?:man ?cave|she ?shed)$/;
const PRAISES_A_ROOM =
  /^(?:ultimate|perfect|ideal|real|true|dreams?|every|what|your|basic|his|her|him|hers|man|mans|guys?|love|epic|total|best)$/;
const STILL = /^(?:quiet (?:building|complex))$/;
const WHY_IT_IS_STILL =
  /\b(?:hours|concrete|slabs?|walls?|windows|insulat\w+|soundproof\w*|music|noise|steel|brick|pm|elevators?|rules)\b/;
/** "A man cave with a bar", "a quiet building with concrete floors": a room and a fact, unless it is meant for somebody. */
export function isRoomAlone({ items, from, to }: Found): boolean {
  const around = sentenceAround(items, from, 16);
  const words = items[from]?.words ?? '';
  if (around.some(({ letter }) => 'Qsf'.includes(letter))) return false;
  if (STILL.test(words))
    return (
      WHY_IT_IS_STILL.test(
        items
          .slice(from, to + 16)
          .map((item) => item.words)
          .join(' '),
      ) && !around.some(({ words: said }) => /^(?:adults?|mature|professionals?|singles?)$/.test(said))
    );
  return ROOM.test(words) && !around.some(({ words: said }) => PRAISES_A_ROOM.test(said));
}

/** "The wrong color of shingle" */
const isOfPaint = ({ items, from, to }: Found): boolean =>
  /\b(?:colors?|shades?|hues?|tones?)$/.test(items[from]?.words ?? '') &&
  /^(?:of|for|on|in)$/.test(items[to]?.words ?? '') &&
  items
    .slice(to + 1, to + 5)
    .some(({ words }) => speaksOfHomes(words) || /^(?:shingles?|stain|trim|siding|shutters?|mortar|stone|caulk)$/.test(words));

/** "My kids are grown and I don't need five bedrooms": who sells tells why. */
const isOwnKin = ({ items, from }: Found): boolean =>
  /^(?:my|our)$/.test(items[from - 1]?.words ?? '') && CHILDREN.test(items[from]?.words ?? '');

/** "A women-owned brokerage" says who sells, not who may buy. */
const isOwnedFirm = ({ items, from, to }: Found): boolean =>
  /\b(?:owned|run)$/.test(items[to - 1]?.words ?? '') &&
  /^(?:brokerage|firm|business|company|team|agency|builder|contractor|vendor|supplier)$/.test(items[to]?.words ?? '') &&
  items[from - 1]?.letter !== 'o';
