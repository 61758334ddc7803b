import { METERS_PER_DEGREE } from '#lib/geo.ts';
import { createRandom } from '#lib/random.ts';
import type { City, District, DistrictCharacter, LngLat, Parcel, ParcelUse, Ring, School } from '#demo/city/types.ts';

const CENTER: LngLat = [-122.6, 46.2];
const BLOCK_M = 1_200;

const DISTRICTS: readonly [name: string, character: DistrictCharacter, builtFrom: number, builtTo: number, elevationM: number][] =
  [
    ['Foundry Quarter', 'downtown', 1985, 2022, 12],
    ['Northgate Flats', 'urban', 1925, 2018, 20],
    ['Linden Row', 'streetcar', 1905, 1945, 30],
    ['Orchard Meadows', 'suburban', 1965, 2020, 45],
    ['Kestrel Heights', 'hillside', 1958, 2020, 180],
    ['Herons Landing', 'waterfront', 1935, 2021, 8],
    ['Sawmill Valley', 'rural', 1940, 2015, 70],
    ['Maple Terrace', 'suburban', 1950, 1995, 40],
  ];
const STREETS = [
  'Alder',
  'Bramble',
  'Cedar',
  'Dogwood',
  'Elder',
  'Fir',
  'Garnet',
  'Hazel',
  'Iris',
  'Juniper',
  'Kinnear',
  'Larch',
];
const SUFFIXES = ['St', 'Ave', 'Ct', 'Ln'];

function offset(origin: LngLat, eastM: number, northM: number): LngLat {
  const scale = Math.cos((origin[1] * Math.PI) / 180);
  return [origin[0] + eastM / (METERS_PER_DEGREE * scale), origin[1] + northM / METERS_PER_DEGREE];
}

function square(center: LngLat, halfM: number): Ring {
  const corners: LngLat[] = [
    offset(center, -halfM, -halfM),
    offset(center, halfM, -halfM),
    offset(center, halfM, halfM),
    offset(center, -halfM, halfM),
  ];
  return [...corners, corners[0] ?? center];
}

function useFor(character: DistrictCharacter, roll: number): ParcelUse {
  if (character === 'downtown')
    return roll < 0.12 ? 'condo' : roll < 0.5 ? 'commercial' : roll < 0.8 ? 'townhouse' : 'multi_family';
  if (character === 'urban')
    return roll < 0.05 ? 'condo' : roll < 0.3 ? 'townhouse' : roll < 0.45 ? 'multi_family' : 'single_family';
  if (roll < 0.02) return 'vacant';
  if (roll < 0.03) return 'civic';
  return character !== 'rural' && roll > 0.92 ? 'townhouse' : 'single_family';
}

/** Parcels a district of the city that tests write into databases, again and again. */
export const STORED_PARCELS = 40;

