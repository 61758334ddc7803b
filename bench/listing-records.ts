import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { DAY_MS } from '#lib/time-units.ts';
import { createRandom, type Random } from '#lib/random.ts';

const CITIES = [
  { city: 'Denver', state: 'CO', zips: ['80203', '80205', '80211', '80220'], latitude: 39.74, longitude: -104.98 },
  { city: 'Boulder', state: 'CO', zips: ['80301', '80304'], latitude: 40.02, longitude: -105.27 },
  { city: 'Aurora', state: 'CO', zips: ['80010', '80013', '80016'], latitude: 39.71, longitude: -104.8 },
  { city: 'Fort Collins', state: 'CO', zips: ['80521', '80526'], latitude: 40.56, longitude: -105.08 },
] as const;
const STREETS = ['Aspen', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hawthorn', 'Juniper', 'Linden', 'Maple', 'Oak'];
const SUFFIXES = ['Street', 'Avenue', 'Drive', 'Lane', 'Court', 'Way'];
const STATUSES = [
  'Active',
  'Active',
  'Active',
  'Active',
  'Active',
  'Pending',
  'Active Under Contract',
  'Closed',
  'Closed',
  'Coming Soon',
];
const TYPES = ['Single Family Residence', 'Single Family Residence', 'Condominium', 'Townhouse'];
const SENTENCES = [
  'The kitchen was rebuilt with quartz counters and a gas range.',
  'Morning light fills the living room through tall windows.',
  'A covered porch looks over the fenced back yard and its old apple trees.',
  'The lower level holds a family room, a bath and plenty of storage.',
  'New roof, furnace and water heater within the last five years.',
  'Two blocks to the park, the library and the bus.',
  'Oak floors run through the main level, with carpet upstairs.',
  'The primary suite has a walk-in closet and a tiled shower.',
];

/** One RESO Property record of about 3 kB with three pictures, as vendors send them. */
export function makeListingRecord(number: number, random: Random): Record<string, unknown> {
  const place = random.pick(CITIES);
  const status = random.pick(STATUSES);
  const price = random.int(180, 1900) * 1000;
  const beds = random.int(1, 6);
  const listed = isoDate(random.int(0, 200));
  const street = {
    StreetNumber: String(random.int(10, 9999)),
    StreetName: random.pick(STREETS),
    StreetSuffix: random.pick(SUFFIXES),
  };
  const modified = `${isoDate(random.int(0, 30))}T${String(random.int(10, 23))}:15:${String(random.int(10, 59))}.123Z`;
  return {
    ListingKey: `BENCH${number}`,
    ListingId: `B${1_000_000 + number}`,
    OriginatingSystemName: 'Bench MLS',
    StandardStatus: status,
    MlsStatus: status,
    PropertyType: 'Residential',
    PropertySubType: random.pick(TYPES),
    ListPrice: price,
    OriginalListPrice: random.next() < 0.3 ? price + 15_000 : price,
    ...(status === 'Closed' ? { ClosePrice: price - 5000, CloseDate: isoDate(0), PurchaseContractDate: isoDate(1) } : {}),
    ListingContractDate: listed,
    OnMarketDate: listed,
    ModificationTimestamp: modified,
    OriginalEntryTimestamp: `${listed}T09:00:00Z`,
    StatusChangeTimestamp: modified,
    PhotosChangeTimestamp: modified,
    ...street,
    UnparsedAddress: `${street.StreetNumber} ${street.StreetName} ${street.StreetSuffix}`,
    City: place.city,
    StateOrProvince: place.state,
    PostalCode: random.pick(place.zips),
    CountyOrParish: 'Denver',
    Country: 'US',
    SubdivisionName: `${random.pick(STREETS)} Park`,
    ParcelNumber: `05-${number}`,
    Latitude: place.latitude + (random.next() - 0.5) / 5,
    Longitude: place.longitude + (random.next() - 0.5) / 5,
    BedroomsTotal: beds,
    BathroomsTotalInteger: random.int(1, 4),
    BathroomsFull: 1,
    BathroomsHalf: random.int(0, 1),
    LivingArea: 500 + beds * random.int(250, 600),
    LivingAreaUnits: 'Square Feet',
    LotSizeSquareFeet: random.int(2000, 14_000),
    YearBuilt: random.int(1900, 2025),
    StoriesTotal: random.int(1, 3),
    GarageSpaces: random.int(0, 3),
    NewConstructionYN: false,
    PoolPrivateYN: random.next() < 0.1,
    FireplaceYN: random.next() < 0.5,
    Heating: ['Forced Air', 'Natural Gas'],
    Cooling: ['Central Air'],
    Appliances: ['Dishwasher', 'Disposal', 'Microwave', 'Oven', 'Refrigerator'],
    InteriorFeatures: ['Ceiling Fan(s)', 'Eat-in Kitchen', 'Pantry'],
    Flooring: ['Carpet', 'Tile', 'Wood'],
    Roof: ['Composition'],
    ParkingFeatures: ['Attached'],
    Sewer: ['Public Sewer'],
    WaterSource: ['Public'],
    AssociationFee: random.int(50, 400),
    AssociationFeeFrequency: 'Monthly',
    TaxAnnualAmount: random.int(900, 9000),
    TaxYear: 2025,
    ElementarySchool: 'Lincoln',
    HighSchool: 'East',
    PublicRemarks: Array.from({ length: 8 }, () => random.pick(SENTENCES)).join(' '),
    PrivateRemarks: 'Call before showing.',
    ListAgentKey: `A${random.int(1, 900)}`,
    ListAgentFullName: 'Jordan Example',
    ListAgentEmail: 'jordan@example.com',
    ListOfficeKey: `O${random.int(1, 90)}`,
    ListOfficeName: 'Example Realty',
    ListOfficePhone: '303-555-0100',
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: random.next() > 0.02,
    Media: [0, 1, 2].map((order) => ({
      MediaKey: `BENCH${number}-${order}`,
      MediaURL: `https://photos.example.com/${number}/${order}.jpg`,
      MediaCategory: 'Photo',
      Order: order,
    })),
    BENCH_LocalField: 'Kept as it came',
  };
}

const FIRST_DAY = Date.UTC(2026, 3, 1);

function isoDate(daysBack: number): string {
  return new Date(FIRST_DAY - daysBack * DAY_MS).toISOString().slice(0, 10);
}

/** Writes a Web API answer of `count` records to a file, the same for the same seed. */
export async function writeListingFile(path: string, count: number, seed = 1): Promise<void> {
  const random = createRandom(seed);
  const file = createWriteStream(path, { highWaterMark: 1 << 20 });
  file.write('{"@odata.context":"https://example.com/$metadata#Property","value":[\n');
  for (let number = 0; number < count; number++) {
    const text = JSON.stringify(makeListingRecord(number, random));
    if (!file.write(number === 0 ? text : `,\n${text}`)) await once(file, 'drain');
  }
  file.end('\n]}\n');
  await once(file, 'close');
}
