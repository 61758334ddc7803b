import { isRecord } from '#lib/json-value.ts';
import { readAll, readLeaf } from './read-path.ts';
import { readFields, type Shape, type ShapeField, toMedia } from './shape.ts';

const TYPES = {
  res: 'Residential',
  residential: 'Residential',
  cnd: 'Residential',
  condominium: 'Residential',
  rnt: 'Residential Lease',
  rental: 'Residential Lease',
  mlf: 'Residential Income',
  multifamily: 'Residential Income',
  lnd: 'Land',
  land: 'Land',
  frm: 'Farm',
  farm: 'Farm',
  crl: 'Commercial Lease',
  cre: 'Commercial Sale',
  commercial: 'Commercial Sale',
  mbl: 'Manufactured In Park',
  mobile: 'Manufactured In Park',
};

const SUB_TYPES = { cnd: 'Condominium', cls: 'Condominium', condominium: 'Condominium' };

const FIELDS: readonly ShapeField[] = [
  { to: 'ListingKey', from: 'mlsId', as: 'text' },
  { to: 'ListingId', from: 'listingId', as: 'text' },
  { to: 'OriginatingSystemName', from: 'mls.originatingSystemName' },
  { to: 'StandardStatus', from: 'mls.status' },
  { to: 'MlsStatus', from: 'mls.statusText' },
  { to: 'MLSAreaMajor', from: 'mls.area' },
  { to: 'OriginalEntryTimestamp', from: 'mls.originalEntryTimestamp' },
  { to: 'ModificationTimestamp', from: 'modified' },
  { to: 'ListPrice', from: 'listPrice' },
  { to: 'OriginalListPrice', from: 'originalListPrice' },
  { to: 'ListingContractDate', from: 'listDate' },
  { to: 'CloseDate', from: 'sales.closeDate' },
  { to: 'ClosePrice', from: 'sales.closePrice' },
  { to: 'PurchaseContractDate', from: 'sales.contractDate' },
  { to: 'PropertyType', from: 'property.type', words: TYPES },
  {
    to: 'PropertySubType',
    from: ['property.subType', 'property.subTypeText'],
    words: SUB_TYPES,
  },
  { to: 'BedroomsTotal', from: 'property.bedrooms' },
  { to: 'BathroomsFull', from: 'property.bathsFull' },
  { to: 'BathroomsHalf', from: 'property.bathsHalf' },
  { to: 'BathroomsThreeQuarter', from: 'property.bathsThreeQuarter' },
  { to: 'BathroomsTotalInteger', from: 'property.bathrooms' },
  { to: 'LivingArea', from: 'property.area' },
  { to: 'LotSizeAcres', from: 'property.acres' },
  { to: 'LotSizeArea', from: 'property.lotSizeArea' },
  { to: 'LotSizeUnits', from: 'property.lotSizeAreaUnits' },
  { to: 'YearBuilt', from: 'property.yearBuilt' },
  { to: 'StoriesTotal', from: 'property.stories' },
  { to: 'FireplacesTotal', from: 'property.fireplaces' },
  { to: 'GarageSpaces', from: 'property.garageSpaces' },
  { to: 'SubdivisionName', from: 'property.subdivision' },
  { to: 'Roof', from: 'property.roof' },
  { to: 'Cooling', from: 'property.cooling' },
  { to: 'Heating', from: 'property.heating' },
  { to: 'Flooring', from: 'property.flooring' },
  { to: 'View', from: 'property.view' },
  { to: 'PoolFeatures', from: 'property.pool' },
  { to: 'LaundryFeatures', from: 'property.laundryFeatures' },
  { to: 'InteriorFeatures', from: 'property.interiorFeatures' },
  { to: 'ExteriorFeatures', from: 'property.exteriorFeatures' },
  { to: 'ArchitecturalStyle', from: 'property.style' },
  { to: 'ConstructionMaterials', from: 'property.construction' },
  { to: 'FoundationDetails', from: 'property.foundation' },
  { to: 'AccessibilityFeatures', from: 'property.accessibility' },
  { to: 'ParkingFeatures', from: 'property.parking.description' },
  { to: 'StreetNumber', from: ['address.streetNumberText', 'address.streetNumber'] },
  { to: 'StreetName', from: 'address.streetName' },
  { to: 'UnitNumber', from: 'address.unit' },
  { to: 'UnparsedAddress', from: 'address.full' },
  { to: 'City', from: 'address.city' },
  { to: 'StateOrProvince', from: 'address.state' },
  { to: 'PostalCode', from: 'address.postalCode' },
  { to: 'Country', from: 'address.country' },
  { to: 'CountyOrParish', from: 'geo.county' },
  { to: 'Latitude', from: 'geo.lat' },
  { to: 'Longitude', from: 'geo.lng' },
  { to: 'Directions', from: 'geo.directions' },
  { to: 'TaxYear', from: 'tax.taxYear' },
  { to: 'TaxAnnualAmount', from: 'tax.taxAnnualAmount' },
  { to: 'ParcelNumber', from: 'tax.id' },
  { to: 'AssociationFee', from: 'association.fee' },
  { to: 'AssociationFeeFrequency', from: 'association.frequency' },
  { to: 'ElementarySchool', from: 'school.elementarySchool' },
  { to: 'MiddleOrJuniorSchool', from: 'school.middleSchool' },
  { to: 'HighSchool', from: 'school.highSchool' },
  { to: 'HighSchoolDistrict', from: 'school.district' },
  { to: 'ListOfficeName', from: ['office.name', 'office.servingName'] },
  { to: 'ListOfficeKey', from: 'office.brokerid', as: 'text' },
  { to: 'ListOfficePhone', from: 'office.contact.office' },
  { to: 'AttributionContact', from: 'office.contact.email' },
  { to: 'ListAgentKey', from: 'agent.id', as: 'text' },
  { to: 'PublicRemarks', from: 'remarks' },
  { to: 'PrivateRemarks', from: 'privateRemarks' },
  { to: 'Disclaimer', from: 'disclaimer' },
  { to: 'VirtualTourURLUnbranded', from: 'virtualTourUrl' },
  { to: 'InternetAddressDisplayYN', from: 'internetAddressDisplay' },
  { to: 'InternetEntireListingDisplayYN', from: 'internetEntireListingDisplay' },
  { to: 'SpecialListingConditions', from: 'specialListingConditions' },
  { to: 'LeaseTerm', from: 'leaseTerm' },
];

/** SimplyRETS's plain interface. */
export const simplyrets: Shape = {
  name: 'SimplyRETS',
  recognizes: (value) => 'mlsId' in value && isRecord(value['property']),
  toReso(value) {
    const record = readFields(value, FIELDS);
    // Another number in its place would be a guess.
    record['ListingKey'] ??= null;
    // A condominium is a type there.
    record['PropertySubType'] ??= SUB_TYPES[String(readLeaf(value, 'property.type')).toLowerCase() as keyof typeof SUB_TYPES];
    const agent = [readLeaf(value, 'agent.firstName'), readLeaf(value, 'agent.lastName')].filter((name) => name !== undefined);
    if (agent.length > 0) record['ListAgentFullName'] = agent.join(' ');
    // A date of sale stands in every demonstration record, sold or not.
    if (!/closed|sold/i.test(String(record['StandardStatus']))) {
      for (const name of ['CloseDate', 'ClosePrice']) delete record[name];
    }
    record['Media'] = toMedia(readAll(value, 'photos').map((url) => ({ url })));
    return { record };
  },
};
