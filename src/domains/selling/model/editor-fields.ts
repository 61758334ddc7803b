import { hasCardNumber, NO_CARD_NUMBERS } from '#lib/card-number.ts';
import { isDay } from '#lib/calendar.ts';
import { FACT_FIELDS, type FactField, findRegion } from '#domains/listings/contract.ts';
import { LEAST_PRICE, MOST_DOLLARS } from './limits.ts';

/** The parts of the editor, in page order. Most are RESO's own groups. */
export const EDITOR_GROUPS = [
  'Basics',
  'Address',
  'Interior',
  'Exterior',
  'Lot',
  'Systems and utilities',
  'Parking',
  'Association',
  'Accessibility',
  'Energy',
  'Financial',
  'Description',
  'Showings',
  'Display',
] as const;
export type EditorGroup = (typeof EDITOR_GROUPS)[number];

export type FieldKind =
  | 'choice'
  | 'text'
  | 'lines'
  | 'integer'
  | 'number'
  | 'dollars'
  | 'boolean'
  | 'date'
  | 'list'
  | 'url'
  | 'urls';

/** One RESO field as people edit it. */
export interface EditorField {
  name: string;
  group: EditorGroup;
  label: string;
  kind: FieldKind;
  /** Values to choose from; those of a `list` are in `lookups.ts`. */
  options?: readonly string[];
  /** For a number, the smallest and largest value. For a text, `max` is the number of characters. */
  min?: number;
  max: number;
  unit?: string;
  hint?: string;
  /** Names a place. */
  isPlace?: boolean;
}

/** Kinds of home that people can list, as RESO PropertySubType, each with its PropertyType. */
export const LISTABLE_KINDS = {
  'Single Family Residence': 'Residential',
  Condominium: 'Residential',
  Townhouse: 'Residential',
  Duplex: 'Residential Income',
  Triplex: 'Residential Income',
  Quadruplex: 'Residential Income',
  'Stock Cooperative': 'Residential',
  'Manufactured Home': 'Residential',
  Cabin: 'Residential',
  Farm: 'Farm',
  'Unimproved Land': 'Land',
} as const;
export type ListableKind = keyof typeof LISTABLE_KINDS;
export const isListableKind = (value: unknown): value is ListableKind => typeof value === 'string' && value in LISTABLE_KINDS;

/** Maximum characters in a description: what most boards allow. */
export const MOST_REMARKS = 4000;
const LONGEST_ADDRESS = 1000;
const MOST_VIDEOS = 5;
const CENTURY_OF_FIRST_HOMES = 1600;

const shared = { max: 100 } as const;

