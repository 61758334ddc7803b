import type { Random } from '#lib/random.ts';
import { draw } from './draw.ts';
import type { Home } from './types.ts';

export interface InteriorFeatures {
  heating: string[];
  cooling: string[];
  appliances: string[];
  interior: string[];
  flooring: string[];
  basement: string[];
  accessibility: string[];
  /** RESO RoomType values beyond bedrooms and bathrooms. */
  rooms: string[];
  levels: string[];
}

const HEATING: Readonly<Record<Home['heating'], readonly string[]>> = {
  forced_air: ['Forced Air', 'Natural Gas'],
  heat_pump: ['Heat Pump', 'Electric'],
  baseboard: ['Baseboard', 'Electric'],
  hot_water: ['Hot Water', 'Natural Gas'],
  radiant: ['Radiant Floor'],
  ductless: ['Ductless', 'Electric'],
};

/** Interior features that fit age, size, quality and condition. */
export function interiorFeatures(home: Home, random: Random): InteriorFeatures {
  const fresh = home.effectiveYear >= 2004;
  const fine = home.quality <= 3;
  const old = home.yearBuilt < 1942;
  const rooms = roomsOf(home, random);
  return {
    heating: [...HEATING[home.heating], ...(home.fireplaces > 0 && random.chance(0.2) ? ['Fireplace(s)'] : [])],
    cooling: coolingOf(home, random),
    appliances: appliancesOf(home, random, fresh, fine),
    interior: interiorOf(home, random, { fresh, fine, old }),
    flooring: flooringOf(home, random, old, fine),
    basement: basementOf(home, random),
    accessibility: accessibilityOf(home, random),
    rooms,
    levels: levelsOf(home),
  };
}

function coolingOf(home: Home, random: Random): string[] {
  if (home.heating === 'heat_pump') return ['Heat Pump'];
  if (home.heating === 'ductless') return ['Ductless'];
  if (home.airConditioning) return ['Central Air'];
  if (random.chance(0.25)) return ['Ceiling Fan(s)'];
  return random.chance(0.15) ? ['Wall/Window Unit(s)'] : ['None'];
}

function appliancesOf(home: Home, random: Random, fresh: boolean, fine: boolean): string[] {
  const hasGas = home.heating === 'forced_air' || home.heating === 'hot_water';
  const list = ['Dishwasher', 'Refrigerator'];
  if (fine && hasGas && random.chance(0.5))
    list.push('Gas Cooktop', random.chance(0.4) ? 'Double Oven' : 'Built-In Electric Oven');
  else if (fresh && random.chance(0.14)) list.push('Induction Cooktop', 'Built-In Electric Oven');
  else list.push(hasGas && random.chance(0.6) ? 'Gas Range' : 'Electric Range');
  if (random.chance(0.8)) list.push('Disposal');
  if (random.chance(0.72)) list.push('Microwave');
  if (fresh && random.chance(0.66)) list.push('Stainless Steel Appliance(s)');
  if (random.chance(home.type === 'Condominium' && home.yearBuilt < 1985 ? 0.45 : 0.85)) {
    list.push(
      home.type === 'Condominium' && home.livingAreaSqft < 800 ? 'Washer/Dryer Stacked' : 'Washer',
      ...(home.type === 'Condominium' && home.livingAreaSqft < 800 ? [] : ['Dryer']),
    );
  }
  if (home.quality <= 2 && random.chance(0.55)) list.push(random.chance(0.5) ? 'Wine Refrigerator' : 'Warming Drawer');
  if (fresh && random.chance(0.22)) list.push(hasGas ? 'Tankless Water Heater' : 'Heat Pump Water Heater');
  return list;
}

function interiorOf(home: Home, random: Random, { fresh, fine, old }: { fresh: boolean; fine: boolean; old: boolean }): string[] {
  const list: string[] = [];
  const maybe = (value: string, chance: number): void => {
    if (random.chance(chance)) list.push(value);
  };
  list.push(
    draw(random, [
      ['Granite Counters', fresh ? 26 : 8],
      ['Stone Counters', fresh && fine ? 44 : 5],
      ['Tile Counters', fresh ? 8 : 24],
      ['Laminate Counters', fine ? 6 : 50],
    ]),
  );
  maybe('Kitchen Island', fresh ? 0.5 : 0.14);
  maybe('Open Floorplan', home.yearBuilt > 1990 ? 0.66 : fresh ? 0.4 : 0.1);
  maybe('Eat-in Kitchen', home.type === 'Condominium' ? 0.1 : 0.34);
  maybe('Breakfast Bar', 0.22);
  maybe('Pantry', home.livingAreaSqft > 1400 ? 0.44 : 0.12);
  maybe('Walk-In Closet(s)', home.yearBuilt > 1985 && home.bedrooms > 0 ? 0.6 : 0.14);
  maybe('Soaking Tub', fine && home.bedrooms > 0 ? 0.34 : 0.07);
  maybe('Double Vanity', home.bathsFull >= 2 ? 0.4 : 0.04);
  maybe(
    'Vaulted Ceiling(s)',
    home.style === 'Contemporary' || home.style === 'Mid-Century Modern'
      ? 0.5
      : home.type !== 'Condominium' && home.yearBuilt > 1970
        ? 0.2
        : 0.03,
  );
  maybe('High Ceilings', home.buildingFloors !== null || old ? 0.36 : 0.16);
  maybe('Crown Molding', old || home.style === 'Colonial' ? 0.4 : 0.08);
  maybe('Natural Woodwork', old ? 0.46 : 0);
  maybe('Built-in Features', old ? 0.42 : fine ? 0.24 : 0.08);
  maybe('Bookcases', old ? 0.22 : 0.06);
  maybe('Beamed Ceilings', home.style === 'Mid-Century Modern' || home.style === 'Tudor' ? 0.34 : 0.03);
  maybe('Recessed Lighting', fresh ? 0.45 : 0.08);
  maybe('Smart Thermostat', fresh ? 0.26 : 0.06);
  maybe('Wired for Data', home.yearBuilt > 1998 ? 0.3 : 0.04);
  maybe('High Speed Internet', 0.24);
  maybe('Ceiling Fan(s)', 0.16);
  maybe('Storage', 0.22);
  maybe('Wet Bar', home.basement === 'finished' || home.basement === 'daylight' ? 0.16 : 0.02);
  maybe('Sauna', home.quality <= 2 ? 0.06 : 0.008);
  maybe('Master Downstairs', home.stories === 2 && home.livingAreaSqft > 1700 ? 0.22 : 0);
  maybe('In-Law Floorplan', home.basement === 'daylight' && home.dwellingUnits === 1 ? 0.2 : 0);
  maybe('Elevator', home.buildingFloors !== null && home.buildingFloors >= 4 ? 1 : 0);
  return list;
}

