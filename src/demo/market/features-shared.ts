import type { District, Parcel } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { draw } from './draw.ts';
import type { Home } from './types.ts';

export interface SharedFeatures {
  community: string[];
  associationAmenities: string[];
  associationFeeIncludes: string[];
  utilities: string[];
  sewer: string[];
  waterSource: string[];
  pets: string[];
  /** Null without an association: nobody's rules say. */
  rentalsAllowed: boolean | null;
}

/** What a home shares with its building, association or street. `building` gives every unit of a tower the same draws. */
export function sharedFeatures(home: Home, parcel: Parcel, district: District, building: Random, random: Random): SharedFeatures {
  const rural = district.character === 'rural';
  const onSeptic = rural && building.chance(0.75);
  const onWell = rural && building.chance(0.6);
  const hasGas = home.heating === 'forced_air' || home.heating === 'hot_water';
  return {
    community: communityOf(home, parcel, district, building),
    associationAmenities: amenitiesOf(home, building),
    associationFeeIncludes: feeIncludes(home, building),
    utilities: [
      'Electricity Connected',
      onWell ? 'Water Not Available' : 'Water Connected',
      onSeptic ? 'Sewer Not Available' : 'Sewer Connected',
      ...(hasGas ? ['Natural Gas Connected'] : []),
      ...(random.chance(0.6) ? ['Cable Available'] : []),
      ...(home.yearBuilt > 1990 && !rural ? ['Underground Utilities'] : []),
    ],
    sewer: [onSeptic ? 'Septic Tank' : 'Public Sewer'],
    waterSource: [onWell ? 'Well' : 'Public'],
    pets: petsOf(home, building),
    // Drawn last, so that nothing before it changes.
    rentalsAllowed: home.hoaMonthlyCents === null ? null : building.chance(home.type === 'Condominium' ? 0.6 : 0.85),
  };
}

function communityOf(home: Home, parcel: Parcel, district: District, building: Random): string[] {
  const list: string[] = [];
  if (district.character !== 'rural') list.push('Sidewalks', 'Street Lights');
  if (district.character === 'suburban' || district.character === 'hillside') list.push('Curbs');
  if (parcel.parkDistanceM < 200) list.push('Park');
  const planned = home.hoaMonthlyCents !== null && home.buildingName === null && home.type === 'Single Family Residence';
  if (planned && building.chance(0.18)) list.push('Pool');
  if (planned && building.chance(0.14)) list.push('Clubhouse');
  return list;
}

function amenitiesOf(home: Home, building: Random): string[] {
  if (home.hoaMonthlyCents === null || home.buildingFloors === null) return [];
  const large = home.buildingFloors >= 6;
  const list: string[] = [];
  const maybe = (value: string, chance: number): void => {
    if (building.chance(chance)) list.push(value);
  };
  maybe('Elevator(s)', home.buildingFloors >= 4 ? 1 : 0);
  maybe('Fitness Center', large ? 0.66 : 0.15);
  maybe('Roof Deck', large ? 0.6 : 0.2);
  maybe('Concierge', home.buildingFloors >= 12 ? 0.5 : 0);
  maybe('Pool', large ? 0.16 : 0.08);
  maybe('Meeting Room', large ? 0.4 : 0.05);
  maybe('Storage', 0.5);
  maybe('Dog Park', large ? 0.15 : 0);
  return list;
}

function feeIncludes(home: Home, building: Random): string[] {
  if (home.hoaMonthlyCents === null) return [];
  if (home.type === 'Single Family Residence') return ['Maintenance Grounds'];
  if (home.type === 'Townhouse') return ['Maintenance Grounds', 'Insurance'];
  return [
    'Insurance',
    'Maintenance Structure',
    'Trash',
    'Water',
    ...(building.chance(0.7) ? ['Sewer'] : []),
    ...(building.chance(0.2) ? ['Internet'] : []),
  ];
}

function petsOf(home: Home, building: Random): string[] {
  if (home.hoaMonthlyCents === null) return ['Yes'];
  if (home.type !== 'Condominium') return ['Cats OK', 'Dogs OK'];
  return draw<string[]>(building, [
    [['Cats OK', 'Dogs OK'], 50],
    [['Cats OK', 'Dogs OK', 'Size Limit'], 22],
    [['Cats OK'], 12],
    [['Cats OK', 'Dogs OK', 'Number Limit'], 12],
    [['No'], 4],
  ]);
}
