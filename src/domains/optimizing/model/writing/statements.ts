import { SQFT_PER_ACRE } from '#lib/land-units.ts';
import { NUMBER_WORDS } from '#lib/say-number.ts';
import { withArticle } from '#lib/format.ts';
import {
  type HomeFacts,
  isFalse,
  isLand,
  isOfSeveralHomes,
  isTrue,
  isUnbuilt,
  isUnit,
  listOf,
  nearbyField,
  numberOf,
  photoField,
  textOf,
} from '../home-facts.ts';
import * as phrases from './phrases.ts';

/** Outside its kitchen, an island could be anything. */
export const nameAlone = (noun: string): string => (noun === 'an island' ? 'a kitchen island' : noun);

/** One thing that can be said of a home, in the forms that sentences need. */
export interface Statement {
  topic: Topic;
  /** What buyers ask for first is high. */
  salience: number;
  fields: readonly string[];
  /** Noun phrases with their article: "a metal roof". */
  nouns: readonly string[];
  /** Instead of the nouns after a label that names the subject: "10 acres" after "Lot". Empty where the nouns do. */
  listed: readonly string[];
  /** What the home does, after "The house": "has a metal roof". */
  verbs: readonly string[];
  /** A phrase that can open a sentence about the home: "Built in 1962". */
  openings: readonly string[];
  /** What is said in a clause of its own: "there is no HOA". */
  clauses: readonly string[];
}

