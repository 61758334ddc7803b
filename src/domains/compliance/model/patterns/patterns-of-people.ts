import type { Category } from '../finding.ts';
import {
  type Found,
  type Pattern,
  pattern,
  audience,
  hard,
  limits,
  soft,
  peopleOf,
  wanted,
  unless,
  named,
  says,
  NEIGHBORLY,
  CHILDREN,
  isOfDanger,
} from './found.ts';
import { type Item, clauseAround, sentenceAround } from '../text/item.ts';
import { isNamedByLaw } from '../words/name-groups.ts';
import { isAtHome, isForAll, isOfBusiness, isOfFamilyCalled } from './named-in-passing.ts';
import { speaksOfHomes } from '../words/topics.ts';

/** People described, whatever is said of them. */
export const PEOPLE_NAMED: Pattern[] = [
  // Asian families live here. White neighborhood. Singles building.
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, hard, (found) =>
    peopleOf(found)[0]?.isDescribed === true && !isElsewhere(found) && !isForAll(found) ? named?.(found) : undefined,
  ),
  pattern('people', `p(?:[zt][dz]{0,2}[lLx]{1,2})?[bz]{1,2}[dqzG]{0,2}(?<x>[awQ])(?=[.,ctz]|$)`, audience, (found) =>
    /^(?:neighbou?rs?|residents?|people|tenants?|everyone|everybody|owners|others|roommates?|housemates?)$/.test(
      found.items[found.matchFrom]?.words ?? '',
    )
      ? wanted(found)
      : undefined,
  ),
  pattern('people', `l[bzx]{1,2}[dqzG]{0,2}(?<x>[aQ])(?=[.,ctz]|$)`, hard, named),
  pattern('people', `(?:M|q)[dz]{0,2}(?<x>Q)`, audience, (found) =>
    found.items[found.matchFrom]?.letter === 'M' ||
    says(found, /^(?:(?:plenty|lots|loads) of|mostly|mainly|largely|primarily|predominan\w+|overwhelmingly)$/)
      ? wanted(found)
      : named?.(found),
  ),
  // The street is of white people.
  pattern('people', `[lL](?:b{1,2}[dqz]{0,2})?t[dqz]{0,2}(?<x>Q)`, hard, (found) =>
    says(found, /^of$/) && isOfNeighbors(found) ? named?.(found) : undefined,
  ),
  // I didn't realize you were Black.
  pattern(
    'people',
    `zb{1,2}d?(?<x>[aw])(?=[.,ctz]|$)`,
    (_category, { items, matchFrom }) =>
      items
        .slice(Math.max(0, matchFrom - 4), matchFrom)
        .some(({ words }) => /^(?:realized?|know|knew|aware|notice|noticed|thought|think|heard|told|said|if)$/.test(words))
        ? 'hard'
        : 'soft',
    (found) =>
      /^(?:you|they|he|she)$/.test(found.items[found.matchFrom]?.words ?? '') && says(found, /^(?:are|is|were|was)$/)
        ? named?.(found)
        : undefined,
  ),
  // A Christian landlord
  pattern('people', `(?<x>[aw]x)`, hard, (found) =>
    /^(?:landlord|landlady|landowner|proprietor)$/.test(found.items[found.to - 1]?.words ?? '') ? named?.(found) : undefined,
  ),
  // Whites moved out. Blacks are buying on the corner.
  pattern('people', `(?<x>Q[bz]{0,3}x)`, hard, (found) =>
    COME_AND_GO.test(found.items[found.to - 1]?.words ?? '') && !isElsewhere(found) ? named?.(found) : undefined,
  ),
  // Expecting?
  pattern('people', `(?:^|[.])(?<x>k)\\.`, soft, (found) =>
    says(found, /^(?:expecting|pregnant)$/) ? 'familial_status' : undefined,
  ),
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, hard, (found) =>
    isNamedPlural(found) && !isElsewhere(found) ? named?.(found) : undefined,
  ),
  pattern('people', `[qM][dzG#]{0,2}(?<x>Q|a(?![xIX]))`, hard, named),
  pattern('people', `[plLQ][bzx]{1,3}[qd][dzG]{0,2}(?<x>[awQ])(?=[.,ctz]|$)`, hard, (found) =>
    isOfNeighbors(found) ? named?.(found) : undefined,
  ),
  pattern('people', `(?<x>Q)z`, audience, (found) =>
    /^live$/.test(found.items[found.to]?.words ?? '') && !isSomebodys(found) ? wanted(found) : undefined,
  ),
  pattern('people', `ltd{0,2}(?<x>Q)`, audience, wanted),
];

