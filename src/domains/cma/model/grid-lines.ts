/** Lines of the grid that are only described in words and adjusted by hand. No market here has rates for them. */
export const WORD_LINES = {
  ownership: 'Ownership',
  design: 'Design (style)',
  utility: 'Functional utility',
  heating: 'Heating and cooling',
  energy: 'Energy',
  porch: 'Porch, patio, deck',
  other: 'Other',
} as const;
export type WordLine = keyof typeof WORD_LINES;

/** Lines with a rate per unit of difference, and what a unit is. */
export const UNIT_LINES = {
  livingArea: { label: 'Living area above grade', unit: 'sq ft' },
  lot: { label: 'Site', unit: 'sq ft of lot' },
  baths: { label: 'Bathrooms', unit: 'bath' },
  beds: { label: 'Bedrooms', unit: 'bedroom' },
  age: { label: 'Age', unit: 'year of effective age' },
  garage: { label: 'Garage', unit: 'space' },
  fireplace: { label: 'Fireplaces', unit: 'fireplace' },
  basement: { label: 'Finished basement', unit: 'sq ft' },
  pool: { label: 'Pool', unit: 'pool' },
  waterfront: { label: 'Waterfront', unit: 'waterfront' },
  floor: { label: 'Floor', unit: 'floor up' },
} as const;
export type UnitLine = keyof typeof UNIT_LINES;

/** Lines that are adjusted by level. */
export const LEVEL_LINES = { quality: 'Quality', condition: 'Condition', view: 'View' } as const;
export type LevelLine = keyof typeof LEVEL_LINES;

/** Lines about the sale. They come off first, each on what the line before left. */
const SALE_LINES = ['concessions', 'time', 'location'] as const;

/** Lines about the home itself. Each is adjusted by itself. */
export const HOME_LINES = [
  'ownership',
  'lot',
  'view',
  'waterfront',
  'floor',
  'design',
  'quality',
  'age',
  'condition',
  'beds',
  'baths',
  'livingArea',
  'basement',
  'utility',
  'heating',
  'energy',
  'garage',
  'porch',
  'fireplace',
  'pool',
  'other',
] as const;

/** The lines of the grid, in order. */
export const GRID_LINES = [...SALE_LINES, ...HOME_LINES] as const;
export type GridLine = (typeof GRID_LINES)[number];

export const GRID_LABELS: Record<GridLine, string> = {
  ...WORD_LINES,
  concessions: 'Concessions',
  time: 'Market conditions (time)',
  location: 'Location',
  lot: UNIT_LINES.lot.label,
  view: LEVEL_LINES.view,
  waterfront: UNIT_LINES.waterfront.label,
  floor: UNIT_LINES.floor.label,
  quality: LEVEL_LINES.quality,
  age: UNIT_LINES.age.label,
  condition: LEVEL_LINES.condition,
  beds: UNIT_LINES.beds.label,
  baths: UNIT_LINES.baths.label,
  livingArea: UNIT_LINES.livingArea.label,
  basement: UNIT_LINES.basement.label,
  garage: UNIT_LINES.garage.label,
  fireplace: UNIT_LINES.fireplace.label,
  pool: UNIT_LINES.pool.label,
};

/** Whether a line is only described in words and adjusted by hand. */
export function isWordLine(line: GridLine): line is WordLine {
  return line in WORD_LINES;
}
