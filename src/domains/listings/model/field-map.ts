import { FACT_FIELDS } from './fact-fields.ts';
import { nameSpeller, OF_A_LISTING, recordSpeller } from '#lib/spell-names.ts';
import type { ListingRow } from './normalized-listing.ts';

type ColumnsOf<Value> = {
  [Column in keyof ListingRow]: [ListingRow[Column], Value | null] extends [Value | null, ListingRow[Column]] ? Column : never;
}[keyof ListingRow];

/** How one RESO field is read and where it goes. What has no rule is kept as unmapped. */
export type FieldRule =
  | { to: 'text'; column: ColumnsOf<string>; max: number }
  | { to: 'cents'; column: ColumnsOf<number>; min: number; max: number }
  | { to: 'integer'; column: ColumnsOf<number>; min: number; max: number }
  | { to: 'boolean'; column: ColumnsOf<boolean> }
  | { to: 'display-flag'; column: ColumnsOf<boolean> }
  | { to: 'date'; column: ColumnsOf<string> }
  | { to: 'timestamp'; column: ColumnsOf<string> }
  /** Read together with others by a rule of its own. */
  | { to: 'combined' }
  /** Kept, and never shown to anyone outside the listing's office. */
  | { to: 'confidential' }
  /** Dropped: what must not be stored, and what we count ourselves. */
  | { to: 'dropped' };

const text = (column: ColumnsOf<string>, max: number): FieldRule => ({ to: 'text', column, max });
const price = (column: ColumnsOf<number>): FieldRule => ({ to: 'cents', column, min: 0.01, max: 1e9 });
const integer = (column: ColumnsOf<number>, min: number, max: number): FieldRule => ({ to: 'integer', column, min, max });
const boolean = (column: ColumnsOf<boolean>): FieldRule => ({ to: 'boolean', column });
const displayFlag = (column: ColumnsOf<boolean>): FieldRule => ({ to: 'display-flag', column });
const date = (column: ColumnsOf<string>): FieldRule => ({ to: 'date', column });
const timestamp = (column: ColumnsOf<string>): FieldRule => ({ to: 'timestamp', column });
const combined: FieldRule = { to: 'combined' };
const confidential: FieldRule = { to: 'confidential' };
const dropped: FieldRule = { to: 'dropped' };

/** RESO field to rule. Bounds are what makes sense, not what the column's type allows. */
export const FIELD_MAP: ReadonlyMap<string, FieldRule> = new Map<string, FieldRule>(
  Object.entries({
    ListingKey: combined,
    ListingKeyNumeric: combined,
    OriginatingSystemName: combined,
    SourceSystemName: combined,
    StandardStatus: combined,
    ModificationTimestamp: combined,
    PropertyType: combined,
    PropertySubType: combined,
    StateOrProvince: combined,
    Coordinates: combined,
    PostalCode: combined,
    PostalCodePlus4: combined,
    UnparsedAddress: combined,
    Latitude: combined,
    Longitude: combined,
    BathroomsTotalInteger: combined,
    BathroomsFull: combined,
    BathroomsHalf: combined,
    BathroomsPartial: combined,
    BathroomsThreeQuarter: combined,
    BathroomsOneQuarter: combined,
    LivingArea: combined,
    LivingAreaUnits: combined,
    LotSizeArea: combined,
    LotSizeUnits: combined,
    LotSizeSquareFeet: combined,
    LotSizeAcres: combined,
    GarageSpaces: combined,
    StoriesTotal: combined,
    Stories: combined,
    AssociationFee: combined,
    AssociationFeeFrequency: combined,
    Currency: combined,
    CurrencyCode: combined,
    ListPriceCurrency: combined,
    PriceCurrency: combined,
    VirtualTourURLUnbranded: combined,
    PublicRemarks: combined,
    Media: combined,
    OpenHouse: combined,
    OpenHouses: combined,
    MlgCanView: combined,
    MlgCanUse: combined,

    ListingId: text('listing_id', 255),
    MlsStatus: text('mls_status', 50),
    StreetNumber: text('street_number', 25),
    StreetDirPrefix: text('street_dir_prefix', 15),
    StreetName: text('street_name', 100),
    StreetSuffix: text('street_suffix', 25),
    StreetDirSuffix: text('street_dir_suffix', 15),
    UnitNumber: text('unit_number', 25),
    City: text('city', 100),
    CountyOrParish: text('county_or_parish', 50),
    Country: text('country', 50),
    SubdivisionName: text('subdivision_name', 100),
    ParcelNumber: text('parcel_number', 50),
    ListAgentKey: text('list_agent_key', 255),
    ListAgentFullName: text('list_agent_full_name', 150),
    ListOfficeKey: text('list_office_key', 255),
    ListOfficeName: text('list_office_name', 255),
    ListOfficePhone: text('list_office_phone', 40),
    AttributionContact: text('attribution_contact', 200),

    ListPrice: combined,
    OriginalListPrice: price('original_list_price_cents'),
    PreviousListPrice: price('previous_list_price_cents'),
    ClosePrice: price('close_price_cents'),
    TaxAnnualAmount: combined,
    TaxYear: integer('tax_year', 1900, 2200),

    ListingContractDate: date('listing_contract_date'),
    OnMarketDate: date('on_market_date'),
    PurchaseContractDate: date('purchase_contract_date'),
    OffMarketDate: date('off_market_date'),
    CloseDate: date('close_date'),

    BedroomsTotal: integer('bedrooms_total', 0, 99),
    YearBuilt: integer('year_built', 1600, 2200),
    PoolPrivateYN: boolean('pool_private_yn'),
    WaterfrontYN: boolean('waterfront_yn'),
    ViewYN: boolean('view_yn'),
    FireplaceYN: boolean('fireplace_yn'),
    NewConstructionYN: boolean('new_construction_yn'),
    SeniorCommunityYN: boolean('senior_community_yn'),

    InternetEntireListingDisplayYN: displayFlag('internet_entire_listing_display_yn'),
    InternetAddressDisplayYN: displayFlag('internet_address_display_yn'),
    InternetAutomatedValuationDisplayYN: displayFlag('internet_automated_valuation_display_yn'),
    InternetConsumerCommentYN: displayFlag('internet_consumer_comment_yn'),

    OriginalEntryTimestamp: timestamp('original_entry_timestamp'),
    StatusChangeTimestamp: timestamp('status_change_timestamp'),
    PriceChangeTimestamp: timestamp('price_change_timestamp'),
    PhotosChangeTimestamp: timestamp('photos_change_timestamp'),

    // We count these ourselves, every day.
    DaysOnMarket: dropped,
    CumulativeDaysOnMarket: dropped,
    PhotosCount: dropped,
    DualVariableCompensationYN: dropped,
    DualOrVariableRateCommissionYN: dropped,

    ExpirationDate: confidential,
    ListingAgreement: confidential,
    Directions: confidential,
    AccessCode: confidential,
    TaxLegalDescription: confidential,
    TaxParcelLetter: confidential,
    AdditionalParcelsDescription: confidential,
  } satisfies Record<string, FieldRule>),
);

