import type { Category } from '../finding.ts';
import {
  type Found,
  type Pattern,
  pattern,
  soft,
  hard,
  firstCategory,
  named,
  wanted,
  unless,
  says,
  NEIGHBORLY,
} from './found.ts';
import { isNamedByLaw } from '../words/name-groups.ts';
import { type Item, sentenceAround } from '../text/item.ts';
import { isOnlyAFact, isRoomAlone } from './only-facts.ts';

/** Said of places by whether people of several kinds live there. */
const MIXED =
  /^(?:diverse|multicultural|multiethnic|homogeneous|(?:non ?|un|de)?(?:integrated|segregated)|(?:racially|ethnically|culturally) (?:mixed|integrated|balanced|homogeneous|diverse|segregated))$/;
const JUDGED = /^(?:good|best|better)$/;
const PLACES_OF_FAMILIES =
  /^(?:neighbou?rhoods?|communit(?:y|ies)|suburbs?|streets?|blocks?|buildings?|complex|areas?|subdivision|town|cul de sac|part of town)$/;

/** Places by their people, their worth or what is near, and words that stand alone. */
export const PLACES: Pattern[] = [
  pattern('place', `(?<x>wL)(?=[.,zct]|$)`, hard, (found) =>
    /^(?:areas?|blocks?|streets?|district|suburbia)$/.test(found.items[found.to - 1]?.words ?? '') && !isNamedStreet(found)
      ? wanted(found)
      : undefined,
  ),
  // It's an Irish building, you'd be the only one.
  pattern('place', `(?:^|[.])(?:z|db)d(?<x>wL)(?=[.,c])`, soft, (found) =>
    isCalledAfterPeople(found) ? named?.(found) : undefined,
  ),
  pattern('people', `[pl][bdz]{0,4}t(?<x>C)`, hard, (found) => (says(found, /^from$/) ? 'national_origin' : undefined)),
  pattern(
    'place',
    `(?<x>[awk]{1,3}[dGW]{0,2}l)(?!I)`,
    (_category, found) =>
      says(
        found,
        /^(?:diverse|multicultural|multiethnic|young|younger|youthful|mature|single|student|old|older|international|healthy)$/,
      )
        ? 'soft'
        : 'hard',
    placeCategory,
  ),
  pattern('place', `(?<x>kL)(?!I)`, hard, (found) =>
    says(found, MIXED) && !says(found, /^(?:diverse|multi\w+)$/) ? placeCategory(found) : undefined,
  ),
  // An ethnic area
  pattern('place', `(?<x>kL)(?!I)`, soft, (found) =>
    says(found, /^(?:ethnic|immigrant|minority|refugee|migrant)$/) && NEIGHBORLY.test(found.items[found.to - 1]?.words ?? '')
      ? placeCategory(found)
      : undefined,
  ),
  pattern('place', `(?<x>a{1,3}d?L)(?!I)`, (category) => (isNamedByLaw(category) ? 'hard' : 'soft'), placeCategory),
  pattern(
    'place',
    `(?<x>[QHh]d{0,2}[lL])(?!I)`,
    (_category, found) =>
      says(found, /\b(?:famil|kid|child|student|senior|retire|young|millennial|professional|active adult|(?:55|62)\b)/)
        ? 'soft'
        : 'hard',
    lifeOfPlace,
  ),
  pattern('audience', `(?<x>[QHha]F)`, soft, unless('disability', 'race_color', 'source_of_income')),
  pattern('audience', `(?:s[xXzd]{0,2})?O[dzG]{0,2}[QH]`, soft, (found) =>
    says(found, /\b(?:famil|kid|child|bab)/) ? 'familial_status' : undefined,
  ),
  pattern('audience', `t[d]?(?<x>Q)z?x`, soft, (found) =>
    found.items[found.matchTo - 1]?.words === 'mind' ? wanted(found) : undefined,
  ),
  pattern('landmark', `[DM][a-zA-Z#]{0,4}?(?<x>W)(?!L|I)`, soft, (found) =>
    isPartOfName(found) || isOnlyNear(found) ? undefined : 'religion',
  ),
  // The historically Black college
  pattern('landmark', `q(?<x>[aw])I`, soft, (found) =>
    says(found, /^(?:historically|traditionally|predominan\w+|mostly|mainly)$/) ? named?.(found) : undefined,
  ),
  // The village is 98% white.
  pattern('people', `b[d]?#(?<x>[aw])(?=[.,ct]|$)`, hard, named),
  // The area is becoming more diverse.
  pattern('people', `[lL](?:z?bx?|z?x)(?:[dGx]{1,2}[,c]{1,2})?[dqzG]{0,2}(?<x>k)(?=[.,ctzd]|$)`, soft, (found) =>
    (MIXED.test(found.items[found.from]?.words ?? '') ||
      /^(?:whiter|blacker|browner)$/.test(found.items[found.from]?.words ?? '')) &&
    NEIGHBORLY.test(found.items[found.matchFrom]?.words ?? '') &&
    says(found, /^(?:is|are|was|has|been|become|becoming|became|getting|growing|turning|more|less|very)$/)
      ? 'race_color'
      : undefined,
  ),
  // The schools are getting browner.
  pattern('people', `[Ipz]b{1,2}[dqzGx]{0,2}(?<x>k)(?=[.,ctzd]|$)`, hard, (found) =>
    says(found, /^(?:whiter|blacker|browner)$/) && says(found, /^(?:schools?|they|it|people|neighbors|students|classes)$/)
      ? 'race_color'
      : undefined,
  ),
  // With its strong Polish roots, the neighborhood has stayed close.
  pattern('people', `(?<x>[aw]x)`, soft, (found) =>
    /^(?:roots|heritage|ancestry|descent|stock|lineage|bloodlines?|flavor|character|identity|traditions?)$/.test(
      found.items[found.to - 1]?.words ?? '',
    ) && sentenceAround(found.items, found.from, 24).some(({ letter, words }) => letter === 'l' || NEIGHBORLY.test(words))
      ? named?.(found)
      : undefined,
  ),
  // A mostly white school zone.
  pattern('place', `q(?<x>[aw])[IxG]{0,2}[xIlL]`, hard, (found) =>
    /^(?:zones?|districts?|schools?|towns?|county|suburbs?|neighbou?rhoods?|areas?|blocks?|streets?|complex|buildings?|subdivisions?|communit(?:y|ies)|developments?|enclaves?|villages?|cul de sac|zip codes?|side of town|part of town|section)$/.test(
      found.items[found.matchTo - 1]?.words ?? '',
    )
      ? named?.(found)
      : undefined,
  ),
  // The all-white board of the association
  pattern('people', `(?<x>a[xG]{0,1}x)`, hard, (found) =>
    /^all\b/.test(found.items[found.from]?.words ?? '') &&
    /^(?:board|club|committee|association|hoa|staff|crowd|school|class|congregation|team|membership|clientele)$/.test(
      found.items[found.to - 1]?.words ?? '',
    )
      ? named?.(found)
      : undefined,
  ),
  // A young, hip community
  pattern('place', `(?<x>[ak][c,]{1,2}[dGkx]{1,2}l)(?!I)`, soft, placeCategory),
  // The block is getting better every year.
  pattern('judgment', `(?<x>[lL]b{1,3}[xzdG]{1,3}s?)`, soft, (found) =>
    NEIGHBORLY.test(found.items[found.from]?.words ?? '') &&
    says(found, /^(?:getting|growing)$/) &&
    says(found, /^(?:better|nicer|safer|worse)$/)
      ? 'steering'
      : undefined,
  ),
  // This street is still white.
  pattern('people', `[lL]b{1,2}[zxqG]{1,2}d?(?<x>w)(?=[.,ctz]|$)`, hard, (found) =>
    says(found, /^(?:still|becoming|turning|getting|staying|remaining)$/) &&
    (NEIGHBORLY.test(found.items[found.matchFrom]?.words ?? '') || says(found, /^(?:building|complex)$/))
      ? named?.(found)
      : undefined,
  ),
  // Made for family life
  pattern('audience', `[suSx](?:f[dG]{0,2})?(?<x>x)`, soft, (found) =>
    says(found, /^(?:ideal|perfect|great|made|built for|designed for|meant for|suited|wonderful)$/) &&
    /^family (?:life|living)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'familial_status'
      : undefined,
  ),
  // The area is improving.
  pattern('judgment', `(?<x>[lL]b{1,2}x)`, soft, (found) =>
    NEIGHBORLY.test(found.items[found.from]?.words ?? '') && /^improving$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'steering'
      : undefined,
  ),
  pattern('place', `(?<x>kL)(?!I)`, soft, (found) =>
    says(found, /^youthful$/) && says(found, /^(?:building|complex|area|street|block)$/) ? 'age' : undefined,
  ),
  // Keep the building white.
  pattern('people', `[xvu][dz]{0,2}[lLp][dz]{0,2}(?<x>[aw])(?=[.,]|$)`, hard, (found) =>
    says(found, /(?:^|\b)(?:keep|keeps|keeping|kept|stays?|remains?)$/) && isNamedByLaw(found.items[found.from]?.category ?? null)
      ? (found.items[found.from]?.category ?? undefined)
      : undefined,
  ),
  // Across the street from the Lutheran church
  pattern('landmark', `@t[dz]{0,2}(?<x>W)(?!L|I)`, soft, (found) =>
    isPartOfName(found) || isOnlyNear(found) ? undefined : 'religion',
  ),
  // The church is across the street.
  pattern('landmark', `(?<x>W)[bzd]{0,3}@`, soft, (found) =>
    isPartOfName(found) ||
    isOnlyNear(found) ||
    found.items.slice(found.to, found.to + 8).some(({ words }) => IS_NO_MORE.test(words))
      ? undefined
      : 'religion',
  ),
  // The Black middle class
  pattern('people', `(?<x>[aw]e)`, hard, (found) =>
    /^(?:middle|working|upper|lower) class$/.test(found.items[found.to - 1]?.words ?? '') ? named?.(found) : undefined,
  ),
  // The Polish church
  pattern('people', `(?<x>[aw]W)(?!I)`, soft, (found) => (isPartOfName(found) ? undefined : named?.(found))),
  // Steps from the Black History Museum, near the Mexican consulate
  pattern('landmark', `D[dz#]{0,2}[xG]{0,2}(?<x>[awCgQ](?:[xGAa]{0,3}[xIT]))`, soft, (found) =>
    says(found, LANDMARKS) ? (found.items[found.from]?.category ?? undefined) : undefined,
  ),
  // Near the Chinese cultural center
  pattern('landmark', `D[dz]{0,2}(?<x>[aw][xGl]I)`, soft, (found) =>
    says(found, /^(?:cultural|community|heritage)$/) && found.items[found.to - 1]?.isCapitalized === false
      ? (found.items[found.from]?.category ?? undefined)
      : undefined,
  ),
  // The perfect family home
  pattern('audience', `s[dG]{0,2}(?<x>L)`, soft, (found) =>
    says(found, /^family (?:home|house)s?$/) ? 'familial_status' : undefined,
  ),
  // In the heart of Little Saigon
  pattern('place', `(?<x>d[CawxGg](?:d?[lL])?)(?!I|x)`, soft, littleCountry),
  // Safe, good, exclusive
  pattern('judgment', `(?<x>e[dce,sx]{0,3}[lL])(?!I)`, soft, (found) =>
    /^(?:crossing|signal|watch|programs?|initiative|grant)$/.test(found.items[found.to]?.words ?? '') || isOfUse(found)
      ? undefined
      : judged(found, found.from, found.to - 1),
  ),
  // "Safe Christian neighborhood": who lives there is found apart, and hides nothing of the judgment.
  pattern('judgment', `(?<x>e)[dce,sxq]{0,3}[awkHQC]{1,2}[lL](?!I)`, soft, (found) =>
    isOfUse({ ...found, to: found.matchTo }) ? undefined : judged(found, found.from, found.matchTo - 1),
  ),
  pattern('judgment', `(?<x>[lL](?:xz|z)?b[dzG]{0,2}e)(?![lLXxI])`, soft, (found) => judged(found, found.to - 1, found.from)),
  pattern('judgment', `(?<x>s[lL])(?!I)`, soft, (found) =>
    !isOfUse(found) &&
    JUDGED.test(found.items[found.from]?.words ?? '') &&
    /^(?:neighbou?rhoods?|part of town|side of town|areas?|section of .*)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'steering'
      : undefined,
  ),
  pattern('judgment', `(?<x>E[dx,]{0,2}[lLp])(?!I)`, hard, exclusiveCategory),
  // Very exclusive.
  pattern('judgment', `dE(?=[.]|$)`, soft, (found) =>
    says(found, /^exclusive$/) && says(found, /^(?:very|so|truly|such)$/) ? 'steering' : undefined,
  ),
  pattern('judgment', `(?<x>e[dce,]{0,3}[pQ])`, soft, (found) =>
    /\b(?:people|folks?|neighbou?rs?|residents?|tenants?|renters?)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'steering'
      : undefined,
  ),
  pattern('judgment', `(?<x>[xG]d?p)`, soft, (found) =>
    /^(?:upscale|classy|educated|professional|prestigious|genteel|civilized|prosperous|sophisticated|cultivated|polite|desirable)$/.test(
      found.items[found.from]?.words ?? '',
    ) &&
    /^(?:people|folks?|neighbou?rs?|residents?|tenants?|renters?|crowd|clientele)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'steering'
      : undefined,
  ),
  // A Christian atmosphere, a young vibe.
  pattern(
    'place',
    `(?<x>[aQkH][cd]?[kaG]?x)`,
    (category) => (isNamedByLaw(category) ? 'hard' : 'soft'),
    (found) =>
      /^(?:appeal|atmosphere|environment|vibe|lifestyle|energy|ethos|surroundings|feel)$/.test(
        found.items[found.to - 1]?.words ?? '',
      ) ||
      // LDS standards
      (firstCategory(found) === 'religion' &&
        /^(?:standards|rules|morals|customs|observance|living)$/.test(found.items[found.to - 1]?.words ?? ''))
        ? unless('disability', 'source_of_income', 'military_status')?.(found)
        : undefined,
  ),
  pattern('judgment', `K[dxas]{0,2}[pQlhH]`, hard, () => 'steering'),
  pattern('judgment', `(?<x>%)`, soft, (found) => (isAskedOfThePolice(found) || isPartOfThing(found) ? undefined : 'steering')),
  pattern('judgment', `(?<x>&)`, hard, (found) => (isNameOfFirm(found) ? undefined : 'steering')),
  pattern('judgment', `[seGx][dxGsc]{0,2}(?<x>I)`, soft, schoolsCategory),
  pattern('word', `~`, soft, (found) => (isPartOfName(found) || isOnlyAFact(found) ? undefined : firstCategory(found))),
  pattern('word', `Y`, soft, (found) =>
    /^(?:5[05]|6[02])(?:\+| (?:and|or|plus)\b)/.test(found.items[found.from]?.words ?? '') ? 'age' : undefined,
  ),
  pattern(
    'word',
    `\\^`,
    (category, found) =>
      category === 'disability' ||
      category === 'national_origin' ||
      category === 'race_color' ||
      (isNamedByLaw(category) && says(found, /^your /))
        ? 'hard'
        : 'soft',
    (found) => (isRoomAlone(found) ? undefined : firstCategory(found)),
  ),
  pattern('word', `Q`, hard, (found) =>
    says(
      found,
      /\b(?:cripples?|crazies|retards?|psychos?|(?:mental|psychiatric) patients?|lunatics?|nutcases?|nutjobs?|wackos?|loonies|midgets?|schizos?|crackheads?|junkies)\b/,
    )
      ? 'disability'
      : undefined,
  ),
  pattern('word', `[aQ]`, hard, (found) =>
    says(found, /\bable ?bodied/) ? 'disability' : says(found, /^(?:child|kid)s? ?free/) ? 'familial_status' : undefined,
  ),
  pattern('word', `Q`, soft, (found) => (says(found, /\bmature\b/) ? firstCategory(found) : undefined)),
];

