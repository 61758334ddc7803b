import type { ArchitecturalStyle, HomeFacts, HomeView, WallMaterial } from '#demo/portraits/types.ts';
import type { PortraitSubject } from '#domains/listings/server/index.ts';
import type { Home, HomeStyle, HomeType, ViewKind } from './types.ts';
import { HOME_STYLES, HOME_TYPES } from './types.ts';

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
  return {
    seed: `${home.parcelNumber}/${home.unitNumber ?? ''}`,
    style: styleOf(home.type, home.style, home.stories, home.yearBuilt),
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
    ...sidingOf(materials),
    ...(home.buildingFloors === null ? {} : { buildingFloors: home.buildingFloors }),
  };
}

/** The same, read back from a stored listing; only the condition is coarser, because a record does not rate it. */
export function portraitFactsOfListing(subject: PortraitSubject): HomeFacts {
  const list = (name: string): string[] => {
    const value = subject.features[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  };
  const type = HOME_TYPES.find((candidate) => candidate === subject.propertySubType) ?? 'Single Family Residence';
  const style = HOME_STYLES.find((candidate) => candidate === list('ArchitecturalStyle')[0]) ?? 'Traditional';
  const isTower = type === 'Condominium';
  const stories = isTower ? 1 : (subject.storiesTotal ?? 1);
  const yearBuilt = subject.yearBuilt ?? 1990;
  return {
    seed: `${subject.parcelNumber ?? subject.sourceListingKey}/${subject.unitNumber ?? ''}`,
    style: styleOf(type, style, stories, yearBuilt),
    stories,
    yearBuilt,
    garageSpaces: isTower ? 0 : (subject.garageSpaces ?? 0),
    pool: subject.poolPrivateYN ?? false,
    view: viewOf(list('View')),
    fireplace: subject.fireplaceYN ?? false,
    lotSqft: subject.lotSizeSqft ?? 0,
    livingAreaSqft: subject.livingAreaSqft ?? 1500,
    bedrooms: subject.bedroomsTotal ?? 0,
    bathrooms: subject.bathroomsTotalInteger ?? 1,
    condition: conditionOf(list('PropertyCondition'), subject.facts['YearBuiltEffective']),
    waterfront: subject.waterfrontYN ?? false,
    ...sidingOf(list('ConstructionMaterials')),
    ...(isTower && subject.storiesTotal !== null ? { buildingFloors: subject.storiesTotal } : {}),
  };
}

function sidingOf(materials: readonly string[]): Pick<HomeFacts, 'siding'> {
  const siding = materials.map((value) => SIDINGS[value]).find((value) => value !== undefined);
  return siding === undefined ? {} : { siding };
}

function viewOf(views: readonly string[]): HomeView {
  if (views.includes('Water')) return 'water';
  if (views.includes('City')) return 'city';
  if (views.includes('Mountain(s)')) return 'mountain';
  return views.includes('Park/Greenbelt') ? 'park' : 'none';
}

function conditionOf(conditions: readonly string[], effectiveYear: unknown): HomeFacts['condition'] {
  if (conditions.includes('Fixer')) return 2;
  if (conditions.length > 0) return 5;
  return typeof effectiveYear === 'number' && effectiveYear >= 2008 ? 4 : 3;
}

function styleOf(type: HomeType, style: HomeStyle, stories: number, yearBuilt: number): ArchitecturalStyle {
  switch (type) {
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
      if (style === 'Traditional' && stories >= 2) return 'Colonial';
      return style === 'Split Level' && yearBuilt >= 1980 ? 'Contemporary' : STYLES[style];
  }
}
