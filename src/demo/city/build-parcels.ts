import type { Random } from '#lib/random.ts';
import { drawBuilding } from './draw-building.ts';
import type { GroundLot } from './ground-lots.ts';
import { closeRing } from './ground-ring.ts';
import type { AreaLabels } from './label-areas.ts';
import type { StreetName } from './name-roads.ts';
import { SUFFIX_ABBREVIATIONS } from './names.ts';
import { indexLines } from './nearest.ts';
import { numberLots } from './number-lots.ts';
import type { CityPlan } from './plan-city.ts';
import { at, distance } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat, toMeters } from './projection.ts';
import type { DraftRoad } from './road-book.ts';
import type { Building, Parcel, Ring } from './types.ts';

interface ParcelInput {
  lots: readonly GroundLot[];
  names: ReadonlyMap<DraftRoad, StreetName>;
  plan: CityPlan;
  areas: AreaLabels;
  lines: { water: Ring[]; parks: Ring[]; arterials: Point[][]; motorways: Point[][]; stops: Point[] };
  downtown: Point;
  random: Random;
}

const SQFT_PER_SQM = 10.7639;
const NOWHERE_M = 25_000;
const ON_THE_SHORE_M = 14;

/** Turns lots into addressed parcels with buildings, and measures what lies around each. */
export function buildParcels(input: ParcelInput): { parcels: Parcel[]; buildings: Building[] } {
  const { lots, names, areas, plan, random } = input;
  const numbers = numberLots(lots);
  const measure = createMeasures(input);
  const perDistrict = new Map<number, number>();
  const parcels: Parcel[] = [];
  const buildings: Building[] = [];

  lots.forEach((lot, index) => {
    const street = names.get(lot.road);
    const number = numbers.get(lot);
    if (!street || number === undefined) return;
    const drawn = drawBuilding(lot, random.fork(String(index)));
    const built = drawn !== null;
    const district = at(areas.districts, lot.district);
    const sequence = (perDistrict.get(lot.district) ?? 0) + 1;
    perDistrict.set(lot.district, sequence);
    const parcelIndex = parcels.length;
    if (drawn) buildings.push({ ring: closeRing(drawn.ring), parcelIndex, heightMeters: drawn.heightMeters });
    const [x, y] = lot.planCenter;
    parcels.push({
      parcelNumber: `${String(lot.district + 101)}-${String(sequence).padStart(4, '0')}`,
      use: built ? lot.use : 'vacant',
      ring: closeRing(lot.ring),
      point: toLngLat(lot.center),
      streetNumber: String(number),
      streetDirPrefix: street.prefix,
      streetName: street.base,
      streetSuffix: SUFFIX_ABBREVIATIONS[street.suffix] ?? street.suffix,
      districtId: lot.district,
      municipalityId: district.municipalityId,
      zip: district.zip,
      lotSqft: Math.round(lot.area * SQFT_PER_SQM),
      footprintSqft: Math.round((drawn?.area ?? 0) * SQFT_PER_SQM),
      stories: built ? lot.stories : 0,
      units: built ? lot.units : 0,
      ...measure(lot),
      elevationM: Math.round(plan.terrain.elevationAt(x, y) * 10) / 10,
    });
  });
  return { parcels, buildings };
}

type Measures = Pick<
  Parcel,
  | 'waterDistanceM'
  | 'waterfront'
  | 'parkDistanceM'
  | 'arterialDistanceM'
  | 'motorwayDistanceM'
  | 'transitDistanceM'
  | 'downtownDistanceM'
>;

/** Distances are measured from the parcel's point, on the geometry that the city shows, to a tenth of a meter. */
function createMeasures({ lines, downtown }: ParcelInput): (lot: GroundLot) => Measures {
  const toWater = indexLines(
    lines.water.map((ring) => ring.map(toMeters)),
    NOWHERE_M,
  );
  const toPark = indexLines(
    lines.parks.map((ring) => ring.map(toMeters)),
    NOWHERE_M,
  );
  const toArterial = indexLines(lines.arterials, NOWHERE_M);
  const toMotorway = indexLines(lines.motorways, NOWHERE_M);
  const toStop = indexLines(
    lines.stops.map((stop) => [stop, stop]),
    NOWHERE_M,
  );
  return (lot) => {
    const point = lot.center;
    return {
      waterDistanceM: round(toWater(point)),
      waterfront: lot.onShore && lot.ring.some((corner) => toWater(corner) < ON_THE_SHORE_M),
      parkDistanceM: round(toPark(point)),
      arterialDistanceM: round(toArterial(point)),
      motorwayDistanceM: round(toMotorway(point)),
      transitDistanceM: round(toStop(point)),
      downtownDistanceM: round(distance(point, downtown)),
    };
  };
}

function round(meters: number): number {
  return Math.round(meters * 10) / 10;
}
