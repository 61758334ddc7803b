import { SQFT_PER_ACRE } from '#lib/land-units.ts';
import { NUMBER_WORDS } from '#lib/say-number.ts';
import { type HomeFacts, isFalse, isTrue, listOf, nearbyField, numberOf, photoField, textOf } from '../home-facts.ts';
import * as phrases from './phrases.ts';

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

type Forms = Partial<Pick<Statement, 'nouns' | 'listed' | 'verbs' | 'openings'>>;
type Phrases = Readonly<Record<string, readonly string[]>>;

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
    { nouns = [], listed = [], verbs = [], openings = [] }: Forms,
  ) => {
    found.push({ topic, salience, fields, nouns, listed, verbs, openings });
  };
  const sayLists = (topic: Topic, salience: number, fields: Readonly<Record<string, Phrases>>) => {
    for (const [field, all] of Object.entries(fields)) {
      listOf(facts, field).forEach((value, at) => {
        const nouns = Object.hasOwn(all, value) ? all[value] : undefined;
        if (nouns !== undefined) say(topic, salience - at * 0.1, [field], { nouns });
      });
    }
  };
  sayBuild(facts, say);
  sayLists('kitchen', 7, phrases.KITCHEN);
  sayLists('inside', 6, phrases.INSIDE);
  sayFireplace(facts, say);
  sayLists('private', 5, phrases.PRIVATE);
  sayPrivate(facts, say);
  sayRooms(facts, say);
  sayBasement(facts, say);
  sayLists('outside', 6, phrases.OUTSIDE);
  sayWater(facts, say);
  sayLot(facts, say);
  sayLists('lot', 5, phrases.LOT);
  sayParking(facts, say);
  saySystems(facts, say);
  sayLists('shared', 4, phrases.SHARED);
  sayCosts(facts, say);
  sayNearby(facts, say);
  const isLand = facts.fields['PropertySubType'] === 'Unimproved Land';
  return withoutTwins(isLand ? found.filter(({ topic }) => OF_LAND.has(topic)) : found);
}

type Say = (topic: Topic, salience: number, fields: readonly string[], forms: Forms) => void;

const first = (facts: HomeFacts, field: string, all: Phrases): readonly string[] | undefined => {
  const value = listOf(facts, field).find((one) => Object.hasOwn(all, one));
  return value === undefined ? undefined : all[value];
};

function sayBuild(facts: HomeFacts, say: Say): void {
  const year = numberOf(facts, 'YearBuilt');
  const isNew = isTrue(facts, 'NewConstructionYN');
  if (year !== undefined)
    say('build', 8, ['YearBuilt'], {
      nouns: [`${year} construction`],
      verbs: [`was built in ${year}`, `dates from ${year}`],
      openings: [`built in ${year}`, `dating from ${year}`],
    });
  if (isNew)
    say('build', 8, ['NewConstructionYN'], {
      nouns: ['new construction'],
      verbs: ['is new construction'],
      openings: ['as new construction'],
    });
  if (listOf(facts, 'PropertyCondition').includes('Fixer'))
    say('build', 6, ['PropertyCondition'], { nouns: ['fixer condition'], verbs: ['is listed as a fixer', 'is sold as a fixer'] });
  if (isTrue(facts, 'HomeWarrantyYN'))
    say('build', 3, ['HomeWarrantyYN'], {
      nouns: ['a home warranty'],
      verbs: ['comes with a home warranty', 'includes a home warranty'],
    });
  const walls = first(facts, 'ConstructionMaterials', phrases.WALLS)?.[0];
  if (walls !== undefined)
    say('build', 3, ['ConstructionMaterials'], {
      nouns: [walls],
      verbs: walls.includes('siding') ? [`has ${walls}`, `wears ${walls}`] : [`is built of ${walls}`, `has ${walls} walls`],
    });
  const roof = first(facts, 'Roof', phrases.ROOFS)?.[0];
  if (roof !== undefined) say('build', 3, ['Roof'], { nouns: [roof], verbs: [`has ${roof}`, `sits under ${roof}`] });
  const stories = numberOf(facts, 'StoriesTotal');
  if (stories !== undefined && stories >= 1 && stories <= 4) {
    const word = countWord(stories);
    const noun = stories === 1 ? 'one story' : `${word} stories`;
    say('build', 5, ['StoriesTotal'], {
      nouns: [noun],
      verbs: [stories === 1 ? 'is on one story' : `has ${noun}`, stories === 1 ? 'has one story' : `rises ${noun}`],
    });
  }
}

function sayFireplace(facts: HomeFacts, say: Say): void {
  const total = numberOf(facts, 'FireplacesTotal');
  if (total !== undefined && total > 1) say('inside', 7, ['FireplacesTotal'], { nouns: [`${countWord(total)} fireplaces`] });
  else if (total === 1) say('inside', 7, ['FireplacesTotal'], { nouns: ['a fireplace'] });
  else if (isTrue(facts, 'FireplaceYN')) say('inside', 7, ['FireplaceYN'], { nouns: ['a fireplace'] });
}

