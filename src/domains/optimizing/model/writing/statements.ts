import { withArticle } from '#lib/format.ts';
import {
  type HomeFacts,
  isLand,
  isOfSeveralHomes,
  isTrue,
  isUnbuilt,
  isUnit,
  listOf,
  numberOf,
  photoField,
} from '../home-facts.ts';
import * as phrases from './phrases.ts';
import * as indoors from './phrases-indoors.ts';
import { sayLand, sayLot, sayParking, sayWater } from './say-grounds.ts';
import { sayCosts, sayNearby, saySystems } from './say-running.ts';
import {
  countWord,
  first,
  group,
  headOf,
  joinWords,
  mergeHeads,
  nameAlone,
  OF_ORDINARY,
  type Phrases,
  type Say,
  type Statement,
  type Topic,
} from './statement.ts';

/** What can be said of land without a building. */
const OF_LAND = new Set<Topic>(['lot', 'nearby', 'costs', 'shared']);

/** That nobody can move in yet stands before all else. */
const OF_UNBUILT = 19;
/** What was built since does not date from its year yet. */
const RECENT = 1980;
/** Everything that can be said of settled facts. Each statement names the fields that it rests on. */
export function planStatements(facts: HomeFacts): Statement[] {
  const found: Statement[] = [];
  const say: Say = (topic, salience, fields, { nouns = [], listed = [], verbs = [], openings = [], clauses = [] }) => {
    found.push({ topic, salience, fields, nouns, listed, verbs, openings, clauses });
  };
  const sayLists = (topic: Topic, salience: number, fields: Readonly<Record<string, Phrases>>) => {
    for (const [field, all] of Object.entries(fields)) {
      listOf(facts, field).forEach((value, at) => {
        const nouns = Object.hasOwn(all, value) ? all[value] : undefined;
        const names = isOfSeveralHomes(facts) ? nouns?.map(nameAlone) : nouns;
        const weight = indoors.ORDINARY.has(value) ? Math.min(salience, OF_ORDINARY) : salience;
        if (names === undefined || isEverywhere(value)) return;
        const verbs = topic === 'systems' ? names.map((name) => `has ${name}`) : [];
        say(topic, weight - at * 0.04, [field], { nouns: names, verbs });
      });
    }
  };
  // Each of several homes has them, or one of them: of the building they say nothing.
  const isEverywhere = (value: string) => isOfSeveralHomes(facts) && indoors.OF_EVERY_KITCHEN.has(value);
  sayBuild(facts, say);
  // Several homes have several kitchens.
  sayLists(isOfSeveralHomes(facts) ? 'inside' : 'kitchen', 7, indoors.KITCHEN);
  sayLists('inside', 6, indoors.INSIDE);
  sayElevator(facts, say);
  sayFireplace(facts, say);
  sayLists('private', 5, indoors.PRIVATE);
  sayPrivate(facts, say);
  sayRooms(facts, say);
  sayBasement(facts, say);
  sayLists('outside', 6, phrases.OUTSIDE);
  sayWater(facts, say);
  sayLot(facts, say);
  sayLand(facts, say);
  sayLists('lot', 5, isLand(facts) ? phrases.LOT_OF_LAND : phrases.LOT);
  sayParking(facts, say);
  saySystems(facts, say);
  sayLists('systems', OF_ORDINARY, indoors.SYSTEMS);
  sayLists('shared', 4, phrases.SHARED);
  sayCosts(facts, say);
  sayNearby(facts, say);
  const said = isLand(facts) ? found.filter(({ topic }) => OF_LAND.has(topic)) : found;
  return togetherAlike(withoutTwins(withoutStreet(said)));
}

/** Most streets have sidewalks: worth a word beside what else neighbors share, and no sentence of their own. */
const withoutStreet = (statements: readonly Statement[]): readonly Statement[] =>
  statements.filter(({ topic }) => topic === 'shared').length > 1
    ? statements
    : statements.filter(({ nouns: [noun] }) => noun !== 'sidewalks');

