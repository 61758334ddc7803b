import type { Random } from '#lib/random.ts';
import { type HomeFacts, listOf, numberOf, textOf } from '../home-facts.ts';
import { KIND_NOUNS, STYLES } from './phrases.ts';
import { type WrittenSentence, sentenceOf } from './compose.ts';
import { countWord, joinWords } from './statements.ts';
import type { Tone } from './tones.ts';

interface Part {
  text: string;
  fields: readonly string[];
}

/** What kind of home it is, how large, and where. */
export interface Identity {
  /** "house", "condo"; where the kind is not known "home", or "property" without any room. */
  noun: string;
  kind: Part | undefined;
  style: Part | undefined;
  beds: Part | undefined;
  baths: Part | undefined;
  area: Part | undefined;
  place: Part | undefined;
}

/** What a text may name as a place. */
export const PLACE_NAME = /^[\p{L}][\p{L}\p{M} .'’-]{1,59}$/u;

export function identify(facts: HomeFacts): Identity {
  const kindValue = textOf(facts, 'PropertySubType');
  const noun = kindValue !== undefined && Object.hasOwn(KIND_NOUNS, kindValue) ? KIND_NOUNS[kindValue] : undefined;
  const style = listOf(facts, 'ArchitecturalStyle').find((one) => Object.hasOwn(STYLES, one));
  const city = textOf(facts, 'City');
  const area = numberOf(facts, 'LivingArea');
  return {
    noun: noun ?? (hasRooms(facts) ? 'home' : 'property'),
    kind: noun === undefined ? undefined : { text: noun, fields: ['PropertySubType'] },
    style: style === undefined || noun === 'lot' ? undefined : { text: STYLES[style]?.[0] ?? '', fields: ['ArchitecturalStyle'] },
    beds: sayBeds(facts),
    baths: sayBaths(facts),
    area:
      area === undefined || area < 100 ? undefined : { text: `${area.toLocaleString('en-US')} sq ft`, fields: ['LivingArea'] },
    place: city === undefined || !PLACE_NAME.test(city) ? undefined : { text: city, fields: ['City'] },
  };
}

/** Somebody lives there. Land alone is no home. */
const hasRooms = (facts: HomeFacts): boolean =>
  ['BedroomsTotal', 'BathroomsFull', 'LivingArea', 'YearBuilt', 'StoriesTotal'].some(
    (field) => (numberOf(facts, field) ?? 0) > 0,
  ) || facts.rooms.length > 0;

function sayBeds(facts: HomeFacts): Part | undefined {
  const beds = numberOf(facts, 'BedroomsTotal');
  if (beds === undefined || beds < 1) return undefined;
  return { text: beds === 1 ? 'one bedroom' : `${countWord(beds)} bedrooms`, fields: ['BedroomsTotal'] };
}

function sayBaths(facts: HomeFacts): Part | undefined {
  const [full, half] = [numberOf(facts, 'BathroomsFull'), numberOf(facts, 'BathroomsHalf')];
  if (full === undefined || full < 1) return undefined;
  const say = (count: number, what: string) => `${count === 1 ? 'one' : countWord(count)} ${what}${count === 1 ? '' : 's'}`;
  if (half === undefined) return { text: say(full, 'full bath'), fields: ['BathroomsFull'] };
  const both = ['BathroomsFull', 'BathroomsHalf'];
  if (half === 0) return { text: say(full, 'bath'), fields: both };
  return { text: half === 1 ? `${full}.5 baths` : `${say(full, 'full bath')} and ${say(half, 'half bath')}`, fields: both };
}

const article = (word: string): string => (/^(?:[aeio]|8|11\b|18\b)/i.test(word) ? 'an' : 'a');

/** The sentence that opens a text. Undefined if nothing is known that it could rest on. */
export function composeOpening(
  { noun, kind, style, beds, baths, area, place }: Identity,
  tone: Tone,
  random: Random,
): WrittenSentence | undefined {
  const rooms = [beds, baths].filter((part) => part !== undefined);
  const sizes = [...rooms, ...(area === undefined ? [] : [area])];
  const named = [style, kind].filter((part) => part !== undefined);
  const home = style === undefined ? noun : `${style.text} ${noun}`;
  const where = place === undefined ? '' : ` in ${place.text}`;
  const used = [...named, ...sizes, ...(place === undefined ? [] : [place])];
  if (used.length === 0) return undefined;
  const list = joinWords(sizes.map(({ text }) => text));
  const fields = [...new Set(used.flatMap((part) => part.fields))];
  const written = (text: string) => sentenceOf({ text, fields, salience: 20 });
  if (tone === 'factual') return written([`${home}${where}`, ...sizes.map(({ text }) => text)].join(', '));
  if (tone === 'concise')
    return written(sizes.length === 0 ? `${home}${where}` : `${sizes.map(({ text }) => text).join(', ')}: ${home}${where}`);
  if (sizes.length === 0)
    return kind === undefined && place === undefined
      ? written(`this is ${article(home)} ${home}`)
      : written(`this ${home} is for sale${where}`);
  const forms: Readonly<Record<'plain' | 'warm' | 'walkthrough', readonly string[]>> = {
    plain: [
      `this ${home}${where} has ${list}`,
      `${article(home)} ${home}${where} with ${list}`,
      `with ${list}, this ${home} is for sale${where}`,
      ...(place === undefined
        ? []
        : [`in ${place.text}, this ${home} has ${list}`, `${place.text}: ${article(home)} ${home} with ${list}`]),
    ],
    warm: [
      `come and see this ${home}${where}, with ${list}`,
      `welcome to ${article(home)} ${home} with ${list}${where}`,
      `this ${home}${where} gives you ${list}`,
      ...(place === undefined ? [] : [`in ${place.text}, you find this ${home} with ${list}`]),
      `here ${where === '' ? '' : `${where.trim()} `}you have ${list} in ${article(home)} ${home}`,
    ],
    walkthrough: [
      `before the visit, the numbers of this ${home}${where}: ${list}`,
      `this ${home}${where} has ${list}; here is a visit in order`,
      `a visit to this ${home}${where}, with ${list}`,
      `the visit leads through ${article(home)} ${home} with ${list}${where}`,
    ],
  };
  return written(random.pick(forms[tone]));
}
