import { parseStandardStatus, type StandardStatus } from './standard-status.ts';

const PROPERTY_TYPES = [
  'Business Opportunity',
  'Commercial Lease',
  'Commercial Sale',
  'Farm',
  'Land',
  'Manufactured In Park',
  'Residential',
  'Residential Income',
  'Residential Lease',
];

const PROPERTY_SUB_TYPES = [
  'Agriculture',
  'Apartment',
  'Boat Slip',
  'Business',
  'Cabin',
  'Condominium',
  'Co-Ownership',
  'Deeded Parking',
  'Duplex',
  'Farm',
  'Hotel/Motel',
  'Industrial',
  'Manufactured Home',
  'Manufactured On Land',
  'Mixed Use',
  'Mobile Home',
  'Mobile Home Park',
  'Multi Family',
  'Office',
  'Own Your Own',
  'Quadruplex',
  'Ranch',
  'Retail',
  'Single Family Residence',
  'Stock Cooperative',
  'Tenancy in Common',
  'Timeshare',
  'Townhouse',
  'Triplex',
  'Unimproved Land',
  'Warehouse',
];

const MEDIA_ALTERATIONS = [
  'Decluttered - Item Removed',
  'Model Home',
  'Other Media Modification',
  'Twilight Conversion',
  'Virtual Enhancements',
  'Virtual Renovation',
  'Virtual Representation - To Be Built',
  'Virtual Representation - Under Construction',
  'Virtual Staging - Item Addition',
];

/** Words of exchanges that mean one of RESO's statuses and nothing else. What could be two, such as
 * "Under Contract", "Under Agreement", "Off Market" or "For Sale", is not here. */
const STATUS_WORDS: Readonly<Record<string, StandardStatus>> = {
  sold: 'Closed',
  leased: 'Closed',
  rented: 'Closed',
  contingent: 'Active Under Contract',
  activecontingent: 'Active Under Contract',
  activeoptioncontract: 'Active Under Contract',
  pendingtakingbackups: 'Active Under Contract',
  new: 'Active',
  newlisting: 'Active',
  backonmarket: 'Active',
  pricechange: 'Active',
  pricereduced: 'Active',
  activebackup: 'Active Under Contract',
  salepending: 'Pending',
  pendingsale: 'Pending',
  saleclosed: 'Closed',
  temporarilyoffmarket: 'Hold',
  temporarilywithdrawn: 'Hold',
  tempoffmarket: 'Hold',
  act: 'Active',
  ctg: 'Active Under Contract',
  pnd: 'Pending',
  pend: 'Pending',
  sld: 'Closed',
  clsd: 'Closed',
  canc: 'Canceled',
  comingsoonnoshow: 'Coming Soon',
  comingsoonnoshowings: 'Coming Soon',
};

/** RESO's status, spelled in any way, or an exchange's own word for it; undefined for anything else. */
export function readStatusWord(sent: string): StandardStatus | undefined {
  // Some name the type as well: Org.Reso.StandardStatus.ComingSoon.
  const raw = sent.replace(/^(?:\w+\.)+(?=\w+$)/, '');
  return readOneStatus(raw) ?? (raw.includes('(') ? readBoth(raw) : undefined);
}

function readOneStatus(raw: string): StandardStatus | undefined {
  const word = onlyLetters(raw);
  return parseStandardStatus(raw) ?? (Object.hasOwn(STATUS_WORDS, word) ? STATUS_WORDS[word] : undefined);
}

/** "Sold (Closed)" says one status twice. One that its brackets change, such as "Active (Contingent)", is not read. */
function readBoth(raw: string): StandardStatus | undefined {
  const [, before = '', within = ''] = /^([^()]*)\(([^()]*)\)\s*$/.exec(raw) ?? [];
  const status = readOneStatus(before);
  return status !== undefined && status === readOneStatus(within) ? status : undefined;
}

const onlyLetters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const indexWords = (words: string[]) => new Map(words.map((word) => [onlyLetters(word), word]));

const propertyTypes = indexWords(PROPERTY_TYPES);
const propertySubTypes = new Map([
  ...indexWords(PROPERTY_SUB_TYPES),
  // Other words for one of them and nothing else.
  ...Object.entries({
    singlefamily: 'Single Family Residence',
    singlefamilyresidential: 'Single Family Residence',
    singlefamilyhome: 'Single Family Residence',
    singlefamilydetached: 'Single Family Residence',
    condo: 'Condominium',
    townhome: 'Townhouse',
    fourplex: 'Quadruplex',
    quadplex: 'Quadruplex',
    coop: 'Stock Cooperative',
    vacantland: 'Unimproved Land',
  }),
]);
/** The types of homes of a kind; all other kinds of homes are Residential. */
const TYPE_OF_KIND: Readonly<Record<string, string>> = {
  Duplex: 'Residential Income',
  Triplex: 'Residential Income',
  Quadruplex: 'Residential Income',
  'Multi Family': 'Residential Income',
  'Unimproved Land': 'Land',
};
const HOMES = new Set([
  'Apartment',
  'Cabin',
  'Condominium',
  'Manufactured Home',
  'Mobile Home',
  'Single Family Residence',
  'Stock Cooperative',
  'Townhouse',
  ...Object.keys(TYPE_OF_KIND),
]);
const mediaAlterations = indexWords(MEDIA_ALTERATIONS);

/** 'ResidentialLease' to 'Residential Lease'; words that the standard does not know stay as they are. */
export function spellPropertyType(raw: string): string {
  return propertyTypes.get(onlyLetters(raw)) ?? raw;
}

/** Whether the Data Dictionary knows a PropertyType. */
export const isPropertyType = (raw: string): boolean => propertyTypes.has(onlyLetters(raw));
export const isPropertySubType = (raw: string): boolean => propertySubTypes.has(onlyLetters(raw));

export function spellPropertySubType(raw: string): string {
  return propertySubTypes.get(onlyLetters(raw)) ?? raw;
}

/** A word that was sent for the type, if it is rather that of a kind of homes, such as "Condo". */
export const subTypeIn = (type: string | null): string | null =>
  type !== null && !isPropertyType(type) && HOMES.has(spellPropertySubType(type)) ? type : null;

/** The type of homes of such a kind. */
export const typeOfSubType = (subType: string): string => TYPE_OF_KIND[spellPropertySubType(subType)] ?? 'Residential';

export function spellMediaAlteration(raw: string): string {
  return mediaAlterations.get(onlyLetters(raw)) ?? raw;
}