/** "For crime statistics, contact the police": what boards ask agents to say. */
const isAskedOfThePolice = ({ items, from, to }: Found): boolean =>
  /^crimes?$/.test(items[from]?.words ?? '') &&
  /^(?:statistics|data|maps?|reports?|information|figures|numbers|records|logs?)$/.test(items[to]?.words ?? '') &&
  items
    .slice(Math.max(0, from - 10), to + 10)
    .some(({ words }) =>
      /^(?:police|sheriff|sheriffs|public|publicly|links?|official|website|site|available|online|portal)$/.test(words),
    );

/** "Brown Street" */
const isNamedStreet = ({ items, from, to }: Found): boolean =>
  items[from]?.isCapitalized === true && items[to - 1]?.isCapitalized === true && items[to - 1]?.words === 'street';

/** "It's an Irish building, has always been": not of its style, since who lives there comes next, and of no color, which is not capitalized. */
const isCalledAfterPeople = ({ items, from, to }: Found): boolean =>
  /^(?:buildings?|house|floor|complex)$/.test(items[to - 1]?.words ?? '') &&
  (items[from]?.category !== 'race_color' || items[from]?.isCapitalized === true) &&
  items
    .slice(to, to + 12)
    .some(({ words }) =>
      /^(?:we|our|you|youd|youll|they|us|own|honestly|always|people|neighbou?rs|everybody|everyone|been|still)$/.test(words),
    );