/** "Tile floors" and "hardwood floors" are one thing to say, wherever a text says it. */
function togetherAlike(statements: readonly Statement[]): Statement[] {
  const alike = Map.groupBy(statements, ({ topic, nouns: [noun = ''], clauses }) => {
    const head = clauses.length === 0 ? headOf(noun) : undefined;
    return head === undefined ? noun : `${topic} ${head}`;
  });
  return statements.flatMap((one) => {
    const all = [...alike.values()].find((some) => some.includes(one)) ?? [one];
    if (all.length === 1 || headOf(one.nouns[0] ?? '') === undefined) return [one];
    if (one !== all[0]) return [];
    const nouns = all.map(({ nouns: [noun = ''] }) => noun);
    const orders = [nouns, nouns.toReversed()].map((some) => joinWords(mergeHeads(some)));
    return [
      {
        ...one,
        salience: Math.max(...all.map(({ salience }) => salience)),
        fields: [...new Set(all.flatMap(({ fields }) => fields))],
        nouns: [...new Set(orders)],
      },
    ];
  });
}

function sayBuild(facts: HomeFacts, say: Say): void {
  const year = numberOf(facts, 'YearBuilt');
  const condition = listOf(facts, 'PropertyCondition');
  if (isUnbuilt(facts)) {
    const stage = condition.includes('Under Construction') ? 'under construction' : 'to be built';
    say('build', OF_UNBUILT, ['PropertyCondition'], {
      nouns: [stage],
      clauses: [`{H} is ${stage}`, ...(stage === 'to be built' ? ['{H} is yet to be built'] : [])],
    });
  } else {
    if (year !== undefined)
      say('build', 8, ['YearBuilt'], {
        nouns: [`built in ${year}`],
        verbs: [`was built in ${year}`, ...(year < RECENT ? [`dates from ${year}`] : [])],
        openings: [`built in ${year}`, ...(year < RECENT ? [`dating from ${year}`] : [])],
      });
    if (isTrue(facts, 'NewConstructionYN'))
      say('build', 8, ['NewConstructionYN'], { nouns: ['new construction'], verbs: ['is new construction', 'is newly built'] });
  }
  if (condition.includes('Fixer'))
    say('build', 6, ['PropertyCondition'], { nouns: ['sold as a fixer'], verbs: ['is listed as a fixer', 'is sold as a fixer'] });
  if (isTrue(facts, 'HomeWarrantyYN'))
    say('build', 3, ['HomeWarrantyYN'], {
      nouns: ['a home warranty'],
      verbs: ['comes with a home warranty', 'includes a home warranty'],
    });
  if (isUnit(facts)) sayBuilding(facts, say);
  else sayShell(facts, say);
}

/** Walls, roof and stories of a house. */
function sayShell(facts: HomeFacts, say: Say): void {
  const walls = first(facts, 'ConstructionMaterials', phrases.WALLS)?.[0];
  if (walls !== undefined) {
    const stuff = /^(brick|stone|adobe) walls$/.exec(walls)?.[1];
    say('build', 3, ['ConstructionMaterials'], {
      nouns: [walls],
      verbs: [`has ${walls}`, ...(stuff === undefined ? [] : [`is built of ${stuff}`])],
    });
  }
  const roof = first(facts, 'Roof', phrases.ROOFS)?.[0];
  if (roof !== undefined) say('build', 3, ['Roof'], { nouns: [roof], verbs: [`has ${roof}`] });
  const stories = numberOf(facts, 'StoriesTotal');
  if (stories !== undefined && stories >= 1 && stories <= 4) {
    const noun = stories === 1 ? 'one story' : `${countWord(stories)} stories`;
    say('build', 5, ['StoriesTotal'], {
      nouns: [noun],
      verbs: [`is ${noun} tall`, ...(stories === 1 ? ['is all on one story'] : [`rises ${noun}`, `stands ${noun} tall`])],
    });
  }
}

