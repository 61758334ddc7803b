import { isNamedByLaw } from './name-groups.ts';
import type { Item } from '../text/item.ts';
import { speaksOfHomes } from './topics.ts';

/*
 * Names that hold a word for people and are none: a church and what it is called is one place, a trait that a compound goes on after
 * is a thing.
 */

const DENOMINATION =
  /^(?:lutheran|baptist|methodist|presbyterian|episcopal|catholic|unitarian|congregational|pentecostal|adventist|mennonite|orthodox)$/;
/** What a denomination may stand before when it is the name of a church: "meets at St. Paul's Lutheran, first Tuesday". */
const ENDS_A_NAME = /[.,cztb@d]/;

/** The items with each named house of worship as one: "Holy Family church" names no families. */
export function joinNames(items: readonly Item[], text: string): Item[] {
  const joined: Item[] = [];
  for (const [at, item] of items.entries()) {
    const one = isOfFirm(items, at, text) ? { ...item, letter: 'x', category: null } : asThing(items, at, text);
    if (one.letter === 'W' || isChurchCalled(items, at, text)) {
      let from = joined.length;
      while (from > 0 && (isOfName(joined[from - 1], text) || isJoint(joined, from - 1, text))) from -= 1;
      const name = joined.splice(isSentenceStart(joined, from) && joined.length - from === 1 ? from + 1 : from);
      joined.push({
        ...one,
        letter: 'W',
        category: 'religion',
        words: [...name, one].map(({ words }) => words).join(' '),
        start: name[0]?.start ?? one.start,
      });
    } else joined.push(one);
  }
  return joined;
}

/** Written as a name, and not in a line of capitals. */
const isWrittenAsName = (item: Item, text: string): boolean => /^\p{Lu}[\p{Ll}'’]/u.test(text.slice(item.start, item.start + 2));

const isOfName = (item: Item | undefined, text: string): boolean =>
  item !== undefined && 'xGHhk'.includes(item.letter) && !isNamedByLaw(item.category) && isWrittenAsName(item, text);

/** "Our Lady of Sorrows", "Good Shepherd": small words that a name has, before another of its words. */
function isJoint(items: readonly Item[], at: number, text: string): boolean {
  const [one, next] = [items[at], items[at + 1]];
  if (one === undefined || !isOfName(next, text)) return false;
  if (one.words === 'our') return next?.words === 'lady';
  if (one.words === 'of') return isOfName(items[at - 1], text);
  return 'se'.includes(one.letter) && isWrittenAsName(one, text) && !isSentenceStart(items, at);
}

const isSentenceStart = (items: readonly Item[], at: number): boolean => at === 0 || items[at - 1]?.letter === '.';

function isChurchCalled(items: readonly Item[], at: number, text: string): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  return (
    item !== undefined &&
    item.letter === 'a' &&
    DENOMINATION.test(item.words) &&
    isWrittenAsName(item, text) &&
    isOfName(before, text) &&
    !isSentenceStart(items, at - 1) &&
    ENDS_A_NAME.test(next?.letter ?? '.')
  );
}

/** "Must have a job-site trailer permit" */
function asThing(items: readonly Item[], at: number, text: string): Item {
  const [item, next] = [items[at] as Item, items[at + 1]];
  if (isQuaint(items, at)) return { ...item, letter: 'd', category: null };
  if (next === undefined || next.start !== item.end + 1 || text.charAt(item.end) !== '-') return item;
  const isMade = item.category !== null && MADE.test(next.words) && !'lLp'.includes(items[at + 2]?.letter ?? '.');
  return (item.letter === 'A' && next.letter === 'x') || isMade ? { ...item, letter: 'x', category: null } : item;
}
/** "Chinese-made flooring", "a psycho-themed escape room" */
const MADE = /^(?:made|built|designed|engineered|grown|bred|crafted|installed|fired|cut|laid|themed|style|styled|inspired|era)$/;

const MOST_ADJECTIVES = 3;
/** "A queer little nook" is an odd one. Before people, and places of people, the word is theirs. */
function isQuaint(items: readonly Item[], at: number): boolean {
  if (items[at]?.words !== 'queer') return false;
  for (const { letter, words } of items.slice(at + 1, at + 2 + MOST_ADJECTIVES)) {
    if (speaksOfHomes(words) || ODD.test(words)) return !OF_PEOPLE_TOO.test(words);
    if (!'dGsx'.includes(letter)) return false;
  }
  return false;
}
const ODD =
  /^(?:corners?|angles?|shapes?|alcoves?|nooks?|landings?|staircases?|turns?|gables?|turrets?|towers?|dormers?|smells?|sounds?|noises?)$/;
const OF_PEOPLE_TOO =
  /^(?:homes?|houses?|buildings?|units?|shops?|work|art|artists?|music|musicians?|studio|downtown|market|markets|festival|books?|dining|spaces?)$/;

const OF_FIRMS = /^(?:brothers|bros|sisters|sons|daughters)$/;
/** "Christian Brothers Automotive": a firm is called so, if a word of its trade follows in the name. */
function isOfFirm(items: readonly Item[], at: number, text: string): boolean {
  const [named, kin, trade] = items.slice(at, at + 3);
  return (
    named !== undefined &&
    kin !== undefined &&
    trade !== undefined &&
    'awkG'.includes(named.letter) &&
    OF_FIRMS.test(kin.words) &&
    'xIG'.includes(trade.letter) &&
    !speaksOfHomes(trade.words) &&
    [named, kin, trade].every((one) => isWrittenAsName(one, text))
  );
}
