import { hash } from 'node:crypto';
import { DAY_MS } from '#lib/time-units.ts';
import { OWN_OFFICE_KEY, type StandardStatus } from '../contract.ts';
import { cleanValue } from './clean-text.ts';
import * as combine from './combine-fields.ts';
import { spellCountry } from './countries.ts';
import { deriveListingKey } from './derive-listing-key.ts';
import { FACT_FIELDS, type FactField } from './fact-fields.ts';
import { describeIssue, type FieldIssue } from './field-issue.ts';
import { findFieldRule, type FieldRule } from './field-map.ts';
import { createBareRecord, isList, isRecord } from '#lib/json-value.ts';
import { spellLookupName } from './lookup-names.ts';
import { DRAWN_TOUR, mapMedia, readUrl, stripSignature } from './map-media.ts';
import { mapOpenHouses } from './map-open-houses.ts';
import type { FactValue, ListingDetails, ListingRow, MapResult, NormalizedListing } from './normalized-listing.ts';
import { keepOtherMoney } from './other-money.ts';
import { isOwnLink, readOwnLinks } from './own-links.ts';
import {
  isPropertySubType,
  isPropertyType,
  readStatusWord,
  spellPropertySubType,
  spellPropertyType,
  subTypeIn,
  typeOfSubType,
} from './open-words.ts';
import * as read from './read-value.ts';
import { findProvince, findTimeZone, isAbroad, regionOf } from './regions.ts';
import { formatStreetAddress } from './street-address.ts';
import { unwrapWord } from './unwrap-value.ts';

export interface MapOptions {
  /** Instant of the import, ISO 8601: the time of records that carry none. */
  now: string;
  /** Where a record does not name its originating system. */
  defaultSource: string;
  /** Zone of wall times if neither record nor state says. Default UTC. */
  timeZone?: string;
  /** Whether pictures may be drawn by us; only for the demonstration city. */
  allowDrawn?: boolean;
  /** Whether pictures may name files that we keep already; only for homes that people list here. */
  allowKept?: boolean;
}

const LONGEST_REMARKS = 20_000;

/**
 * A RESO Property record in our own shapes. Unusable fields become null with a warning; a record without a key
 * or with an unknown status is refused. Never throws, whatever JSON it gets.
 */
export function mapResoListing(record: unknown, options: MapOptions): MapResult {
  if (!isRecord(record)) {
    return refuse(null, [describeIssue('', 'not-an-object', record, 'a RESO Property record')]);
  }
  const raw: Readonly<Record<string, unknown>> = record;
  const warnings: FieldIssue[] = [];
  const warn: read.Warn = (issue) => void warnings.push(issue);

  const issues: FieldIssue[] = [];
  const key = read.readText('ListingKey', raw['ListingKey'] ?? raw['ListingKeyNumeric'], 255, warn);
  if (key === null) issues.push(describeIssue('ListingKey', 'missing', raw['ListingKey'], "the feed's own key"));
  // What cannot be read is no permission, as with a seller's choices.
  const isWithdrawn = read.readDisplayFlag('MlgCanView', raw['MlgCanView'], warn) === false;
  const status = isWithdrawn ? 'Delete' : readStatus(raw);
  if (status === undefined) {
    const code = read.isBlank(raw['StandardStatus']) ? 'missing' : 'unknown-value';
    issues.push(describeIssue('StandardStatus', code, raw['StandardStatus'], 'a RESO StandardStatus'));
  }
  if (key === null || status === undefined) return refuse(key, issues);

  const source =
    read.readText('OriginatingSystemName', raw['OriginatingSystemName'], 255, warn) ??
    read.readText('SourceSystemName', raw['SourceSystemName'], 255, warn) ??
    options.defaultSource;
  const row = emptyRow(source, key);
  row.standard_status = status;
  const details = emptyDetails();
  const inDollars = keepOtherMoney(raw, details, warn);
  // Sorted, so that the order of a feed's fields does not change the hash.
  const isOwn = options.allowKept === true;
  for (const field of sortedFields(inDollars))
    if (!(isOwn && isOwnLink(field))) readField(field, inDollars[field], row, details, warn);
  const isTimed = readCombined(inDollars, row, details, options, warn);
  // A price in other money is a price all the same.
  combine.checkClosing(raw, row, options.now, warn);

  if (!isOwn && row.list_office_key === OWN_OFFICE_KEY) row.list_office_key = null;

  const allowDrawn = options.allowDrawn === true;
  const mapped =
    raw['Media'] === undefined || raw['Media'] === null
      ? undefined
      : mapMedia(raw['Media'], { allowDrawn, allowKept: isOwn }, warn);
  const tour = raw['VirtualTourURLUnbranded'];
  row.virtual_tour_url =
    allowDrawn && tour === DRAWN_TOUR
      ? `/property/${row.listing_key}/tour`
      : (readUrl('VirtualTourURLUnbranded', tour, warn) ?? mapped?.virtualTourUrl ?? null);
  const houses = raw['OpenHouse'] ?? raw['OpenHouses'];
  const openHouses =
    houses === undefined || houses === null
      ? undefined
      : mapOpenHouses(houses, findTimeZone(details.facts['PropertyTimeZoneName'], row.state_or_province, options.timeZone), warn);
  const ownLinks = isOwn ? readOwnLinks(raw, warn) : undefined;
  const listing = { row, details, ownLinks, media: mapped?.media, openHouses };
  return { ok: true, listing: { ...listing, isTimed, sourceHash: hashListing(listing) }, warnings };
}

