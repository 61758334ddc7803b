import type { Random } from '#lib/random.ts';
import { capitalize, withArticle } from '#lib/format.ts';
import { type HomeFacts, isLand, isTrue, isUnbuilt, isUnit, listOf, numberOf, textOf } from '../home-facts.ts';
import { KIND_NOUNS, STYLES } from './phrases.ts';
import { sentenceOf, type WrittenSentence } from './clause.ts';
import { sayLotSize, waterfrontField } from './say-grounds.ts';
import { countWord, joinWords, mergeHeads } from './statement.ts';
import type { Tone } from './tones.ts';

export interface Part {
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
  /** "To be built": nobody can walk through it yet. */
  unbuilt: Part | undefined;
  /** What a title says before the noun. */
  titled: Titled;
}

interface Titled {
  /** "To be built", which nobody may overlook. */
  stage: Part | undefined;
  waterfront: Part | undefined;
  /** "1-acre", of land. */
  size: Part | undefined;
  /** "1926" or "two-story": one of them, by chance. */
  traits: readonly Part[];
}

/** What a text may name as a place. */
export const PLACE_NAME = /^[\p{L}][\p{L}\p{M} .'’-]{1,59}$/u;

export function identify(facts: HomeFacts): Identity {
  const kindValue = textOf(facts, 'PropertySubType');
  const noun = kindValue !== undefined && Object.hasOwn(KIND_NOUNS, kindValue) ? KIND_NOUNS[kindValue] : undefined;
  // "This farmhouse-style farm" says it twice.
  const style = listOf(facts, 'ArchitecturalStyle').find(
    (one) => Object.hasOwn(STYLES, one) && !(noun === 'farm' && one === 'Farmhouse'),
  );
  const city = textOf(facts, 'City');
  const area = numberOf(facts, 'LivingArea');
  return {
    noun: noun ?? (hasRooms(facts) ? 'home' : 'property'),
    kind: noun === undefined ? undefined : { text: noun, fields: ['PropertySubType'] },
    style: style === undefined || noun === 'lot' ? undefined : { text: STYLES[style]?.[0] ?? '', fields: ['ArchitecturalStyle'] },
    beds: sayBeds(facts),
    baths: sayBaths(facts),
    area:
      area === undefined || area < 100
        ? undefined
        : { text: `${Math.round(area).toLocaleString('en-US')} sq ft`, fields: ['LivingArea'] },
    place: city === undefined || !PLACE_NAME.test(city) ? undefined : { text: sayPlace(city), fields: ['City'] },
    unbuilt: isLand(facts) ? undefined : sayUnbuilt(facts),
    titled: identifyTitled(facts),
  };
}

function sayUnbuilt(facts: HomeFacts): Part | undefined {
  if (!isUnbuilt(facts)) return undefined;
  const isBegun = listOf(facts, 'PropertyCondition').includes('Under Construction');
  return { text: isBegun ? 'under construction' : 'to be built', fields: ['PropertyCondition'] };
}

/** A name in capitals, as records have it, is written as a name. */
const sayPlace = (name: string): string =>
  name.length > 3 && name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(?<!\p{L}['’]?)\p{L}|(?<=\p{L}{1}['’])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    : name;

/** "A 1926 Tudor" says something; "a 2009 condo" does not. */
const TOO_NEW_FOR_A_TITLE = 1980;

function identifyTitled(facts: HomeFacts): Titled {
  const [year, stories, lot] = ['YearBuilt', 'StoriesTotal', 'LotSizeSquareFeet'].map((field) => numberOf(facts, field));
  const unbuilt = sayUnbuilt(facts);
  const stage =
    unbuilt !== undefined
      ? { ...unbuilt, text: capitalize(unbuilt.text) }
      : isTrue(facts, 'NewConstructionYN')
        ? { text: 'New construction', fields: ['NewConstructionYN'] }
        : undefined;
  const isStoried = stories !== undefined && stories >= 1 && stories <= 4 && !isUnit(facts);
  return {
    stage: isLand(facts) ? undefined : stage,
    waterfront: sayWaterfront(facts),
    size:
      isLand(facts) && lot !== undefined && lot >= 400
        ? { text: sayLotSize(lot).before, fields: ['LotSizeSquareFeet'] }
        : undefined,
    traits: isLand(facts)
      ? []
      : [
          ...(year === undefined || year >= TOO_NEW_FOR_A_TITLE || stage !== undefined
            ? []
            : [{ text: String(year), fields: ['YearBuilt'] }]),
          ...(isStoried ? [{ text: `${countWord(stories)}-story`, fields: ['StoriesTotal'] }] : []),
        ],
  };
}

function sayWaterfront(facts: HomeFacts): Part | undefined {
  const field = waterfrontField(facts);
  return field === undefined ? undefined : { text: 'waterfront', fields: [field] };
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
  if (full === undefined || full < 1)
    return half === undefined || half < 1
      ? undefined
      : { text: half === 1 ? 'one half bath' : `${countWord(half)} half baths`, fields: ['BathroomsHalf'] };
  const say = (count: number, what: string) => `${count === 1 ? 'one' : countWord(count)} ${what}${count === 1 ? '' : 's'}`;
  if (half === undefined) return { text: say(full, 'full bath'), fields: ['BathroomsFull'] };
  const both = ['BathroomsFull', 'BathroomsHalf'];
  if (half === 0) return { text: say(full, 'bath'), fields: both };
  return { text: half === 1 ? `${full}.5 baths` : `${countWord(full)} full and ${countWord(half)} half baths`, fields: both };
}

/** The sentence that opens a text. Undefined if nothing is known that it could rest on. */
export function composeOpening(
  { noun, kind, style, beds, baths, area, place, unbuilt }: Identity,
  tone: Tone,
  { random, lead, more = [] }: { random: Random; lead?: Part | undefined; more?: readonly Part[] },
): WrittenSentence | undefined {
  const rooms = [beds, baths].filter((part) => part !== undefined);
  const sizes = [...rooms, ...(area === undefined ? [] : [area]), ...more];
  const named = [style, kind].filter((part) => part !== undefined);
  const home = style === undefined ? noun : `${style.text} ${noun}`;
  const inPlace = place === undefined ? '' : ` in ${place.text}`;
  const used = [...named, ...sizes, ...(place === undefined ? [] : [place])];
  if (used.length === 0) return undefined;
  // "This house in Reno, built in 1962, has …", and "this house in Reno on the waterfront has …"
  const isBuilt = lead !== undefined && !lead.text.startsWith('on ');
  const where = `${inPlace}${lead === undefined ? '' : isBuilt ? `, ${lead.text},` : ` ${lead.text}`}`;
  const list = joinWords(mergeHeads(sizes.map(({ text }) => text)));
  const fields = [...new Set([...used, ...(lead === undefined ? [] : [lead])].flatMap((part) => part.fields))];
  const written = (text: string) => sentenceOf({ text, fields, salience: 20 });
  if (tone === 'factual') return written([`${home}${where}`, ...sizes.map(({ text }) => text)].join(', '));
  if (tone === 'concise' && named.length === 0 && place === undefined && sizes.length > 0) return written(list);
  if (tone === 'concise')
    return written(
      sizes.length < 2
        ? [`${home}${where}`, ...sizes.map(({ text }) => text)].join(', ')
        : `${sizes.map(({ text }) => text).join(', ')}: ${home}${where}`,
    );
  const a = withArticle(home);
  if (unbuilt !== undefined)
    return sentenceOf({
      text: random.pick(sayToCome({ home, inPlace, stage: unbuilt.text, list })),
      fields: [...new Set([...fields, ...unbuilt.fields])],
      salience: 20,
    });
  const comma = (place === undefined && lead === undefined) || isBuilt ? '' : ',';
  if (sizes.length === 0)
    return written(
      random.pick(sayBare({ home, inPlace, where, isBuilt, lead, isNamed: kind !== undefined || place !== undefined }, tone)),
    );
  const forms: Readonly<Record<'plain' | 'warm' | 'walkthrough', readonly string[]>> = {
    plain: [
      `this ${home}${where} has ${list}`,
      ...(lead === undefined ? [`this ${home} with ${list} is for sale${where}`] : []),
      ...(place === undefined && lead === undefined ? [`for sale: ${a} with ${list}`] : []),
      ...(lead === undefined && /^an? (?!.*(?:sq ft|stor(?:y|ies)))/.test(list)
        ? [`this ${home}${where} comes with ${list}`]
        : []),
      ...(place === undefined ? [] : [`in ${place.text}, this ${home}${where.slice(inPlace.length)} has ${list}`]),
      ...(place === undefined || lead !== undefined ? [] : [`for sale in ${place.text}: ${a} with ${list}`]),
    ],
    warm: [
      `come and see this ${home}${where}${comma} with ${list}`,
      `welcome to ${a}${inPlace === '' ? where.replace(/^,(.*),$/, '$1,') : where}${comma === '' || lead === undefined ? '' : ','} with ${list}`,
      `take a look at this ${home}${where}${comma} with ${list}`,
      // One bath is no gift.
      ...(sizes.length < 2 ? [] : [`this ${home}${where} gives you ${list}`]),
      ...(sizes.length < 2 || place === undefined
        ? []
        : [`in ${place.text}, this ${home}${where.slice(inPlace.length)} gives you ${list}`]),
    ],
    walkthrough: [
      `take a tour of this ${home}${where}${comma} with ${list}`,
      `this ${home}${where} has ${list}; come along for a tour`,
      `tour this ${home}${where}${comma} with ${list}`,
      `walk through this ${home}${where}${comma} with ${list}`,
      `start your tour of this ${home}${where}${isBuilt ? '' : ','} which has ${list}`,
    ],
  };
  return written(random.pick(forms[tone]));
}

interface ToCome {
  home: string;
  inPlace: string;
  /** "under construction" */
  stage: string;
  list: string;
}

/** Of a home that nobody can visit yet: no text invites to it, nor says that it has anything now. */
function sayToCome({ home, inPlace, stage, list }: ToCome): string[] {
  const a = withArticle(home);
  if (list === '') return [`this ${home}${inPlace} is ${stage}`, `${stage}${inPlace}: ${a}`];
  return [
    `${stage}${inPlace}: ${a} with ${list}`,
    `this ${home}${inPlace} is ${stage} and will have ${list}`,
    `this ${home}${inPlace}, ${stage}, will have ${list}`,
  ];
}

interface Bare {
  home: string;
  inPlace: string;
  where: string;
  isBuilt: boolean;
  lead: { text: string } | undefined;
  /** Its kind or its place is known. */
  isNamed: boolean;
}

/** Of a home without a size: "this house in Reno is for sale". */
function sayBare({ home, inPlace, where, isBuilt, lead, isNamed }: Bare, tone: 'plain' | 'warm' | 'walkthrough'): string[] {
  if (!isNamed) return [`this is ${withArticle(home)}${where.replace(/,$/, '')}`];
  if (lead !== undefined)
    return [isBuilt ? `${lead.text}, this ${home} is for sale${inPlace}` : `this ${home}${where} is for sale`];
  const forms = {
    plain: [
      `this ${home} is for sale${inPlace}`,
      `this ${home}${inPlace} is for sale`,
      `for sale${inPlace}: ${withArticle(home)}`,
    ],
    warm: [`this ${home} is for sale${inPlace}`, `come and see this ${home}${inPlace}`, `take a look at this ${home}${inPlace}`],
    walkthrough: [
      `this ${home} is for sale${inPlace}`,
      `come and see this ${home}${inPlace}`,
      `come along to this ${home}${inPlace}`,
    ],
  };
  return [...new Set(forms[tone])];
}
