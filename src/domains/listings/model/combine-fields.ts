import { dictionary } from '#lib/dictionary.ts';
import { utcDay } from '#lib/calendar.ts';
import { isList, isRecord } from '#lib/json-value.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { SQFT_PER_ACRE, splitUnit, squareFeetIn } from '#lib/area-units.ts';
import { describeIssue } from './field-issue.ts';
import type { ListingRow } from './normalized-listing.ts';
import { isInRegion, regionOf } from './regions.ts';
import {
  isBlank,
  readCents,
  readInteger,
  readNumber,
  readText,
  readWhole,
  splitRate,
  type Warn,
  withoutCounted,
} from './read-value.ts';

// Rules that need more than one field of the record.

type RawRecord = Readonly<Record<string, unknown>>;

const MAX_LIVING_AREA_SQFT = 10_000_000;
const MAX_LOT_ACRES = 100_000;

/** BathroomsTotalInteger is the plain sum of all bathrooms; "1.1" means one full and one half, "2.5" two and a half. */
export function combineBathrooms(record: RawRecord, row: ListingRow, warn: Warn): void {
  row.bathrooms_full = readInteger('BathroomsFull', record['BathroomsFull'], 0, 99, warn);
  row.bathrooms_half =
    readInteger('BathroomsHalf', record['BathroomsHalf'], 0, 99, warn) ??
    readInteger('BathroomsPartial', record['BathroomsPartial'], 0, 99, warn);
  const partials = ['BathroomsThreeQuarter', 'BathroomsOneQuarter'].map(
    (field) => readInteger(field, record[field], 0, 99, warn) ?? 0,
  );
  const sum =
    row.bathrooms_full === null ? null : row.bathrooms_full + (row.bathrooms_half ?? 0) + partials.reduce((a, b) => a + b, 0);
  const given = readNumber('BathroomsTotalInteger', withoutCounted(record['BathroomsTotalInteger']), 0, 99, warn);
  if (given === null || Number.isInteger(given)) {
    row.bathrooms_total_integer = given ?? (sum !== null && sum <= 99 ? sum : null);
    return;
  }
  warn(
    describeIssue('BathroomsTotalInteger', 'not-an-integer', record['BathroomsTotalInteger'], 'the plain number of bathrooms'),
  );
  if (sum !== null) {
    row.bathrooms_total_integer = sum;
    return;
  }
  const full = Math.floor(given);
  const tenths = Math.round((given - full) * 10);
  const half = tenths === 5 ? 1 : tenths;
  row.bathrooms_total_integer = half > 4 ? null : full + half;
  if (half > 4) return;
  row.bathrooms_full = full;
  row.bathrooms_half ??= half;
}

/** No home is smaller. */
const SMALLEST_LIVING_AREA_SQFT = 20;
/** No home costs less, nor a month in one. */
const LEAST_DOLLARS = { sale: 1000, lease: 100 };

/** Square feet, whatever the unit, also behind the number; a missing unit means square feet, and one that is none is told. */
export function combineLivingArea(record: RawRecord, row: ListingRow, warn: Warn): void {
  const { amount, unit } = splitUnit(record['LivingArea']);
  const named = readText('LivingAreaUnits', record['LivingAreaUnits'], 25, warn) ?? unit;
  const factor = named === '' ? 1 : squareFeetIn(named);
  if (factor === undefined) {
    if (!isBlank(amount)) warn(describeIssue('LivingAreaUnits', 'unknown-value', named, 'Square Feet or Square Meters'));
    return;
  }
  const area = readNumber(
    'LivingArea',
    readWhole(amount, SMALLEST_LIVING_AREA_SQFT / factor),
    0,
    MAX_LIVING_AREA_SQFT / factor,
    warn,
  );
  row.living_area_sqft = positive(area === null ? null : Math.round(area * factor));
}

/** An agent whose name came in two parts. */
export function combineAgent(record: RawRecord, row: ListingRow, warn: Warn): void {
  if (row.list_agent_full_name !== null) return;
  const parts = ['ListAgentFirstName', 'ListAgentLastName'].map((field) => readText(field, record[field], 50, warn));
  if (parts.includes(null)) return;
  row.list_agent_full_name = parts.join(' ');
}

export function combineLotSize(record: RawRecord, row: ListingRow, warn: Warn): void {
  const sqft = readNumber(
    'LotSizeSquareFeet',
    withoutUnit(record['LotSizeSquareFeet'], 1),
    0,
    MAX_LOT_ACRES * SQFT_PER_ACRE,
    warn,
  );
  const acres = readNumber('LotSizeAcres', withoutUnit(record['LotSizeAcres'], SQFT_PER_ACRE), 0, MAX_LOT_ACRES, warn);
  row.lot_size_sqft = positive(sqft === null ? null : Math.round(sqft));
  if (row.lot_size_sqft !== null) return;
  const ofAcres = positive(acres === null ? null : Math.round(acres * SQFT_PER_ACRE));
  // Beside acres, what is wrong with it is of no account.
  const area = readLotSizeArea(record, row, ofAcres === null ? warn : () => {});
  // Acres are rounded: the same in square feet says it better.
  const isSame = area !== null && ofAcres !== null && Math.abs(area - ofAcres) <= ofAcres * SAME_LOT;
  row.lot_size_sqft = isSame ? area : (ofAcres ?? area);
}