/** "The bad part of the roof" */
const isPartOfThing = ({ items, from, to }: Found): boolean =>
  items[from]?.words.endsWith(' part of') === true &&
  !items
    .slice(to, to + 4)
    .some(
      ({ words, isCapitalized }) =>
        isCapitalized ||
        /^(?:towns?|city|county|state|valley|village|neighbou?rhood|suburbs?|island|metro|street|borough|area)$/.test(words),
    );

/** "Ghetto Film School" */
const isNameOfFirm = ({ items, from, to }: Found): boolean =>
  items[from]?.isCapitalized === true && items[to]?.isCapitalized === true && 'xI'.includes(items[to]?.letter ?? '.');

/** "A good area for mushrooms" is good for a thing, and "a bad area of rot" is one. */
const isOfUse = ({ items, to }: Found): boolean =>
  (items[to]?.letter === 'f' && /^[xIX]$/.test(items[to + 1]?.letter ?? '.') && speaksOfThings(items[to + 1]?.words ?? '')) ||
  (items[to]?.words === 'of' && /^[xG]$/.test(items[to + 1]?.letter ?? '.') && items[to + 1]?.isCapitalized === false);
const speaksOfThings = (words: string): boolean =>
  !/^(?:raising|living|investors?|investing|families|owners?|buyers?|renters?)$/.test(words);