/** What a unit is in: "a two-story brick building with a slate roof". */
function sayBuilding(facts: HomeFacts, say: Say): void {
  const stories = numberOf(facts, 'StoriesTotal');
  const stuff = listOf(facts, 'ConstructionMaterials').find((one) => Object.hasOwn(phrases.BUILT_OF, one));
  const roof = first(facts, 'Roof', phrases.ROOFS)?.[0];
  const words = [
    ...(stories === undefined || stories < 1 ? [] : [`${countWord(stories)}-story`]),
    ...(stuff === undefined ? [] : [phrases.BUILT_OF[stuff] ?? '']),
  ];
  const noun = `${withArticle([...words, 'building'].join(' ')).replace(/^an (?=one-)/, 'a ')}${roof === undefined ? '' : ` with ${roof}`}`;
  const fields = [
    ...(stories === undefined ? [] : ['StoriesTotal']),
    ...(stuff === undefined ? [] : ['ConstructionMaterials']),
    ...(roof === undefined ? [] : ['Roof']),
  ];
  if (words.length > 0 || roof !== undefined) say('build', 4, fields, { nouns: [noun], verbs: [`is in ${noun}`] });
}

/** In a building of several owners, an elevator is everybody's. */
function sayElevator(facts: HomeFacts, say: Say): void {
  const isShared = listOf(facts, 'AssociationAmenities').includes('Elevator(s)');
  if (listOf(facts, 'InteriorFeatures').includes('Elevator') && !isShared)
    say(isUnit(facts) ? 'shared' : 'inside', 6, ['InteriorFeatures'], { nouns: ['an elevator'] });
}

function sayFireplace(facts: HomeFacts, say: Say): void {
  const total = numberOf(facts, 'FireplacesTotal');
  if (total !== undefined && total > 1) say('inside', 7, ['FireplacesTotal'], { nouns: [`${countWord(total)} fireplaces`] });
  else if (total === 1) say('inside', 7, ['FireplacesTotal'], { nouns: ['a fireplace'] });
  else if (isTrue(facts, 'FireplaceYN')) say('inside', 7, ['FireplaceYN'], { nouns: ['a fireplace'] });
}

function sayPrivate(facts: HomeFacts, say: Say): void {
  const main = numberOf(facts, 'MainLevelBedrooms');
  // On a single level, they can be nowhere else.
  const all = numberOf(facts, 'BedroomsTotal');
  if (main !== undefined && main > 0 && numberOf(facts, 'StoriesTotal') !== 1) {
    // Beside "four bedrooms", "two bedrooms on the main level" reads as two more.
    const isKnown = all !== undefined && all >= main;
    const isPart = isKnown && main < all;
    const noun = isPart ? `${countWord(main)} of the bedrooms` : sayAllBedrooms(main, isKnown);
    say('private', 6, isKnown ? ['MainLevelBedrooms', 'BedroomsTotal'] : ['MainLevelBedrooms'], {
      nouns: [`${noun} on the main level`],
      clauses: isKnown ? [`${noun} ${main === 1 ? 'is' : 'are'} on the main level`] : [],
    });
  }
  const laundry = listOf(facts, 'LaundryFeatures').find((one) =>
    /^(?:in (?:hall|basement|garage|kitchen|bathroom)|laundry room|upper level|main level|lower level|in unit|inside)$/i.test(
      one,
    ),
  );
  if (laundry !== undefined) {
    const noun = sayLaundry(laundry);
    const told = noun.startsWith('laundry ') ? [noun.replace('laundry', 'laundry is'), `there is ${noun}`] : [];
    say('private', 3, ['LaundryFeatures'], { nouns: [noun], clauses: told });
  }
}

/** Bedrooms of the main level, where they are all that the home has. */
function sayAllBedrooms(main: number, isKnown: boolean): string {
  if (main === 1) return isKnown ? 'the one bedroom' : 'one bedroom';
  if (!isKnown) return `${countWord(main)} bedrooms`;
  return main === 2 ? 'both bedrooms' : `all ${countWord(main)} bedrooms`;
}

const sayLaundry = (value: string): string => {
  const words = value.toLowerCase();
  if (words === 'laundry room') return 'a laundry room';
  if (words.startsWith('in ')) return `laundry ${words.replace(/^in (?!unit)/, 'in the ').replace('in unit', 'in the unit')}`;
  return words === 'inside' ? 'laundry inside' : `laundry on the ${words}`;
};

