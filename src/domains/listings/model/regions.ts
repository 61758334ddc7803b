import { dictionary } from '#lib/dictionary.ts';
import { REGION_NAMES } from '#lib/us-states.ts';
import { isTimeZone } from '#lib/zoned-time.ts';

/** A state: where it lies (degrees, generous) and the zone most of it keeps. */
export interface Region {
  code: string;
  name: string;
  west: number;
  south: number;
  east: number;
  north: number;
  timeZone: string;
}

const MARGIN_DEGREES = 0.25;

type RegionCode = keyof typeof REGION_NAMES;

function region(code: RegionCode, [west, south, east, north]: [number, number, number, number], zone: string): Region {
  return {
    code,
    name: REGION_NAMES[code],
    west: west - MARGIN_DEGREES,
    south: south - MARGIN_DEGREES,
    east: east + MARGIN_DEGREES,
    north: north + MARGIN_DEGREES,
    timeZone: zone,
  };
}

const EAST = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const WEST = 'America/Los_Angeles';

// Bounding boxes to a tenth of a degree.
const REGIONS: readonly Region[] = [
  region('AL', [-88.5, 30.1, -84.9, 35.0], CENTRAL),
  region('AK', [-180, 51.0, -129.9, 71.5], 'America/Anchorage'),
  region('AZ', [-114.9, 31.3, -109.0, 37.0], 'America/Phoenix'),
  region('AR', [-94.7, 33.0, -89.6, 36.5], CENTRAL),
  region('CA', [-124.5, 32.5, -114.1, 42.0], WEST),
  region('CO', [-109.1, 36.9, -102.0, 41.0], MOUNTAIN),
  region('CT', [-73.8, 40.9, -71.7, 42.1], EAST),
  region('DE', [-75.8, 38.4, -75.0, 39.9], EAST),
  region('DC', [-77.2, 38.7, -76.9, 39.0], EAST),
  region('FL', [-87.7, 24.4, -79.9, 31.0], EAST),
  region('GA', [-85.7, 30.3, -80.8, 35.0], EAST),
  region('HI', [-160.6, 18.8, -154.7, 22.3], 'Pacific/Honolulu'),
  region('ID', [-117.3, 41.9, -111.0, 49.0], 'America/Boise'),
  region('IL', [-91.6, 36.9, -87.0, 42.6], CENTRAL),
  region('IN', [-88.1, 37.7, -84.7, 41.8], 'America/Indiana/Indianapolis'),
  region('IA', [-96.7, 40.3, -90.1, 43.6], CENTRAL),
  region('KS', [-102.1, 36.9, -94.5, 40.1], CENTRAL),
  region('KY', [-89.6, 36.4, -81.9, 39.2], EAST),
  region('LA', [-94.1, 28.9, -88.8, 33.1], CENTRAL),
  region('ME', [-71.1, 42.9, -66.9, 47.5], EAST),
  region('MD', [-79.5, 37.8, -75.0, 39.8], EAST),
  region('MA', [-73.6, 41.2, -69.8, 42.9], EAST),
  region('MI', [-90.5, 41.6, -82.1, 48.3], 'America/Detroit'),
  region('MN', [-97.3, 43.4, -89.4, 49.5], CENTRAL),
  region('MS', [-91.7, 30.1, -88.0, 35.0], CENTRAL),
  region('MO', [-95.8, 35.9, -89.0, 40.7], CENTRAL),
  region('MT', [-116.1, 44.3, -104.0, 49.1], MOUNTAIN),
  region('NE', [-104.1, 39.9, -95.3, 43.1], CENTRAL),
  region('NV', [-120.1, 35.0, -114.0, 42.1], WEST),
  region('NH', [-72.6, 42.6, -70.6, 45.4], EAST),
  region('NJ', [-75.6, 38.8, -73.8, 41.4], EAST),
  region('NM', [-109.1, 31.3, -103.0, 37.1], MOUNTAIN),
  region('NY', [-79.8, 40.4, -71.8, 45.1], EAST),
  region('NC', [-84.4, 33.8, -75.4, 36.6], EAST),
  region('ND', [-104.1, 45.9, -96.5, 49.1], CENTRAL),
  region('OH', [-84.9, 38.4, -80.5, 42.4], EAST),
  region('OK', [-103.1, 33.6, -94.4, 37.1], CENTRAL),
  region('OR', [-124.7, 41.9, -116.4, 46.4], WEST),
  region('PA', [-80.6, 39.7, -74.6, 42.6], EAST),
  region('PR', [-67.4, 17.8, -65.2, 18.6], 'America/Puerto_Rico'),
  region('RI', [-71.9, 41.1, -71.1, 42.1], EAST),
  region('SC', [-83.4, 32.0, -78.4, 35.3], EAST),
  region('SD', [-104.1, 42.4, -96.4, 46.0], CENTRAL),
  region('TN', [-90.4, 34.9, -81.6, 36.7], CENTRAL),
  region('TX', [-106.7, 25.8, -93.5, 36.6], CENTRAL),
  region('UT', [-114.1, 36.9, -109.0, 42.1], MOUNTAIN),
  region('VT', [-73.5, 42.7, -71.4, 45.1], EAST),
  region('VI', [-65.2, 17.6, -64.5, 18.5], 'America/St_Thomas'),
  region('VA', [-83.7, 36.5, -75.1, 39.5], EAST),
  region('WA', [-124.9, 45.5, -116.9, 49.1], WEST),
  region('WV', [-82.7, 37.2, -77.7, 40.7], EAST),
  region('WI', [-92.9, 42.4, -86.2, 47.4], CENTRAL),
  region('WY', [-111.1, 40.9, -104.0, 45.1], MOUNTAIN),
];