const LANDMARKS = /^(?:museums?|congregations?|parishes|consulate|embassy|heritage|cultural|mission|newspaper|newsstand)$/;
const IS_NO_MORE = /^(?:was|converted|former|condos|condominiums|lofts|theater)$/;

function judged({ items }: Found, judgmentAt: number, placeAt: number): Category | undefined {
  const [judgment, place] = [items[judgmentAt]?.words ?? '', items[placeAt]?.words ?? ''];
  const isOfPeople = /^(?:neighbou?rhoods?|communit(?:y|ies)|part of town|side of town)$/.test(place);
  // A street may be changing to one way.
  if (/^(?:changing|transitional|declining)$/.test(judgment)) return isOfPeople ? 'steering' : undefined;
  return NEIGHBORLY.test(place) ? 'steering' : undefined;
}

/** "Walking distance to church, school and the library": services nearby, whoever they are for, unless faith is spoken of. */
const isOnlyNear = ({ items, from, to }: Found): boolean =>
  /^(?:church(?:es)?|(?:houses?|places?) of worship)$/.test(items[from]?.words ?? '') &&
  items[from]?.isCapitalized === false &&
  !items
    .slice(Math.max(0, from - 12), to + 12)
    .some(
      ({ words, letter, category }, at) =>
        OF_FAITH.test(words) || (category === 'religion' && at !== Math.min(12, from)) || letter === 'M',
    );
