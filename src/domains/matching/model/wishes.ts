import type { TraitName } from '#domains/listings/contract.ts';

/** A feature a buyer may wish for or want to avoid. Facts of buildings and lots only. */
export interface Wish {
  label: string;
  group: WishGroup;
  /** The RESO fields that say so, each with the values that mean yes. A field that is present without them means no. */
  tells: Readonly<Record<string, readonly string[]>>;
  /** A yes/no column of the listing that also says so. */
  flag?: 'pool' | 'waterfront' | 'view' | 'fireplace' | 'newConstruction';
  /** The feature by which a search finds it. */
  trait?: TraitName;
}

export const WISH_GROUPS = ['Inside', 'Outside', 'Parking and energy', 'Building and lot'] as const;
export type WishGroup = (typeof WISH_GROUPS)[number];

/** Every feature that a buyer may wish for, by its key in a profile. */
export const WISHES = {
  homeOffice: { label: 'Home office', group: 'Inside', trait: 'home_office', tells: { RoomType: ['Office', 'Den'] } },
  fireplace: { label: 'Fireplace', group: 'Inside', tells: {}, flag: 'fireplace' },
  airConditioning: {
    label: 'Air conditioning',
    group: 'Inside',
    trait: 'air_conditioning',
    tells: { Cooling: ['Central Air', 'Ductless', 'Heat Pump', 'Wall/Window Unit(s)'] },
  },
  hardwood: {
    label: 'Hardwood floors',
    group: 'Inside',
    trait: 'hardwood_floors',
    tells: { Flooring: ['Hardwood', 'Engineered Hardwood'] },
  },
  kitchenIsland: {
    label: 'Kitchen island',
    group: 'Inside',
    tells: { InteriorFeatures: ['Kitchen Island'] },
  },
  highCeilings: {
    label: 'High ceilings',
    group: 'Inside',
    trait: 'high_ceilings',
    tells: { InteriorFeatures: ['High Ceilings', 'Vaulted Ceiling(s)', 'Beamed Ceilings'] },
  },
  laundryRoom: {
    label: 'Laundry room',
    group: 'Inside',
    trait: 'laundry_in_home',
    tells: { RoomType: ['Laundry', 'Utility Room'] },
  },
  finishedBasement: {
    label: 'Finished basement',
    group: 'Inside',
    trait: 'finished_basement',
    tells: { Basement: ['Finished', 'Partially Finished'] },
  },
  guestQuarters: {
    label: 'Separate living quarters',
    group: 'Inside',
    trait: 'in_law_layout',
    tells: { InteriorFeatures: ['In-Law Floorplan'] },
  },
  stepFreeEntry: {
    label: 'Step-free entry',
    group: 'Inside',
    trait: 'step_free_entrance',
    tells: { AccessibilityFeatures: ['Accessible Entrance', 'Accessible Approach with Ramp'] },
  },
  pool: { label: 'Private pool', group: 'Outside', tells: {}, flag: 'pool' },
  view: { label: 'View', group: 'Outside', tells: {}, flag: 'view' },
  waterfront: { label: 'Waterfront', group: 'Outside', tells: {}, flag: 'waterfront' },
  deckOrPatio: {
    label: 'Deck or patio',
    group: 'Outside',
    trait: 'deck_or_patio',
    tells: { PatioAndPorchFeatures: ['Deck', 'Patio', 'Covered'] },
  },
  fencedYard: {
    label: 'Fenced yard',
    group: 'Outside',
    trait: 'fenced_yard',
    tells: { Fencing: ['Full', 'Back Yard', 'Wood', 'Vinyl', 'Chain Link', 'Split Rail'] },
  },
  garden: { label: 'Garden', group: 'Outside', trait: 'garden', tells: { ExteriorFeatures: ['Garden'] } },
  balcony: { label: 'Balcony', group: 'Outside', trait: 'balcony', tells: { ExteriorFeatures: ['Balcony'] } },
  attachedGarage: {
    label: 'Attached garage',
    group: 'Parking and energy',
    trait: 'attached_garage',
    tells: { ParkingFeatures: ['Attached'] },
  },
  evCharging: {
    label: 'EV charging',
    group: 'Parking and energy',
    trait: 'ev_charging',
    tells: { ParkingFeatures: ['Electric Vehicle Charging Station(s)'] },
  },
  heatPump: {
    label: 'Heat pump',
    group: 'Parking and energy',
    trait: 'heat_pump',
    tells: { Heating: ['Heat Pump'], Cooling: ['Heat Pump'] },
  },
  newConstruction: {
    label: 'New construction',
    group: 'Building and lot',
    tells: {},
    flag: 'newConstruction',
  },
  elevator: {
    label: 'Elevator',
    group: 'Building and lot',
    trait: 'elevator',
    tells: { AssociationAmenities: ['Elevator(s)'], InteriorFeatures: ['Elevator'] },
  },
  fitnessCenter: {
    label: 'Shared gym',
    group: 'Building and lot',
    tells: { AssociationAmenities: ['Fitness Center'] },
  },
  cornerLot: { label: 'Corner lot', group: 'Building and lot', tells: { LotFeatures: ['Corner Lot'] } },
  petsAllowed: {
    label: 'Pets allowed',
    group: 'Building and lot',
    trait: 'pets_allowed',
    tells: { PetsAllowed: ['Yes', 'Cats OK', 'Dogs OK', 'Number Limit', 'Size Limit'] },
  },
  septicTank: { label: 'Septic tank', group: 'Building and lot', trait: 'septic', tells: { Sewer: ['Septic Tank'] } },
  fixer: {
    label: 'Fixer-upper condition',
    group: 'Building and lot',
    trait: 'fixer_upper',
    tells: { PropertyCondition: ['Fixer'] },
  },
} as const satisfies Record<string, Wish>;

export type WishKey = keyof typeof WISHES;
export const WISH_KEYS = Object.keys(WISHES) as [WishKey, ...WishKey[]];

/** The multi-value RESO fields that any wish reads. */
export const WISH_FIELDS: readonly string[] = [
  ...new Set(WISH_KEYS.flatMap((key) => Object.keys((WISHES[key] satisfies Wish).tells))),
];

export type WishFlags = Record<NonNullable<Wish['flag']>, boolean | null>;

/** What a listing says about a wish: null if it says nothing either way. */
export function readWish(key: WishKey, flags: WishFlags, features: Readonly<Record<string, readonly string[]>>): boolean | null {
  const wish: Wish = WISHES[key];
  let answer = wish.flag === undefined ? null : flags[wish.flag];
  for (const [field, values] of Object.entries(wish.tells)) {
    const told = features[field];
    if (told === undefined || told.length === 0) continue;
    answer = answer === true || told.some((value) => values.includes(value));
  }
  return answer;
}

/** A label within a sentence: "home office", but "EV charging". */
export function wishWords(key: WishKey): string {
  const { label } = WISHES[key];
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
