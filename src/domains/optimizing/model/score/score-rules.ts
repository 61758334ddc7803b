/** The parts of a score and their points: 100 together. */
export const SCORE_PARTS = {
  facts: { label: 'Facts', points: 20 },
  photos: { label: 'Photos', points: 25 },
  description: { label: 'Description', points: 20 },
  title: { label: 'Title', points: 10 },
  price: { label: 'Price', points: 15 },
  extras: { label: 'Plan and tour', points: 5 },
  access: { label: 'Fresh and easy to visit', points: 5 },
} as const;
export type ScorePart = keyof typeof SCORE_PARTS;
export const SCORE_PART_NAMES = Object.keys(SCORE_PARTS) as [ScorePart, ...ScorePart[]];

/** Facts that buyers filter by, besides those that a kind of home needs. */
export const FILTERED_FACTS = [
  'Heating',
  'Cooling',
  'ParkingFeatures',
  'Appliances',
  'Flooring',
  'LaundryFeatures',
  'PatioAndPorchFeatures',
  'Roof',
  'ConstructionMaterials',
  'InteriorFeatures',
] as const;
export const FILTERED_FACTS_OF_LAND = ['Topography', 'RoadSurfaceType', 'WaterSource', 'Sewer', 'LotFeatures', 'View'] as const;

/** Rooms that a listing shows at least, each by the tags that count as it (the five-room rule of boards). */
export const FIVE_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'the front': ['Front of Structure'],
  'the kitchen': ['Kitchen'],
  'a bath': ['Bathroom', 'Master Bathroom'],
  'the living area': ['Living Room', 'Family Room', 'Great Room'],
  'the back': ['Back of Structure', 'Yard', 'Patio', 'Deck', 'Garden'],
};
export const VIEWS_OF_LAND: Readonly<Record<string, readonly string[]>> = {
  'the lot': ['Lot'],
  'the lot from above': ['Aerial View'],
  'the view': ['View'],
  'a plat map': ['Plat Map', 'Map'],
};
/** Of a unit in a building, nobody expects the back. */
export const ROOMS_OF_UNITS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(FIVE_ROOMS).filter(([name]) => name !== 'the back')),
  'the building or the view': ['Back of Structure', 'Balcony', 'Patio', 'View', 'Lobby', 'Community', 'Deck'],
};

export const LIMITS = {
  /** More photos add no points. */
  photos: 20,
  /** Words of a description with all its points. No study found more to help beyond the second. */
  words: { from: 100, to: 250, none: 450 },
  /** Different supported claims in 100 words. */
  factsIn100Words: 8,
  /** Flesch–Kincaid grades with all points, and how far off none are left. */
  grade: { from: 6, to: 9, off: 5 },
  title: { from: 30, best: 60, to: 80 },
  titleFacts: 2,
  /** A price this far outside the range has no points left. */
  outsideRange: 0.1,
  daysFresh: 30,
  daysToOpenHouse: 21,
} as const;

/** Words that say nothing. */
export const FILLER =
  /\b(?:must[- ]see|don.t miss|won.t last|rare opportunity|look no further|boasts?|nestled|welcome home|hurry|act fast|priced to sell|one of a kind|truly|very|really|absolutely|simply|just waiting)\b/gi;
/** Four capitals in a row that no abbreviation of the trade has. */
export const SHOUTING = /\b(?!HVAC\b|USDA\b|LEED\b|FSBO\b|STAR\b|ENERGY\b)[A-Z]{4,}\b/g;