function flooringOf(home: Home, random: Random, old: boolean, fine: boolean): string[] {
  const main = draw(random, [
    ['Hardwood', old ? 70 : fine ? 40 : 14],
    ['Engineered Hardwood', home.effectiveYear > 2003 ? 34 : 4],
    ['Luxury Vinyl', home.effectiveYear > 2014 ? 24 : 2],
    ['Laminate', fine ? 6 : 24],
    ['Carpet', old ? 4 : 26],
  ]);
  const second = draw(random, [
    ['Ceramic Tile', 44],
    ['Tile', 20],
    ['Vinyl', fine ? 4 : 24],
    ['Stone', fine ? 12 : 1],
    ['Slate', fine ? 6 : 1],
  ]);
  return main !== 'Carpet' && home.bedrooms > 1 && random.chance(0.5) ? [main, second, 'Carpet'] : [main, second];
}

function basementOf(home: Home, random: Random): string[] {
  if (home.basement === 'none') return ['None'];
  if (home.basement === 'crawl_space') return ['Crawl Space'];
  const size = random.chance(0.65) ? 'Full' : 'Partial';
  if (home.basement === 'unfinished') return [size, 'Unfinished', ...(random.chance(0.3) ? ['Sump Pump'] : [])];
  if (home.basement === 'daylight')
    return [
      size,
      'Daylight',
      random.chance(0.7) ? 'Finished' : 'Partially Finished',
      ...(random.chance(0.6) ? ['Walk-Out Access'] : []),
    ];
  return [size, random.chance(0.6) ? 'Finished' : 'Partially Finished', ...(random.chance(0.35) ? ['Exterior Entry'] : [])];
}

function accessibilityOf(home: Home, random: Random): string[] {
  const list: string[] = [];
  if (home.buildingFloors !== null && home.buildingFloors >= 4 && home.yearBuilt > 1990)
    list.push('Accessible Elevator Installed', 'Accessible Entrance');
  if (home.stories === 1 && home.buildingFloors === null && random.chance(0.05)) list.push('Accessible Approach with Ramp');
  if (home.effectiveYear > 2005 && random.chance(0.06)) list.push('Accessible Doors', 'Accessible Full Bath');
  return list;
}

function roomsOf(home: Home, random: Random): string[] {
  const list = ['Kitchen', 'Living Room'];
  const maybe = (value: string, chance: number): void => {
    if (random.chance(chance)) list.push(value);
  };
  const large = home.livingAreaSqft / home.dwellingUnits;
  maybe('Dining Room', large > 1100 ? 0.6 : 0.15);
  maybe('Office', large > 1300 ? 0.32 : large > 800 ? 0.12 : 0.02);
  maybe('Den', large > 1700 ? 0.24 : 0.08);
  maybe('Bonus Room', large > 2300 ? 0.36 : 0);
  maybe('Utility Room', large > 1200 ? 0.4 : 0.08);
  maybe('Laundry', large > 1000 ? 0.34 : 0.08);
  maybe('Loft', home.stories >= 2 ? 0.12 : 0.01);
  maybe('Media Room', large > 3000 ? 0.24 : 0);
  maybe('Exercise Room', large > 3000 ? 0.14 : 0);
  maybe('Sun Room', home.lotSqft > 0 && large > 1400 ? 0.06 : 0);
  maybe('Workshop', home.basement === 'unfinished' || home.garage === 'detached' ? 0.2 : 0);
  return list;
}

function levelsOf(home: Home): string[] {
  if (home.style === 'Split Level') return ['Multi/Split'];
  if (home.stories <= 1) return ['One'];
  if (home.halfStory) return ['One and One Half'];
  return [home.stories === 2 ? 'Two' : 'Three Or More'];
}