/** In the order of a walk from the street. */
export const TOPICS = [
  'build',
  'lot',
  'inside',
  'kitchen',
  'private',
  'below',
  'outside',
  'parking',
  'systems',
  'shared',
  'nearby',
  'costs',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What can be said of land without a building. */
const OF_LAND = new Set<Topic>(['lot', 'nearby', 'costs', 'shared']);

type Forms = Partial<Pick<Statement, 'nouns' | 'listed' | 'verbs' | 'openings' | 'clauses'>>;
type Phrases = Readonly<Record<string, readonly string[]>>;

/** That nobody can move in yet stands before all else. */
const OF_UNBUILT = 19;
/** How much what most homes have weighs. */
export const OF_ORDINARY = 4.5;

const group = (number: number) => number.toLocaleString('en-US');
const WORDS = ['no', ...NUMBER_WORDS.slice(1, 10)];
export const countWord = (count: number): string => (Number.isInteger(count) ? (WORDS[count] ?? String(count)) : String(count));

/** Everything that can be said of settled facts. Each statement names the fields that it rests on. */
export function planStatements(facts: HomeFacts): Statement[] {
  const found: Statement[] = [];
  const say = (
    topic: Topic,
    salience: number,
    fields: readonly string[],
    { nouns = [], listed = [], verbs = [], openings = [], clauses = [] }: Forms,
  ) => {
    found.push({ topic, salience, fields, nouns, listed, verbs, openings, clauses });
  };
  const sayLists = (topic: Topic, salience: number, fields: Readonly<Record<string, Phrases>>) => {
    for (const [field, all] of Object.entries(fields)) {
      listOf(facts, field).forEach((value, at) => {
        const nouns = Object.hasOwn(all, value) ? all[value] : undefined;
        const names = isOfSeveralHomes(facts) ? nouns?.map(nameAlone) : nouns;
        const weight = phrases.ORDINARY.has(value) ? Math.min(salience, OF_ORDINARY) : salience;
        if (names !== undefined) say(topic, weight - at * 0.04, [field], { nouns: names });
      });
    }
  };
  sayBuild(facts, say);
  // Several homes have several kitchens.
  sayLists(isOfSeveralHomes(facts) ? 'inside' : 'kitchen', 7, phrases.KITCHEN);
  sayLists('inside', 6, phrases.INSIDE);
  sayElevator(facts, say);
  sayFireplace(facts, say);
  sayLists('private', 5, phrases.PRIVATE);
  sayPrivate(facts, say);
  sayRooms(facts, say);
  sayBasement(facts, say);
  sayLists('outside', 6, phrases.OUTSIDE);
  sayWater(facts, say);
  sayLot(facts, say);
  sayLists('lot', 5, isLand(facts) ? phrases.LOT_OF_LAND : phrases.LOT);
  sayParking(facts, say);
  saySystems(facts, say);
  sayLists('shared', 4, phrases.SHARED);
  sayCosts(facts, say);
  sayNearby(facts, say);
  return withoutTwins(isLand(facts) ? found.filter(({ topic }) => OF_LAND.has(topic)) : found);
}

type Say = (topic: Topic, salience: number, fields: readonly string[], forms: Forms) => void;

const first = (facts: HomeFacts, field: string, all: Phrases): readonly string[] | undefined => {
  const value = listOf(facts, field).find((one) => Object.hasOwn(all, one));
  return value === undefined ? undefined : all[value];
};

function sayBuild(facts: HomeFacts, say: Say): void {
  const year = numberOf(facts, 'YearBuilt');
  const condition = listOf(facts, 'PropertyCondition');
  if (isUnbuilt(facts)) {
    const stage = condition.includes('Under Construction') ? 'under construction' : 'to be built';
    say('build', OF_UNBUILT, ['PropertyCondition'], { nouns: [stage], clauses: [`{H} is ${stage}`] });
  } else {
    if (year !== undefined)
      say('build', 8, ['YearBuilt'], {
        nouns: [`built in ${year}`],
        verbs: [`was built in ${year}`, `dates from ${year}`],
        openings: [`built in ${year}`, `dating from ${year}`],
      });
    if (isTrue(facts, 'NewConstructionYN'))
      say('build', 8, ['NewConstructionYN'], { nouns: ['new construction'], verbs: ['is new construction'] });
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
      verbs: [`is ${noun} tall`, ...(stories === 1 ? [] : [`has ${noun}`, `rises ${noun}`])],
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
    const isPart = all !== undefined && all > 1 && main < all;
    const noun = isPart ? `${countWord(main)} of the bedrooms` : main === 1 ? 'one bedroom' : `${countWord(main)} bedrooms`;
    say('private', 6, isPart ? ['MainLevelBedrooms', 'BedroomsTotal'] : ['MainLevelBedrooms'], {
      nouns: [`${noun} on the main level`],
      clauses: isPart ? [`${noun} ${main === 1 ? 'is' : 'are'} on the main level`, `{H} has ${noun} on the main level`] : [],
    });
  }
  const laundry = listOf(facts, 'LaundryFeatures').find((one) =>
    /^(?:in (?:hall|basement|garage|kitchen|bathroom)|laundry room|upper level|main level|lower level|in unit|inside)$/i.test(
      one,
    ),
  );
  if (laundry !== undefined) say('private', 3, ['LaundryFeatures'], { nouns: [sayLaundry(laundry)] });
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
    if (isShared && phrases.MAY_BE_SHARED.has(room)) continue;
    const nouns = Object.hasOwn(phrases.ROOM_PHRASES, room) ? phrases.ROOM_PHRASES[room] : undefined;
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
  const area = numberOf(facts, 'BelowGradeFinishedArea') ?? 0;
  const isSized = area >= SMALLEST_BASEMENT_SQFT;
  // An unfinished one has no finished part, whatever the figure says.
  if (noun !== undefined && isSized && words !== 'Unfinished')
    say('below', 5, ['Basement', 'BelowGradeFinishedArea'], { nouns: [`${noun} with ${group(area)} finished sq ft`] });
  else if (noun !== undefined) say('below', 5, ['Basement'], { nouns: [noun] });
  else if (isTrue(facts, 'BasementYN')) say('below', 4, ['BasementYN'], { nouns: ['a basement'] });
  if (noun === undefined && isSized)
    say('below', 4, ['BelowGradeFinishedArea'], {
      nouns: [`${group(area)} finished sq ft below grade`],
      clauses: [`{H} has ${group(area)} finished sq ft below grade`, `below grade are ${group(area)} finished sq ft`],
    });
}

function sayWater(facts: HomeFacts, say: Say): void {
  const pool = listOf(facts, 'PoolFeatures');
  const isPrivate = isTrue(facts, 'PoolPrivateYN');
  const kind = pool.includes('In Ground')
    ? 'an in-ground pool'
    : pool.includes('Above Ground')
      ? 'an above-ground pool'
      : undefined;
  if (kind !== undefined) say('outside', 8, ['PoolFeatures'], { nouns: [kind] });
  else if (isPrivate) say('outside', 8, ['PoolPrivateYN'], { nouns: ['a private pool'] });
  if (isTrue(facts, 'SpaYN')) say('outside', 6, ['SpaYN'], { nouns: ['a spa'] });
}

const SMALLEST_LOT_SQFT = 400;

/** "83 acres", and "83-acre" before a noun. */
export function sayLotSize(sqft: number): { plain: string; before: string } {
  if (sqft < SQFT_PER_ACRE / 2) return { plain: `${group(sqft)} sq ft`, before: `${group(sqft)} sq ft` };
  const acres = group(Math.round((sqft / SQFT_PER_ACRE) * 100) / 100);
  return { plain: `${acres} ${acres === '1' ? 'acre' : 'acres'}`, before: `${acres}-acre` };
}

function sayLot(facts: HomeFacts, say: Say): void {
  const lot = numberOf(facts, 'LotSizeSquareFeet');
  const isCorner = listOf(facts, 'LotFeatures').includes('Corner Lot');
  const place = ['Cul-De-Sac', 'Greenbelt'].find((one) => listOf(facts, 'LotFeatures').includes(one))?.toLowerCase();
  const size = lot === undefined || lot < SMALLEST_LOT_SQFT ? undefined : sayLotSize(lot);
  const isNamed = size !== undefined || isCorner;
  const kind = `${isCorner ? 'corner lot' : 'lot'}${place === undefined ? '' : ` on a ${place}`}`;
  const fields = [
    ...(size === undefined ? [] : ['LotSizeSquareFeet']),
    ...(isCorner || (place !== undefined && isNamed) ? ['LotFeatures'] : []),
  ];
  if (isLand(facts)) {
    if (size !== undefined)
      say('lot', 7, ['LotSizeSquareFeet'], { nouns: [size.plain], verbs: [`measures ${size.plain}`, `covers ${size.plain}`] });
    if (isCorner) say('lot', 5, ['LotFeatures'], { nouns: ['a corner lot'], verbs: ['is a corner lot'] });
  } else if (fields.length > 0) {
    const noun = withArticle(size === undefined ? kind : `${size.before} ${kind}`);
    say('lot', (lot ?? 0) >= SQFT_PER_ACRE / 2 ? 7 : isCorner || place !== undefined ? 5 : OF_ORDINARY, fields, {
      nouns: [noun],
      listed: isCorner || place !== undefined || size === undefined ? [] : [size.plain],
      verbs: [`sits on ${noun}`, `is on ${noun}`],
      openings: [`on ${noun}`],
    });
  }
  if (place !== undefined && (isLand(facts) || !isNamed))
    say('lot', 5, ['LotFeatures'], {
      nouns: [`a ${place} location`],
      verbs: [`is on a ${place}`],
      openings: [`on a ${place}`],
    });
  const isListed = listOf(facts, 'WaterfrontFeatures').some((one) => /front$/i.test(one));
  if (isTrue(facts, 'WaterfrontYN'))
    say('lot', 8, ['WaterfrontYN'], { nouns: ['waterfront'], verbs: ['is on the waterfront'], openings: ['on the waterfront'] });
  else if (isListed) say('lot', 8, ['WaterfrontFeatures'], { nouns: ['waterfront'], verbs: ['is on the waterfront'] });
  if (isTrue(facts, 'ViewYN') && !listOf(facts, 'View').some((one) => Object.hasOwn(phrases.LOT['View'] ?? {}, one)))
    say('lot', 5, ['ViewYN'], { nouns: ['a view'] });
}

function sayParking(facts: HomeFacts, say: Say): void {
  const cars = numberOf(facts, 'GarageSpaces');
  const features = listOf(facts, 'ParkingFeatures');
  const isAttached = isTrue(facts, 'AttachedGarageYN') || features.includes('Attached');
  const isDetached = features.includes('Detached');
  const where = isAttached && !isDetached ? 'attached ' : isDetached && !isAttached ? 'detached ' : '';
  const whereField =
    where === '' ? [] : [isTrue(facts, 'AttachedGarageYN') && where === 'attached ' ? 'AttachedGarageYN' : 'ParkingFeatures'];
  if (cars !== undefined && cars >= 1 && cars <= 9) {
    const noun = withArticle(`${where}${countWord(cars)}-car garage`).replace(/^an (?=one-)/, 'a ');
    say('parking', 7, ['GarageSpaces', ...whereField], { nouns: [noun], verbs: [`has ${noun}`, `comes with ${noun}`] });
  } else if (isTrue(facts, 'GarageYN')) say('parking', 6, ['GarageYN'], { nouns: ['a garage'], verbs: ['has a garage'] });
  const carport = numberOf(facts, 'CarportSpaces');
  if (carport !== undefined && carport > 0) say('parking', 4, ['CarportSpaces'], { nouns: ['a carport'] });
  else if (isTrue(facts, 'CarportYN')) say('parking', 4, ['CarportYN'], { nouns: ['a carport'] });
  const others: Readonly<Record<string, string>> = {
    Driveway: 'a driveway',
    'Circular Driveway': 'a circular driveway',
    'Shared Driveway': 'a shared driveway',
    'RV Access/Parking': 'RV parking',
    'Electric Vehicle Charging Station(s)': 'EV charging',
    'Off Street': 'off-street parking',
    'On Street': 'street parking',
    Assigned: 'assigned parking',
    Deeded: 'deeded parking',
    Underground: 'underground parking',
    'Alley Access': 'alley access',
    'Workshop in Garage': 'a workshop in the garage',
  };
  for (const feature of features) {
    const noun = Object.hasOwn(others, feature) ? others[feature] : undefined;
    if (noun !== undefined) say('parking', 3, ['ParkingFeatures'], { nouns: [noun] });
  }
}

function saySystems(facts: HomeFacts, say: Say): void {
  const heat = first(facts, 'Heating', phrases.HEATS);
  const cool = first(facts, 'Cooling', phrases.COOLS);
  // A heat pump that heats and cools is one thing.
  const isBoth = heat !== undefined && cool !== undefined && heat[0] === cool[0];
  if (heat !== undefined)
    say('systems', 5, isBoth ? ['Heating', 'Cooling'] : ['Heating'], {
      nouns: heat,
      verbs: isBoth
        ? [`is heated and cooled by ${heat[0]}`]
        : [`has ${heat[0]}`, ...(/heat$|floors$|heating$/.test(heat[0] ?? '') ? [] : [`is heated by ${heat[0]}`])],
    });
  if (cool !== undefined && !isBoth)
    say('systems', 5, ['Cooling'], {
      nouns: cool,
      verbs: [
        `has ${cool[0]}`,
        ...(/^(?:central air|window units|wall units)/.test(cool[0] ?? '') ? [`is cooled by ${cool[0]}`] : []),
      ],
    });
  const solar = [...listOf(facts, 'PowerProductionType'), ...listOf(facts, 'GreenEnergyGeneration')].some((one) =>
    /photovoltaic|solar/i.test(one),
  );
  if (solar) {
    const field = listOf(facts, 'PowerProductionType').some((one) => /photovoltaic|solar/i.test(one))
      ? 'PowerProductionType'
      : 'GreenEnergyGeneration';
    say('systems', 6, [field], { nouns: ['solar power'], verbs: ['makes solar power', 'has solar power'] });
  }
  if (listOf(facts, 'Appliances').includes('Tankless Water Heater'))
    say('systems', 3, ['Appliances'], { nouns: ['a tankless water heater'], verbs: ['has a tankless water heater'] });
  const washer = listOf(facts, 'Appliances');
  if (washer.includes('Washer') && washer.includes('Dryer')) say('private', 3, ['Appliances'], { nouns: ['a washer and dryer'] });
}

/** Dollars. Less is a typing error, or says nothing. */
const SMALLEST_TAX = 10;

function sayCosts(facts: HomeFacts, say: Say): void {
  const dollars = (value: number) =>
    `$${value.toLocaleString('en-US', { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`;
  const [fee, frequency] = [numberOf(facts, 'AssociationFee'), textOf(facts, 'AssociationFeeFrequency')];
  const often =
    frequency === undefined
      ? undefined
      : { Monthly: 'a month', Annually: 'a year', Quarterly: 'a quarter', 'Semi-Annually': 'every six months', Weekly: 'a week' }[
          frequency
        ];
  if (fee !== undefined && fee > 0 && often !== undefined) {
    const covered = listOf(facts, 'AssociationFeeIncludes').flatMap((one) =>
      Object.hasOwn(phrases.FEE_INCLUDES, one) ? (phrases.FEE_INCLUDES[one]?.[0] ?? []) : [],
    );
    const what = joinWords(covered.slice(0, 4));
    const amount = `${dollars(fee)} ${often}`;
    say('costs', 4, ['AssociationFee', 'AssociationFeeFrequency', ...(what === '' ? [] : ['AssociationFeeIncludes'])], {
      nouns: [`an association fee of ${amount}${what === '' ? '' : ` that includes ${what}`}`],
      clauses:
        what === ''
          ? [`the association fee is ${amount}`, `the association charges ${amount}`, `association fees are ${amount}`]
          : [
              `the association fee of ${amount} includes ${what}`,
              `the association fee is ${amount} and includes ${what}`,
              `for ${amount}, the association fee includes ${what}`,
            ],
    });
  } else if (isFalse(facts, 'AssociationYN'))
    say('costs', 4, ['AssociationYN'], { nouns: ['no HOA'], clauses: ['there is no HOA', '{H} has no HOA'] });
  const [tax, year] = [numberOf(facts, 'TaxAnnualAmount'), numberOf(facts, 'TaxYear')];
  if (tax !== undefined && tax >= SMALLEST_TAX)
    say('costs', 2, year === undefined ? ['TaxAnnualAmount'] : ['TaxAnnualAmount', 'TaxYear'], {
      nouns: [year === undefined ? `property tax of ${dollars(tax)} a year` : `property tax of ${dollars(tax)} in ${year}`],
      clauses:
        year === undefined
          ? [`property tax is ${dollars(tax)} a year`, `property taxes are ${dollars(tax)} a year`]
          : [`property tax for ${year} is ${dollars(tax)}`, `property tax is ${dollars(tax)} for ${year}`],
    });
}

function sayNearby(facts: HomeFacts, say: Say): void {
  for (const [at, place] of facts.nearby.slice(0, 4).entries()) {
    if (!/^[\p{L}\d][\p{L}\d '’&.-]{1,60}$/u.test(place.name) || place.walkMinutes < 1 || place.walkMinutes > 30) continue;
    const name = place.kind === 'stop' ? `the ${place.name} stop` : place.name;
    say('nearby', 4 - at * 0.5, [nearbyField(place.name)], { nouns: [name], verbs: [String(place.walkMinutes)] });
  }
}

/** "a, b and c"; where a part has an "and" of its own, "a and b, c, and d". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const glue = words.slice(0, words.length > 2 ? undefined : 1).some((one) => one.includes(' and ')) ? ', and ' : ' and ';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${glue}${last}`;
}

const IS_FENCE = /^fenc(?:e|ing)$/;
const OF_FENCES = /\w fenc(?:e|ing)$|\bfenced /;

/** The same thing in the same words, from two fields, is said once. */
function withoutTwins(statements: readonly Statement[]): Statement[] {
  const said = new Set<string>();
  return statements.filter(({ nouns, verbs }) => {
    const key = (nouns[0] ?? verbs[0] ?? '').replace(/^(?:an?|the) /, '');
    // "A split-rail fence and a fence"
    if (IS_FENCE.test(key) && statements.some((one) => OF_FENCES.test(one.nouns[0] ?? ''))) return false;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
