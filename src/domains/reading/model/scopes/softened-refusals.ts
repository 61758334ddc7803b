/** A quality that people have too much of: what they want instead, alone and beside a noun, and the words for it. */
interface Quality {
  alone: string;
  beside: string;
  words: string;
}

const QUALITIES: readonly Quality[] = [
  { alone: 'newer_home', beside: 'newer', words: 'old|older|oldish|ancient|aged|antiquated' },
  { alone: 'older_home', beside: 'older', words: 'new|newer|newish' },
  {
    alone: 'traditional',
    beside: 'traditional',
    words: 'modern|contemporary|sleek|minimalist|minimal|futuristic|trendy|industrial|edgy',
  },
  {
    alone: 'updated',
    beside: 'updated',
    words:
      'dated|outdated|out of date|old fashioned|run down|rundown|worn|worn out|worn down|shabby|beat up|dilapidated|neglected|decrepit|falling apart|rough|grimy|dingy|drab',
  },
  { alone: 'small', beside: 'small', words: 'big|bigger|large|larger|huge|enormous|massive|giant|gigantic|oversized|spread out' },
  {
    alone: 'spacious',
    beside: 'larger',
    words: 'small|smaller|tiny|little|cramped|tight|compact|narrow|closed in|boxed in|claustrophobic|squeezed|confined',
  },
  { alone: 'natural_light', beside: 'bright', words: 'dark|darker|gloomy|dim|dreary|shaded' },
  { alone: 'quiet', beside: 'quiet', words: 'noisy|loud|busy|crowded|hectic|chaotic|congested|bustling|rowdy' },
  { alone: 'lively', beside: 'lively', words: 'quiet|sleepy|dead|boring' },
  {
    alone: 'affordable',
    beside: 'affordable',
    words: 'expensive|pricey|pricy|costly|overpriced|high priced|steeply priced|dear',
  },
  {
    alone: 'close_to_town',
    beside: 'central',
    words:
      'remote|isolated|rural|secluded|far (?:out|away|off)(?! from| of @)|out of the way|out there|in the sticks|in the middle of nowhere|in the boonies|middle of nowhere',
  },
  {
    alone: 'private',
    beside: 'private',
    words: 'exposed|close together|packed together|packed in|on top of each other|squished together',
  },
  { alone: 'gentle_slope', beside: 'level', words: 'steep|hilly|sloped|sloping|slopy' },
  {
    alone: 'simple',
    beside: 'simple',
    words:
      'fancy|luxurious|flashy|ostentatious|over the top|posh|grand|showy|upscale|high end|opulent|bougie|mansion|extravagant|swanky|formal',
  },
  {
    alone: 'character',
    beside: 'unique',
    words: 'cookie cutter|generic|bland|sterile|boring looking|plain|soulless|characterless|cold|stark',
  },
  { alone: 'classic', beside: 'classic', words: 'quirky|weird|eclectic|funky|unusual|odd|strange' },
  { alone: 'walkable', beside: 'walkable', words: 'suburban' },
  { alone: 'suburban', beside: 'suburban', words: 'urban' },
  { alone: 'low_building', beside: 'low', words: 'tall|high rise|high up' },
  { alone: 'off_the_beaten_path', beside: 'quiet', words: 'touristy' },
  { alone: 'low_maintenance', beside: 'low maintenance', words: 'high maintenance|labor intensive|fussy' },
  { alone: 'open', beside: 'open', words: 'choppy|chopped up|closed off' },
];

/** What people want less of, and what that means. */
const BURDENS: readonly (readonly [wish: string, words: string])[] = [
  [
    'low_maintenance',
    'maintenance|upkeep|yard ?work|lawn ?care|gardening|weeding|mowing|(?:yard|lawn|grass)(?: (?:to|for))?(?: (?:mow|mowing|maintain|cut|take care of|deal with))|to mow|to maintain|to look after|landscaping|housework|cleaning',
  ],
  ['quiet', '(?:(?:road|street|traffic|city) )?noise|(?:(?:through|thru|car) )?traffic|hustle(?: and bustle)?|racket|commotion'],
  ['single_level', 'stairs|steps(?! (?:to|from|away|of))|flights of stairs|staircases|climbing'],
  ['move_in_ready', '(?:work|repairs?|projects?|renovations?|renovating|updating|fixing(?: up)?)(?! from| at| space|shop)'],
  ['short_commute', 'driving|commuting|time in the car|hours in the car'],
  ['private', 'neighbou?rs(?! (?:who|that|with|from))'],
];