const limitedOrNot: Pattern['severityOf'] = (category, found) =>
  peopleOf(found).some(({ isLimit }) => isLimit === true) ? limits(category, found) : audience(category, found);

/** People whom no other pattern speaks of: named in an advertisement, unless they only pass by. */
export const PEOPLE_LEFT: Pattern[] = [
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, limitedOrNot, (found) => (isBystander(found) ? undefined : wanted(found))),
  pattern('people', `[bnm][dzqG]{0,2}(?<x>a)(?=[.,ctz]|$)`, audience, (found) =>
    isBystander(found) ? undefined : named?.(found),
  ),
];

/** Pictures show people: their texts do not name them by class. */
export const IN_PICTURES: Pattern = pattern('people', 'Q', audience, unless('source_of_income', 'military_status'));

/** Whether they are all of a short sentence, and the next one is about the home and turns nobody away. */
function isAskedAndServed({ items, from, to }: Found): boolean {
  const before = items.slice(Math.max(0, from - 3), from);
  const asked = before.slice(before.findLastIndex(({ letter }) => letter === '.') + 1);
  if (items[to]?.letter !== '.' || !asked.every(({ letter }) => 'd#z'.includes(letter))) return false;
  const answer = sentenceAround(items, to + 1, 20);
  return (
    answer.some(({ words }) => speaksOfHomes(words)) &&
    answer.every(({ letter, category }) => category === null && !'nNVJoRusSUmvf'.includes(letter)) &&
    !answer.some(({ words }) => /^(?:you|your|they|them|we|owners?|neighbou?rs?|too|enough|another|small|quiet)$/.test(words))
  );
}

const COME_AND_GO =
  /^(?:mov(?:e|es|ed|ing)|flee(?:s|ing)?|fled|leav(?:e|es|ing)|left|pour(?:ed|ing)|flood(?:ed|ing)|arriv(?:ed|ing)|com(?:e|ing)|came|buying|bought|took|taking|tak(?:en|e)|pushing|pushed|drove|outnumber\w*|crept|creeping|settling)$/;

/** "Christian Brothers Road". */
const isOnSign = ({ items, from, to }: Found): boolean =>
  items[from]?.isCapitalized === true &&
  items[to]?.isCapitalized === true &&
  /^(?:road|street|avenue|lane|drive|boulevard|way|court|place|park|school|hospital|college|academy|university|seminary|institute|ponds?|lakes?|creek|river|brook|island|point|hill|ridge|cove|bay|mill|farms?|field|landing|gulch|canyon|peaks?|trail|bridge|bayou|village|square|hall)$/.test(
    items[to]?.words ?? '',
  );

const ROAD = /^(?:road|street|st|avenue|ave|lane|drive|boulevard|way|court|place)$/;
const NEAR = 60;
/** "Gay Street ends at the corner of Gay and Union": what a street is called there, it is called nearby too. */
const isStreetHere = ({ items, from, to }: Found): boolean => {
  const name = items[from];
  return (
    to - from === 1 &&
    name?.isCapitalized === true &&
    items
      .slice(Math.max(0, from - NEAR), from + NEAR)
      .some((item, at, near) => item.words === name.words && item.isCapitalized && ROAD.test(near[at + 1]?.words ?? ''))
  );
};

/** Named on a sign, in the history of a firm, or in a list of all. */
const isElsewhere = (found: Found): boolean =>
  isOnSign(found) ||
  isStreetHere(found) ||
  isOfBusiness(found) ||
  isWithBothSexes(found) ||
  isBuilder(found) ||
  isOfFamilyCalled(found.items, found.from);

/** "The crew that built it was Amish." */
const isBuilder = ({ items, from, to }: Found): boolean =>
  (items
    .slice(Math.max(0, from - 8), from)
    .some(({ words }) => /^(?:crew|builders?|craftsmen|carpenters?|masons?|architects?)$/.test(words)) &&
    items.slice(Math.max(0, from - 8), from).some(({ words }) => /^(?:built|raised|carved|laid|framed|designed)$/.test(words))) ||
  isInApposition({ items, from, to });