const OWN_FIELDS: readonly EditorField[] = [
  {
    name: 'PropertySubType',
    group: 'Basics',
    label: 'Kind of home',
    kind: 'choice',
    options: Object.keys(LISTABLE_KINDS),
    ...shared,
  },
  { name: 'ListPrice', group: 'Basics', label: 'List price', kind: 'dollars', min: LEAST_PRICE, max: MOST_DOLLARS, unit: '$' },
  { name: 'BedroomsTotal', group: 'Basics', label: 'Bedrooms', kind: 'integer', min: 0, max: 50 },
  { name: 'BathroomsFull', group: 'Basics', label: 'Full baths', kind: 'integer', min: 0, max: 50 },
  { name: 'BathroomsHalf', group: 'Basics', label: 'Half baths', kind: 'integer', min: 0, max: 20 },
  { name: 'LivingArea', group: 'Basics', label: 'Living area', kind: 'integer', min: 100, max: 100_000, unit: 'sq ft' },
  { name: 'LotSizeSquareFeet', group: 'Basics', label: 'Lot', kind: 'integer', min: 100, max: 500_000_000, unit: 'sq ft' },
  { name: 'YearBuilt', group: 'Basics', label: 'Year built', kind: 'integer', min: CENTURY_OF_FIRST_HOMES, max: 2200 },
  { name: 'StoriesTotal', group: 'Basics', label: 'Stories', kind: 'integer', min: 1, max: 100 },
  { name: 'NewConstructionYN', group: 'Basics', label: 'New construction', kind: 'boolean', ...shared },

  { name: 'StreetNumber', group: 'Address', label: 'Number', kind: 'text', max: 25 },
  { name: 'StreetDirPrefix', group: 'Address', label: 'Direction before the name', kind: 'text', max: 15, hint: 'N, SW' },
  { name: 'StreetName', group: 'Address', label: 'Street', kind: 'text', max: 100 },
  { name: 'StreetSuffix', group: 'Address', label: 'Suffix', kind: 'text', max: 25, hint: 'Ave, Street' },
  { name: 'StreetDirSuffix', group: 'Address', label: 'Direction after the name', kind: 'text', max: 15 },
  { name: 'UnitNumber', group: 'Address', label: 'Unit', kind: 'text', max: 25 },
  { name: 'City', group: 'Address', label: 'City', kind: 'text', max: 100 },
  { name: 'StateOrProvince', group: 'Address', label: 'State', kind: 'text', max: 50, hint: 'WA' },
  { name: 'PostalCode', group: 'Address', label: 'ZIP code', kind: 'text', max: 10 },
  { name: 'CountyOrParish', group: 'Address', label: 'County', kind: 'text', max: 50 },
  { name: 'SubdivisionName', group: 'Address', label: 'Subdivision', kind: 'text', max: 100 },
  { name: 'ParcelNumber', group: 'Address', label: 'Parcel number', kind: 'text', max: 50 },
  { name: 'Latitude', group: 'Address', label: 'Latitude', kind: 'number', min: -90, max: 90, unit: '°' },
  { name: 'Longitude', group: 'Address', label: 'Longitude', kind: 'number', min: -180, max: 180, unit: '°' },

  { name: 'FireplaceYN', group: 'Interior', label: 'Fireplace', kind: 'boolean', ...shared },
  { name: 'PoolPrivateYN', group: 'Exterior', label: 'Private pool', kind: 'boolean', ...shared },
  { name: 'WaterfrontYN', group: 'Lot', label: 'On the waterfront', kind: 'boolean', ...shared },
  { name: 'ViewYN', group: 'Lot', label: 'Has a view', kind: 'boolean', ...shared },
  { name: 'GarageSpaces', group: 'Parking', label: 'Garage spaces', kind: 'integer', min: 0, max: 50 },
  {
    name: 'SeniorCommunityYN',
    group: 'Association',
    label: 'Qualified 55+ community',
    kind: 'boolean',
    hint: 'Only if the community meets the federal rules for older persons',
    ...shared,
  },
  {
    name: 'TaxAnnualAmount',
    group: 'Financial',
    label: 'Property tax per year',
    kind: 'dollars',
    min: 0,
    max: 10_000_000,
    unit: '$',
  },
  { name: 'TaxYear', group: 'Financial', label: 'Tax year', kind: 'integer', min: 1900, max: 2200 },

  {
    name: 'Headline',
    group: 'Description',
    label: 'Title',
    kind: 'text',
    max: 80,
    hint: 'One line above the description; 60 to 80 characters',
  },
  { name: 'PublicRemarks', group: 'Description', label: 'Description', kind: 'lines', max: MOST_REMARKS },
  {
    name: 'PrivateRemarks',
    group: 'Description',
    label: 'Private remarks',
    kind: 'lines',
    max: MOST_REMARKS,
    hint: 'Only for the people of this listing; buyers never see them',
  },
  {
    name: 'VirtualTourURLUnbranded',
    group: 'Description',
    label: 'Virtual tour without your name',
    kind: 'url',
    max: LONGEST_ADDRESS,
    hint: 'No name, logo or phone number in it: shown wherever the home is shown',
  },
  {
    name: 'VirtualTourURLBranded',
    group: 'Description',
    label: 'Virtual tour with your name',
    kind: 'url',
    max: LONGEST_ADDRESS,
    hint: 'Shown only on this site',
  },
  {
    name: 'VideoURLs',
    group: 'Description',
    label: 'Videos',
    kind: 'urls',
    max: MOST_VIDEOS,
    hint: `Up to ${MOST_VIDEOS} addresses, each on its own line`,
  },
  {
    name: 'ShowingInstructions',
    group: 'Showings',
    label: 'Showing instructions',
    kind: 'lines',
    max: 1000,
    hint: 'Only for the people of this listing',
  },

  {
    name: 'SellerDisplayName',
    group: 'Display',
    label: 'Name that buyers see',
    kind: 'text',
    max: 100,
    hint: 'Leave blank for the name on the owner’s account',
  },
  {
    name: 'SellerBrokerage',
    group: 'Display',
    label: 'Brokerage',
    kind: 'text',
    max: 100,
    hint: 'Name it if an agent sells the home. If blank, buyers see “For sale by owner”',
  },
  {
    name: 'SellerDisplayPhone',
    group: 'Display',
    label: 'Phone number that buyers see',
    kind: 'text',
    max: 40,
    hint: 'If blank, buyers message you here',
  },
  { name: 'InternetEntireListingDisplayYN', group: 'Display', label: 'Show this home on the web', kind: 'boolean', ...shared },
  { name: 'InternetAddressDisplayYN', group: 'Display', label: 'Show the address', kind: 'boolean', ...shared },
  {
    name: 'InternetAutomatedValuationDisplayYN',
    group: 'Display',
    label: 'Show automated estimates',
    kind: 'boolean',
    ...shared,
  },
  { name: 'InternetConsumerCommentYN', group: 'Display', label: 'Allow comments', kind: 'boolean', ...shared },
];