/** A small city of eight districts for the market's tests, with the same types as the generated one. */
export function fixtureCity(parcelsPerDistrict = 120, seed = 5): City {
  const random = createRandom(seed).fork('fixture-city');
  const districts: District[] = DISTRICTS.map(([name, character, builtFrom, builtTo], id) => {
    const center = offset(CENTER, ((id % 3) - 1) * BLOCK_M, (Math.floor(id / 3) - 1) * BLOCK_M);
    return {
      id,
      name,
      municipalityId: id % 2,
      zip: String(98601 + (id % 3)),
      character,
      boundary: square(center, BLOCK_M / 2),
      center,
      builtFrom,
      builtTo,
    };
  });
  const parcels: Parcel[] = [];
  for (const district of districts) {
    const elevationM = DISTRICTS[district.id]?.[4] ?? 0;
    const perRow = Math.ceil(Math.sqrt(parcelsPerDistrict));
    for (let i = 0; i < parcelsPerDistrict; i++) {
      const eastM = ((i % perRow) / perRow - 0.5) * BLOCK_M * 0.95;
      const northM = (Math.floor(i / perRow) / perRow - 0.5) * BLOCK_M * 0.95;
      const point = offset(district.center, eastM, northM);
      const use = useFor(district.character, random.next());
      const waterDistanceM = district.character === 'waterfront' ? 20 + Math.abs(northM + BLOCK_M / 2) : 1_500 + 10 * i;
      const lotSqft = Math.round(district.character === 'rural' ? 43_560 * random.between(0.8, 5) : random.between(3_800, 9_500));
      const stories =
        use === 'condo'
          ? random.int(5, 14)
          : use === 'commercial' || use === 'vacant' || use === 'civic'
            ? 1
            : random.int(1, use === 'single_family' ? 2 : 3);
      const footprintSqft = use === 'condo' ? random.int(9_000, 14_000) : use === 'vacant' ? 0 : random.int(850, 1_900);
      parcels.push({
        parcelNumber: `${String(district.id + 10)}-${String(i).padStart(4, '0')}-00`,
        use,
        ring: square(point, 10),
        point,
        streetNumber: String(100 + (i % perRow) * 12),
        streetDirPrefix: district.municipalityId === 0 ? null : 'N',
        streetName: STREETS[(Math.floor(i / perRow) + district.id) % STREETS.length] ?? 'Alder',
        streetSuffix: SUFFIXES[district.id % SUFFIXES.length] ?? 'St',
        districtId: district.id,
        municipalityId: district.municipalityId,
        zip: district.zip,
        lotSqft,
        footprintSqft,
        stories: use === 'vacant' ? 0 : stories,
        units:
          use === 'condo'
            ? random.int(30, 80)
            : use === 'multi_family'
              ? random.int(2, 4)
              : use === 'single_family' || use === 'townhouse'
                ? 1
                : 0,
        waterDistanceM,
        waterfront: waterDistanceM < 70,
        parkDistanceM: random.between(60, 1_400),
        arterialDistanceM: random.between(15, 600),
        motorwayDistanceM: random.between(150, 4_000),
        transitDistanceM: random.between(50, 1_500),
        downtownDistanceM:
          Math.hypot(point[0] - (districts[0]?.center[0] ?? 0), point[1] - (districts[0]?.center[1] ?? 0)) * METERS_PER_DEGREE,
        elevationM: elevationM + random.between(-5, 25),
      });
    }
  }
  const everywhere = square(CENTER, BLOCK_M * 4);
  const school = (id: number, name: string, level: School['level']): School => ({
    id,
    name,
    level,
    district: 'Alder County School District',
    point: CENTER,
    attendance: [everywhere],
  });
  return {
    seed,
    name: 'Fixture',
    county: 'Alder',
    stateOrProvince: 'WA',
    timeZone: 'America/Los_Angeles',
    bounds: [CENTER[0] - 0.1, CENTER[1] - 0.1, CENTER[0] + 0.1, CENTER[1] + 0.1],
    center: CENTER,
    municipalities: [0, 1].map((id) => ({ id, name: id === 0 ? 'Harwick' : 'Stillwater', boundary: everywhere, center: CENTER })),
    districts,
    zips: ['98601', '98602', '98603'].map((code) => ({ code, municipalityId: 0, boundary: [everywhere], center: CENTER })),
    roads: [],
    water: [{ id: 0, name: 'Heron Lake', kind: 'lake', rings: [square(offset(CENTER, BLOCK_M, -BLOCK_M), 300)] }],
    parks: districts.map((district) => ({
      id: district.id,
      name: `${district.name} Park`,
      rings: [square(district.center, 80)],
      center: district.center,
    })),
    buildings: [],
    parcels,
    schools: [
      school(0, 'Fir Grove Elementary', 'elementary'),
      school(1, 'Riverbend Middle School', 'middle'),
      school(2, 'Harwick High School', 'high'),
    ],
    transitStops: [],
    transitLines: [],
    pois: [],
    hazards: [],
    landUse: [],
  };
}