/** "The architect, a Black woman from Tulsa, won an award for it." */
const isInApposition = ({ items, from, to }: Pick<Found, 'items' | 'from' | 'to'>): boolean =>
  /^(?:architect|builder|designer|artist|sculptor|mason|carpenter|painter|founder|gardener)$/.test(
    items[from - 3]?.words ?? '',
  ) &&
  items[from - 2]?.letter === ',' &&
  items.slice(to, to + 8).some(({ letter }) => letter === ',');

/** "Mexicans", and not the colors: in a text about a home they are hardly there by chance, unless they built it. */
function isNamedPlural({ items, from }: Found): boolean {
  const group = items[from];
  return (
    group !== undefined &&
    /^(?!(?:indians|natives)$)(?:african |afro |asian |mexican |native |pacific )?[a-z]+s$/.test(group.words) &&
    !/^(?:black|white)s$/.test(group.words) &&
    !/(?:ese|ish|us|ss)$/.test(group.words) &&
    !/^(?:by|all|cleveland)$/.test(items[from - 1]?.words ?? '')
  );
}

/** "The sellers' adult children", "my kids". */
function isSomebodys({ items, from }: Found): boolean {
  const before = items[from - 1];
  return before !== undefined && (before.isPossessive || /^(?:my|our|his|her|their)$/.test(before.words));
}

/** Names that stand beside both sexes: "men, women and nonbinary people". */
const OF_ALL_SEXES: ReadonlySet<Category | null> = new Set<Category>(['sex', 'sexual_orientation_gender_identity']);
const BOTH_SEXES = [
  /\b(?:wom[ae]n|girls?|ladies|females?|hers|mothers?|wives)\b/,
  /\b(?:m[ae]n|boys?|gentlemen|males?|his|fathers?|husbands)\b/,
];
/** "Men and women", "boys and girls". */
function isOfBothSexes({ items, from, to }: Found): boolean {
  const words = items
    .slice(Math.max(0, from - 2), to + 2)
    .map((item) => item.words)
    .join(' ');
  return BOTH_SEXES.every((sex) => sex.test(words));
}

/** "Men, women and nonbinary people share the gym." */
function isWithBothSexes({ items, from }: Found): boolean {
  if (!OF_ALL_SEXES.has(items[from]?.category ?? null)) return false;
  const sentence = sentenceAround(items, from, 20);
  const words = sentence.map((item) => item.words).join(' ');
  return BOTH_SEXES.every((sex) => sex.test(words)) && !sentence.some(({ letter }) => 'nNVJomURu'.includes(letter));
}

/** "The flyer comes in English, Spanish and Mandarin", "translation into Russian": a language, if nothing in the sentence refuses. */
function isLanguage({ items, from, to }: Found): boolean {
  if (items[from]?.category !== 'national_origin' || !'aw'.includes(items[from]?.head ?? '.')) return false;
  if (!'.,ctz'.includes(items[to]?.letter ?? '.') && !OFFERED.test(items[to]?.words ?? '')) return false;
  const sentence = sentenceAround(items, from, 24);
  return sentence.some(({ words }) => OFFERED.test(words)) && !sentence.some(({ letter }) => 'nNVJomUR'.includes(letter));
}
const OFFERED =
  /^(?:fl[iy]ers?|brochures?|leaflets?|pamphlets?|booklets?|forms?|disclosures?|interpreters?|interpretation|interpreted|translat\w+|printed|copies|documents?|packets?|hotline|subtitles|captions|captioned|signage|menus?|languages?|versions?|leases?|notices|paperwork|website|recordings?|audio|available|editions?|bilingual|sign language|listings?|offered|posted|guides?|apps?|menus?)$/;

const SHARING = /^(?:shares?|sharing|living|sleeping|renting|residing|cohabiting|applying)$/;
const isOneOfThem = (before: Item | undefined, { words }: Item) =>
  /^(?:a|one)$/.test(before?.words ?? '') && /^(?:fe)?male$/.test(words);

