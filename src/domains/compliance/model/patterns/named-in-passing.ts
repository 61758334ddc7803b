import type { Found } from './found.ts';
import { type Item, sentenceAround } from '../text/item.ts';
import { isNamedByLaw } from '../words/name-groups.ts';

/* People whom a text names in passing: at home, in a welcome to all, in the history of a firm. */

/** "A bench where the kids drop their backpacks", "both buildings are open to children": nothing wishes, praises or refuses. */
export function isAtHome({ items, from }: Found): boolean {
  if (!PLAIN.test(items[from]?.words ?? '')) return false;
  const sentence = sentenceAround(items, from, 24);
  if (WITH_ANIMALS.test(sentence.map(({ words }) => words).join(' ')))
    return !sentence.some(({ letter }) => 'nNVJoUmZRsSu$'.includes(letter));
  return (
    sentence.length >= LEAST_SAID &&
    !sentence.some(({ letter, words }) => 'nNVJoUZmRsSBuOf$'.includes(letter) || PRAISES.test(words))
  );
}
const WITH_ANIMALS = /\b(?:kids|children) (?:, )?(?:and )?(?:dogs|cats|pets|chickens|horses)\b/;
/** "Kids: nope" says more than it spells. */
const LEAST_SAID = 5;
const PLAIN = /^(?:(?:all |the |each |every |any |per )?(?:kids?|child(?:ren)?|minors?|adults?|parents?|teens?|teenagers))$/;
const PRAISES =
  /^(?:love|room|space|raise|grow|growing|bring|do|does|you|had|have|how|would|ride|safe|school|schools|if|limit|limits|extra|your|friends|neighborhood|street|frown\w*|object\w*|minds?|worr\w*|noise|noisy|loud|disturb\w*|complain\w*|hear|heard|another|other|elsewhere|better|rather|nope|zero)$/;

/** "All families, all faiths", "children are as welcome upstairs as anywhere", "three kids are within the limit". */
export function isForAll({ items, from }: Found): boolean {
  const group = items[from] as Item;
  const sentence = sentenceAround(items, from, 24);
  if (AGREES.test(sentence.map(({ words }) => words).join(' '))) return !isNamedByLaw(group.category);
  if (sentence.some(({ letter }) => 'nNVJomUR'.includes(letter))) return false;
  const said = sentence.map(({ words }) => words).join(' ');
  if (ALLOWED.test(said)) return !isNamedByLaw(group.category) || isOfManyKinds(sentence);
  if (isOfEitherKind(items, from)) return true;
  if (ALL_OF_THEM.test(said) && sentence.filter(({ letter }) => letter === 'Q').length >= LEAST_GROUPS)
    return !isNamedByLaw(group.category);
  return (
    /^(?:all|every|any)\b/.test(items[from - 1]?.words ?? group.words) && (said.match(/\b(?:all|every|any)\b/g) ?? []).length > 1
  );
}
/** "Same-sex couples, families and singles are all welcome": what the law protects in several ways, so nobody is meant. */
const isOfManyKinds = (sentence: readonly Item[]): boolean =>
  new Set(sentence.flatMap(({ letter, category }) => (letter === 'Q' ? [category] : []))).size > 1;
/** "Retired or working, single or married", "men, women and everyone": both of two opposites, so nobody is meant. */
export function isOfEitherKind(items: readonly Item[], at: number): boolean {
  const sentence = sentenceAround(items, at, 24);
  if (sentence.some(({ letter }) => 'nNVJomURs'.includes(letter))) return false;
  const said = sentence
    .filter(({ letter }) => letter !== ',')
    .map(({ words }) => words)
    .join(' ');
  return OPPOSITES.some((both) => both.test(said));
}
const either = (one: string, other: string) =>
  new RegExp(
    String.raw`\b(?:${one})(?: \w+)? (?:or|and) (?:\w+ )?(?:${other})\b|\b(?:${other})(?: \w+)? (?:or|and) (?:\w+ )?(?:${one})\b`,
  );
const OPPOSITES = [
  either('single|unmarried|alone', 'married|couples?|families'),
  either('retired|retirees|students?', 'working|employed|workers'),
  either('young', 'old'),
  either('first time buyers?|first home', 'downsiz\\w+|last home'),
];
/** "Retirees, students and young families have all lived here." */
const ALL_OF_THEM = /\b(?:have|has|had) all\b|\b(?:alike|and (?:everyone|everybody|anyone) (?:else|in between))\b/;
const LEAST_GROUPS = 3;

/** "No problem: bring the baby." */
const AGREES =
  /^(?:no problem|no worries|of course|sure|certainly|by all means|absolutely|yes)\b(?!.*\b(?:but|however|not|never|only|dont|cant|wont|if|unless|extra|fee)\b).*\b(?:bring|come|comes|can|may|join)\b/;
const ALLOWED =
  /\b(?:(?:as|equally|just as|always|very|most|more than|both|all) (?:welcomed?|welcome in)|welcome (?:in|on|at|from|to) (?:\w+ ){0,2}(?:every|all|any|todos?|todas?|both)|within (?:the|our|any) (?:limits?|code|occupancy\w*))\b/;

