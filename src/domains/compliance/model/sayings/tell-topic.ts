import type { Category } from '../finding.ts';
import { type Item, sentenceAround } from '../text/item.ts';
import { speaksOfHomes } from '../words/topics.ts';

/*
 * What a sentence is about that hints at people without naming them, by the things it speaks of: pews, rings, paychecks, flights of
 * stairs. Only for what is found already: alone, these words say nothing.
 */
const TOPICS: readonly [Category, RegExp][] = [
  [
    'military_status',
    /\b(?:deploy\w*|barracks|uniforms?|discharged?|combat|duffel|enlist\w*|troops|the (?:army|navy|marines|air force|guard|service)|base housing)\b/,
  ],
  [
    'source_of_income',
    /\b(?:employers?|employment|employed|boss|time cards?|paychecks?|pay stubs?|payroll|salar(?:y|ies)|wages|w 2s?|sec 8s?|subsid\w+|government|caseworkers?|assistance|benefits|work for a living|a job|jobs|career|(?:paid by|money from|check from) the (?:county|state|city)|own money|worked for|money they (?:made|earn\w*))\b/,
  ],
  [
    'religion',
    /\b(?:sundays?|pews?|mass|pray\w*|worship\w*|church\w*|holy|faith\w*|god|lord|sabbath|bibles?|scripture|christmas|december|headscar\w+|that scarf|service you attend|kosher|halal|hymns?|choir|baptis\w+|grace before|saints?|priest|imam|rabbi|pastor|congregation)\b/,
  ],
  [
    'disability',
    /\b(?:health\w*|nurses?|hips?|knees?|lungs?|legs?|your chair|(?:his|her) chair|stairs|climb\w*|flights|wheel ch\w+|wheelchairs?|conditions?|assisted|hospitals?|oxygen|contraptions?|equipment|medic\w+|doctors?|pills|therap\w+|limp\w*|cane|look after (?:them|themselves|him|her)|help with (?:anything|daily|everyday|bathing|dressing|meals)|get around|a hand getting|on their own|forgets?|forgetful|memory|dementia|alzheimers?|diagnos\w+|unaided|your state|roll rather|steady|ramps?|grab bars?|modifications?|accommodations?|able bodied|walks? (?:well|easily|unaided|steadily|without)|fit|treatment|drug free|sober|sobriety|episodes?)\b/,
  ],
  [
    'sexual_orientation_gender_identity',
    /\b(?:bride and (?:\w+ )?groom|lifestyles?|pronouns?|rainbows?|(?:man|woman|wife|husband) (?:in|of) the (?:relationship|couple)|normal couples?|transition\w*)\b/,
  ],
  [
    'marital_status',
    /\b(?:rings|(?:a|the) ring(?! a)|wed|weddings?|vows|engaged|spouses?|exes|an ex|anniversar\w+|honeymoons?|live in|your ex|his ex|her ex)\b/,
  ],
  [
    'familial_status',
    /\b(?:kindergart\w+|little ones?|school buses|strollers?|cribs?|toys|crayons|diapers?|voting age|over 21|grown ups?|wheels on the bus|nurser(?:y|ies)|playgrounds?|tricycles?|one too many|comes? alone|two of you|nobody smaller|bedtimes?|finished school|homework|recess|lullab\w+)\b/,
  ],
  [
    'age',
    /\b(?:(?:is|hes|shes|im|am|turning|turns|turned) (?:already |almost |nearly )?[6-9]\d|retire\w*|naps?|bingo|pensions?|generations?|gr[ae]y|wrinkles?|early bird|college roommates?|born (?:before|after|in)|decades|(?:at|of|for|people|folks) (?:your|that|his|her|their) age|youth\w*|aarp|remember the|twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/,
  ],
  [
    'sex',
    /\b(?:shaves?|heels|beards?|lipstick|skirts?|mustache|razors?|makeup|feminine|masculine|manly|his legs|her hair|tomboy)\b/,
  ],
  [
    'national_origin',
    /\b(?:accents?|voicemails?|flags?|countr(?:y|ies)(?! clubs?)|languages?|subtitles|papers|passports?|pesos|apple pie|borders?|translat\w+|immigra\w+|h ?[1i]b|visas?|mailboxes|surnames?|spices|curry|from here|from originally|originally from|where (?:are|were|do) you(?: \w+)? (?:from|born|come from)|grew up here|our ways|ice|abroad|overseas|homeland|you speak|they speak|understanding each other)\b/,
  ],
  [
    'race_color',
    /\b(?:complexions?|faces?|hair|pale|colors?|colours?|skin|portraits?|dark|darker|sitcom|covenants?|of color|evening news|your (?:\w+ )?(?:picture|photo)|tan|shades?)\b/,
  ],
];

const MOST_ITEMS = 30;
const wordsOf = (items: readonly Item[]) => items.map(({ words }) => words).join(' ');

/** The class that what was found hints at, by its own words, those of its sentence, or those of the short question before it. */
export function tellTopic(items: readonly Item[], { from, to }: { from: number; to: number }, text: string): Category {
  const own = topicOf(items.slice(from, to)) ?? topicOf(sentenceAround(items, from, MOST_ITEMS));
  if (own !== undefined) return own;
  return topicAsked(items, from, text) ?? topicBefore(items, from, text) ?? 'steering';
}

const MOST_BEFORE = 3;
/** What a talk was about before: "You have a service dog? The last one scratched the floors. We go with another applicant." */
function topicBefore(items: readonly Item[], at: number, text: string): Category | undefined {
  let end = at;
  while (end > 0 && items[end - 1]?.letter !== '.') end -= 1;
  for (let sentence = 0; sentence < MOST_BEFORE && end > 1; sentence++) {
    let start = end - 1;
    while (start > 0 && end - start < MOST_ITEMS && items[start - 1]?.letter !== '.') start -= 1;
    const said = items.slice(start, end - 1);
    // Only who asks, or is spoken to, is answered.
    const isOfOne =
      text[items[end - 1]?.start ?? text.length] === '?' ||
      said.some(({ isAsking, words }) => isAsking === true || OF_YOU.test(words));
    const topic = isOfOne ? topicSaidBack(said) : undefined;
    if (topic !== undefined) return topic;
    end = start;
  }
  return undefined;
}

/** What the short question before a place is about. */
export function topicAsked(items: readonly Item[], at: number, text: string): Category | undefined {
  const asked = questionBefore(items, at, text);
  return asked.find(({ category }) => category !== null && category !== 'steering')?.category ?? topicOf(asked);
}

/** "A hot tub? The deck is not built for that": a thing is asked about, and nobody. */
export function isAskedOfThings(items: readonly Item[], at: number, text: string): boolean {
  const asked = questionBefore(items, at, text);
  return (
    asked.length > 0 &&
    topicOf(asked) === undefined &&
    asked.some(({ words }) => speaksOfHomes(words)) &&
    asked.every(({ letter, category, words }) => category === null && !'pNnoR'.includes(letter) && !OF_YOU.test(words))
  );
}
const OF_YOU = /^(?:you|your|youre|we|they|he|she|his|her|their)$/;

export const topicOf = (items: readonly Item[]): Category | undefined => {
  const said = wordsOf(items);
  return TOPICS.find(([, words]) => words.test(said))?.[0];
};

const OF_RELATIVES: ReadonlySet<Category | null> = new Set<Category>(['familial_status', 'marital_status', 'sex']);
/** What is said back is about the trouble of a relative, not about relatives: "Your mom uses oxygen?" */
export function topicSaidBack(own: readonly Item[]): Category | undefined {
  const named = own.flatMap(({ category }) => (category === null || category === 'steering' ? [] : [category]));
  return named.find((category) => !OF_RELATIVES.has(category)) ?? topicOf(own) ?? named[0];
}

const MOST_ASKED = 10;
/** "Deployed in the fall? We want someone who stays." */
function questionBefore(items: readonly Item[], at: number, text: string): readonly Item[] {
  let end = at;
  while (end > 0 && at - end < MOST_ITEMS && items[end]?.letter !== '.') end -= 1;
  if (text[items[end]?.start ?? text.length] !== '?') return [];
  let start = end;
  while (start > 0 && items[start - 1]?.letter !== '.') {
    start -= 1;
    if (end - start > MOST_ASKED) return [];
  }
  return items.slice(start, end);
}

const MOST_BETWEEN = 24;

/** "The building is mostly Polish, and we like it that way": what a sentence says of people, it says of those it names before. */
export function withNamed(
  items: readonly Item[],
  found: { category: Category; from: number; to: number },
): { category: Category; from: number } {
  const isNamed = (at: number): boolean => {
    const { letter, category } = items[at] as Item;
    if (category === null || category === 'steering') return false;
    return 'QaTjyhH'.includes(letter) || (letter === 'w' && 'qM'.includes(items[at - 1]?.letter ?? '.'));
  };
  for (let at = found.from - 1; at >= Math.max(0, found.from - MOST_BETWEEN) && items[at]?.letter !== '.'; at--)
    if (isNamed(at)) return { category: items[at]?.category ?? found.category, from: at };
  return found;
}