function sayRooms(facts: HomeFacts, say: Say): void {
  const isShared = isUnit(facts) || isTrue(facts, 'AssociationYN') || listOf(facts, 'AssociationAmenities').length > 0;
  for (const room of new Set(facts.rooms)) {
    if (isShared && indoors.MAY_BE_SHARED.has(room)) continue;
    const nouns = Object.hasOwn(indoors.ROOM_PHRASES, room) ? indoors.ROOM_PHRASES[room] : undefined;
    if (nouns !== undefined)
      say(room === 'Pantry' && !isOfSeveralHomes(facts) ? 'kitchen' : 'inside', 4, [photoField(room)], { nouns });
  }
}

const SMALLEST_BASEMENT_SQFT = 50;

function sayBasement(facts: HomeFacts, say: Say): void {
  const basement = listOf(facts, 'Basement');
  const words = ['Finished', 'Partially Finished', 'Unfinished', 'Daylight', 'Walk-Out Access', 'Full'].find((one) =>
    basement.includes(one),
  );
  const noun =
    words === undefined ? undefined : withArticle(`${words === 'Walk-Out Access' ? 'walk-out' : words.toLowerCase()} basement`);
  const area = Math.round(numberOf(facts, 'BelowGradeFinishedArea') ?? 0);
  const isSized = area >= SMALLEST_BASEMENT_SQFT;
  // An unfinished one has no finished part, whatever the figure says.
  if (noun !== undefined && isSized && words !== 'Unfinished')
    // "A finished basement with 900 finished sq ft" says it twice.
    say('below', 5, ['Basement', 'BelowGradeFinishedArea'], {
      nouns: [`${/finished/.test(noun) ? 'a basement' : noun} with ${group(area)} finished sq ft`],
    });
  else if (noun !== undefined) say('below', 5, ['Basement'], { nouns: [noun] });
  else if (isTrue(facts, 'BasementYN') && isSized)
    say('below', 4, ['BasementYN', 'BelowGradeFinishedArea'], { nouns: [`a basement with ${group(area)} finished sq ft`] });
  else if (isTrue(facts, 'BasementYN')) say('below', 4, ['BasementYN'], { nouns: ['a basement'] });
  else if (isSized)
    say('below', 4, ['BelowGradeFinishedArea'], {
      nouns: [`${group(area)} finished sq ft below grade`],
      clauses: [`{H} has ${group(area)} finished sq ft below grade`, `below grade are ${group(area)} finished sq ft`],
    });
}

/** What says no more than a thing beside it does: "a split-rail fence and a fence", "built-ins and built-in bookcases". */
const SAID_BY: readonly (readonly [less: RegExp, more: RegExp])[] = [
  [/^fenc(?:e|ing)$/, /\w fenc(?:e|ing)$|\bfenced /],
  [/^porch$/, /\w porch$/],
  [/^back yard$/, /\bfenced back yard$/],
  [/^front yard$/, /\bfenced front yard$/],
  [/^built-ins$|^built-in features$/, /\bbookcases$/],
  [/^refrigerator$/, /\bbuilt-in refrigerator$/],
  [/^range$/, /\w range$/],
  [/^gas range$/, /\b(?:built-in|free-standing) gas range$/],
  [/^electric range$/, /\b(?:built-in|free-standing) electric range$/],
  [/^driveway$/, /\w driveway$/],
  [/^laundry area$/, /^(?:a )?laundry (?:room|on|in)\b/],
  [/^vinyl floor(?:s|ing)$|^wood floor(?:s|ing)$/, /\b(?:luxury vinyl|hardwood|reclaimed wood) floor/],
];

/** The same thing in the same words, from two fields, is said once. */
function withoutTwins(statements: readonly Statement[]): Statement[] {
  const said = new Set<string>();
  return statements.filter(({ nouns, verbs }) => {
    const key = (nouns[0] ?? verbs[0] ?? '').replace(/^(?:an?|the) /, '');
    if (SAID_BY.some(([less, more]) => less.test(key) && statements.some((one) => more.test(one.nouns[0] ?? '')))) return false;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
