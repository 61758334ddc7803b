import type { District, Parcel } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { draw } from './draw.ts';
import type { Home } from './types.ts';

export interface ExteriorFeatures {
  exterior: string[];
  roof: string[];
  materials: string[];
  foundation: string[];
  lot: string[];
  fencing: string[];
  parking: string[];
  pool: string[];
  patio: string[];
  waterfront: string[];
  view: string[];
  structureType: string[];
}

const WATER_VIEW = { river: 'River', lake: 'Lake', bay: 'Bay', creek: 'Creek/Stream' } as const;
const WATER_FRONT = { river: 'River Front', lake: 'Lake Front', bay: 'Bayfront', creek: 'Creek' } as const;

/** The outside: walls, roof, lot, parking, pool, water and view. */
export function exteriorFeatures(home: Home, parcel: Parcel, district: District, random: Random): ExteriorFeatures {
  return {
    exterior: exteriorOf(home, random),
    roof: roofOf(home, random),
    materials: materialsOf(home, random),
    foundation: foundationOf(home, random),
    lot: lotOf(home, parcel, district, random),
    fencing:
      home.lotSqft > 0 && home.dwellingUnits === 1 && random.chance(0.5)
        ? [
            random.chance(0.7) ? 'Back Yard' : 'Full',
            draw(random, [
              ['Wood', 70],
              ['Chain Link', 18],
              ['Split Rail', district.character === 'rural' ? 60 : 4],
              ['Vinyl', 8],
            ]),
          ]
        : [],
    parking: parkingOf(home, random),
    pool: home.pool
      ? [
          'In Ground',
          draw(random, [
            ['Gunite', 50],
            ['Fiberglass', 25],
            ['Vinyl', 25],
          ]),
          ...(random.chance(0.55) ? ['Heated'] : []),
          ...(random.chance(0.2) ? ['Salt Water'] : []),
        ]
      : [],
    patio: patioOf(home, random),
    waterfront: waterfrontOf(home, random),
    view: viewOf(home),
    structureType: structureOf(home),
  };
}

function exteriorOf(home: Home, random: Random): string[] {
  if (home.type === 'Condominium') return random.chance(home.yearBuilt > 1990 ? 0.66 : 0.4) ? ['Balcony'] : [];
  const list: string[] = [];
  if (random.chance(0.3)) list.push('Garden');
  if (random.chance(0.25)) list.push('Rain Gutters');
  if (random.chance(home.quality <= 3 ? 0.14 : 0.05)) list.push('Fire Pit');
  if (random.chance(home.quality <= 2 ? 0.16 : 0.02)) list.push('Outdoor Kitchen');
  if (random.chance(0.16)) list.push('Lighting');
  if (random.chance(0.14)) list.push('Storage');
  if (home.lotSqft > 30_000 && random.chance(0.15)) list.push('RV Hookup');
  if (home.waterfront && home.waterKind !== 'creek' && random.chance(0.5)) list.push('Dock');
  if (home.stories >= 2 && random.chance(0.16)) list.push('Balcony');
  return list;
}

function roofOf(home: Home, random: Random): string[] {
  if (home.type === 'Condominium') return [home.buildingFloors !== null && home.buildingFloors > 4 ? 'Membrane' : 'Flat'];
  if (home.style === 'Mediterranean') return ['Tile'];
  if (home.style === 'Modern')
    return [
      draw(random, [
        ['Membrane', 50],
        ['Metal', 50],
      ]),
    ];
  return [
    draw(random, [
      ['Composition', 78],
      ['Metal', home.style === 'Farmhouse' ? 40 : 7],
      ['Shake', home.quality <= 3 ? 8 : 3],
      ['Slate', home.style === 'Tudor' ? 8 : 0],
      ['Tile', 4],
    ]),
  ];
}

function materialsOf(home: Home, random: Random): string[] {
  if (home.type === 'Condominium')
    return draw<string[]>(random, [
      [['Concrete', 'Glass'], 40],
      [['Steel Frame', 'Brick Veneer'], 30],
      [['Frame', 'Fiber Cement'], 30],
    ]);
  if (home.type === 'Manufactured Home') return ['Frame', 'Vinyl Siding'];
  if (home.style === 'Tudor') return ['Brick', 'Stucco'];
  if (home.style === 'Mediterranean') return ['Frame', 'Stucco'];
  if (home.style === 'Modern' || home.style === 'Contemporary')
    return [
      'Frame',
      draw(random, [
        ['Fiber Cement', 50],
        ['Cedar', 34],
        ['Stucco', 16],
      ]),
    ];
  if (home.style === 'Farmhouse') return ['Frame', random.chance(0.6) ? 'Board & Batten Siding' : 'Lap Siding'];
  if (home.yearBuilt < 1946)
    return draw<string[]>(random, [
      [['Frame', 'Wood Siding'], 50],
      [['Frame', 'Shingle Siding'], 24],
      [['Brick'], 16],
      [['Frame', 'Clapboard'], 10],
    ]);
  return [
    'Frame',
    draw(random, [
      ['Wood Siding', home.yearBuilt < 1985 ? 40 : 14],
      ['Vinyl Siding', 22],
      ['Fiber Cement', home.effectiveYear > 1995 ? 40 : 6],
      ['Brick Veneer', 16],
      ['Cedar', 8],
    ]),
  ];
}

