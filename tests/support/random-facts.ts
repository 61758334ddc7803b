import type { HomeFacts, Nearby } from '#domains/optimizing/model/home-facts.ts';
import { LIST_VALUES, ROOMS } from '#domains/selling/model/lookups.ts';
import type { EditorValue } from '#domains/selling/contract.ts';
import { createRandom } from '#lib/random.ts';

const KINDS = [
  'Single Family Residence',
  'Condominium',
  'Townhouse',
  'Duplex',
  'Manufactured Home',
  'Cabin',
  'Farm',
  'Unimproved Land',
  'Stock Cooperative',
];
const CITIES = ['Alder Falls', 'Brookside', 'St. Helens', 'Port Orchard', "Coeur d'Alene", 'Church Hill'];
const FLAGS = [
  'FireplaceYN',
  'PoolPrivateYN',
  'WaterfrontYN',
  'ViewYN',
  'NewConstructionYN',
  'BasementYN',
  'GarageYN',
  'AttachedGarageYN',
  'CarportYN',
  'AssociationYN',
  'HeatingYN',
  'CoolingYN',
  'SpaYN',
  'HomeWarrantyYN',
  'PowerProductionYN',
  'HorseYN',
];
const PLACES: readonly Nearby['kind'][] = ['park', 'grocery', 'cafe', 'restaurant', 'library', 'stop'];

/**
 * Facts of a made-up home. Any of them may be missing, and nothing keeps them from contradicting each other. `share` says how much
 * is known.
 */
export function randomFacts(seed: string, share: number): HomeFacts {
  const random = createRandom(seed);
  const fields: Record<string, EditorValue> = {};
  const maybe = (field: string, value: () => EditorValue) => {
    if (random.chance(share)) fields[field] = value();
  };
  maybe('PropertySubType', () => random.pick(KINDS));
  maybe('BedroomsTotal', () => random.int(0, 6));
  maybe('BathroomsFull', () => random.int(0, 4));
  maybe('BathroomsHalf', () => random.int(0, 2));
  maybe('LivingArea', () => random.int(400, 5200));
  maybe('LotSizeSquareFeet', () => random.int(900, 90_000));
  maybe('YearBuilt', () => random.int(1890, 2028));
  maybe('StoriesTotal', () => random.int(1, 4));
  maybe('GarageSpaces', () => random.int(0, 4));
  maybe('CarportSpaces', () => random.int(0, 2));
  maybe('FireplacesTotal', () => random.int(0, 3));
  maybe('MainLevelBedrooms', () => random.int(0, 3));
  maybe('BelowGradeFinishedArea', () => random.int(0, 1400));
  maybe('TaxAnnualAmount', () => random.int(900, 19_000));
  maybe('TaxYear', () => 2026);
  maybe('AssociationFee', () => random.int(0, 900));
  maybe('AssociationFeeFrequency', () => random.pick(['Monthly', 'Annually', 'Quarterly', 'Semi-Annually']));
  maybe('ListPrice', () => random.int(90, 2000) * 1000);
  maybe('City', () => random.pick(CITIES));
  for (const flag of FLAGS) if (random.chance(share * 0.5)) fields[flag] = random.chance(0.7);
  for (const [field, values] of LIST_VALUES) maybe(field, () => random.shuffle(values).slice(0, random.int(1, 4)));
  const nearby = Array.from({ length: random.chance(share) ? random.int(1, 4) : 0 }, (_, at): Nearby => ({
    name: `${random.pick(['Larch', 'Mill', 'Cedar', 'Third', 'Harbor', 'Church'])} ${random.pick(['Park', 'Market', 'Grounds', 'Square', 'Corner'])} ${at + 1}`.replace(
      / \d$/,
      at === 0 ? '' : ` ${at + 1}`,
    ),
    kind: random.pick(PLACES),
    walkMinutes: random.int(1, 20),
  }));
  return { fields, rooms: random.shuffle(ROOMS).slice(0, Math.round(random.int(0, 14) * share)), nearby };
}