/** How far an area and its rounded acres may be apart. */
const SAME_LOT = 0.03;

/** No lot has less square feet or meters. */
const LEAST_LOT = 100;

/** The number of "5,000 sq ft" in a field whose name says that unit already. */
function withoutUnit(value: unknown, factor: number): unknown {
  const { amount, unit } = splitUnit(value);
  return unit !== '' && squareFeetIn(unit) === factor ? amount : value;
}

function readLotSizeArea(record: RawRecord, row: ListingRow, warn: Warn): number | null {
  if (isBlank(record['LotSizeArea'])) return null;
  const { amount, unit } = splitUnit(record['LotSizeArea']);
  const named = readText('LotSizeUnits', record['LotSizeUnits'], 25, warn) ?? unit;
  const isAcres = named === '' && regionOf(row) !== undefined && Number(amount) > 0 && Number(amount) < LEAST_LOT;
  const factor = isAcres ? SQFT_PER_ACRE : squareFeetIn(named);
  if (factor === undefined) {
    warn(describeIssue('LotSizeUnits', 'unit-missing', record['LotSizeUnits'], 'Acres, Square Feet or Square Meters'));
    return null;
  }
  const area = readNumber('LotSizeArea', amount, 0, (MAX_LOT_ACRES * SQFT_PER_ACRE) / factor, warn);
  return positive(area === null ? null : Math.round(area * factor));
}

const positive = (value: number | null) => (value === null || value <= 0 ? null : value);

/** Spaces and stories may come with a fraction, which is dropped. */
export function combineSpaces(record: RawRecord, row: ListingRow, warn: Warn): void {
  const spaces = readNumber('GarageSpaces', withoutCounted(record['GarageSpaces']), 0, 99, warn);
  row.garage_spaces = spaces === null ? null : Math.floor(spaces);
  const field = isBlank(record['StoriesTotal']) ? 'Stories' : 'StoriesTotal';
  const stories = readNumber(field, withoutCounted(record[field]), 0, 200, warn);
  row.stories_total = positive(stories === null ? null : Math.floor(stories));
}

/** How often each fee is due per month; one-time and seasonal fees are not monthly. */
const MONTHLY_SHARE = dictionary<number>({
  annually: 1 / 12,
  annual: 1 / 12,
  yearly: 1 / 12,
  year: 1 / 12,
  bimonthly: 1 / 2,
  biweekly: 26 / 12,
  daily: 365 / 12,
  day: 365 / 12,
  monthly: 1,
  month: 1,
  mo: 1,
  quarterly: 1 / 3,
  quarter: 1 / 3,
  semiannually: 1 / 6,
  semiannual: 1 / 6,
  semimonthly: 2,
  weekly: 52 / 12,
  week: 52 / 12,
  wk: 52 / 12,
  annum: 1 / 12,
  // As exchanges shorten them.
  m: 1,
  mth: 1,
  mthly: 1,
  mon: 1,
  q: 1 / 3,
  qtr: 1 / 3,
  qtrly: 1 / 3,
  a: 1 / 12,
  ann: 1 / 12,
  y: 1 / 12,
  yr: 1 / 12,
  yrly: 1 / 12,
  sa: 1 / 6,
  semi: 1 / 6,
});

const onlyLetters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const monthlyShare = (frequency: string): number | undefined => MONTHLY_SHARE[onlyLetters(frequency).replace(/^per/, '')];

/** A year's taxes, also where a part of the year is said behind them: "$240/mo". */
export function combineTaxes(record: RawRecord, row: ListingRow, warn: Warn): void {
  const { amount, per } = splitRate(record['TaxAnnualAmount']);
  const cents = readCents('TaxAnnualAmount', amount, 0, 1e8, warn);
  const share = per === '' ? 1 / 12 : monthlyShare(per);
  row.tax_annual_amount_cents = cents === null || share === undefined ? null : Math.round(cents * share * 12);
}

/** What a home is offered for; of one that is for rent, what a month costs: "$2,300/mo". */
export function combineListPrice(record: RawRecord, row: ListingRow, warn: Warn): void {
  const { amount, per } = splitRate(record['ListPrice']);
  const price = monthlyShare(per) === 1 ? amount : record['ListPrice'];
  row.list_price_cents = readCents(
    'ListPrice',
    readWhole(price, LEAST_DOLLARS[row.property_type.includes('Lease') ? 'lease' : 'sale']),
    0.01,
    1e9,
    warn,
  );
}