const byName = new Map(
  REGIONS.flatMap((one) => [
    [one.code.toLowerCase(), one],
    [one.name.toLowerCase(), one],
  ]),
);

/** By code or full name in any case; undefined if the table has no such state. */
export function findRegion(stateOrProvince: string | null): Region | undefined {
  return stateOrProvince === null ? undefined : byName.get(stateOrProvince.toLowerCase());
}

const PROVINCES = dictionary<string>({
  alberta: 'AB',
  'british columbia': 'BC',
  manitoba: 'MB',
  'new brunswick': 'NB',
  'newfoundland and labrador': 'NL',
  'newfoundland & labrador': 'NL',
  'northwest territories': 'NT',
  'nova scotia': 'NS',
  nunavut: 'NU',
  ontario: 'ON',
  'prince edward island': 'PE',
  quebec: 'QC',
  québec: 'QC',
  saskatchewan: 'SK',
  yukon: 'YT',
});
const PROVINCE_CODES = new Set(Object.values(PROVINCES));

/** The two letters of a province of Canada, by its code or name. */
export function findProvince(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const name = sent.trim();
  return PROVINCE_CODES.has(name.toUpperCase()) ? name.toUpperCase() : PROVINCES[name.toLowerCase()];
}

/** The states' own country, as feeds write it. */
const HOME_COUNTRY = /^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/i;

/** The state in which a home lies; undefined where its country is another one, whose regions may have the same names. */
export function regionOf({ state_or_province, country }: { state_or_province: string | null; country: string | null }) {
  return isAbroad(country) ? undefined : findRegion(state_or_province);
}

/** Whether a country is named that is not ours. */
export const isAbroad = (country: string | null): boolean => country !== null && !HOME_COUNTRY.test(country.trim());

/** The zone that a record names, if it exists; else its state's zone, else `otherwise`. */
export function findTimeZone(named: unknown, stateOrProvince: string | null, otherwise = 'UTC'): string {
  if (typeof named === 'string' && isTimeZone(named)) return named;
  return findRegion(stateOrProvince)?.timeZone ?? otherwise;
}

export function isInRegion(place: Region, latitude: number, longitude: number): boolean {
  return latitude >= place.south && latitude <= place.north && longitude >= place.west && longitude <= place.east;
}
