import { dictionary } from './dictionary.ts';

const NAMES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** The states, the District of Columbia, and the territories from which homes are listed. */
export const REGION_NAMES = { ...NAMES, PR: 'Puerto Rico', VI: 'U.S. Virgin Islands' } as const;

/** The states and the District of Columbia, by their postal letters. */
export const STATE_NAMES = dictionary<string>(NAMES);

export const STATE_LETTERS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** For fields where one is chosen. */
export const STATE_CHOICES = Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label }));

const BY_NAME = new Map(Object.entries(STATE_NAMES).map(([letters, name]) => [name.toLowerCase(), letters]));

/** A pattern of all names of states, longest first, for use inside another pattern. */
export const STATE_NAME_PATTERN = Object.values(STATE_NAMES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', String.raw`\s`);

export const STATE_LETTERS_PATTERN = STATE_LETTERS.join('|');

/** The letters of a state given by name or letters; undefined for anything else. */
export function readState(text: string): string | undefined {
  const tidy = text.replaceAll(/\s+/g, ' ').trim();
  return BY_NAME.get(tidy.toLowerCase()) ?? (STATE_NAMES[tidy] === undefined ? undefined : tidy);
}