/** "We love kids and dogs" refuses nobody, unless a "but" comes that is not about smoke, pets or noise. */
function isLiked({ items, from, to }: Found): boolean {
  if (
    items[from - 1]?.words !== 'love' ||
    !/^(?:we|i|owners?|sellers?|neighbou?rs?|who|landlords?|both)$/.test(items[from - 2]?.words ?? '')
  )
    return false;
  const rest = items.slice(to, to + 20);
  const end = rest.findIndex(({ letter }) => letter === '.');
  const words = (end < 0 ? rest : rest.slice(0, end)).map((item) => item.words);
  return (
    !words.some((word) => /^(?:but|however|though|yet|just)$/.test(word)) ||
    words.some((word) => /^(?:smok|vap|pet|dog|cat|drug|part(?:y|ies)$|tobacco|cigar)/.test(word))
  );
}

function isOfNeighbors({ items, matchFrom }: Found): boolean {
  const first = items[matchFrom];
  return first !== undefined && (!'lL'.includes(first.letter) || NEIGHBORLY.test(first.words));
}

/** Of a rule: whether they are bystanders, or undefined where it does not know. */
type Ruling = boolean | undefined;

/** The group of words that names people, with the word before and the one after it. */
const aroundOf = ({ items, from, to }: Found) => ({ group: items[from] as Item, before: items[from - 1], next: items[to] });

/**
 * People whom a text names without saying that the home is theirs or not: who built it, the sellers' family, what children do at
 * the pool, whom a discount is for, and who is welcome. The first rule that knows decides.
 */
function isBystander(found: Found): boolean {
  for (const rule of [isNoneOfThem, isEverybody, isOfPlaceOrLaw, isOfThoseBefore, isOfItsUse]) {
    const ruling = rule(found);
    if (ruling !== undefined) return ruling;
  }
  return isOfName(found);
}

/** No people at all, or none whose home it could be: colors, beliefs in things, streets, and a question that the home answers. */
function isNoneOfThem(found: Found): Ruling {
  const { items, from, to } = found;
  const { group, before, next } = aroundOf(found);
  // Two kids? The bunk room sleeps four.
  if (group.category === 'familial_status' && group.isLimit !== true && isAskedAndServed(found)) return true;
  // Children need not sign.
  if (items.slice(to, to + 6).some(({ words }) => /^(?:sign|signs|cosign|cosigns|guarantee)$/.test(words))) return true;
  // A believer in passive solar
  if (
    /\bbelievers?$/.test(group.words) &&
    next?.words === 'in' &&
    !/^(?:god|christ|jesus|allah|the|our|his|her|faith|scripture|miracles|heaven|prayer)$/.test(items[to + 1]?.words ?? '')
  )
    return true;
  // "Whites, grays and natural wood"
  if (
    /^(?:whites|blacks|browns)$/.test(group.words) &&
    items
      .slice(from, to + 8)
      .some(({ words }) => /^(?:gr[ae]ys?|blues?|neutrals?|creams?|beiges?|wood|woods|tones?|colors?|greens?)$/.test(words))
  )
    return true;
  // Children must be supervised near the pond.
  if (CHILDREN.test(group.words) && items[to]?.letter === 'm' && isOfDanger(items, from, to)) return true;
  // "Ironbark at Elder" is at a street of that name.
  if (
    group.head === 'H' &&
    group.isCapitalized &&
    !isNamedByLaw(group.category) &&
    /^(?:at|on|near|along|off)$/.test(before?.words ?? '')
  )
    return true;
  return undefined;
}

/** All people, those who are welcome, and those to whom nothing is denied. */
function isEverybody(found: Found): Ruling {
  const { items, from, to } = found;
  const { group, before, next } = aroundOf(found);
  if (group.category === 'sex' && SHARING.test(next?.words ?? '')) return false;
  if ((EVERYBODYS.test(group.words) && !OF_SOME_YEARS.test(group.words)) || OFTEN_OTHERS.has(group.category)) return true;
  if (
    /^(?:each |every |all |per )?adults?(?: (?:applicants?|occupants?|tenants?|residents?))?$/.test(group.words) &&
    isOfForms(found)
  )
    return true;
  // "Boy, is it bright in here."
  if (/^(?:boy|man|brother)$/.test(group.words) && next?.words === ',' && (before?.letter ?? '.') === '.') return true;
  // No adults-only rules. We rent to families with children.
  if (before?.letter === 'n' && next?.letter === 'o') return true;
  // We accept children and pets.
  if (before?.letter === 'v' && /^(?:accept|allow|permit)s?$/.test(before.words) && group.isLimit !== true) return true;
  // We accept pets and children.
  if (before?.letter === 'c' && group.isLimit !== true && isAccepted(items, from)) return true;
  const isRentedTo = before?.words === 'rent to' || (before?.words === 'to' && items[from - 2]?.letter === 'v');
  if (
    isRentedTo &&
    group.category === 'familial_status' &&
    items.slice(Math.max(0, from - 3), from).some(({ words }) => words === 'we')
  )
    return group.isLimit !== true;
  // Forms in Spanish; children and pets are welcome.
  if (
    group.head === 'a' &&
    (before?.words === 'in' || items.slice(Math.max(0, from - 4), from).some(({ words }) => /^(?:speaks?|spoken)\b/.test(words)))
  )
    return true;
  if (isLanguage(found)) return true;
  if (
    WELCOMED.test(
      items
        .slice(to, to + 12)
        .map(({ letter }) => letter)
        .join(''),
    )
  )
    return true;
  if (isLiked(found) || isForAll(found) || isElsewhere(found) || isAtHome(found)) return true;
  if (/^single occupancy$/.test(group.words) && next?.letter !== '.') return true;
  return undefined;
}

