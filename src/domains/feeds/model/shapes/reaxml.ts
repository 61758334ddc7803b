import { isRecord } from '#lib/json-value.ts';
import { squareFeetIn } from '#lib/area-units.ts';
import { CONVERSIONS, readInspection } from './conversions.ts';
import { readAll, readLeaf } from './read-path.ts';
import { readFields, type Shape, type ShapeField, toMedia } from './shape.ts';

/** Elements of a listing, and RESO's PropertyType. */
export const REAXML_ELEMENTS: Readonly<Record<string, string>> = {
  residential: 'Residential',
  rental: 'Residential Lease',
  holidayRental: 'Residential Lease',
  land: 'Land',
  rural: 'Farm',
  commercial: 'Commercial Sale',
  commercialLand: 'Land',
  business: 'Business Opportunity',
};

const STATUSES = {
  current: 'Active',
  sold: 'Closed',
  leased: 'Closed',
  withdrawn: 'Withdrawn',
  offmarket: 'Withdrawn',
  'under offer': 'Active Under Contract',
  deleted: 'Delete',
};

const FIELDS: readonly ShapeField[] = [
  { to: 'ListingKey', from: 'uniqueID', as: 'text' },
  { to: 'ListingId', from: 'uniqueID', as: 'text' },
  { to: 'ListOfficeKey', from: 'agentID', as: 'text' },
  { to: 'ModificationTimestamp', from: ['@modTime', '@modtime'], as: 'stamp' },
  { to: 'StandardStatus', from: '@status', words: STATUSES },
  { to: 'MlsStatus', from: '@status' },
  { to: 'ListPrice', from: ['price', 'rent', 'commercialRent'] },
  { to: 'ClosePrice', from: ['soldDetails.price', 'soldDetails.soldPrice'] },
  { to: 'CloseDate', from: ['soldDetails.date', 'soldDetails.soldDate'], as: 'day' },
  {
    to: 'LeaseAmountFrequency',
    from: 'rent.@period',
    words: { week: 'Weekly', weekly: 'Weekly', month: 'Monthly', monthly: 'Monthly' },
  },
  { to: 'AvailabilityDate', from: 'dateAvailable', as: 'day' },
  { to: 'StreetNumber', from: 'address.streetNumber', as: 'text' },
  { to: 'StreetName', from: 'address.street' },
  { to: 'UnitNumber', from: ['address.subNumber', 'address.lotNumber'], as: 'text' },
  { to: 'City', from: 'address.suburb' },
  { to: 'StateOrProvince', from: 'address.state', as: 'upper' },
  { to: 'PostalCode', from: 'address.postcode', as: 'text' },
  { to: 'Country', from: 'address.country' },
  { to: 'CountyOrParish', from: 'municipality' },
  { to: 'SubdivisionName', from: 'estate.name' },
  { to: 'Latitude', from: ['geocode.latitude', 'address.latitude'] },
  { to: 'Longitude', from: ['geocode.longitude', 'address.longitude'] },
  { to: 'InternetAddressDisplayYN', from: 'address.@display', words: { suburb: 'no', range: 'no' } },
  {
    to: 'PropertySubType',
    from: ['category.@name', 'landCategory.@name', 'ruralCategory.@name', 'commercialCategory.@name'],
    words: {
      house: 'Single Family Residence',
      villa: 'Townhouse',
      unit: 'Condominium',
      apartment: 'Condominium',
      flat: 'Condominium',
      studio: 'Condominium',
      townhouse: 'Townhouse',
      terrace: 'Townhouse',
      'duplexsemi-detached': 'Duplex',
      blockofunits: 'Multi Family',
      servicedapartment: 'Apartment',
      'acreagesemi-rural': 'Farm',
      cropping: 'Agriculture',
      dairy: 'Agriculture',
      horticulture: 'Agriculture',
      livestock: 'Agriculture',
      'mixed farming': 'Agriculture',
      viticulture: 'Agriculture',
      farmlet: 'Farm',
      'commercial farming': 'Agriculture',
      'land/development': 'Unimproved Land',
      'hotel/leisure': 'Hotel/Motel',
      'industrial/warehouse': 'Industrial',
      'medical/consulting': 'Office',
      offices: 'Office',
      'showrooms/bulky goods': 'Retail',
    },
  },
  { to: 'BedroomsTotal', from: 'features.bedrooms', as: 'count' },
  { to: 'BathroomsFull', from: 'features.bathrooms', as: 'count' },
  { to: 'GarageSpaces', from: 'features.garages', as: 'count' },
  { to: 'PoolPrivateYN', from: ['features.pool', 'features.poolInGround', 'features.poolAboveGround'], as: 'yes' },
  { to: 'FireplaceYN', from: 'features.openFirePlace', as: 'yes' },
  { to: 'NewConstructionYN', from: ['newConstruction', 'buildingDetails.newlyBuilt.@value'], as: 'yes' },
  { to: 'PublicRemarks', from: 'description' },
  { to: 'Headline', from: 'headline' },
  { to: 'OtherStructures', from: 'features.otherFeatures', as: 'list' },
  { to: 'VirtualTourURLUnbranded', from: 'externalLink.@href', as: 'link' },
  { to: 'ListAgentFullName', from: 'listingAgent.name' },
  { to: 'AttributionContact', from: ['listingAgent.email', 'listingAgent.telephone'] },
];

