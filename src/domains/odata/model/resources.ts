import type { FieldType } from './filter.ts';
import { LOOKUP_VALUES, LOOKUPS_CHANGED_AT } from './lookups.ts';

export type ResourceName = 'Property' | 'Media' | 'Member' | 'Office' | 'OpenHouse' | 'Lookup';

export interface Field {
  type: FieldType;
  /** Where it stands; `l` is the row of `listings`, and what the seller withholds is null. */
  sql: string;
  /** Free text, by which nothing is ordered. */
  isProse?: true;
}

export interface Resource {
  key: string;
  /** The type's name in `$metadata`, and the set's. */
  name: ResourceName;
  fields: Readonly<Record<string, Field>>;
  /** What the fields' SQL reads; {shown} becomes the condition of what may be shown, where it is of homes. */
  from: string;
  /** Nested lists, and the field of theirs that holds our key. */
  expands: Partial<Record<'Media' | 'OpenHouse', { resource: ResourceName; by: string }>>;
}

const text = (sql: string): Field => ({ type: 'string', sql });
const prose = (sql: string): Field => ({ ...text(sql), isProse: true });
const int = (sql: string): Field => ({ type: 'int', sql });
const dollars = (sql: string): Field => ({ type: 'decimal', sql: `(${sql} / 100.0)::float8` });
const decimal = (sql: string): Field => ({ type: 'decimal', sql });
const flag = (sql: string): Field => ({ type: 'boolean', sql });
const date = (sql: string): Field => ({ type: 'date', sql });
const time = (sql: string): Field => ({ type: 'timestamp', sql });
const modified = time("date_trunc('milliseconds', l.modification_timestamp)");
const list = (name: string): Field => ({ type: 'strings', sql: `coalesce(d.features->'${name}', '[]'::jsonb)` });
/** A field that a withheld address takes with it. */
const placed = (field: Field): Field => ({ ...field, sql: `case when l.display_address then ${field.sql} end` });

const LISTS = [
  'Appliances',
  'InteriorFeatures',
  'ExteriorFeatures',
  'Flooring',
  'Heating',
  'Cooling',
  'ParkingFeatures',
  'PoolFeatures',
  'View',
  'Roof',
];

const property: Resource = {
  name: 'Property',
  key: 'ListingKey',
  from: 'listings l left join listing_details d on d.listing_id = l.id where {shown}',
  expands: { Media: { resource: 'Media', by: 'ResourceRecordKey' }, OpenHouse: { resource: 'OpenHouse', by: 'ListingKey' } },
  fields: {
    ListingKey: text('l.listing_key'),
    ListingId: text('l.listing_id'),
    OriginatingSystemName: text('l.originating_system_name'),
    StandardStatus: text('l.standard_status'),
    MlsStatus: text('l.mls_status'),
    PropertyType: text('l.property_type'),
    PropertySubType: text('l.property_sub_type'),
    ListPrice: dollars('l.list_price_cents'),
    OriginalListPrice: dollars('l.original_list_price_cents'),
    PreviousListPrice: dollars('l.previous_list_price_cents'),
    ClosePrice: dollars('l.close_price_cents'),
    TaxAnnualAmount: dollars('l.tax_annual_amount_cents'),
    TaxYear: int('l.tax_year::int'),
    ListingContractDate: date('l.listing_contract_date'),
    OnMarketDate: date('l.on_market_date'),
    PurchaseContractDate: date('l.purchase_contract_date'),
    OffMarketDate: date('l.off_market_date'),
    CloseDate: date('l.close_date'),
    StreetNumber: placed(text('l.street_number')),
    StreetDirPrefix: placed(text('l.street_dir_prefix')),
    StreetName: placed(text('l.street_name')),
    StreetSuffix: placed(text('l.street_suffix')),
    StreetDirSuffix: placed(text('l.street_dir_suffix')),
    UnitNumber: placed(text('l.unit_number')),
    UnparsedAddress: placed(text('l.unparsed_address')),
    SubdivisionName: placed(text('l.subdivision_name')),
    ParcelNumber: placed(text('l.parcel_number')),
    City: text('l.city'),
    StateOrProvince: text('l.state_or_province'),
    PostalCode: text('l.postal_code'),
    CountyOrParish: text('l.county_or_parish'),
    Country: text('l.country'),
    Latitude: decimal('l.map_latitude'),
    Longitude: decimal('l.map_longitude'),
    BedroomsTotal: int('l.bedrooms_total::int'),
    BathroomsTotalInteger: int('l.bathrooms_total_integer::int'),
    BathroomsFull: int('l.bathrooms_full::int'),
    BathroomsHalf: int('l.bathrooms_half::int'),
    LivingArea: int('l.living_area_sqft'),
    LotSizeSquareFeet: decimal('l.lot_size_sqft::float8'),
    YearBuilt: int('l.year_built::int'),
    StoriesTotal: int('l.stories_total::int'),
    GarageSpaces: int('l.garage_spaces::int'),
    PhotosCount: int('l.photos_count::int'),
    PoolPrivateYN: flag('l.pool_private_yn'),
    WaterfrontYN: flag('l.waterfront_yn'),
    ViewYN: flag('l.view_yn'),
    FireplaceYN: flag('l.fireplace_yn'),
    NewConstructionYN: flag('l.new_construction_yn'),
    SeniorCommunityYN: flag('l.senior_community_yn'),
    // An address may stand in a text: without the right to show it, the text stays here.
    PublicRemarks: placed(prose('d.public_remarks')),
    ListAgentKey: text('l.list_agent_key'),
    ListAgentFullName: text('l.list_agent_full_name'),
    ListOfficeKey: text('l.list_office_key'),
    ListOfficeName: text('l.list_office_name'),
    ListOfficePhone: text('l.list_office_phone'),
    AttributionContact: text('l.attribution_contact'),
    InternetEntireListingDisplayYN: flag('l.display_listing'),
    InternetAddressDisplayYN: flag('l.display_address'),
    InternetAutomatedValuationDisplayYN: flag('l.display_avm'),
    InternetConsumerCommentYN: flag('l.display_comments'),
    ModificationTimestamp: modified,
    OriginalEntryTimestamp: time("date_trunc('milliseconds', l.original_entry_timestamp)"),
    StatusChangeTimestamp: time("date_trunc('milliseconds', l.status_change_timestamp)"),
    PriceChangeTimestamp: time("date_trunc('milliseconds', l.price_change_timestamp)"),
    PhotosChangeTimestamp: time("date_trunc('milliseconds', l.photos_change_timestamp)"),
    ...Object.fromEntries(LISTS.map((name) => [name, list(name)])),
  },
};

