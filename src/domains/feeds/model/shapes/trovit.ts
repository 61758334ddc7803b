import { squareFeetIn } from '#lib/area-units.ts';
import { CONVERSIONS } from './conversions.ts';
import { readAll, readLeaf } from './read-path.ts';
import { readFields, type Shape, type ShapeField, toMedia } from './shape.ts';

const FIELDS: readonly ShapeField[] = [
  { to: 'ListingKey', from: 'id', as: 'text' },
  { to: 'ListingId', from: ['mls_database', 'id'], as: 'text' },
  { to: 'ListPrice', from: 'price' },
  { to: 'Currency', from: ['price.@currency', 'currency'] },
  { to: 'Headline', from: 'title' },
  { to: 'PublicRemarks', from: 'content' },
  {
    to: 'PropertySubType',
    from: 'property_type',
    words: {
      house: 'Single Family Residence',
      apartment: 'Apartment',
      flat: 'Apartment',
      condo: 'Condominium',
      townhouse: 'Townhouse',
    },
  },
  { to: 'UnparsedAddress', from: 'address' },
  { to: 'UnitNumber', from: 'apartment_number', as: 'text' },
  { to: 'City', from: 'city' },
  { to: 'SubdivisionName', from: ['city_area', 'neighborhood'] },
  { to: 'PostalCode', from: 'postcode', as: 'text' },
  { to: 'StateOrProvince', from: 'region' },
  { to: 'CountyOrParish', from: 'county' },
  { to: 'Country', from: 'country' },
  { to: 'Latitude', from: 'latitude' },
  { to: 'Longitude', from: 'longitude' },
  { to: 'BedroomsTotal', from: 'rooms', as: 'count' },
  { to: 'BathroomsTotalInteger', from: 'bathrooms', as: 'count' },
  { to: 'YearBuilt', from: 'year' },
  { to: 'VirtualTourURLUnbranded', from: 'virtual_tour' },
  { to: 'ListOfficeName', from: 'agency' },
  { to: 'AttributionContact', from: ['agency_email', 'agency_phone'] },
  { to: 'ModificationTimestamp', from: 'date', as: 'day-first' },
  { to: 'NewConstructionYN', from: 'is_new', as: 'yes' },
  { to: 'ParkingTotal', from: 'parking', as: 'count' },
];

/** What an offer is called where it is for sale or for rent. */
const IS_OFFER = /sale|sell|sold|buy|purchase|rent|\blet\b|lease|roommate|share/i;

/** RESO's type of "For rent", "Land for sale", "Office for rent", "For rent local". */
function typeOf(offer: string): string {
  const isLet = /rent|\blet\b|lease|roommate|share/i.test(offer);
  if (/land|plot/i.test(offer)) return 'Land';
  if (/office|local|commercial|shop|retail|warehouse|industrial|business/i.test(offer))
    return isLet ? 'Commercial Lease' : 'Commercial Sale';
  return isLet ? 'Residential Lease' : 'Residential';
}

/** Trovit's XML; areas are square feet where no unit says otherwise. */
export const trovit: Shape = {
  name: 'Trovit',
  recognizes: (value) => value['@element'] === 'ad' && 'id' in value,
  toReso(value) {
    const record = readFields(value, FIELDS);
    const offer = String(readLeaf(value, 'type') ?? '');
    // The format has no status; what is neither for sale nor for rent is not taken for either.
    record['StandardStatus'] = offer === '' || IS_OFFER.test(offer) ? 'Active' : offer;
    record['PropertyType'] = typeOf(offer);
    for (const [to, path] of [
      ['LivingArea', 'floor_area'],
      ['LotSizeSquareFeet', 'plot_area'],
    ] as const) {
      const area = Number(CONVERSIONS.decimal(readLeaf(value, path) ?? 'none'));
      const unit = String(readLeaf(value, `${path}.@unit`) ?? '');
      const factor = unit === '' ? 1 : squareFeetIn(unit);
      if (Number.isFinite(area) && factor !== undefined) record[to] = Math.round(area * factor);
    }
    record['Media'] = toMedia(
      readAll(value, 'pictures.picture').map((picture) => ({
        url: readLeaf(picture, 'picture_url'),
        caption: readLeaf(picture, 'picture_title'),
      })),
    );
    return { record };
  },
};