const NAMES =
  /^(?:black|white|brown|christian|english|french|german|gay|young|israel|jordan|holland|church|bishop|pope|moor|welsh|scott|irish|dutch) famil(?:y|ies)$/;
const SOLD = /^(?:bought|purchased|sold|built|owned|farmed|held|run|kept|acquired|inherited|deeded|granted|settled)$/;
const SELLERS = /^(?:the )?sellers?$/;
const WISHES = /^(?:prefer\w*|want|wants|like|likes|looking|hop(?:e|es|ing)|same|next|who will|also|too|others?|you|your)$/;
/** "Sellers are empty nesters who are moving to Maine": who sells says nothing of who may buy. */
export function isOfSellers(items: readonly Item[], from: number): boolean {
  const named = items[from] as Item;
  if (isNamedByLaw(named.category) && !'TA'.includes(named.letter)) return false;
  const sentence = sentenceAround(items, from, 24);
  const at = sentence.findIndex(({ words }) => SELLERS.test(words));
  return (
    at >= 0 &&
    at < (sentence.findIndex(({ category }) => category !== null) + 1 || MOST_BEFORE) &&
    !sentence.some(({ letter, words }, index) => index !== at && ('nNJomURsSuf'.includes(letter) || WISHES.test(words)))
  );
}
const MOST_BEFORE = 24;

/** "Bought from the Black family in 1974": a name, and what was done with the home then. */
export function isOfFamilyCalled(items: readonly Item[], from: number): boolean {
  if (!NAMES.test(items[from]?.words ?? '') || items[from]?.isCapitalized !== true) return false;
  const sentence = sentenceAround(items, from, 24);
  return (
    items[from - 1]?.words === 'the' &&
    sentence.some(({ words }) => SOLD.test(words)) &&
    !sentence.some(({ letter }) => 'nNVJoURsu'.includes(letter))
  );
}

const OF_BUSINESS =
  /^(?:brokerage|brokers?|firm|business|businesses|company|companies|team|agency|bakery|shop|shops|cafe|restaurant|studio|studios|store|contractors?|builders?|office|farm|winery|brewery|salon|supplier|suppliers|vendors?)$/;
/** "The firm was founded by two Black women", "a woman-owned brokerage", "women are encouraged to apply for the job". */
export function isOfBusiness({ items, from, to }: Found): boolean {
  const sentence = sentenceAround(items, from, 24);
  if (sentence.some(({ words }) => /^(?:jobs?|positions?|apprentice\w*|bids?|subcontractors?|internships?)$/.test(words)))
    return sentence.some(({ letter, words }) => letter === 'i' || /^(?:encouraged.*|apply|hire|hiring|hired)$/.test(words));
  const made = items
    .slice(Math.max(0, from - 4), from)
    .some(({ words }) => /^(?:founded|started|led|designed|built)$/.test(words));
  return made && sentence.some(({ words }) => OF_BUSINESS.test(words)) && !OF_BUSINESS.test(items[to]?.words ?? '');
}

const SOUGHT =
  /^(?:third|fourth|fifth|rooms?|roommates?|housemates?|flatmates?|places?|homes?|house|apartments?|flat|studio|unit|condo|bedrooms?|duplex|rental|lease|sublet|rent|share|buy)$/;
/** "Two nurses looking for a third", "retired couple seeks a ground-floor apartment": who writes says who they are, and wishes for nobody. */
export function isWriter(items: readonly Item[], from: number): boolean {
  const group = items[from] as Item;
  if (!'QHp'.includes(group.letter)) return false;
  let start = from;
  while (start > 0 && from - start < 4 && items[start - 1]?.letter !== '.') start -= 1;
  const before = items
    .slice(start, from)
    .map(({ words }) => words)
    .join(' ');
  if (!WRITES.test(before)) return false;
  // "Young couples looking for a first home": many are called, and nobody writes.
  if (group.words.endsWith('s') && !/\d|^(?:two|three|four|five|we)\b/.test(before)) return false;
  const sentence = sentenceAround(items, from, 30).filter(({ start: at }) => at > group.start);
  // "We're two women who flip houses."
  if (/^(?:hi |hello )?(?:i am|im|we are|were)\b/.test(before) && !isNamedByLaw(group.category) && !sentence.some(isOfOthers))
    return true;
  const at = sentence.findIndex(({ letter, words }) => letter === 'u' || SEEKS.test(words));
  if (at < 0 || at > 8) return false;
  const sought = sentence.slice(at + 1);
  return (
    sought.slice(0, 6).some(({ words }) => SOUGHT.test(words)) &&
    !sought.some(
      ({ letter, category, words }) =>
        category !== null || 'nNVJomURsS'.includes(letter) || /^(?:same|similar|others?)$/.test(words),
    )
  );
}
const isOfOthers = ({ letter, category, words }: Item): boolean =>
  category !== null ||
  'nNVJomURsSufK'.includes(letter) ||
  WISHES.test(words) ||
  /^(?:rent|renting|tenants?|neighbou?rs?)$/.test(words);
const WRITES =
  /^(?:(?:i am|im|we are|were|hi|hello|we|a|an|one|two|three|four|five|\d|quiet|clean|friendly|another|my|and|,) ?)*$/;
const SEEKS = /^(?:looking|seeks?|seeking|needs?|hoping|wants?)$/;