/** People of a school, a street or a trade, and what the law itself names. */
function isOfPlaceOrLaw(found: Found): Ruling {
  const { items, from, to } = found;
  const { group, before, next } = aroundOf(found);
  // Locker rooms for men and women.
  if (group.category === 'sex' && isOfBothSexes(found)) return true;
  // A female willing to help, two men sharing a room: people, and no things named after them.
  if (group.category === 'sex' && isOneOfThem(before, group)) return false;
  // The home of practicing Catholics.
  if (
    before?.words === 'of' &&
    isNamedByLaw(group.category) &&
    /^(?:homes?|house|street|block|building|community|neighborhood)$/.test(items[from - 2]?.words ?? '')
  )
    return group.isCapitalized && next?.isCapitalized === true;
  // The seniors at the high school paint the wall.
  if (
    group.category === 'age' &&
    /^(?:at|from|of)$/.test(next?.words ?? '') &&
    items.slice(to + 1, to + 5).some(({ words }) => /^(?:school|high|college|university|academy)$/.test(words))
  )
    return true;
  // Parents register at the school office.
  if (
    group.words === 'parents' &&
    items.slice(to, to + 8).some(({ words }) => /^(?:register|enroll|school|district)$/.test(words))
  )
    return true;
  // "Married the two lots", "lead paint and children": no people, or the law's own words.
  if (group.head === 'a' && !isNamedByLaw(group.category)) return true;
  for (let at = Math.max(0, from - 8); at < Math.min(items.length, to + 8); at++)
    if (!isNamedByLaw(group.category) && OF_LAW.test(items[at]?.words ?? '')) return true;
  if (isSomebodys(found)) return before?.words !== 'your' && !isNamedByLaw(group.category);
  return undefined;
}

/** Those who built the home, sell it or lived in it, with their families. */
function isOfThoseBefore(found: Found): Ruling {
  const { items, from, to } = found;
  const { group, next } = aroundOf(found);
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    const { letter, words } = items[at] as Item;
    if (
      letter === 'i' ||
      /^(?:by|original|same|previous|former|sellers?|of|welcomes?|welcoming|attention|local|licensed)$/.test(words)
    )
      return true;
    if (!'dz#'.includes(letter)) break;
  }
  // My husband and I raised three kids here.
  if (
    items.slice(Math.max(0, from - 3), from).some(({ words }) => /^(?:raised|reared|had)$/.test(words)) &&
    items.slice(Math.max(0, from - 5), from).some(({ words }) => /^(?:i|we|they|she|he)$/.test(words)) &&
    !items.slice(to, to + 8).some(({ words }) => /^(?:enough|never|again|once)$/.test(words))
  )
    return true;
  // Kids in the neighborhood sell lemonade.
  if (
    group.category === 'familial_status' &&
    group.isLimit !== true &&
    group.head !== 'p' &&
    /^(?:in|on|from|down|across|around)$/.test(next?.words ?? '')
  )
    return true;
  // The sellers raised three kids here.
  for (let at = from - 1; at >= Math.max(0, from - 6) && items[at]?.letter !== '.'; at--)
    if (/^(?:sellers?|owners?|builders?|architect|founders?)$/.test(items[at]?.words ?? '') && !isNamedByLaw(group.category))
      return true;
  return undefined;
}