function foundationOf(home: Home, random: Random): string[] {
  if (home.type === 'Condominium') return ['Slab'];
  if (home.type === 'Manufactured Home') return ['Pillar/Post/Pier'];
  if (home.basement === 'none') return ['Slab'];
  return [home.yearBuilt < 1915 && random.chance(0.4) ? 'Brick/Mortar' : 'Concrete Perimeter'];
}

function lotOf(home: Home, parcel: Parcel, district: District, random: Random): string[] {
  if (home.lotSqft === 0) return [];
  const list: string[] = [];
  if (district.character === 'rural')
    list.push(
      draw(random, [
        ['Pasture', 26],
        ['Many Trees', 30],
        ['Open Lot', 20],
        ['Wooded', 24],
      ]),
    );
  else
    list.push(
      draw(random, [
        ['Level', district.character === 'hillside' ? 8 : 60],
        ['Gentle Sloping', 24],
        ['Sloped Down', district.character === 'hillside' ? 34 : 4],
      ]),
    );
  if (random.chance(0.34)) list.push('Landscaped');
  if (parcel.streetSuffix === 'Ct' || parcel.streetSuffix === 'Cir' || parcel.streetSuffix === 'Pl') {
    if (random.chance(0.35)) list.push('Cul-De-Sac');
  } else if (random.chance(0.12)) list.push('Corner Lot');
  if (parcel.transitDistanceM < 350) list.push('Near Public Transit');
  if (parcel.parkDistanceM < 60) list.push('Greenbelt');
  if (home.waterfront) list.push('Waterfront');
  if (home.view !== 'none') list.push('Views');
  if (random.chance(0.12)) list.push('Sprinklers In Front', 'Sprinklers In Rear');
  if (home.type === 'Single Family Residence' && random.chance(0.4)) list.push('Back Yard');
  return list;
}

function parkingOf(home: Home, random: Random): string[] {
  const charger = home.effectiveYear > 2012 && random.chance(0.2) ? ['Electric Vehicle Charging Station(s)'] : [];
  if (home.garage === 'structure')
    return [home.yearBuilt > 1985 ? 'Underground' : 'Assigned', 'Assigned', 'Secured', ...charger].filter(
      (value, index, all) => all.indexOf(value) === index,
    );
  if (home.garage === 'carport') return [random.chance(0.5) ? 'Attached Carport' : 'Detached Carport', 'Driveway'];
  if (home.garage === 'attached')
    return ['Attached', 'Garage', 'Driveway', ...(random.chance(0.4) ? ['Garage Door Opener'] : []), ...charger];
  if (home.garage === 'detached') return ['Detached', 'Garage', random.chance(0.4) ? 'Alley Access' : 'Driveway', ...charger];
  if (home.type === 'Condominium' || random.chance(0.45)) return ['On Street'];
  return [
    random.chance(0.6) ? 'Driveway' : 'Off Street',
    ...(home.lotSqft > 30_000 && random.chance(0.4) ? ['RV Access/Parking'] : []),
  ];
}

function patioOf(home: Home, random: Random): string[] {
  if (home.type === 'Condominium') return [];
  const list: string[] = [];
  const porchStyle =
    home.style === 'Craftsman' ||
    home.style === 'Bungalow' ||
    home.style === 'Farmhouse' ||
    home.style === 'Victorian' ||
    home.style === 'Queen Anne';
  if (porchStyle && random.chance(0.75)) list.push(random.chance(0.12) ? 'Wrap Around' : 'Front Porch');
  if (random.chance(0.42)) list.push('Deck');
  else if (random.chance(0.55)) list.push('Patio');
  if (list.length > 0 && random.chance(0.24)) list.push('Covered');
  return list;
}

function waterfrontOf(home: Home, random: Random): string[] {
  if (!home.waterfront || home.waterKind === null) return [];
  return [WATER_FRONT[home.waterKind], ...(home.waterKind !== 'creek' && random.chance(0.35) ? ['Beach Access'] : [])];
}

function viewOf(home: Home): string[] {
  const water = home.waterKind === null ? 'Water' : WATER_VIEW[home.waterKind];
  switch (home.view) {
    case 'none':
      return [];
    case 'territorial':
      return ['Territorial'];
    case 'park':
      return ['Park/Greenbelt'];
    case 'city':
      return ['City', 'Skyline'];
    case 'mountain':
      return ['Mountain(s)'];
    case 'water':
      return water === 'Water' ? ['Water'] : ['Water', water];
    case 'panoramic':
      return ['Panoramic', 'City', 'Mountain(s)'];
  }
}

function structureOf(home: Home): string[] {
  switch (home.type) {
    case 'Single Family Residence':
      return ['House'];
    case 'Manufactured Home':
      return ['Manufactured House'];
    case 'Condominium':
      return ['Multi Family'];
    case 'Multi Family':
      return ['Multi Family'];
    default:
      return [home.type];
  }
}
