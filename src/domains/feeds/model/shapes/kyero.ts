import { dictionary } from '#lib/dictionary.ts';
import { isRecord } from '#lib/json-value.ts';
import { readAll, readLeaf } from './read-path.ts';
import { readFields, type Shape, type ShapeField, toMedia } from './shape.ts';

const FIELDS: readonly ShapeField[] = [
  { to: 'ListingKey', from: ['id', 'ref', 'reference'], as: 'text' },
  { to: 'ListingId', from: ['ref', 'reference'], as: 'text' },
  { to: 'ModificationTimestamp', from: 'date', as: 'stamp' },
  { to: 'ListPrice', from: 'price' },
  { to: 'Currency', from: ['currency', 'price.@currency'] },
  { to: 'NewConstructionYN', from: 'new_build', as: 'yes' },
  {
    to: 'PropertySubType',
    from: ['type.en', 'type'],
    words: {
      villa: 'Single Family Residence',
      house: 'Single Family Residence',
      apartment: 'Condominium',
      flat: 'Condominium',
      townhouse: 'Townhouse',
      'town house': 'Townhouse',
      'country house': 'Single Family Residence',
      land: 'Unimproved Land',
      plot: 'Unimproved Land',
    },
  },
  { to: 'City', from: 'town' },
  { to: 'StateOrProvince', from: 'province' },
  { to: 'PostalCode', from: 'postcode', as: 'text' },
  { to: 'Country', from: 'country' },
  { to: 'UnparsedAddress', from: 'address' },
  { to: 'SubdivisionName', from: 'location_detail' },
  { to: 'Latitude', from: 'location.latitude' },
  { to: 'Longitude', from: 'location.longitude' },
  { to: 'BedroomsTotal', from: 'beds', as: 'count' },
  { to: 'BathroomsTotalInteger', from: 'baths', as: 'count' },
  { to: 'PoolPrivateYN', from: 'pool', as: 'yes' },
  { to: 'LivingArea', from: 'surface_area.built', as: 'square-meters' },
  { to: 'LotSizeSquareFeet', from: 'surface_area.plot', as: 'square-meters' },
  { to: 'PublicRemarks', from: ['desc.en', 'desc.es', 'desc.ca', 'desc.fr', 'desc.de', 'desc.it', 'desc.pt', 'desc.nl', 'desc'] },
  { to: 'VirtualTourURLUnbranded', from: ['virtual_tour_url', 'tour_url'] },
  { to: 'ListOfficeName', from: 'agent.name' },
  { to: 'AttributionContact', from: ['agent.email', 'email', 'agent.tel'] },
  { to: 'PrivateRemarks', from: 'notes' },
];

/** Kinds that are no homes, and RESO's types of those that are sold and of those that are let. */
const TYPES = dictionary<readonly [sale: string, lease: string]>({
  'Unimproved Land': ['Land', 'Land'],
  commercial: ['Commercial Sale', 'Commercial Lease'],
});

/** What a price buys: the home, or a time in it. */
const OFFERS = new Set(['sale', 'month', 'week', 'day']);

/** Kyero's XML, versions 2 and 3. */
export const kyero: Shape = {
  name: 'Kyero',
  recognizes: (value) =>
    value['@element'] === 'property' && ('price_freq' in value || 'surface_area' in value || 'beds' in value || 'ref' in value),
  toReso(value) {
    const record = readFields(value, FIELDS);
    const frequency = String(readLeaf(value, 'price_freq') ?? 'sale').toLowerCase();
    // The format has no status; who writes one all the same means it. What is neither for sale nor for rent is not taken for either.
    record['StandardStatus'] = OFFERS.has(frequency) ? (readLeaf(value, 'status') ?? 'Active') : frequency;
    const [sale, lease] = TYPES[String(record['PropertySubType'])] ?? ['Residential', 'Residential Lease'];
    record['PropertyType'] = frequency === 'sale' ? sale : lease;
    if (sale === 'Commercial Sale') delete record['PropertySubType'];
    if (frequency !== 'sale') record['LeaseAmountFrequency'] = frequency === 'week' ? 'Weekly' : 'Monthly';
    record['InteriorFeatures'] = readAll(value, 'features.feature').filter((one) => typeof one === 'string');
    record['Media'] = toMedia(
      readAll(value, 'images.image').map((image) => ({
        url: readLeaf(image, 'url') ?? (isRecord(image) ? undefined : image),
        key: readLeaf(image, '@id'),
      })),
    );
    return { record };
  },
};
