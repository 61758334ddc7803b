import { readFields, type Shape, type ShapeField } from './shape.ts';
import { readLeaf } from './read-path.ts';

/** Columns of IDX 3.01 by their place, from 1; the file has no line of names. */
export const IDX_COLUMNS: Readonly<Record<number, string>> = {
  1: 'version',
  2: 'sender',
  3: 'category',
  4: 'kind',
  5: 'offer',
  6: 'property',
  7: 'house',
  8: 'object',
  9: 'street',
  10: 'zip',
  11: 'city',
  12: 'state',
  13: 'country',
  16: 'available',
  17: 'title',
  18: 'description',
  19: 'sellingPrice',
  20: 'rentNet',
  22: 'priceUnit',
  23: 'currency',
  25: 'floor',
  26: 'rooms',
  28: 'living',
  29: 'plot',
  32: 'year',
  33: 'view',
  34: 'fireplace',
  68: 'url',
  69: 'agencyId',
  70: 'agency',
  77: 'agencyPhone',
  80: 'agencyMail',
};

const FIELDS: readonly ShapeField[] = [
  { to: 'UnparsedAddress', from: 'street' },
  { to: 'PostalCode', from: 'zip', as: 'text' },
  { to: 'City', from: 'city' },
  { to: 'StateOrProvince', from: 'state' },
  { to: 'Country', from: 'country' },
  { to: 'AvailabilityDate', from: 'available', as: 'day-first' },
  { to: 'Headline', from: 'title' },
  { to: 'PublicRemarks', from: ['description', 'title'] },
  {
    to: 'PropertySubType',
    from: 'category',
    words: {
      house: 'Single Family Residence',
      apartment: 'Condominium',
      prop: 'Unimproved Land',
      agri: 'Farm',
      indus: 'Industrial',
    },
  },
  { to: 'LivingArea', from: 'living', as: 'square-meters' },
  { to: 'LotSizeSquareFeet', from: 'plot', as: 'square-meters' },
  { to: 'Currency', from: 'currency' },
  { to: 'YearBuilt', from: 'year' },
  { to: 'ViewYN', from: 'view', as: 'yes' },
  { to: 'FireplaceYN', from: 'fireplace', as: 'yes' },
  { to: 'ListOfficeKey', from: 'agencyId', as: 'text' },
  { to: 'ListOfficeName', from: 'agency' },
  { to: 'ListOfficePhone', from: 'agencyPhone', as: 'text' },
  { to: 'AttributionContact', from: ['agencyMail', 'agencyPhone'] },
];

/** IDX 3.01, columns set apart by #. */
export const idx: Shape = {
  name: 'IDX 3.01',
  recognizes: (value) => typeof value['version'] === 'string' && /^IDX3/i.test(value['version']),
  toReso(value) {
    const record = readFields(value, FIELDS);
    const key = ['property', 'house', 'object'].map((name) => readLeaf(value, name) ?? '').join('.');
    record['ListingKey'] = key === '..' ? undefined : key;
    record['ListingId'] = readLeaf(value, 'object') ?? readLeaf(value, 'property');
    const offer = String(readLeaf(value, 'offer') ?? '').toUpperCase();
    const isLet = offer === 'RENT';
    // The format has no status; what is neither for sale nor for rent is not taken for either.
    record['StandardStatus'] = isLet || offer === 'SALE' ? 'Active' : offer;
    record['PropertyType'] = isLet ? 'Residential Lease' : 'Residential';
    record['ListPrice'] = readLeaf(value, isLet ? 'rentNet' : 'sellingPrice');
    return { record };
  },
};