export function combineAssociationFee(record: RawRecord, row: ListingRow, warn: Warn): void {
  const { amount, per } = splitRate(record['AssociationFee']);
  const cents = readCents('AssociationFee', amount, 0, 1_000_000, warn);
  // A home without an association owes no fee: that is known, not missing.
  if (cents === 0 || (cents === null && record['AssociationYN'] === false)) {
    row.association_fee_monthly_cents = 0;
    return;
  }
  if (cents === null) return;
  const frequency = readText('AssociationFeeFrequency', record['AssociationFeeFrequency'], 25, warn) ?? (per || null);
  const share = monthlyShare(frequency ?? '');
  if (share !== undefined) row.association_fee_monthly_cents = Math.round(cents * share);
  else if (frequency === null) {
    warn(describeIssue('AssociationFeeFrequency', 'unit-missing', null, 'how often the fee is due'));
  }
}

/** Degrees may have a comma for their point: "39,7392". */
const withPoint = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^(\s*[-+]?\d{1,3}),(\d+\s*)$/, '$1.$2') : value;

/** `Coordinates`, longitude first: a list, GeoJSON, or "POINT (-104.9 39.7)"; nothing of any other form. */
function readPoint(value: unknown): { longitude?: unknown; latitude?: unknown } {
  const list = isRecord(value) ? value['coordinates'] : value;
  // A third would be its height.
  if (isList(list)) return list.length === 2 || list.length === 3 ? { longitude: list[0], latitude: list[1] } : {};
  const point = typeof list === 'string' ? /point\s*\(\s*(\S{1,30})\s+(\S{1,30}?)\s*\)/i.exec(list) : null;
  return point === null ? {} : { longitude: point[1], latitude: point[2] };
}

/** Both or neither; (0, 0) is not a place, and a home must lie in its own state. */
export function combineCoordinates(record: RawRecord, row: ListingRow, warn: Warn): void {
  const isApart = !isBlank(record['Latitude']) || !isBlank(record['Longitude']);
  const sent = isApart
    ? { latitude: withPoint(record['Latitude']), longitude: withPoint(record['Longitude']) }
    : readPoint(record['Coordinates']);
  const latitude = readNumber('Latitude', sent.latitude, -90, 90, warn);
  const longitude = readNumber('Longitude', sent.longitude, -180, 180, warn);
  if (latitude === null || longitude === null) return;
  if (Math.abs(latitude) < 1e-6 && Math.abs(longitude) < 1e-6) {
    warn(describeIssue('Latitude', 'out-of-range', '0, 0', 'the place of the home'));
    return;
  }
  const region = regionOf(row);
  if (region !== undefined && !isInRegion(region, latitude, longitude)) {
    warn(describeIssue('Latitude', 'outside-region', `${latitude}, ${longitude}`, `a place in ${region.name}`));
    return;
  }
  row.latitude = latitude;
  row.longitude = longitude;
}

/** Homes do not close or go under contract before they are listed, and are not built far in the future. */
export function checkDates(row: ListingRow, now: string, warn: Warn): void {
  const listed = row.on_market_date ?? row.listing_contract_date;
  if (listed !== null && row.close_date !== null && row.close_date < listed) {
    warn(describeIssue('CloseDate', 'date-order', row.close_date, `not before the listing's ${listed}`));
    row.close_date = null;
  }
  if (listed !== null && row.purchase_contract_date !== null && row.purchase_contract_date < listed) {
    warn(describeIssue('PurchaseContractDate', 'date-order', row.purchase_contract_date, `not before the listing's ${listed}`));
    row.purchase_contract_date = null;
  }
  const year = Number(now.slice(0, 4));
  if (row.year_built !== null && row.year_built > year + 5) {
    warn(describeIssue('YearBuilt', 'out-of-range', row.year_built, `between 1600 and ${year + 5}`));
    row.year_built = null;
  }
  if (row.tax_year !== null && row.tax_year > year + 1) {
    warn(describeIssue('TaxYear', 'out-of-range', row.tax_year, `at most ${year + 1}`));
    row.tax_year = null;
  }
}

/** What was closed was so on a day that is over, in every zone. Some states keep the price to themselves; it is told all the same. */
export function checkClosing(record: RawRecord, row: ListingRow, now: string, warn: Warn): void {
  if (row.standard_status !== 'Closed') return;
  if (isBlank(record['ClosePrice'])) warn(describeIssue('ClosePrice', 'missing', null, 'what the home was sold for'));
  if (isBlank(record['CloseDate'])) warn(describeIssue('CloseDate', 'missing', null, 'the day on which the home closed'));
  const lastDay = utcDay(new Date(Date.parse(now) + DAY_MS));
  if (row.close_date === null || row.close_date <= lastDay) return;
  warn(describeIssue('CloseDate', 'date-order', row.close_date, 'a day that is over, as the home is closed'));
  row.close_date = null;
}
