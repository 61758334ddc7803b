import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { type HomeFacts, isLand, isUnit, listOf, numberOf } from './home-facts.ts';

export interface Contradiction {
  fields: string[];
  /** What does not fit together, in a sentence. */
  message: string;
}

export interface SettledFacts {
  /** Without the fields that contradict each other: nothing is said of them. */
  facts: HomeFacts;
  contradictions: Contradiction[];
}

type Rule = (facts: HomeFacts, year: number) => Contradiction | undefined;

const MOST_LIKELY_LOT_SQFT = 10_000 * SQFT_PER_ACRE;
/** Nobody owns more of the land around a building with several owners. */
const MOST_LIKELY_LOT_OF_UNIT_SQFT = SQFT_PER_ACRE;
const MOST_STORIES_OF_A_HOUSE = 4;
const MOST_STORIES_OF_A_MANUFACTURED_HOME = 2;

const OF_BUILDINGS = ['BedroomsTotal', 'BathroomsFull', 'BathroomsHalf', 'LivingArea', 'YearBuilt', 'StoriesTotal'];

/** Something that a yes or no denies while other fields describe it. */
const denied =
  (flag: string, lists: readonly string[], numbers: readonly string[], what: string): Rule =>
  (facts) => {
    if (facts.fields[flag] !== false) return undefined;
    const others = [
      ...lists.filter((field) => listOf(facts, field).length > 0),
      ...numbers.filter((field) => (numberOf(facts, field) ?? 0) > 0),
    ];
    return others.length === 0
      ? undefined
      : { fields: [flag, ...others], message: `One field says ${what}, others describe it.` };
  };

const noneAndMore =
  (field: string, what: string): Rule =>
  (facts) => {
    const value = facts.fields[field];
    if (!Array.isArray(value) || value.length < 2 || !value.some((item) => /^none$/i.test(item))) return undefined;
    return { fields: [field], message: `${what} says “None” and something else.` };
  };

const exclusive =
  (field: string, one: string, other: string): Rule =>
  (facts) => {
    const value = listOf(facts, field);
    return value.includes(one) && value.includes(other)
      ? { fields: [field], message: `It says both “${one}” and “${other}”.` }
      : undefined;
  };

const moreThan =
  (part: string, whole: string, message: string): Rule =>
  (facts) => {
    const [small, large] = [numberOf(facts, part), numberOf(facts, whole)];
    return small !== undefined && large !== undefined && small > large ? { fields: [part, whole], message } : undefined;
  };

/** More of it than any home on the market has is an error of typing, or of units. */
const MOST_LIKELY: Readonly<Record<string, { most: number; what: string }>> = {
  BedroomsTotal: { most: 60, what: 'bedrooms' },
  BathroomsFull: { most: 60, what: 'full baths' },
  BathroomsHalf: { most: 20, what: 'half baths' },
  FireplacesTotal: { most: 25, what: 'fireplaces' },
  StoriesTotal: { most: 120, what: 'stories' },
  LivingArea: { most: 100_000, what: 'sq ft of living area' },
  BelowGradeFinishedArea: { most: 30_000, what: 'finished sq ft below grade' },
};

const noMoreThan =
  (field: string, most: number, what: string): Rule =>
  (facts) => {
    const value = numberOf(facts, field);
    return value !== undefined && value > most
      ? { fields: [field], message: `It cannot have ${value.toLocaleString('en-US')} ${what}.` }
      : undefined;
  };

/** There are no parts of them. A half bath has a field of its own. */
const WHOLE: Readonly<Record<string, string>> = {
  BedroomsTotal: 'bedrooms',
  BathroomsFull: 'full baths',
  BathroomsHalf: 'half baths',
  FireplacesTotal: 'fireplaces',
  MainLevelBedrooms: 'bedrooms on the main level',
};