const FACT_KINDS: Record<FactField['kind'], Pick<EditorField, 'kind' | 'min' | 'max' | 'unit'>> = {
  list: { kind: 'list', max: 40 },
  text: { kind: 'text', max: 1024 },
  integer: { kind: 'integer', min: 0, max: 9999 },
  area: { kind: 'integer', min: 0, max: 10_000_000, unit: 'sq ft' },
  dollars: { kind: 'dollars', min: 0, max: MOST_DOLLARS, unit: '$' },
  year: { kind: 'integer', min: CENTURY_OF_FIRST_HOMES, max: 2200 },
  number: { kind: 'number', min: -9999, max: 9999 },
  boolean: { kind: 'boolean', max: 1 },
  date: { kind: 'date', max: 10 },
};

const FREQUENCIES = ['Annually', 'Semi-Annually', 'Quarterly', 'Monthly', 'Weekly', 'One Time'];

/** Texts with a closed list of values in RESO. */
const CHOICES: Readonly<Record<string, Pick<EditorField, 'kind' | 'options'>>> = {
  AssociationFeeFrequency: { kind: 'choice', options: FREQUENCIES },
  AssociationFee2Frequency: { kind: 'choice', options: FREQUENCIES },
  Furnished: { kind: 'choice', options: ['Furnished', 'Negotiable', 'Partially', 'Unfurnished'] },
};

/** Yes or no, beside a list that has the same name among the facts. */
const LABELS: Readonly<Record<string, string>> = {
  BasementYN: 'Has a basement',
  HeatingYN: 'Has heating',
  CoolingYN: 'Has cooling',
};

const isEditorGroup = (group: string | null): group is EditorGroup => EDITOR_GROUPS.some((one) => one === group);

const factFields = [...FACT_FIELDS].flatMap(([name, { group, label, kind, isPlace }]): EditorField[] =>
  isEditorGroup(group) ? [{ name, group, label: LABELS[name] ?? label, isPlace, ...FACT_KINDS[kind], ...CHOICES[name] }] : [],
);

/** Every field that people of a listing can edit, by its RESO name, in editor order. */
export const EDITOR_FIELDS: ReadonlyMap<string, EditorField> = new Map(
  EDITOR_GROUPS.flatMap((group) => [...OWN_FIELDS, ...factFields].filter((field) => field.group === group)).map((field) => [
    field.name,
    field,
  ]),
);

/** A field's possible values; null means empty. Dollars are decimal, areas are in square feet, dates are YYYY-MM-DD. */
export type EditorValue = string | number | boolean | string[] | null;
export type EditorFields = Readonly<Record<string, EditorValue>>;

export type ReadField = { value: EditorValue } | { problem: string };

/** Returns the value as the field stores it, or what is wrong with it and how to fix it. Never throws. */
export function readEditorField(name: string, value: unknown): ReadField {
  const field = EDITOR_FIELDS.get(name);
  if (field === undefined) return { problem: `No field is named ${name.slice(0, 80)}` };
  if (value === null || value === undefined || value === '') return { value: null };
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'dollars':
      return readNumber(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? { value } : { problem: 'Choose yes or no' };
    case 'list':
      return readList(field, value);
    case 'choice':
      return typeof value === 'string' && field.options?.includes(value) === true
        ? { value }
        : { problem: 'Choose one from the list' };
    case 'date':
      return typeof value === 'string' && isDay(value) ? { value } : { problem: 'Give a date such as 2027-05-31' };
    case 'url':
      return readUrl(field, value);
    case 'urls':
      return readUrls(field, value);
    default:
      return readText(field, value);
  }
}