/** The format is Australia's, and has no word for its dollars; firms of New Zealand name their country. */
const currencyOf = (value: unknown): string =>
  /^(?:nz|nzl|new zealand)$/i.test(String(readLeaf(value, 'address.country') ?? '')) ? 'NZD' : 'AUD';

/** Whether a firm's rooms are sold, let, or both. */
const listingTypeOf = (value: unknown): string => String(readLeaf(value, 'commercialListingType.@value') ?? '');

/** Square feet in an Australian square. */
const SQFT_PER_SQUARE = 100;

/** REAXML, in which Australian agents upload; one element of a listing. */
export const reaxml: Shape = {
  name: 'REAXML',
  recognizes: (value) => typeof value['@element'] === 'string' && value['@element'] in REAXML_ELEMENTS && 'uniqueID' in value,
  toReso(value) {
    const record = readFields(value, FIELDS);
    const agency = readLeaf(value, 'agentID');
    if (agency !== undefined && record['ListingKey'] !== undefined)
      record['ListingKey'] = `${agency}-${String(record['ListingKey'])}`;
    record['Currency'] = currencyOf(value);
    // States of Australia have the names of some of ours: WA is also Washington.
    record['Country'] ??= 'AU';
    record['PropertyType'] = REAXML_ELEMENTS[String(value['@element'])];
    if (record['PropertyType'] === 'Commercial Sale' && /^(?:lease|rent)$/i.test(listingTypeOf(value))) {
      record['PropertyType'] = 'Commercial Lease';
      record['ListPrice'] = readLeaf(value, 'commercialRent');
    }
    const isUnderOffer = readLeaf(value, 'underOffer.@value');
    if (record['StandardStatus'] === 'Active' && isUnderOffer === 'yes') record['StandardStatus'] = 'Active Under Contract';
    const isPartial = !isRecord(value['address']);
    const living = readArea(value, 'buildingDetails.area');
    const lot = readArea(value, 'landDetails.area');
    if (living !== undefined) record['LivingArea'] = living;
    if (lot !== undefined) record['LotSizeSquareFeet'] = lot;
    // A price that is not to be shown stays with the agent.
    if (/^(?:no|range)$/i.test(String(readLeaf(value, 'price.@display') ?? ''))) delete record['ListPrice'];
    const soldDisplay = readLeaf(value, 'soldDetails.price.@display') ?? readLeaf(value, 'soldDetails.soldPrice.@display');
    if (/^(?:no|range)$/i.test(String(soldDisplay ?? ''))) delete record['ClosePrice'];
    if (isRecord(value['images']) || isRecord(value['objects'])) record['Media'] = readMedia(value);
    const houses = readAll(value, 'inspectionTimes.inspection')
      .map((text) => readInspection(String(text), 'Australia/Sydney'))
      .filter((house) => house !== undefined);
    if (houses.length > 0) {
      record['OpenHouse'] = houses.map(({ starts, ends }) => ({ OpenHouseStartTime: starts, OpenHouseEndTime: ends }));
    }
    return { record, isPartial };
  },
};

function readArea(value: unknown, path: string): number | undefined {
  const area = Number(CONVERSIONS.decimal(readLeaf(value, path) ?? 'none'));
  const unit = String(readLeaf(value, `${path}.@unit`) ?? 'squareMeter').toLowerCase();
  const factor = /^squares?$/.test(unit) ? SQFT_PER_SQUARE : squareFeetIn(unit);
  return Number.isFinite(area) && area > 0 && factor !== undefined ? Math.round(area * factor) : undefined;
}

function readMedia(value: Record<string, unknown>) {
  const images = [...readAll(value, 'images.img'), ...readAll(value, 'objects.img')];
  const order = (image: unknown) => (readLeaf(image, '@id') === 'm' ? '' : String(readLeaf(image, '@id') ?? '~'));
  return toMedia([
    ...images
      .toSorted((a, b) => order(a).localeCompare(order(b)))
      .map((image) => ({ url: readLeaf(image, '@url'), key: readLeaf(image, '@id') })),
    ...readAll(value, 'objects.floorplan').map((plan) => ({
      url: readLeaf(plan, '@url'),
      key: `floorplan-${String(readLeaf(plan, '@id'))}`,
      category: 'Floor Plan',
    })),
  ]);
}
