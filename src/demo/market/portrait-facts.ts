import type { ArchitecturalStyle, HomeFacts, HomeView, WallMaterial } from '#demo/portraits/types.ts';
import type { Home, HomeStyle, ViewKind } from './types.ts';

const STYLES: Readonly<Record<HomeStyle, ArchitecturalStyle>> = {
  Bungalow: 'Craftsman',
  'Cape Cod': 'Cape Cod',
  Colonial: 'Colonial',
  Contemporary: 'Contemporary',
  Craftsman: 'Craftsman',
  Farmhouse: 'Farmhouse',
  Mediterranean: 'Mediterranean',
  'Mid-Century Modern': 'Mid-Century Modern',
  Modern: 'Modern',
  'Queen Anne': 'Victorian',
  Ranch: 'Ranch',
  'Split Level': 'Ranch',
  Traditional: 'Cape Cod',
  Tudor: 'Tudor',
  Victorian: 'Victorian',
};
const VIEWS: Readonly<Record<ViewKind, HomeView>> = {
  none: 'none',
  territorial: 'none',
  park: 'park',
  city: 'city',
  mountain: 'mountain',
  water: 'water',
  panoramic: 'city',
};
/** From the appraisal scale (C1 is best) to the painter's (5 is best). */
const CONDITIONS = { 1: 5, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 } as const;
const SIDINGS: Readonly<Record<string, WallMaterial>> = {
  Brick: 'brick',
  'Brick Veneer': 'brick',
  Stucco: 'stucco',
  'Shingle Siding': 'shingle',
  'Wood Siding': 'clapboard',
  Clapboard: 'clapboard',
  'Lap Siding': 'clapboard',
  'Vinyl Siding': 'clapboard',
  'Board & Batten Siding': 'board-and-batten',
  Cedar: 'wood',
  'Fiber Cement': 'panel',
  Concrete: 'panel',
};

/** What the pictures of a home must agree with; `materials` are its RESO ConstructionMaterials, where they are known. */
export function portraitFacts(home: Home, materials: readonly string[] = []): HomeFacts {
  const siding = materials.map((value) => SIDINGS[value]).find((value) => value !== undefined);
  return {
    seed: `${home.parcelNumber}/${home.unitNumber ?? ''}`,
    style: styleOf(home),
    stories: home.stories,
    yearBuilt: home.yearBuilt,
    garageSpaces: home.garage === 'attached' || home.garage === 'detached' ? home.garageSpaces : 0,
    pool: home.pool,
    view: VIEWS[home.view],
    fireplace: home.fireplaces > 0,
    lotSqft: home.lotSqft,
    livingAreaSqft: home.livingAreaSqft,
    bedrooms: home.bedrooms,
    bathrooms: home.bathsFull + home.bathsHalf,
    condition: CONDITIONS[home.condition],
    waterfront: home.waterfront,
    ...(siding === undefined ? {} : { siding }),
    ...(home.buildingFloors === null ? {} : { buildingFloors: home.buildingFloors }),
  };
}

function styleOf(home: Home): ArchitecturalStyle {
  switch (home.type) {
    case 'Condominium':
      return 'Condo Tower';
    case 'Townhouse':
      return 'Townhouse';
    case 'Duplex':
    case 'Triplex':
    case 'Quadruplex':
    case 'Multi Family':
      return 'Duplex';
    case 'Manufactured Home':
      return 'Ranch';
    case 'Single Family Residence':
      return home.style === 'Traditional' && home.stories >= 2
        ? 'Colonial'
        : home.style === 'Split Level' && home.yearBuilt >= 1980
          ? 'Contemporary'
          : STYLES[home.style];
  }
}