const SMALL_WORDS =
  '(?:want|wants|like|need|be|being|have|having|get|look|looks|looking|feel|feels|feeling|anything|something|somewhere|one|ones|that|thats|is|isnt|its|it|are|a|an|the|any|to|live|living|in|on|for|of|seem|show|me|buy|consider|kitchens?|houses?|homes?|places?|streets?|areas?|after|us|interested)';
const REFUSAL =
  '(?:not|nothing|nowhere|never|isnt|arent|wasnt|doesnt|dont|shouldnt|cant|cannot|wouldnt|mustnt|wont|without|hardly|avoid|avoiding|skip|hate|nor|no)';
const DEGREE =
  '(?:too|so|overly|very|super|really|extremely|terribly|particularly|especially|excessively|crazy|insanely|ridiculously|quite|that|all that|totally|completely|way too|exactly|horribly|ultra|much too|far too|at all|uber|incredibly)';
const WORDS = QUALITIES.map(({ words }) => words).join('|');
/** Nouns that what follows is no quality of: "new construction", "old town", "big dogs", "dark kitchen cabinets", and "big on" something. */
const NAMES_ONE =
  '(?! (?:on|than(?! (?:where|what|our|my|here|now|it|this|the (?:one|place|area|street))(?= |$))|fans?|construction|builds?|built|build|developments?|dogs?|breeds?|enough|town|listings?|roof|plumbing|wiring|pipes?|electric(?:al|s)?|hvac|furnaces?|boilers?|carpet(?:s|ing)?|cabinets?|fixtures?|appliances|box|lots? (?:line|rent)|neighbou?rs?|kids|people|crowd|residents))';
const NOUN =
  '(?:(?:of )?(?:an? )?(?:back ?)?(?<noun>yards?|lots?|gardens?|kitchens?|bedrooms?|bathrooms?|living rooms?|rooms?|streets?|roads?|areas?|neighbou?rhoods?|driveways?|towns?|blocks?|roof|windows|layouts?|floor plans?|interiors?|buildings?))';

// A graded word with "too" and its like, or after a refusal that has none: "not too old", "nothing dated", "without being tiny".
const QUALITY = new RegExp(
  `^(?<refusal>${REFUSAL})(?<between>(?: ${SMALL_WORDS}){0,5})(?<degree> ${DEGREE})?(?: (?:of )?an?)? (?<what>${WORDS})${NAMES_ONE}(?: ${NOUN})?(?= |$)`,
);
const LESS = new RegExp(`^less (?<what>${WORDS})${NAMES_ONE}(?: ${NOUN})?(?= |$)`);
const FURTHER = new RegExp(
  `^(?:(?:, )?(?:or|nor)(?: ${DEGREE})?|(?:, )?and (?:not )?(?:too|overly|so|very)|and not(?: ${DEGREE})?|, (?:not )?(?:too|overly))(?: an?)? (?<what>${WORDS})${NAMES_ONE}(?: ${NOUN})?(?= |$)`,
);
const LITTLE =
  '(?:less|fewer|minimal|hardly any|as (?:little|few)|low|reduced|not (?:too |so |very |that )?(?:much|many)|not (?:a (?:lot|ton) of|lots of|tons of)|not much of an?|(?:not|nothing|dont|doesnt|without|never|no)(?: (?:want|need|have|that|needs?|with|to|do|be|require|requires|requiring|needing|doing|involving|there|is))*(?: (?:too|so))?(?: (?:any|much|many|a lot of|lots of|tons of|a ton of|more|constant|heavy|endless))?|(?:hate|hating|tired of|sick of|done with|avoid|cant stand|cannot stand|fed up with|no (?:time|energy|patience|desire) for|(?:not|dont|no longer)(?: (?:have|want|got))* (?:the )?(?:time|energy|patience) for|dont (?:enjoy|like|love)|not into|(?:not|nothing|arent|isnt) (?:looking|up) for)(?: (?:an?|the|all|any|so much|too much|doing|my|more))*)';