let [lastFields, lastSorted]: [readonly string[], readonly string[]] = [[], []];

/** The records of a feed have mostly the same fields, in the same order: sorted once. */
function sortedFields(raw: Readonly<Record<string, unknown>>): readonly string[] {
  const fields = Object.keys(raw);
  if (fields.length !== lastFields.length || fields.some((field, at) => field !== lastFields[at]))
    [lastFields, lastSorted] = [fields, fields.toSorted()];
  return lastSorted;
}

function refuse(sourceKey: string | null, issues: FieldIssue[]): MapResult {
  return { ok: false, issues, sourceKey };
}

/** Where the standard's field is empty, the exchange's own word counts if it means the same. */
function readStatus(raw: Readonly<Record<string, unknown>>): StandardStatus | undefined {
  const [first] = [raw['StandardStatus'], raw['MlsStatus']].filter((value) => !read.isBlank(value));
  const statuses = (isList(first) ? first : [first]).map((value) => {
    const word = unwrapWord(value);
    return typeof word === 'string' ? readStatusWord(word) : undefined;
  });
  // Of several that are not the same, none is.
  return statuses.every((status) => status === statuses[0]) ? statuses[0] : undefined;
}

function readField(field: string, value: unknown, row: ListingRow, details: ListingDetails, warn: read.Warn): void {
  if (value === null || value === undefined || value === '') return;
  const fact = FACT_FIELDS.get(field);
  if (fact !== undefined) readFact(field, fact, value, details, warn);
  else {
    const rule = findFieldRule(field);
    if (rule !== undefined) applyRule(field, rule, value, row, details, warn);
    else if (!(Array.isArray(value) && value.length === 0)) details.unmapped[storableName(field)] = cleanValue(value);
  }
}

const storableName = (field: string) => field.toWellFormed().replaceAll('\0', '');

function applyRule(
  field: string,
  rule: FieldRule,
  value: unknown,
  row: ListingRow,
  details: ListingDetails,
  warn: read.Warn,
): void {
  switch (rule.to) {
    case 'text':
      row[rule.column] = read.readText(field, value, rule.max, warn);
      break;
    case 'cents':
      row[rule.column] = read.readCents(field, value, rule.min, rule.max, warn);
      break;
    case 'integer':
      row[rule.column] = read.readInteger(field, value, rule.min, rule.max, warn);
      break;
    case 'boolean':
      row[rule.column] = read.readBoolean(field, value, warn);
      break;
    case 'display-flag':
      row[rule.column] = read.readDisplayFlag(field, value, warn);
      break;
    case 'date':
      row[rule.column] = read.readDate(field, value, warn);
      break;
    case 'timestamp':
      row[rule.column] = read.isNoDay(value) ? null : read.readTimestamp(field, value, warn);
      break;
    case 'confidential':
      details.confidential[storableName(field)] = cleanValue(value);
      break;
    case 'combined':
    case 'dropped':
      break;
  }
}

const MAX_AREA_SQFT = 10_000_000;

function readFact(field: string, fact: FactField, value: unknown, details: ListingDetails, warn: read.Warn): void {
  if (fact.kind === 'list') {
    const list = read.readList(field, value, warn);
    if (list !== null) details.features[field] = list.map(spellLookupName);
    return;
  }
  const single = readSingleFact(field, fact, value, warn);
  if (single !== null) details.facts[field] = single;
}

