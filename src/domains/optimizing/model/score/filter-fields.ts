/** Fields that hold what a filter of the search asks for; traits of the search come with the fields they are read from. */
export const FIELDS_OF_FILTERS: Readonly<Record<string, readonly string[]>> = {
  bedsMin: ['BedroomsTotal'],
  bedsMax: ['BedroomsTotal'],
  bathsMin: ['BathroomsFull'],
  bathsMax: ['BathroomsFull'],
  bathsFullMin: ['BathroomsFull'],
  bathsHalfMin: ['BathroomsHalf'],
  livingAreaMin: ['LivingArea'],
  livingAreaMax: ['LivingArea'],
  lotSizeMin: ['LotSizeSquareFeet'],
  lotSizeMax: ['LotSizeSquareFeet'],
  yearBuiltMin: ['YearBuilt'],
  yearBuiltMax: ['YearBuilt'],
  types: ['PropertySubType'],
  hoaMax: ['AssociationFee'],
  noHoa: ['AssociationYN'],
  garageMin: ['GarageSpaces'],
  storiesMin: ['StoriesTotal'],
  storiesMax: ['StoriesTotal'],
  taxMax: ['TaxAnnualAmount'],
  pool: ['PoolFeatures'],
  waterfront: ['WaterfrontYN'],
  view: ['View'],
  fireplace: ['FireplacesTotal'],
  virtualTour: ['VirtualTourURLUnbranded'],
  tour: ['VirtualTourURLUnbranded'],
};

/** How a trait is named among counted filters: `features:air_conditioning`. */
export const TRAIT_FILTER = 'features:';

export interface AskedField {
  field: string;
  /** Of the people who filtered, how many asked for it, in percent; null in the usual list. */
  percent: number | null;
}

/** Days of searches that count, people that a list of one's own needs, and the fewest that a figure may stand for. */
export const ASKED_DAYS = 90;
export const FEWEST_SEARCHERS = 50;
export const FEWEST_IN_FIGURE = 5;
const MOST_FIELDS = 16;

/**
 * Fields that people here filter by, what most ask for first. A field that several filters ask for takes the largest of their
 * counts, since the same people may use them together. Null while too few people have filtered.
 */
export function rankFields(
  counts: ReadonlyMap<string, number>,
  people: number,
  fieldsOfTrait: (trait: string) => readonly string[],
  isField: (field: string) => boolean,
): AskedField[] | null {
  if (people < FEWEST_SEARCHERS) return null;
  const asked = new Map<string, number>();
  for (const [name, count] of counts) {
    if (count < FEWEST_IN_FIGURE) continue;
    const fields = name.startsWith(TRAIT_FILTER)
      ? fieldsOfTrait(name.slice(TRAIT_FILTER.length)).slice(0, 1)
      : Object.hasOwn(FIELDS_OF_FILTERS, name)
        ? (FIELDS_OF_FILTERS[name] ?? [])
        : [];
    for (const field of fields) if (isField(field)) asked.set(field, Math.max(asked.get(field) ?? 0, count));
  }
  return [...asked]
    .map(([field, count]) => ({ field, percent: Math.min(100, Math.round((count / people) * 100)) }))
    .toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0) || a.field.localeCompare(b.field, 'en'))
    .slice(0, MOST_FIELDS);
}
