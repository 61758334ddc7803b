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

const onlyLetters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const indexWords = (words: string[]) => new Map(words.map((word) => [onlyLetters(word), word]));

const propertyTypes = indexWords(PROPERTY_TYPES);
const propertySubTypes = indexWords(PROPERTY_SUB_TYPES);
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

export function spellMediaAlteration(raw: string): string {
  return mediaAlterations.get(onlyLetters(raw)) ?? raw;
}