const BURDEN = new RegExp(`^${LITTLE} (?:${BURDENS.map(([, words], at) => `(?<b${at}>${words})`).join('|')})(?= |$)`);
/** "Doesn't need to be new", "don't care if it's old": it may be or not. */
const EITHER = new RegExp(
  `^(?:(?:dont|doesnt|neednt|not|no) (?:really )?(?:need|needs|have|has|required|necessarily|necessary)(?: (?:to|it|be|anything|an?|for|the house|the home))*|(?:dont|doesnt) (?:care|mind|matter)(?: (?:if|whether|how|about|its|it|is|the|house|home|place|a|an|bit))*)(?: (?:too|so|super|very|all that|that|brand|terribly|overly))? (?<what>${WORDS}|brand new|perfect|pretty|updated|finished)(?: (?:house|home|place))?(?= |$)`,
);

/** A refusal that is softened, or that refuses a quality which has an opposite. */
export interface SoftenedRefusal {
  from: number;
  to: number;
  /** The wish instead; none if it does not matter. */
  wish: string | undefined;
}

const OF_DEGREE = /^(?:less|fewer|minimal|hardly|as|low|reduced|not) /;
const OPENS = new RegExp(`^(?:${REFUSAL}|less|fewer|minimal|as|low|reduced|neednt|tired|sick|done|fed|hating)$`);
const MOST_WORDS = 14;

/** Finds what is refused by degree; nothing in it refuses what is said after it. */
export function findSoftened(words: readonly string[]): SoftenedRefusal[] {
  const found: SoftenedRefusal[] = [];
  let from = 0;
  while (from < words.length) {
    const last = OPENS.test(words[from] ?? '') ? readSoftenedAt(words, from) : [];
    found.push(...last);
    from = last.at(-1)?.to ?? from + 1;
  }
  return found;
}

function readSoftenedAt(words: readonly string[], from: number): SoftenedRefusal[] {
  const line = words.slice(from, from + MOST_WORDS).join(' ');
  const either = EITHER.exec(line);
  if (either !== null) return [{ from, to: from + countWords(either[0]), wish: undefined }];
  const burden = BURDEN.exec(line);
  if (burden !== null) {
    const wish = BURDENS.find((_, at) => burden.groups?.[`b${at}`] !== undefined)?.[0];
    // "No stairs" is a feature of the home; "not too many stairs" wishes for few.
    if (wish === 'single_level' && !OF_DEGREE.test(burden[0])) return [];
    return [{ from, to: from + countWords(burden[0]), wish }];
  }
  const match = LESS.exec(line) ?? QUALITY.exec(line);
  // "A large but not huge yard" tells how large.
  const isDegree =
    words[from - 1] === 'but' && /^(?:large|larger|big|bigger|decent|good|spacious|roomy|nice)$/.test(words[from - 2] ?? '');
  if (match === null || (isHardRefusal(match) && !isDegree)) return [];
  const found = [toRefusal(match, from)];
  for (;;) {
    const at = found.at(-1)?.to ?? words.length;
    const further = FURTHER.exec(words.slice(at, at + MOST_WORDS).join(' '));
    if (further === null) return found;
    found.push(toRefusal(further, at));
  }
}

/** "No modern house" refuses one; "nothing too modern" does not. The words that are tags of homes need a degree. */
const IS_TAG = /^(?:modern|contemporary|industrial|formal|mansion|open|rural|urban|quiet|secluded|new|newer|little|minimal)$/;

function isHardRefusal({ groups }: RegExpExecArray): boolean {
  const { refusal, between = '', degree, what = '', noun } = groups ?? {};
  if (refusal === undefined || degree !== undefined) return false;
  // "No big yard" is as plain as "no yard".
  if (refusal === 'no' || (/^(?:dont|doesnt)$/.test(refusal) && !/want|like/.test(between))) return true;
  if (noun === undefined) return IS_TAG.test(what);
  // "Not on a busy road" and "without a big yard" speak of tags too.
  return (
    /^(?:big|large|huge|modern|new|newer|open)$/.test(what) ||
    (/^(?:busy|loud|noisy)$/.test(what) && /^(?:street|road)/.test(noun))
  );
}

function toRefusal(match: RegExpExecArray, from: number): SoftenedRefusal {
  const { what = '', noun } = match.groups ?? {};
  const quality = QUALITIES.find(({ words }) => words.split('|').includes(what));
  const thing = noun?.replace(/s$/, '').replaceAll(' ', '_');
  const wish = thing === undefined ? quality?.alone : `${quality?.beside ?? ''}_${thing}`.replaceAll(' ', '_');
  return { from, to: from + countWords(match[0]), wish };
}

function countWords(text: string): number {
  return text.split(' ').length;
}