function sayPrivate(facts: HomeFacts, say: Say): void {
  const main = numberOf(facts, 'MainLevelBedrooms');
  if (main !== undefined && main > 0)
    say('private', 6, ['MainLevelBedrooms'], {
      nouns: [main === 1 ? 'one bedroom on the main level' : `${countWord(main)} bedrooms on the main level`],
    });
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
  for (const room of new Set(facts.rooms)) {
    const nouns = Object.hasOwn(phrases.ROOM_PHRASES, room) ? phrases.ROOM_PHRASES[room] : undefined;
    if (nouns !== undefined) say(room === 'Pantry' ? 'kitchen' : 'inside', 4, [photoField(room)], { nouns });
  }
}

function sayBasement(facts: HomeFacts, say: Say): void {
  const basement = listOf(facts, 'Basement');
  const words = ['Finished', 'Partially Finished', 'Unfinished', 'Daylight', 'Walk-Out Access', 'Full'].find((one) =>
    basement.includes(one),
  );
  const noun =
    words === undefined
      ? undefined
      : words === 'Walk-Out Access'
        ? 'a walk-out basement'
        : `${words === 'Unfinished' ? 'an' : 'a'} ${words.toLowerCase()} basement`;
  const area = numberOf(facts, 'BelowGradeFinishedArea');
  if (noun !== undefined) say('below', 5, ['Basement'], { nouns: [noun] });
  else if (isTrue(facts, 'BasementYN')) say('below', 4, ['BasementYN'], { nouns: ['a basement'] });
  if (area !== undefined && area > 0)
    say('below', 4, ['BelowGradeFinishedArea'], { nouns: [`${group(area)} finished sq ft below grade`] });
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

function sayLot(facts: HomeFacts, say: Say): void {
  const isLand = facts.fields['PropertySubType'] === 'Unimproved Land';
  const lot = numberOf(facts, 'LotSizeSquareFeet');
  if (lot !== undefined && lot >= 400) {
    const acres = Math.round((lot / SQFT_PER_ACRE) * 100) / 100;
    const isLarge = lot >= SQFT_PER_ACRE / 2;
    const size = isLarge ? `${acres} ${acres === 1 ? 'acre' : 'acres'}` : `${group(lot)} sq ft`;
    const noun = (isLarge ? `a ${acres}-acre lot` : `a lot of ${size}`).replace(/^a (?=8|11\b|18\b)/, 'an ');
    if (isLand) say('lot', 7, ['LotSizeSquareFeet'], { nouns: [size], verbs: [`measures ${size}`, `has ${size}`] });
    else
      say('lot', 7, ['LotSizeSquareFeet'], {
        nouns: [noun],
        listed: [size],
        verbs: [`sits on ${noun}`, `stands on ${noun}`],
        openings: [`on ${noun}`],
      });
  }
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
    const noun = `${where === 'attached ' ? 'an' : 'a'} ${where}${countWord(cars)}-car garage`;
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
        ...(/^(?:central air|window units|wall units|ceiling fans)/.test(cool[0] ?? '') ? [`is cooled by ${cool[0]}`] : []),
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
    const noun = `an association fee of ${dollars(fee)} ${often}`;
    const what = covered.length === 0 ? '' : ` for ${joinWords(covered.slice(0, 4))}`;
    say('costs', 4, ['AssociationFee', 'AssociationFeeFrequency', ...(what === '' ? [] : ['AssociationFeeIncludes'])], {
      nouns: [`${noun}${what}`],
    });
  } else if (isFalse(facts, 'AssociationYN')) say('costs', 4, ['AssociationYN'], { nouns: ['no HOA'] });
  const [tax, year] = [numberOf(facts, 'TaxAnnualAmount'), numberOf(facts, 'TaxYear')];
  if (tax !== undefined && tax > 0)
    say('costs', 2, year === undefined ? ['TaxAnnualAmount'] : ['TaxAnnualAmount', 'TaxYear'], {
      nouns: [year === undefined ? `property tax of ${dollars(tax)} a year` : `property tax of ${dollars(tax)} in ${year}`],
    });
}

function sayNearby(facts: HomeFacts, say: Say): void {
  for (const [at, place] of facts.nearby.slice(0, 4).entries()) {
    if (!/^[\p{L}\d][\p{L}\d '’&.-]{1,60}$/u.test(place.name) || place.walkMinutes < 1 || place.walkMinutes > 30) continue;
    const name = place.kind === 'stop' ? `the ${place.name} stop` : place.name;
    say('nearby', 4 - at * 0.5, [nearbyField(place.name)], { nouns: [name], verbs: [String(place.walkMinutes)] });
  }
}

/** "a, b and c" */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The same thing in the same words, from two fields, is said once. */
function withoutTwins(statements: readonly Statement[]): Statement[] {
  const said = new Set<string>();
  return statements.filter(({ nouns, verbs }) => {
    const key = (nouns[0] ?? verbs[0] ?? '').replace(/^(?:an?|the) /, '');
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
