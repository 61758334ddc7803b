import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { withArticle } from '#lib/format.ts';
import { type HomeFacts, isLand, isTrue, isUnit, listOf, numberOf } from '../home-facts.ts';
import * as phrases from './phrases.ts';
import { countWord, group, OF_ORDINARY, type Phrases, type Say } from './statement.ts';

export function sayWater(facts: HomeFacts, say: Say): void {
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
  const whole = `${group(Math.round(sqft))} sq ft`;
  if (sqft < SQFT_PER_ACRE / 2) return { plain: whole, before: whole };
  const acres = group(Math.round((sqft / SQFT_PER_ACRE) * 100) / 100);
  return { plain: `${acres} ${acres === '1' ? 'acre' : 'acres'}`, before: `${acres}-acre` };
}

/** The field that says that the home is on the waterfront. */
export const waterfrontField = (facts: HomeFacts): string | undefined =>
  isTrue(facts, 'WaterfrontYN')
    ? 'WaterfrontYN'
    : listOf(facts, 'WaterfrontFeatures').some((one) => /front$/i.test(one))
      ? 'WaterfrontFeatures'
      : undefined;

export function sayLot(facts: HomeFacts, say: Say): void {
  // The lot of a unit is that of its building.
  const lot = isUnit(facts) ? undefined : numberOf(facts, 'LotSizeSquareFeet');
  const isCorner = !isUnit(facts) && listOf(facts, 'LotFeatures').includes('Corner Lot');
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
  const waterfront = waterfrontField(facts);
  if (waterfront !== undefined)
    say('lot', 8, [waterfront], {
      nouns: ['waterfront'],
      listed: ['waterfront', 'on the waterfront'],
      verbs: ['is on the waterfront', 'sits on the waterfront', 'has a waterfront location', 'stands on the waterfront'],
      openings: ['on the waterfront'],
    });
  if (isTrue(facts, 'ViewYN') && !listOf(facts, 'View').some((one) => Object.hasOwn(phrases.LOT['View'] ?? {}, one)))
    say('lot', 5, ['ViewYN'], { nouns: ['a view'], listed: ['with a view'], verbs: ['has a view', 'offers a view'] });
}

const SUPPLIES: Readonly<Record<string, Phrases>> = {
  WaterSource: { Public: ['public water'], Well: ['a well'], 'Shared Well': ['a shared well'], Cistern: ['a cistern'] },
  Sewer: { 'Public Sewer': ['public sewer'], 'Septic Tank': ['a septic tank'], 'Shared Septic': ['a shared septic system'] },
  Utilities: {
    'Electricity Connected': ['electricity'],
    'Natural Gas Connected': ['natural gas'],
    'Underground Utilities': ['underground utilities'],
  },
};

const OF_ITS_OWN: ReadonlySet<string> = new Set(['Well', 'Shared Well', 'Cistern', 'Septic Tank', 'Shared Septic']);

/** What there is on the land itself, a building aside: water, sewer and power count most where nothing is built. */
export function sayLand(facts: HomeFacts, say: Say): void {
  if (isUnit(facts)) return;
  if (isTrue(facts, 'HorseYN'))
    say('lot', 5, ['HorseYN'], { nouns: ['horses allowed'], clauses: ['horses are allowed', 'horses are allowed here'] });
  for (const [field, all] of Object.entries(SUPPLIES))
    for (const value of listOf(facts, field)) {
      const nouns = Object.hasOwn(all, value) ? all[value] : undefined;
      if (nouns === undefined) continue;
      if (isLand(facts)) say('lot', 6, [field], { nouns });
      // Every house has power and public water.
      else if (OF_ITS_OWN.has(value)) say('systems', 3, [field], { nouns, verbs: nouns.map((noun) => `has ${noun}`) });
    }
}

export function sayParking(facts: HomeFacts, say: Say): void {
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
    // Nobody is given the street.
    const clauses = noun === 'street parking' ? ['there is street parking', 'parking is on the street'] : [];
    if (noun !== undefined) say('parking', 3, ['ParkingFeatures'], { nouns: [noun], clauses });
  }
}
