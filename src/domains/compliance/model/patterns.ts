import type { Category, Rule, Severity } from './finding.ts';
import { isNamedByLaw, type Item } from './read-items.ts';

/** The items that a pattern found. */
export interface Found {
  items: Item[];
  /** First and one past the last item of what is wrong. */
  from: number;
  to: number;
  /** The whole match, which may begin and end further out. */
  matchFrom: number;
  matchTo: number;
}

/** A family of wordings, over the letters of `lexicon.ts`. Its group `x` is what is wrong, or else all of it. */
export interface Pattern {
  rule: Rule;
  letters: RegExp;
  /** What it is about; undefined: nothing after all. */
  categoryOf?: (found: Found) => Category | undefined;
  severityOf: (category: Category, found: Found) => Severity;
}

// Every repetition has an end, so that a text costs in proportion to its length.
const PEOPLE = '[QTjy](?:[,c]{1,2}[dnt]{0,2}[QTjy]){0,4}';
const QUALIFIED = '(?:p[,c]{1,2}[d#]{0,2}){0,2}Q(?:[,c]{1,2}[dn]{0,2}[QTj]){0,4}';

const pattern = (
  rule: Rule,
  letters: string,
  severityOf: Pattern['severityOf'],
  categoryOf?: Pattern['categoryOf'],
): Pattern => ({
  rule,
  letters: new RegExp(letters, 'dg'),
  severityOf,
  ...(categoryOf === undefined ? {} : { categoryOf }),
});

/** What only some states protect is a matter of the state: a warning, which a state's pack makes an error. */
const OF_STATES: ReadonlySet<Category> = new Set<Category>(['source_of_income', 'marital_status', 'military_status']);

const limits: Pattern['severityOf'] = (category) => (OF_STATES.has(category) ? 'soft' : 'hard');
const audience: Pattern['severityOf'] = (category) => (isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft');
const seeks: Pattern['severityOf'] = (category, found) =>
  category === 'sex' || peopleOf(found).some(({ isLimit }) => isLimit === true)
    ? limits(category, found)
    : audience(category, found);
const soft: Pattern['severityOf'] = () => 'soft';
const hard: Pattern['severityOf'] = () => 'hard';

const peopleOf = ({ items, from, to }: Found): Item[] => items.slice(from, to).filter(({ category }) => category !== null);
const firstCategory = (found: Found): Category | undefined => peopleOf(found)[0]?.category ?? undefined;
/** Whom a home is said to be for, or undefined. */
const wanted = (found: Found): Category | undefined => (isOfTheHealthy(found) ? firstCategory(found) : undefined);
/** The first of people who are not only of one of these categories. */
const unless =
  (...not: Category[]): Pattern['categoryOf'] =>
  (found) =>
    peopleOf(found).find(({ category }) => category !== null && !not.includes(category))?.category ?? undefined;
const named: Pattern['categoryOf'] = (found) =>
  peopleOf(found).find(({ category }) => isNamedByLaw(category))?.category ?? undefined;
const says = (found: Found, words: RegExp) =>
  found.items.slice(found.matchFrom, found.matchTo).some((item) => words.test(item.words));

const NEIGHBORLY =
  /^(?:neighbou?rhoods?|suburbs?|part of town|side of town|section of .*|parts? of .*|communit(?:y|ies)|enclaves?|areas?|streets?|blocks?|district|suburbia|town)$/;
const JUDGED = /^(?:good|best|better)$/;
const CHILDREN = /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|teen\w*|minors?)\b/;
const PLACES_OF_FAMILIES =
  /^(?:neighbou?rhoods?|communit(?:y|ies)|suburbs?|streets?|blocks?|buildings?|complex|areas?|subdivision|town|cul de sac|part of town)$/;