function readSingleFact(field: string, fact: FactField, value: unknown, warn: read.Warn): FactValue | null {
  switch (fact.kind) {
    case 'integer':
      return read.readInteger(field, value, 0, 9999, warn);
    case 'area':
      return read.readNumber(field, value, 0, MAX_AREA_SQFT, warn);
    case 'dollars':
      return read.readNumber(field, read.splitRate(value).amount, 0, 1e9, warn);
    case 'year':
      return read.readInteger(field, value, 1600, 2200, warn);
    case 'number':
      return read.readNumber(field, value, -9999, 9999, warn);
    case 'boolean':
      return read.readBoolean(field, value, warn);
    case 'date':
      return read.readDate(field, value, warn);
    default:
      return read.readText(field, value, 1024, warn);
  }
}

function warnOfWord(field: string, value: string, warn: read.Warn): void {
  warn(describeIssue(field, 'unknown-lookup', value, 'a word of the Data Dictionary'));
}

/** Reads fields that depend on each other; returns whether the record carried a usable time. */
function readCombined(
  raw: Readonly<Record<string, unknown>>,
  row: ListingRow,
  details: ListingDetails,
  options: MapOptions,
  warn: read.Warn,
): boolean {
  const type = read.readText('PropertyType', raw['PropertyType'], 50, warn);
  const sentSubType = read.readText('PropertySubType', raw['PropertySubType'], 50, warn);
  const kind = sentSubType === null ? subTypeIn(type) : null;
  const subType = sentSubType ?? kind;
  if (type === null) {
    warn(describeIssue('PropertyType', 'missing', raw['PropertyType'], 'what the home is, else it counts as Residential'));
    if (subType !== null) row.property_type = typeOfSubType(subType);
  } else row.property_type = kind === null ? spellPropertyType(type) : typeOfSubType(kind);
  if (type !== null && kind === null && !isPropertyType(type)) warnOfWord('PropertyType', type, warn);
  row.property_sub_type = subType === null ? null : spellPropertySubType(subType);
  if (subType !== null && !isPropertySubType(subType)) warnOfWord('PropertySubType', subType, warn);
  if (row.country !== null) row.country = spellCountry(row.country);
  const state = read.readText('StateOrProvince', raw['StateOrProvince'], 50, warn);
  const region = regionOf({ state_or_province: state, country: row.country });
  row.state_or_province = region?.code ?? (isAbroad(row.country) ? findProvince(state) : undefined) ?? state;
  row.postal_code = readPostalCode(raw['PostalCode'], row, warn);
  if (isUnknownState(row))
    warn(describeIssue('StateOrProvince', 'unknown-lookup', row.state_or_province, 'a state, by its two letters or its name'));
  row.unparsed_address = read.readText('UnparsedAddress', raw['UnparsedAddress'], 255, warn) ?? formatStreetAddress(row);
  details.public_remarks = read.readText('PublicRemarks', raw['PublicRemarks'], LONGEST_REMARKS, warn, true);
  combine.combineAgent(raw, row, warn);
  combine.combineBathrooms(raw, row, warn);
  combine.combineLivingArea(raw, row, warn);
  combine.combineLotSize(raw, row, warn);
  combine.combineSpaces(raw, row, warn);
  combine.combineListPrice(raw, row, warn);
  combine.combineTaxes(raw, row, warn);
  combine.combineAssociationFee(raw, row, warn);
  combine.combineCoordinates(raw, row, warn);
  combine.checkDates(row, options.now, warn);
  if (raw['MlgCanUse'] !== undefined && !read.readList('MlgCanUse', raw['MlgCanUse'], warn)?.includes('IDX')) {
    warn(describeIssue('MlgCanUse', 'not-permitted', raw['MlgCanUse'], 'IDX among its values'));
    row.internet_entire_listing_display_yn = false;
  }
  const time = readModificationTimestamp(raw['ModificationTimestamp'], options.now, warn);
  row.modification_timestamp = time ?? options.now;
  return time !== null;
}

function readModificationTimestamp(value: unknown, now: string, warn: read.Warn): string | null {
  const time = read.readTimestamp('ModificationTimestamp', value, warn);
  // A time far in the future would block every later version.
  if (time !== null && Date.parse(time) <= Date.parse(now) + DAY_MS) return time;
  warn(describeIssue('ModificationTimestamp', 'import-time', value, 'a time that is not ahead of us'));
  return null;
}