const OF_FAITH = /^(?:sundays?|worship|worshiping|pray|prayers?|faith|heaven|blessings?|blessed|bells|choir|services?)$/;

/** "Indian Creek", "Church Street": official names. */
function isPartOfName({ items, to }: Found): boolean {
  const [word, next] = [items[to - 1] as Item, items[to]];
  return word.isCapitalized && next?.isCapitalized === true && !/\b(?:beth|masjid|shul)\b/.test(word.words);
}

function placeCategory(found: Found): Category | undefined {
  const parts = found.items.slice(found.from, found.to);
  const place = parts.at(-1);
  if (
    place === undefined ||
    (place.isCapitalized &&
      parts[0]?.isCapitalized === true &&
      (found.from > 0 || place.letter === 'L' || isNameOfHouse(found.items[found.to])))
  )
    return undefined;
  // An old Polish neighborhood: what it is called counts before how it is.
  const about = ['awQ', 'k']
    .map((letters) => parts.find(({ letter, category }) => letters.includes(letter) && category !== null))
    .find((part) => part !== undefined);
  if (
    about?.letter === 'w' &&
    /^(?:households?|majority|presence)$/.test(place.words) &&
    about.category === 'race_color' &&
    place.words === 'presence'
  )
    return undefined;
  // A mature neighborhood has tall trees.
  if (about?.words === 'mature') return /^(?:communit(?:y|ies)|household|population)$/.test(place.words) ? 'age' : undefined;
  if (
    about?.letter === 'k' &&
    !MIXED.test(about.words) &&
    !/^(?:ethnic|immigrant|twenty something|thirty something|religious|devout|observant|orthodox|young|younger|youthful|student|refugee|foreign)$/.test(
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

/** "Muslim Community Clinic" */
const isNameOfHouse = (next: Item | undefined): boolean =>
  next?.isCapitalized === true && /^(?:clinic|bank|foundation|fund|hospital|federation|council|services)$/.test(next.words);

function lifeOfPlace(found: Found): Category | undefined {
  const [group, place] = [found.items[found.from], found.items[found.to - 1]];
  if (group === undefined || place === undefined || !PLACES_OF_FAMILIES.test(place.words)) return undefined;
  // Elder Street
  if (group.letter === 'H' && group.isCapitalized && place.isCapitalized) return undefined;
  if (group.category === 'source_of_income' || group.category === 'military_status' || group.category === 'disability')
    return undefined;
  if (isNamedByLaw(group.category)) return undefined;
  return group.category ?? undefined;
}

const ABROAD = new RegExp(
  `^(?:${`italy saigon havana tokyo osaka india bombay haiti ethiopia persia tehran armenia manila seoul odessa russia poland ireland germany mexico senegal
  mogadishu burma cambodia phnom arabia beirut portugal brazil africa asia korea china pakistan bangladesh colombia honduras salvador jerusalem ukraine greece vietnam
  japan kabul vientiane hanoi bangkok rangoon kathmandu dhaka delhi punjab lahore karachi colombo baghdad damascus cairo amman palestine syria lebanon yemen somalia
  nigeria lagos accra ghana kenya nairobi addis eritrea asmara khartoum sudan kinshasa congo liberia monrovia dakar kingston jamaica trinidad guyana caracas
  venezuela ecuador quito lima peru bogota bolivia guatemala nicaragua managua oaxaca puebla jalisco michoacan tijuana guadalajara santo dominican quisqueya
  cuba warsaw krakow moscow kiev kyiv bucharest romania budapest hungary belgrade serbia bosnia sarajevo albania croatia lisbon athens istanbul turkey
  tbilisi georgia yerevan tashkent samarkand taipei taiwan canton shanghai laos thailand indonesia jakarta philippines samoa tonga nepal tibet afghanistan iran iraq
  israel morocco algeria egypt madagascar bavaria sicily naples bohemia bombay calcutta gujarat kerala hmong`
    .split(/\s+/)
    .join('|')})$`,
);

/** "Little Saigon" as an official name says where a home is; as the heart of something it says who lives there. */
function littleCountry({ items, from, to }: Found): Category | undefined {
  const [little, name] = [items[from] as Item, items[from + 1] as Item];
  if (little.words !== 'little' || !ABROAD.test(name.words)) return undefined;
  const isPraised = sentenceAround(items, from, 14).some(({ words }) => OF_A_CULTURE.test(words));
  return isPraised || (to > from + 2 && items[to - 1]?.isCapitalized === false) ? 'national_origin' : undefined;
}
const OF_A_CULTURE =
  /^(?:heart|middle|center|centre|thick|authentic|real|true|own|our|flavors?|cafes?|vibe|culture|shops?|sweets|markets?|grocer(?:y|ies|s)|restaurants?|baker(?:y|ies)|tea|food|foods|noodles?|counters?|spices?|fabric|smells|sounds|calls?|called|known|dubbed|nicknamed|locals)$/;

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
  /^(?:great|good|best|better|excellent|wonderful|fantastic|superb|terrific|awesome|perfect|prime|desirable|outstanding|superior|coveted|top|amazing|fabulous|exceptional|finest|rated|ranked|performing|scoring|achieving|winning)$/;
function schoolsCategory(found: Found): Category | undefined {
  const isPraised = found.items.slice(found.matchFrom, found.from).some(({ words }) => PRAISE.test(words));
  if (/^(?:years?|bus|buses|days?|house|road|lane|street|supplies)$/.test(found.items[found.to]?.words ?? '')) return undefined;
  const told = [...sentenceAround(found.items, found.from, 16), ...found.items.slice(found.to, found.to + 10)];
  if (
    told.some(({ words }) =>
      /^(?:listed|ratings|verify|boundaries|boundary|published|greatschools|niche|according to|according)$/.test(words),
    )
  )
    return undefined;
  return isPraised && /^schools?$/.test(found.items[found.to - 1]?.words ?? '') ? 'steering' : undefined;
}