export const PATTERNS: Pattern[] = [
  // No kids. Not for the handicapped. We do not rent to …
  pattern('limit', `n(?:[doqG#],?){0,3}${PEOPLE}`, limits),
  pattern('limit', `n[bzdoG]{0,4}[vu][tzdfbvnGx]{0,4}${PEOPLE}`, limits),
  pattern('limit', `(?:n[bdzo]{0,2}[sXP]{0,2}[xz]?|V)[fz](?:[dzG],?){0,2}${PEOPLE}`, limits),
  pattern('limit', `V[dzG]{0,2}${PEOPLE}`, limits),
  pattern('limit', `n[do]{0,2}V[fz]{0,2}d{0,2}${PEOPLE}`, limits),
  pattern('limit', `N(?=[z]?Y)[zt]?Y|N(?:t[dx]{0,2}[TjQ]|z?d?T)`, limits),
  // Filipino nurses only. Ladies preferred. Seniors need not apply.
  pattern('limit', `${QUALIFIED}b?[oR](?!I)`, limits, (found) =>
    /^(?:pool|swim|lounge|hours|section)$/.test(found.items[found.matchTo]?.words ?? '') ? undefined : firstCategory(found),
  ),
  pattern('limit', `${PEOPLE}(?:t[dx]{0,2}x|[xp])?b{0,2}J`, limits),
  pattern('limit', `${PEOPLE}[b]{0,2}n[bzd]{0,2}[PivsB]`, limits, (found) =>
    says(found, /service animals?|assistance animals?/) && says(found, /^pets?$/) ? undefined : firstCategory(found),
  ),
  pattern('limit', `o[dvutBG]{0,2}[fz]?[dzG#]{0,2}${QUALIFIED}`, limits),
  pattern('limit', `U[dzG#]{0,2}${QUALIFIED}`, limits),
  pattern('limit', `Z[dzG]{0,2}#?Q|#?Qb?Z`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  pattern('limit', `#Qb?[iP]`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  pattern('limit', `\\$[fdzx]{1,3}Q`, hard, (found) =>
    says(found, CHILDREN) && says(found, /extra|fee|deposit|surcharge/) ? 'familial_status' : undefined,
  ),
  pattern('limit', `Qmb?z`, hard, (found) => (says(found, /^(?:live|reside)$/) ? firstCategory(found) : undefined)),
  pattern('limit', `Q[bxzd]{1,4}\\$`, hard, (found) =>
    says(found, CHILDREN) && says(found, /^(?:pay|extra|additional|more)$/) ? 'familial_status' : undefined,
  ),
  pattern('animal', `y[bzdx]{0,5}\\$|\\$[bzxdf]{0,4}y`, hard, (found) =>
    says(found, /^(?:no|not|without|never)$/) ? undefined : 'disability',
  ),
  pattern('limit', `Qm[bzxt]{0,4}#`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  // Must be able to …
  pattern('demand', `m[bdzxG]{0,3}A`, (category) => (isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft')),
  pattern('demand', `p[bzt]{0,3}(?<x>A)`, (category) => (isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft')),
  pattern('demand', `Ab?[oR]`, (category) => (isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft')),
  pattern('demand', `mb?[dnz]{0,2}(?:Q|[akw](?![xIlLXW]))`, (category, found) =>
    says(found, /^love$/) ? 'soft' : limits(category, found),
  ),
  pattern('demand', `mb?[dzG]{0,2}a(?![xIlLXW])`, soft),
  pattern('demand', `mb?[zt]{0,2}Y`, limits, () => 'age'),
  pattern('limit', `(?:[pQ][bzt]{0,2})?Yo|Y[bz]?[oR]|oY`, limits, () => 'age'),
  pattern('demand', `m[bdzxtG]{0,4}T`, hard),
  pattern('demand', `nA`, limits),
  pattern('limit', `(?:^|\\.)d?(?<x>[QTjy])\\.[z,]{0,2}[nJ]`, limits),
  pattern('limit', `n[bzdoG]{0,3}x{1,2}z?f[dzG]{0,2}${PEOPLE}`, limits, (found) =>
    says(found, /^(?:not|isnt|arent|never)$/) ? firstCategory(found) : undefined,
  ),
  pattern('demand', `A[c,]{0,2}J`, limits),
  pattern('limit', `Qm[bx]`, soft, unless('age', 'sex', 'familial_status', 'disability', 'source_of_income', 'military_status')),
  pattern('limit', `Qt#[oR]`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  pattern('people', `Yp`, soft, () => 'age'),
  // Looking for … Ideal for … Suits …
  pattern('preference', `u(?:[dzsGq#],?){0,2}x?(?<x>${QUALIFIED})`, seeks, (found) =>
    says(found, /^(?:room for|built for|designed for)$/) ? unless('familial_status', 'disability')?.(found) : wanted(found),
  ),
  pattern('limit', `p[b]?[zt]{0,2}(?<x>Y)`, limits, () => 'age'),
  pattern('audience', `s{1,2}[xXlLdzGI^]{0,3}[fz](?:xc)?(?:[dzG#],?){0,2}(?<x>${QUALIFIED})`, audience, (found) =>
    /^(?:for|to)$/.test(connectorOf(found)) ? wanted(found) : undefined,
  ),
  pattern('audience', `(?:^|[.])[dzG]{0,2}(?<x>Q)\\.`, audience, (found) => (says(found, CHILDREN) ? undefined : wanted(found))),
  pattern('audience', `(?<x>Q)u`, audience, wanted),
  pattern('preference', `(?:^|[.,])R,?[dzG#]{0,2}(?<x>${QUALIFIED})`, seeks, wanted),
  pattern('preference', `v[dzG#]{0,2}(?<x>${QUALIFIED})`, seeks, (found) =>
    says(found, /^want(?:s|ing)?$/) ? wanted(found) : undefined,
  ),
  pattern('preference', `[sRx]p(?:b{1,2}|,)[dzG]{0,2}(?<x>Q|[akw](?![xIlLXW]))`, seeks, (found) =>
    says(found, /^(?:ideal|perfect|right|preferred|best|target)$/) ? wanted(found) : undefined,
  ),
  pattern('audience', `S[dzG#]{0,2}(?<x>${QUALIFIED})`, audience, wanted),
  pattern('audience', `(?<x>${QUALIFIED})(?:xz?|td?L)?[bzdB]{0,3}B`, audience, (found) =>
    says(found, CHILDREN) && !says(found, /grow(?:ing)? up|thrive/)
      ? unless('familial_status', 'disability')?.(found)
      : wanted(found),
  ),
  pattern(
    'audience',
    `(?:^|[.,])f[d]{0,2}(?<x>${QUALIFIED})`,
    audience,
    unless('familial_status', 'disability', 'source_of_income', 'military_status'),
  ),
  pattern('audience', `f[dzG#]{0,2}(?<x>Q)`, hard, named),
  // Asian families live here. White neighborhood. Singles building.
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, hard, (found) =>
    peopleOf(found)[0]?.isDescribed === true ? named?.(found) : undefined,
  ),
  pattern('people', `p[bz]{1,2}[dqzG]{0,2}(?<x>[aQ])(?=[.,ctz]|$)`, audience, (found) =>
    /^(?:neighbou?rs?|residents?|people|tenants?|everyone)$/.test(found.items[found.matchFrom]?.words ?? '')
      ? wanted(found)
      : undefined,
  ),
  pattern('people', `l[bzx]{1,2}[dqzG]{0,2}(?<x>[aQ])(?=[.,ctz]|$)`, hard, named),
  pattern('people', `(?:M|q)[dz]{0,2}(?<x>Q)`, audience, (found) =>
    found.items[found.matchFrom]?.letter === 'M' || says(found, /^(?:plenty|lots|loads) of$/) ? wanted(found) : named?.(found),
  ),
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, soft, (found) => (isNamedPlural(found) ? named?.(found) : undefined)),
  pattern('people', `[qM][dzG#]{0,2}(?<x>Q|a(?![xIX]))`, hard, named),
  pattern('people', `[plLQ][bzx]{1,3}[qd][dzG]{0,2}(?<x>[awQ])(?=[.,ctz]|$)`, hard, (found) =>
    isOfNeighbors(found) ? named?.(found) : undefined,
  ),
  pattern('people', `(?<x>Q)z`, audience, (found) =>
    /^live$/.test(found.items[found.to]?.words ?? '') && !isSomebodys(found) ? wanted(found) : undefined,
  ),
  pattern('people', `ltd{0,2}(?<x>Q)`, audience, wanted),
  pattern('place', `(?<x>wL)(?=[.,zct]|$)`, hard, (found) =>
    /^(?:areas?|blocks?|streets?|district|suburbia)$/.test(found.items[found.to - 1]?.words ?? '') ? wanted(found) : undefined,
  ),
  pattern('people', `[pl][bz]{0,2}z?t(?<x>C)`, hard, (found) => (says(found, /^from$/) ? 'national_origin' : undefined)),
  pattern(
    'place',
    `(?<x>[awk]{1,3}[dGW]{0,2}l)(?!I)`,
    (_category, found) =>
      says(
        found,
        /^(?:diverse|multicultural|multiethnic|young|younger|youthful|ethnically mixed|racially mixed|mature|single|student|old|older|international|healthy)$/,
      )
        ? 'soft'
        : 'hard',
    placeCategory,
  ),
  pattern('place', `(?<x>a{1,3}d?L)(?!I)`, (category) => (isNamedByLaw(category) ? 'hard' : 'soft'), placeCategory),
  pattern(
    'place',
    `(?<x>[QHh]d{0,2}[lL])(?!I)`,
    (_category, found) =>
      says(found, /\b(?:famil|kid|child|student|senior|retire|young|millennial|professional)/) ? 'soft' : 'hard',
    lifeOfPlace,
  ),
  pattern('audience', `(?<x>[QHha]F)`, soft, unless('disability', 'race_color', 'source_of_income')),
  pattern('audience', `(?:s[xXzd]{0,2})?O[dzG]{0,2}[QH]`, soft, (found) =>
    says(found, /\b(?:famil|kid|child|bab)/) ? 'familial_status' : undefined,
  ),
  pattern('audience', `t[d]?(?<x>Q)z?x`, soft, (found) =>
    found.items[found.matchTo - 1]?.words === 'mind' ? wanted(found) : undefined,
  ),
  pattern('landmark', `D[a-zA-Z#]{0,4}?(?<x>W)(?!L|I)`, soft, (found) => (isPartOfName(found) ? undefined : 'religion')),
  // Safe, good, exclusive
  pattern('judgment', `(?<x>e[dce,sx]{0,3}[lL])(?!I)`, soft, (found) => judged(found, found.from, found.to - 1)),
  pattern('judgment', `(?<x>[lL]b[dzG]{0,2}e)(?![lLXxI])`, soft, (found) => judged(found, found.to - 1, found.from)),
  pattern('judgment', `(?<x>s[lL])(?!I)`, soft, (found) =>
    JUDGED.test(found.items[found.from]?.words ?? '') &&
    /^(?:neighbou?rhoods?|part of town|side of town|areas?|section of .*)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'steering'
      : undefined,
  ),
  pattern('judgment', `(?<x>E[dx,]{0,2}[lLp])(?!I)`, hard, exclusiveCategory),
  pattern('judgment', `(?<x>e[dce,]{0,3}p)`, soft, (found) =>
    /^(?:people|folks?|neighbou?rs?|residents?|tenants?|renters?)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'steering'
      : undefined,
  ),
  pattern('judgment', `K[dxas]{0,2}[pQlhH]`, hard, () => 'steering'),
  pattern('judgment', `(?<x>%)`, soft, () => 'steering'),
  pattern('judgment', `(?<x>&)`, hard, () => 'steering'),
  pattern('judgment', `[seGx][dxGsc]{0,2}(?<x>I)`, soft, schoolsCategory),
  pattern('word', `Y`, soft, (found) =>
    /^(?:5[05]|6[02])(?:\+| (?:and|or|plus)\b)/.test(found.items[found.from]?.words ?? '') ? 'age' : undefined,
  ),
  pattern('word', `\\^`, (category) => (category === 'disability' || category === 'national_origin' ? 'hard' : 'soft')),
  pattern('word', `[aQ]`, hard, (found) =>
    says(found, /^able ?bodied/) ? 'disability' : says(found, /^(?:child|kid)s? ?free/) ? 'familial_status' : undefined,
  ),
  pattern('word', `Q`, soft, (found) => (says(found, /\bmature\b/) ? 'age' : undefined)),
];

/** Pictures show people: their texts do not name them by class. */
export const IN_PICTURES: Pattern = pattern('people', 'Q', audience, unless('source_of_income', 'military_status'));

function judged({ items }: Found, judgmentAt: number, placeAt: number): Category | undefined {
  const [judgment, place] = [items[judgmentAt]?.words ?? '', items[placeAt]?.words ?? ''];
  const isOfPeople = /^(?:neighbou?rhoods?|communit(?:y|ies)|part of town|side of town)$/.test(place);
  // A street may be changing to one way.
  if (/^(?:changing|transitional|declining|gentrif\w+)$/.test(judgment)) return isOfPeople ? 'steering' : undefined;
  return NEIGHBORLY.test(place) ? 'steering' : undefined;
}

/** "Mexicans", and not the colors: in a text about a home they are hardly there by chance, unless they built it. */
function isNamedPlural({ items, from }: Found): boolean {
  const group = items[from];
  return (
    group !== undefined &&
    /^(?!indians$)[a-z]+s$/.test(group.words) &&
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

/** To be fit for people with disabilities is a fact of a home; to be meant for the healthy is not. */
function isOfTheHealthy(found: Found): boolean {
  return peopleOf(found).some(
    ({ category, words }) =>
      category !== 'disability' ||
      /\b(?:healthy|fit|able|abled|agile|sober|ambulatory|mobile|stable|independent|non disabled|without)\b/.test(words),
  );
}

function isOfNeighbors({ items, matchFrom }: Found): boolean {
  const first = items[matchFrom];
  return first !== undefined && (!'lL'.includes(first.letter) || NEIGHBORLY.test(first.words));
}

function connectorOf(found: Found): string {
  for (let index = found.from - 1; index >= found.matchFrom; index--) {
    const { letter, words } = found.items[index] as Item;
    if (letter === 'f' || words === 'to') return words;
  }
  return '';
}

/** "Indian Creek", "Church Street": official names. */
function isPartOfName({ items, to }: Found): boolean {
  const [word, next] = [items[to - 1] as Item, items[to]];
  return word.isCapitalized && next?.isCapitalized === true;
}

function placeCategory(found: Found): Category | undefined {
  const parts = found.items.slice(found.from, found.to);
  const place = parts.at(-1);
  if (
    place === undefined ||
    (place.isCapitalized && parts[0]?.isCapitalized === true && (found.from > 0 || place.letter === 'L'))
  )
    return undefined;
  const about = parts.find(({ letter, category }) => 'awkQ'.includes(letter) && category !== null);
  if (
    about?.letter === 'w' &&
    /^(?:households?|majority|presence)$/.test(place.words) &&
    about.category === 'race_color' &&
    place.words === 'presence'
  )
    return undefined;
  if (
    about?.letter === 'k' &&
    !/^(?:ethnic|immigrant|diverse|multicultural|multiethnic|integrated|segregated|ethnically mixed|racially mixed|racially integrated|homogeneous|twenty something|thirty something|religious|devout|observant|young|younger|youthful|student|refugee|foreign)$/.test(
      about.words,
    )
  )
    return undefined;
  if (/^(?:home|house|property|development|residence|location|address)$/.test(place.words) && about?.category !== 'religion')
    return undefined;
  if (about?.category === 'disability' || about?.category === 'source_of_income' || about?.category === 'military_status')
    return undefined;
  return about?.category ?? undefined;
}

function lifeOfPlace(found: Found): Category | undefined {
  const [group, place] = [found.items[found.from], found.items[found.to - 1]];
  if (group === undefined || place === undefined || !PLACES_OF_FAMILIES.test(place.words)) return undefined;
  if (group.category === 'source_of_income' || group.category === 'military_status' || group.category === 'disability')
    return undefined;
  if (isNamedByLaw(group.category)) return undefined;
  return group.category ?? undefined;
}

function exclusiveCategory(found: Found): Category | undefined {
  const [shutting, place] = [found.items[found.from], found.items[found.to - 1]];
  const before = found.items[found.from - 1]?.words ?? '';
  if (shutting === undefined || place === undefined || /^(?:deed|age|height|covenant|hoa|less|most)$/.test(before))
    return undefined;
  if (shutting.words === 'traditional') return /^neighbou?rhoods?$/.test(place.words) ? 'steering' : undefined;
  return /^(?:neighbou?rhoods?|communit(?:y|ies)|enclaves?|suburbs?|areas?|address|streets?|subdivision|clientele|residents|building|part of town|side of town)$/.test(
    place.words,
  )
    ? 'steering'
    : undefined;
}

const PRAISE =
  /^(?:great|good|best|better|excellent|wonderful|fantastic|superb|terrific|awesome|perfect|prime|desirable|outstanding|superior|coveted|top|amazing|fabulous|exceptional|finest)$/;
function schoolsCategory(found: Found): Category | undefined {
  const praise = found.items[found.matchFrom]?.words ?? '';
  return PRAISE.test(praise) && /^schools?$/.test(found.items[found.to - 1]?.words ?? '') ? 'steering' : undefined;
}