/** Places of the post that are no states of ours. */
const OTHER_STATES = /^(?:AS|GU|MP|AA|AE|AP|FM|MH|PW)$/;

/** A word that is no state, beside a ZIP code. */
const isUnknownState = (row: ListingRow): boolean =>
  row.state_or_province !== null &&
  /^\d{5}$/.test(row.postal_code ?? '') &&
  !isAbroad(row.country) &&
  regionOf(row) === undefined &&
  !OTHER_STATES.test(row.state_or_province?.toUpperCase() ?? '');

/** States whose ZIP codes begin with a zero. */
const ZERO_FIRST = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']);

/** Tables that took it for a number write "80203.0", and "7104" for "07104". */
const POSTAL_CODE = /^(?:(\d{5})(?:-?\d{0,4}|\.0+)|(\d{3,4})(?:\.0+)?)$/;

function readPostalCode(value: unknown, row: ListingRow, warn: read.Warn): string | null {
  const text = read.readText('PostalCode', typeof value === 'number' ? String(value) : value, 10, warn);
  if (text === null || isAbroad(row.country)) return text;
  const [, whole, short] = POSTAL_CODE.exec(text) ?? [];
  const region = regionOf(row);
  if (whole !== undefined) return whole;
  // Elsewhere a code may well have four digits.
  const hasLostZero = region === undefined ? typeof value === 'number' : ZERO_FIRST.has(region.code);
  if (short !== undefined && hasLostZero) return short.padStart(5, '0');
  if (region === undefined) return text;
  warn(describeIssue('PostalCode', 'unknown-value', text, `a ZIP code, as in ${region.name}`));
  return null;
}

// A record's own time is not part of it: a feed that restamps everything has changed nothing.
function hashListing(listing: Pick<NormalizedListing, 'row' | 'details' | 'ownLinks' | 'media' | 'openHouses'>): string {
  const row = { ...listing.row, modification_timestamp: undefined };
  const links = listing.ownLinks;
  const media = listing.media?.map((picture) => {
    const address = stripSignature(picture.source_url);
    return address === picture.source_url ? picture : { ...picture, source_url: address };
  });
  return hash(
    'sha256',
    JSON.stringify([row, listing.details, media, listing.openHouses, ...(links === undefined ? [] : [links])]),
  );
}

function emptyDetails(): ListingDetails {
  return {
    public_remarks: null,
    features: {},
    facts: {},
    confidential: createBareRecord(),
    unmapped: createBareRecord(),
  };
}

function emptyRow(source: string, key: string): ListingRow {
  return {
    listing_key: deriveListingKey(source, key),
    originating_system_name: source,
    source_listing_key: key,
    listing_id: null,
    standard_status: 'Incomplete',
    mls_status: null,
    property_type: 'Residential',
    property_sub_type: null,
    list_price_cents: null,
    original_list_price_cents: null,
    previous_list_price_cents: null,
    close_price_cents: null,
    association_fee_monthly_cents: null,
    tax_annual_amount_cents: null,
    tax_year: null,
    listing_contract_date: null,
    on_market_date: null,
    purchase_contract_date: null,
    off_market_date: null,
    close_date: null,
    street_number: null,
    street_dir_prefix: null,
    street_name: null,
    street_suffix: null,
    street_dir_suffix: null,
    unit_number: null,
    unparsed_address: null,
    city: null,
    state_or_province: null,
    postal_code: null,
    county_or_parish: null,
    country: null,
    subdivision_name: null,
    parcel_number: null,
    latitude: null,
    longitude: null,
    bedrooms_total: null,
    bathrooms_total_integer: null,
    bathrooms_full: null,
    bathrooms_half: null,
    living_area_sqft: null,
    lot_size_sqft: null,
    year_built: null,
    stories_total: null,
    garage_spaces: null,
    pool_private_yn: null,
    waterfront_yn: null,
    view_yn: null,
    fireplace_yn: null,
    new_construction_yn: null,
    senior_community_yn: null,
    virtual_tour_url: null,
    list_agent_key: null,
    list_agent_full_name: null,
    list_office_key: null,
    list_office_name: null,
    list_office_phone: null,
    attribution_contact: null,
    internet_entire_listing_display_yn: null,
    internet_address_display_yn: null,
    internet_automated_valuation_display_yn: null,
    internet_consumer_comment_yn: null,
    modification_timestamp: '',
    original_entry_timestamp: null,
    status_change_timestamp: null,
    price_change_timestamp: null,
    photos_change_timestamp: null,
  };
}
