import { readAll, readLeaf } from './read-path.ts';
import { readFields, type Shape, type ShapeField, toMedia } from './shape.ts';

const FIELDS: readonly ShapeField[] = [
  { to: 'ListingKey', from: '@ID', as: 'text' },
  { to: 'ListingId', from: 'ListingID', as: 'text' },
  { to: 'ModificationTimestamp', from: '@LastUpdated' },
  { to: 'OriginatingSystemName', from: 'Board.#' },
  { to: 'StreetNumber', from: 'Address.StreetNumber', as: 'text' },
  { to: 'StreetDirPrefix', from: 'Address.StreetDirectionPrefix' },
  { to: 'StreetName', from: 'Address.StreetName' },
  { to: 'StreetSuffix', from: 'Address.StreetSuffix' },
  { to: 'StreetDirSuffix', from: 'Address.StreetDirectionSuffix' },
  { to: 'UnitNumber', from: 'Address.UnitNumber', as: 'text' },
  { to: 'UnparsedAddress', from: ['Address.StreetAddress', 'Address.AddressLine1'] },
  { to: 'City', from: 'Address.City' },
  { to: 'StateOrProvince', from: 'Address.Province' },
  { to: 'PostalCode', from: 'Address.PostalCode', as: 'text' },
  { to: 'Country', from: 'Address.Country' },
  { to: 'SubdivisionName', from: ['Address.CommunityName', 'Address.Neighbourhood', 'Address.Subdivision'] },
  { to: 'Latitude', from: ['Address.Latitude', 'Latitude'] },
  { to: 'Longitude', from: ['Address.Longitude', 'Longitude'] },
  { to: 'BedroomsTotal', from: 'Building.BedroomsTotal', as: 'count' },
  { to: 'BathroomsTotalInteger', from: 'Building.BathroomTotal', as: 'count' },
  { to: 'BathroomsHalf', from: 'Building.HalfBathTotal', as: 'count' },
  { to: 'YearBuilt', from: 'Building.ConstructedDate', as: 'count' },
  { to: 'StoriesTotal', from: 'Building.StoriesTotal', as: 'count' },
  { to: 'LivingArea', from: ['Building.SizeInterior', 'Building.TotalFinishedArea'] },
  { to: 'LotSizeArea', from: ['Land.SizeTotal', 'Land.Acreage'] },
  { to: 'Cooling', from: 'Building.CoolingType', as: 'list' },
  { to: 'Heating', from: 'Building.HeatingType', as: 'list' },
  { to: 'ListPrice', from: ['Price', 'Lease'] },
  { to: 'PublicRemarks', from: 'PublicRemarks' },
  { to: 'ListAgentKey', from: 'AgentDetails.@ID', as: 'text' },
  { to: 'ListAgentFullName', from: 'AgentDetails.Name' },
  { to: 'ListOfficeKey', from: 'AgentDetails.Office.@ID', as: 'text' },
  { to: 'ListOfficeName', from: 'AgentDetails.Office.Name' },
  {
    to: 'PropertySubType',
    from: ['Building.Type', 'PropertyType'],
    words: {
      house: 'Single Family Residence',
      apartment: 'Condominium',
      'row / townhouse': 'Townhouse',
      duplex: 'Duplex',
      triplex: 'Triplex',
      fourplex: 'Quadruplex',
      'mobile home': 'Mobile Home',
      'vacant land': 'Unimproved Land',
    },
  },
];

/** RESO's type of what the exchange calls its kinds; all others are homes. */
const typeOf = (kind: string, isLet: boolean): string => {
  if (/vacant land/i.test(kind)) return 'Land';
  if (/agriculture|farm/i.test(kind)) return 'Farm';
  if (/^business/i.test(kind)) return 'Business Opportunity';
  if (/office|retail|industrial|hospitality|commercial/i.test(kind)) return isLet ? 'Commercial Lease' : 'Commercial Sale';
  if (/multi-family/i.test(kind)) return 'Residential Income';
  return isLet ? 'Residential Lease' : 'Residential';
};

/** The older XML of the Canadian exchanges (DDF), which names only what can be had. */
export const ddf: Shape = {
  name: 'DDF',
  recognizes: (value) => value['@element'] === 'PropertyDetails',
  toReso(value) {
    const record = readFields(value, FIELDS);
    const offer = String(readLeaf(value, 'TransactionType') ?? '');
    record['StandardStatus'] = 'Active';
    record['PropertyType'] = typeOf(String(readLeaf(value, 'PropertyType') ?? ''), /rent|lease/i.test(offer));
    record['Currency'] = readLeaf(value, 'Currency') ?? 'CAD';
    record['Country'] ??= 'Canada';
    record['Media'] = toMedia(
      readAll(value, 'Photo.PropertyPhoto').map((photo) => ({
        url: readLeaf(photo, 'LargePhotoURL') ?? readLeaf(photo, 'PhotoURL'),
        key: readLeaf(photo, 'SequenceId'),
        caption: readLeaf(photo, 'Description'),
      })),
    );
    return { record };
  },
};