const media: Resource = {
  name: 'Media',
  key: 'MediaKey',
  from: "listing_media m join listings l on l.id = m.listing_id where {shown} and (m.state = 'drawn' or m.file_key is not null)",
  expands: {},
  fields: {
    MediaKey: text("(l.listing_key || '-' || m.id)"),
    ResourceName: text("'Property'::text"),
    ResourceRecordKey: text('l.listing_key'),
    MediaURL: text("('{publicUrl}/api/media/' || m.id || '-1600.webp')"),
    MediaCategory: text('m.category'),
    MimeType: text("'image/webp'::text"),
    ImageOf: text('m.image_of'),
    ShortDescription: placed(prose('m.caption')),
    Order: int('m.sort_order::int'),
    ImageWidth: int('m.width'),
    ImageHeight: int('m.height'),
    // A picture or an open house comes, changes and goes with its listing.
    ModificationTimestamp: modified,
  },
};

const openHouse: Resource = {
  name: 'OpenHouse',
  key: 'OpenHouseKey',
  from: "open_houses o join listings l on l.id = o.listing_id where {shown} and l.display_address and o.kind in ('Public', 'Livestream Public')",
  expands: {},
  fields: {
    OpenHouseKey: text("(l.listing_key || '-' || o.id)"),
    ListingKey: text('l.listing_key'),
    ListingId: text('l.listing_id'),
    OpenHouseStartTime: time("date_trunc('milliseconds', o.starts_at)"),
    OpenHouseEndTime: time("date_trunc('milliseconds', o.ends_at)"),
    OpenHouseType: text('o.kind'),
    OpenHouseStatus: text('o.status'),
    OpenHouseRemarks: prose('o.remarks'),
    LivestreamOpenHouseURL: text('o.livestream_url'),
    ModificationTimestamp: modified,
  },
};

const member: Resource = {
  name: 'Member',
  key: 'MemberKey',
  from: `(select distinct on (list_agent_key) list_agent_key, list_agent_full_name, list_office_key, list_office_name, modification_timestamp
    from listings l where {shown} and list_agent_key is not null order by list_agent_key, modification_timestamp desc, id desc) l where true`,
  expands: {},
  fields: {
    MemberKey: text('l.list_agent_key'),
    MemberFullName: text('l.list_agent_full_name'),
    OfficeKey: text('l.list_office_key'),
    OfficeName: text('l.list_office_name'),
    ModificationTimestamp: modified,
  },
};

const office: Resource = {
  name: 'Office',
  key: 'OfficeKey',
  from: `(select distinct on (list_office_key) list_office_key, list_office_name, list_office_phone, modification_timestamp
    from listings l where {shown} and list_office_key is not null order by list_office_key, modification_timestamp desc, id desc) l where true`,
  expands: {},
  fields: {
    OfficeKey: text('l.list_office_key'),
    OfficeName: text('l.list_office_name'),
    OfficePhone: text('l.list_office_phone'),
    ModificationTimestamp: modified,
  },
};

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The words that fields of the others take (RCP-032). */
const lookup: Resource = {
  name: 'Lookup',
  key: 'LookupKey',
  from: `(values ${LOOKUP_VALUES.map(({ key, name, value, legacy }) => `(${[key, name, value, legacy].map(quoted).join(', ')})`).join(', ')})
    w(key, name, value, legacy)`,
  expands: {},
  fields: {
    LookupKey: text('w.key'),
    LookupName: text('w.name'),
    LookupValue: text('w.value'),
    StandardLookupValue: text('w.value'),
    LegacyODataValue: text('w.legacy'),
    ModificationTimestamp: time(`${quoted(LOOKUPS_CHANGED_AT)}::timestamptz`),
  },
};

/** What is served, by the name of its set. */
export const RESOURCES: Readonly<Record<ResourceName, Resource>> = {
  Property: property,
  Media: media,
  Member: member,
  Office: office,
  OpenHouse: openHouse,
  Lookup: lookup,
};

export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);

/** By resource the fields that may be seen; `*` is all of them. */
export type Rights = Partial<Record<ResourceName, readonly string[] | '*'>>;
/** What every key opens: the words are the standard's. */
export const OPEN_TO_ALL = { Lookup: '*' } as const satisfies Rights;

/** The fields of a resource that somebody may see; undefined if there are none. The key is always among them. */
export function fieldsFor(rights: Rights, name: ResourceName): ReadonlyMap<string, Field> | undefined {
  const right = rights[name];
  if (right === undefined) return undefined;
  const { fields, key } = RESOURCES[name];
  return new Map(Object.entries(fields).filter(([field]) => field === key || right === '*' || right.includes(field)));
}
