import { onlyLetters } from './only-letters.ts';
/** The vocabulary's words for kinds of homes, each with the RESO PropertySubType values that it means. */
export const HOME_TYPES = {
  single_family: ['Single Family Residence', 'Cabin'],
  condo: ['Condominium'],
  townhouse: ['Townhouse'],
  multi_family: ['Duplex', 'Triplex', 'Quadruplex', 'Multi Family'],
  co_op: ['Stock Cooperative', 'Own Your Own', 'Co-Ownership'],
  manufactured: ['Manufactured Home', 'Manufactured On Land', 'Mobile Home'],
  land: ['Unimproved Land'],
  farm: ['Farm', 'Ranch', 'Agriculture'],
  apartment: ['Apartment', 'Condominium', 'Stock Cooperative'],
} as const satisfies Record<string, readonly string[]>;

export type HomeType = keyof typeof HOME_TYPES;

export const HOME_TYPE_WORDS = Object.keys(HOME_TYPES) as [HomeType, ...HomeType[]];

/** What fields and chips call a type, in the order in which people choose. */
export const HOME_TYPE_LABELS: Record<HomeType, string> = {
  single_family: 'House',
  townhouse: 'Townhouse',
  condo: 'Condo',
  multi_family: 'Multi-family',
  co_op: 'Co-op',
  apartment: 'Apartment',
  manufactured: 'Manufactured home',
  land: 'Land',
  farm: 'Farm or ranch',
};

/** So many homes of a type, in a sentence: "12 houses". */
export const HOME_TYPE_NOUNS: Record<HomeType, readonly [one: string, many: string]> = {
  single_family: ['house', 'houses'],
  condo: ['condo', 'condos'],
  townhouse: ['townhouse', 'townhouses'],
  multi_family: ['multi-family home', 'multi-family homes'],
  co_op: ['co-op', 'co-ops'],
  manufactured: ['manufactured home', 'manufactured homes'],
  land: ['lot', 'lots'],
  farm: ['farm', 'farms'],
  apartment: ['apartment', 'apartments'],
};

const OTHER_SUB_TYPES = [
  'Boat Slip',
  'Business',
  'Deeded Parking',
  'Hotel/Motel',
  'Industrial',
  'Mixed Use',
  'Mobile Home Park',
  'Office',
  'Retail',
  'Tenancy in Common',
  'Timeshare',
  'Warehouse',
];

const SPELLINGS: Record<string, readonly string[]> = {
  house: HOME_TYPES.single_family,
  singlefamilyhome: HOME_TYPES.single_family,
  townhome: HOME_TYPES.townhouse,
  coop: HOME_TYPES.co_op,
  mobilehome: HOME_TYPES.manufactured,
  lot: HOME_TYPES.land,
};

const subTypesByLetters = new Map<string, readonly string[]>([
  ...Object.entries(SPELLINGS),
  ...Object.entries(HOME_TYPES).map(([word, subTypes]) => [onlyLetters(word), subTypes] as const),
  // An exact PropertySubType means itself alone, also where a word is spelled the same.
  ...[...Object.values(HOME_TYPES).flat(), ...OTHER_SUB_TYPES].map((subType) => [onlyLetters(subType), [subType]] as const),
]);

/**
 * The PropertySubType values that a list of words or values means. `farm`, `apartment` in small letters are words,
 * `Farm`, `Apartment` are values. PropertySubType is open: unknown values are kept as they are.
 */
export function toSubTypes(wordsOrValues: readonly string[]): string[] {
  const subTypes = wordsOrValues.flatMap((word): readonly string[] => {
    const asWord = Object.hasOwn(HOME_TYPES, word) ? HOME_TYPES[word as HomeType] : undefined;
    return asWord ?? subTypesByLetters.get(onlyLetters(word)) ?? [word];
  });
  return [...new Set(subTypes)];
}

/** The word for a PropertySubType, if it has one. */
export function toHomeType(subType: string): HomeType | undefined {
  for (const [word, subTypes] of Object.entries(HOME_TYPES)) {
    if ((subTypes as readonly string[]).includes(subType)) return word as HomeType;
  }
  return undefined;
}