/** For whom a part of the home was made, and who did something to it. */
function isOfItsUse(found: Found): Ruling {
  const { items, from } = found;
  const { group, before, next } = aroundOf(found);
  // Zoned for two families.
  if (items.slice(Math.max(0, from - 3), from).some(({ words }) => /^(?:re)?zon(?:ed|ing)$/.test(words))) return true;
  // A playground for children, a discount for seniors.
  if (
    before?.letter === 'f' &&
    group.category !== null &&
    !isNamedByLaw(group.category) &&
    ('I$'.includes(items[from - 2]?.letter ?? '.') || AMENITY.test(items[from - 2]?.words ?? ''))
  )
    return true;
  if (/[xXILW]/.test(next?.letter ?? '') && group.head !== 'p' && !(group.head === 'h' && DO.test(next?.words ?? '')))
    return true;
  // Built for two sisters in 1890
  if (before?.words === 'built for' || items.slice(Math.max(0, from - 5), from).some(({ words }) => words === 'originally'))
    return !isNamedByLaw(group.category);
  // A retired engineer built the shed.
  if (next?.letter === 'x' && /^(?:built|designed|planted|restored|made|painted|carved|laid|drew)$/.test(next.words)) return true;
  if (next?.words === 'of' || (/\bspeakers?$/.test(group.words) && group.category !== 'national_origin')) return true;
  if (before?.words !== 'your' && /^(?:that|has|have)$/.test(next?.words ?? '')) return true;
  // Foreign investors ask a tax adviser.
  if (group.isDescribed !== true && /\b(?:investors?|sellers?|owners?|buyers?)$/.test(group.words)) return true;
  return undefined;
}

function isAccepted(items: readonly Item[], from: number): boolean {
  const clause = clauseAround(items, from);
  return (
    clause.some(({ letter, words }) => letter === 'v' && /^(?:accept|allow|permit)s?$/.test(words)) &&
    !clause.some(({ letter }) => 'nNVJom'.includes(letter))
  );
}

/** "The application fee is $35 for each adult": all of full age apply and sign. */
const isOfForms = ({ items, from }: Found): boolean => {
  const sentence = sentenceAround(items, from, 24);
  return (
    sentence.some(({ words }) =>
      /^(?:application|applications|screening|background|ids?|identification|government id|credit|sign|signs|signature|applies|fees?|names|listed|named)$/.test(
        words,
      ),
    ) && !sentence.some(({ letter }) => 'nNVJo'.includes(letter))
  );
};

/** "Christian Young", "Boys & Girls Club". */
function isOfName({ items, from, to }: Found): boolean {
  if (items[from]?.isCapitalized !== true) return false;
  const next = items[to];
  if (next?.isCapitalized === true) return true;
  return next?.letter === 'c' && items[to + 1]?.isCapitalized === true && items[to + 2]?.isCapitalized === true;
}

/** What people do, after their name: "ladies keep a place cleaner". */
const DO =
  /^(?:keep|keeps|make|tend|pay|stay|fit|cause|clean|bring|leave|treat|respect|find|prefer|know|behave|damage|complain)$/;
/** Who is often there without living there: consult a tax professional, students are assigned to the school. */
const EVERYBODYS =
  /\b(?:professionals?|students?|executives?|couple|sisters?|brothers?|fellows?|guys?|clergy|singles|citizens)$|^(?:grand(?:children|parents)|original|same|one\b|two\b)/;
const OF_SOME_YEARS = /^(?:young|younger|older|old|mature|retired|youthful|millennial)\b/;
const AMENITY =
  /^(?:fenced|fenced in|playgrounds?|pools?|camps?|programs?|class(?:es)?|discounts?|exemptions?|credits?|loans?|slide|swings?|menu|events?|activities|fields?|lessons|care|museum|play)$/;
const WELCOMED = /^(?:[,c]{0,2}[dGxQphI]{1,2}){1,4}b{0,2}[iP]/;
/** What rules for everybody speak of. */
const OF_LAW =
  /^(?:lead|codes?|zoning|unrelated|attendance|boundar(?:y|ies)|district|enroll\w*|hazards?|pamphlet|law|statute|disclosure|ordinance|occupancy|same|alike|equally|either)$/;
const OFTEN_OTHERS: ReadonlySet<Category | null> = new Set<Category>(['source_of_income', 'military_status']);