function readNumber({ kind, min = 0, max, unit }: EditorField, value: unknown): ReadField {
  const say = (number: number) =>
    unit === '$' ? `$${number.toLocaleString('en-US')}` : number.toLocaleString('en-US', { useGrouping: number > 9999 });
  const isOutside = { problem: `Give a number from ${say(min)} to ${say(max)}` };
  if (typeof value !== 'number' || !Number.isFinite(value)) return isOutside;
  if (kind === 'integer' && !Number.isInteger(value)) return { problem: 'Give a whole number' };
  if (kind === 'dollars' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-4) return { problem: 'Give dollars and cents' };
  return value >= min && value <= max ? { value } : isOutside;
}

function readText({ name, kind, max }: EditorField, value: unknown): ReadField {
  if (typeof value !== 'string') return { problem: 'Give text' };
  if (value.length > max)
    return {
      problem: `Shorten this to ${max.toLocaleString('en-US')} characters: it has ${value.length.toLocaleString('en-US')}`,
    };
  const text = kind === 'lines' ? value.trim() : value.replaceAll(/\s+/g, ' ').trim();
  // Parcel numbers are as long as those of cards.
  if (kind === 'lines' && hasCardNumber(text)) return { problem: NO_CARD_NUMBERS };
  if (name === 'StateOrProvince' && text !== '') {
    const region = findRegion(text);
    return region === undefined ? { problem: 'Give a US state, such as WA' } : { value: region.code };
  }
  if (name === 'SellerDisplayName' && !/^[\p{L}\p{M} .,'’&-]*$/u.test(text)) return { problem: 'Give a name in letters' };
  if (name === 'SellerBrokerage' && (!/^[\p{L}\p{M}\d .,'’&/()-]*$/u.test(text) || /\d{5}/.test(text)))
    return { problem: 'Give the name of the brokerage' };
  if (name === 'SellerDisplayPhone' && text !== '' && !/^\+?[\d ().x-]{7,40}$/.test(text))
    return { problem: 'Give a phone number such as (303) 555-0142' };
  if (name === 'PostalCode' && text !== '' && !/^\d{5}(-\d{4})?$/.test(text))
    return { problem: 'Give a ZIP code of five digits' };
  return { value: text === '' ? null : text };
}

function readUrl(field: EditorField, value: unknown): ReadField {
  const read = readText(field, value);
  if ('problem' in read || read.value === null) return read;
  const url = URL.canParse(String(read.value)) ? new URL(String(read.value)) : undefined;
  if (url?.protocol !== 'https:') return { problem: 'Give an address that starts with https://' };
  if (url.username !== '' || url.password !== '') return { problem: 'Give an address without a name and password in it' };
  return isPublicHost(url)
    ? { value: url.href }
    : { problem: 'Give an address that buyers can open, such as https://my.matterport.com/…' };
}

// People type one a line.
function readUrls(field: EditorField, value: unknown): ReadField {
  const read = readList(field, typeof value === 'string' ? value.split('\n') : value, LONGEST_ADDRESS);
  if ('problem' in read || !Array.isArray(read.value)) return read;
  const urls = read.value.map((url) => readUrl({ ...field, max: LONGEST_ADDRESS }, url));
  const wrong = urls.find((url) => 'problem' in url);
  return (
    wrong ?? { value: [...new Set(urls.flatMap((url) => ('value' in url && url.value !== null ? [String(url.value)] : [])))] }
  );
}

/** Whether a name leads anywhere on the public internet: a number, or a name of one's own network, does not. */
const isPublicHost = ({ hostname, port }: URL): boolean =>
  port === '' &&
  /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+\.?$/.test(hostname) &&
  !/\.(?:local|localhost|internal|lan|home|test|invalid|onion)\.?$/.test(hostname);

const LONGEST_ITEM = 120;

function readList({ max }: EditorField, value: unknown, longest = LONGEST_ITEM): ReadField {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) return { problem: 'Give a list of text items' };
  const items = [...new Set(value.map((item) => String(item).replaceAll(/\s+/g, ' ').trim()).filter((item) => item !== ''))];
  if (items.length > max) return { problem: `Give at most ${max}` };
  if (items.some((item) => item.length > longest)) return { problem: `Shorten each to ${longest} characters` };
  return { value: items.length === 0 ? null : items };
}