const wholeAndPositive =
  (field: string, what: string): Rule =>
  (facts) => {
    const value = numberOf(facts, field);
    return value !== undefined && (value < 0 || !Number.isInteger(value))
      ? { fields: [field], message: `It cannot have ${value.toLocaleString('en-US')} ${what}.` }
      : undefined;
  };

const LEVELS_OF_STORIES: Readonly<Record<string, (stories: number) => boolean>> = {
  One: (stories) => stories === 1,
  Two: (stories) => stories === 2,
  'Three Or More': (stories) => stories >= 3,
};

const RULES: readonly Rule[] = [
  (facts) =>
    facts.fields['PoolPrivateYN'] === false &&
    listOf(facts, 'PoolFeatures').some((one) => !/^(?:association|community)$/i.test(one))
      ? { fields: ['PoolPrivateYN', 'PoolFeatures'], message: 'One field says there is no private pool, another describes one.' }
      : undefined,
  denied('FireplaceYN', ['FireplaceFeatures'], ['FireplacesTotal'], 'there is no fireplace'),
  denied('WaterfrontYN', ['WaterfrontFeatures'], [], 'the home is not on the waterfront'),
  denied('ViewYN', ['View'], [], 'there is no view'),
  denied('AssociationYN', ['AssociationFeeIncludes', 'AssociationAmenities'], ['AssociationFee'], 'there is no association'),
  denied('HeatingYN', ['Heating'], [], 'there is no heating'),
  denied('CoolingYN', ['Cooling'], [], 'there is no cooling'),
  denied('BasementYN', ['Basement'], [], 'there is no basement'),
  denied('SpaYN', ['SpaFeatures'], [], 'there is no spa'),
  denied('CarportYN', [], ['CarportSpaces'], 'there is no carport'),
  (facts) => {
    const isNone = facts.fields['CarportYN'] === false || numberOf(facts, 'CarportSpaces') === 0;
    const isSome = facts.fields['CarportYN'] === true || listOf(facts, 'ParkingFeatures').some((one) => /carport/i.test(one));
    return isNone && isSome
      ? {
          fields: ['CarportYN', 'CarportSpaces', 'ParkingFeatures'],
          message: 'The fields disagree on whether there is a carport.',
        }
      : undefined;
  },
  (facts) => {
    const parking = listOf(facts, 'ParkingFeatures');
    return facts.fields['AttachedGarageYN'] === false && parking.includes('Attached') && !parking.includes('Detached')
      ? { fields: ['AttachedGarageYN', 'ParkingFeatures'], message: 'The fields disagree on whether the garage is attached.' }
      : undefined;
  },
  (facts) =>
    facts.fields['GarageYN'] === false && facts.fields['AttachedGarageYN'] === true
      ? { fields: ['GarageYN', 'AttachedGarageYN'], message: 'It has an attached garage, yet no garage.' }
      : undefined,
  (facts) =>
    facts.fields['NewConstructionYN'] === true && listOf(facts, 'PropertyCondition').includes('Fixer')
      ? { fields: ['NewConstructionYN', 'PropertyCondition'], message: 'New construction, yet sold as a fixer.' }
      : undefined,
  denied('GarageYN', [], ['GarageSpaces'], 'there is no garage'),
  denied('PowerProductionYN', ['PowerProductionType'], [], 'no power is produced'),
  (facts) =>
    numberOf(facts, 'GarageSpaces') === 0 && (facts.fields['GarageYN'] === true || facts.fields['AttachedGarageYN'] === true)
      ? { fields: ['GarageSpaces', 'GarageYN', 'AttachedGarageYN'], message: 'It has a garage, yet no garage spaces.' }
      : undefined,
  (facts) =>
    facts.fields['FireplaceYN'] === true && numberOf(facts, 'FireplacesTotal') === 0
      ? { fields: ['FireplaceYN', 'FireplacesTotal'], message: 'It has a fireplace, yet the number of fireplaces is 0.' }
      : undefined,
  (facts) => {
    const garage = /garage/i;
    const value = facts.fields['ParkingFeatures'];
    if (!Array.isArray(value)) return undefined;
    const isNone = numberOf(facts, 'GarageSpaces') === 0 || facts.fields['GarageYN'] === false || value.includes('No Garage');
    const isSome =
      value.some((one) => garage.test(one) && one !== 'No Garage') ||
      (value.includes('No Garage') && (numberOf(facts, 'GarageSpaces') ?? 0) > 0);
    return isNone && isSome
      ? { fields: ['ParkingFeatures', 'GarageSpaces', 'GarageYN'], message: 'The fields disagree on whether there is a garage.' }
      : undefined;
  },
  ...[
    'Basement',
    'Heating',
    'Cooling',
    'View',
    'Fencing',
    'PoolFeatures',
    'Appliances',
    'ParkingFeatures',
    'AssociationAmenities',
    'CommunityFeatures',
    'PatioAndPorchFeatures',
    'ExteriorFeatures',
  ].map((field) => noneAndMore(field, field.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))),
  exclusive('Basement', 'Finished', 'Unfinished'),
  exclusive('Basement', 'Full', 'Partial'),
  exclusive('PropertyCondition', 'Fixer', 'Updated/Remodeled'),
  exclusive('PropertyCondition', 'Fixer', 'New Construction'),
  exclusive('PropertyCondition', 'Fixer', 'Under Construction'),
  exclusive('PropertyCondition', 'Fixer', 'To Be Built'),
  ...Object.entries(WHOLE).map(([field, what]) => wholeAndPositive(field, what)),
  ...Object.entries(MOST_LIKELY).map(([field, { most, what }]) => noMoreThan(field, most, what)),
  moreThan('MainLevelBedrooms', 'BedroomsTotal', 'More bedrooms on the main level than in the whole home.'),
  moreThan('AboveGradeFinishedArea', 'LivingArea', 'More finished area above grade than living area.'),
  (facts) => {
    const basement = facts.fields['Basement'];
    const isNone =
      facts.fields['BasementYN'] === false ||
      (Array.isArray(basement) && basement.length === 1 && /^none$/i.test(basement[0] ?? ''));
    return isNone && (numberOf(facts, 'BelowGradeFinishedArea') ?? 0) > 0
      ? {
          fields: ['Basement', 'BasementYN', 'BelowGradeFinishedArea'],
          message: 'No basement, yet there is finished area below grade.',
        }
      : undefined;
  },
  moreThan('YearBuilt', 'YearBuiltEffective', 'It counts as renewed before it was built.'),
  moreThan('AboveGradeFinishedArea', 'BuildingAreaTotal', 'The finished area is larger than the building.'),
  (facts, year) => {
    const built = numberOf(facts, 'YearBuilt');
    return built !== undefined && (built > year + 2 || built < 1600)
      ? { fields: ['YearBuilt'], message: `The year built cannot be ${built}.` }
      : undefined;
  },
  (facts, year) => {
    const built = numberOf(facts, 'YearBuilt');
    const isNew = facts.fields['NewConstructionYN'] === true || listOf(facts, 'PropertyCondition').includes('New Construction');
    return isNew && built !== undefined && built < year - 5
      ? { fields: ['NewConstructionYN', 'PropertyCondition', 'YearBuilt'], message: `New construction, yet built in ${built}.` }
      : undefined;
  },
  (facts) => {
    const stories = numberOf(facts, 'StoriesTotal');
    const wrong = listOf(facts, 'Levels').find((level) => stories !== undefined && LEVELS_OF_STORIES[level]?.(stories) === false);
    return wrong === undefined || isUnit(facts)
      ? undefined
      : {
          fields: ['StoriesTotal', 'Levels'],
          message: `${stories === 1 ? 'One story' : `${stories} stories`}, yet levels say “${wrong}”.`,
        };
  },
  (facts) => {
    const [area, bedrooms] = [numberOf(facts, 'LivingArea'), numberOf(facts, 'BedroomsTotal')];
    // Zero is what feeds send for an area that nobody gave.
    return area !== undefined && area > 0 && bedrooms !== undefined && bedrooms * 70 > area
      ? { fields: ['LivingArea', 'BedroomsTotal'], message: `${bedrooms} bedrooms do not fit into ${area} sq ft.` }
      : undefined;
  },
  (facts) => {
    const lot = numberOf(facts, 'LotSizeSquareFeet');
    return lot !== undefined && lot > MOST_LIKELY_LOT_SQFT
      ? { fields: ['LotSizeSquareFeet'], message: 'The lot is larger than 10,000 acres.' }
      : undefined;
  },
  (facts) =>
    isUnit(facts) && (numberOf(facts, 'LotSizeSquareFeet') ?? 0) > MOST_LIKELY_LOT_OF_UNIT_SQFT
      ? { fields: ['LotSizeSquareFeet'], message: 'A unit in a building, yet with a lot of more than an acre.' }
      : undefined,
  (facts) => {
    const [area, lot] = [numberOf(facts, 'LivingArea'), numberOf(facts, 'LotSizeSquareFeet')];
    const stories = Math.max(numberOf(facts, 'StoriesTotal') ?? 0, MOST_STORIES_OF_A_HOUSE);
    return area !== undefined && lot !== undefined && !isUnit(facts) && area > lot * stories
      ? { fields: ['LivingArea', 'LotSizeSquareFeet'], message: `${area} sq ft do not fit on a lot of ${lot} sq ft.` }
      : undefined;
  },
  (facts) => {
    const [baths, bedrooms] = [numberOf(facts, 'BathroomsFull'), numberOf(facts, 'BedroomsTotal')];
    return baths !== undefined && bedrooms !== undefined && baths > 3 * bedrooms + 3
      ? { fields: ['BathroomsFull', 'BathroomsHalf', 'BedroomsTotal'], message: `${baths} full baths for ${bedrooms} bedrooms.` }
      : undefined;
  },
  (facts) => {
    const stories = numberOf(facts, 'StoriesTotal') ?? 0;
    return facts.fields['PropertySubType'] === 'Manufactured Home' && stories > MOST_STORIES_OF_A_MANUFACTURED_HOME
      ? { fields: ['PropertySubType', 'StoriesTotal'], message: `A manufactured home, yet with ${stories} stories.` }
      : undefined;
  },
  (facts) => {
    const [fee, frequency] = [numberOf(facts, 'AssociationFee'), facts.fields['AssociationFeeFrequency']];
    return fee !== undefined && fee > 0 && typeof frequency !== 'string'
      ? { fields: ['AssociationFee'], message: 'The association fee has no frequency.' }
      : undefined;
  },
  // Land has no rooms.
  (facts) =>
    isLand(facts) && ((numberOf(facts, 'BedroomsTotal') ?? 0) > 0 || (numberOf(facts, 'LivingArea') ?? 0) > 0)
      ? { fields: ['PropertySubType', ...OF_BUILDINGS], message: 'Unimproved land, yet it has rooms.' }
      : undefined,
];

/** Facts that can be said. `year` is the current one. Of facts that contradict each other, none is said. */
export function settleFacts(facts: HomeFacts, { year }: { year: number }): SettledFacts {
  const contradictions = RULES.flatMap((rule) => rule(facts, year) ?? []);
  const silent = new Set(contradictions.flatMap(({ fields }) => fields));
  const fields = Object.fromEntries(Object.entries(facts.fields).filter(([field]) => !silent.has(field)));
  return {
    facts: { ...facts, fields },
    contradictions: contradictions.map(({ fields: all, message }) => ({
      fields: all.filter((field) => facts.fields[field] !== undefined && facts.fields[field] !== null),
      message,
    })),
  };
}
