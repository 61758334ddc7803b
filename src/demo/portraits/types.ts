export const ARCHITECTURAL_STYLES = [
  'Craftsman',
  'Colonial',
  'Modern',
  'Farmhouse',
  'Victorian',
  'Tudor',
  'Mediterranean',
  'Ranch',
  'Townhouse',
  'Condo Tower',
  'Mid-Century Modern',
  'Cape Cod',
  'Contemporary',
  'Duplex',
] as const;

export type ArchitecturalStyle = (typeof ARCHITECTURAL_STYLES)[number];

export const ROOM_TYPES = [
  'front',
  'living',
  'kitchen',
  'dining',
  'primary-bedroom',
  'second-bedroom',
  'bathroom',
  'office',
  'back-yard',
  'balcony',
  'pool',
  'garage',
  'view',
  'aerial',
  'street',
  'floor-plan',
] as const;

export type RoomType = (typeof ROOM_TYPES)[number];

export type HomeView = 'none' | 'water' | 'mountain' | 'city' | 'park';

export type WallMaterial = 'clapboard' | 'shingle' | 'brick' | 'stone' | 'stucco' | 'board-and-batten' | 'wood' | 'panel';

/** The facts that a home's pictures must match. */
export interface HomeFacts {
  /** Any text; the same seed and facts always give the same pictures. */
  seed: string;
  style: ArchitecturalStyle;
  /** Stories of the home, or of the unit for a condominium. */
  stories: number;
  yearBuilt: number;
  garageSpaces: number;
  pool: boolean;
  view: HomeView;
  fireplace: boolean;
  lotSqft: number;
  livingAreaSqft: number;
  bedrooms: number;
  bathrooms: number;
  /** 1 (needs work) to 5 (as new). */
  condition: 1 | 2 | 3 | 4 | 5;
  waterfront: boolean;
  /** Main wall material; chosen to suit the style when absent. */
  siding?: WallMaterial;
  /** Stories of the whole building, for a condominium tower. */
  buildingFloors?: number;
}

export interface PlannedPortrait {
  room: RoomType;
  caption: string;
}

export const PORTRAIT_WIDTH = 1600;

export const PORTRAIT_HEIGHT = 1067;