// Offers of compensation may come under local names and prefixes: anything that looks like one is dropped.
const COMPENSATION = /compensat|commission|(?:agency|agent|broker|co.?op)\w{0,8}comp(?!an|l)|bonus(?!.?room)/i;

const CONFIDENTIAL =
  /^(?:[A-Z]{2,5}_)?(?:Private(?!\s?Pool)|Showing|LockBox|Owner(?:Name|Phone|Email|Address)|Occupant|Seller(?!Disclos)|Gate|Alarm|Security(?:Code|System)Code|(?:Co)?BuyerAgent|(?:Co)?BuyerOffice|(?:Co)?BuyerTeam|CoListAgent|CoListOffice|ListTeam|ListAgent|ListOffice|OriginalEntry|SourceSystem|OriginatingSystem(?:Key|ID)|DocumentsAvailable|SignOnProperty|TenantPays|Tenant)/;

// The same under names that are spelled otherwise: private_remarks, LOCKBOXTYPE, "Showing Instructions".
const CONFIDENTIAL_SPELLED =
  /^(?:private(?![\s_-]?pool)|showing|lock[\s_-]?box|owner[\s_-]?(?:name|phone|email|address)|occupant|(?:co[\s_-]?)?buyer[\s_-]?(?:agent|office|team)|gate[\s_-]?code|alarm|security[\s_-]?(?:code|system[\s_-]?code)|tenant)/i;

/** A feed has a few hundred names of its own; a file may be made of nothing but new ones. */
const MOST_REMEMBERED = 5000;
const remembered = new Map<string, FieldRule | undefined>();

/** The rule for a RESO field of any name; undefined where it is to be kept as unmapped. */
export function findFieldRule(field: string): FieldRule | undefined {
  const rule = FIELD_MAP.get(field) ?? remembered.get(field);
  if (rule !== undefined || remembered.has(field)) return rule;
  const judged = judgeName(field);
  if (remembered.size < MOST_REMEMBERED) remembered.set(field, judged);
  return judged;
}

function judgeName(sent: string): FieldRule | undefined {
  const field = sent.replace(OF_A_LISTING, '');
  if (field.startsWith('@odata.') || COMPENSATION.test(field)) return dropped;
  return CONFIDENTIAL.test(field) || CONFIDENTIAL_SPELLED.test(field) ? confidential : undefined;
}

/** Where a field of any name goes: what is the standard's is shown or serves what is, other names are kept beside the listing. */
export function goalOfField(field: string): 'shown' | 'confidential' | 'dropped' | 'kept' {
  if (FACT_FIELDS.has(field) || SUB_RECORDS.has(field)) return 'shown';
  const rule = findFieldRule(field);
  if (rule === undefined) return 'kept';
  return rule.to === 'confidential' || rule.to === 'dropped' ? rule.to : 'shown';
}

const SUB_RECORDS = new Set(['Media', 'OpenHouse', 'OpenHouses']);

const spellName = nameSpeller([...FIELD_MAP.keys(), ...FACT_FIELDS.keys()], OF_A_LISTING);

/** The standard's spelling of a field: "listing key", "listing_key" and "LISTINGKEY" are ListingKey. Other names stay. */
export function spellFieldName(raw: string): string {
  const bare = raw.trim();
  return spellName(bare) ?? bare;
}

/** The record with the standard's fields under the standard's names, except for those that are named; itself where nothing changes. */
export const spellFieldNames = recordSpeller(spellName);
