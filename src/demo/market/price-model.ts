import type { City, DistrictCharacter, Parcel } from '#demo/city/types.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { monthOf, yearOf } from './calendar.ts';
import type { Condition, Home, HomeType, Quality, ViewKind } from './types.ts';

export const DAYS_PER_MONTH = 30.4375;

/**
 * Every known parameter of the demonstration market. All effects are in natural-log price.
 *
 * log(price) = log(basePriceDollars)
 *   + location(parcel)                                  see `location`; smooth in space, plus one effect per district
 *   + sizeElasticity * log(livingArea / 1800 sqft)
 *   + basementShare * (finished basement / living area)
 *   + lotElasticity * log(lot / 6000 sqft), the lot cut off at 3 acres; none where land is shared
 *   + bathroom * (full + half/2 - 2), of each dwelling
 *   + agePerYear * min(effective age, ageCapYears) + vintage (built before 1935 and effective age < 35) + newHome (age <= 1)
 *   + quality[Q1..Q6] + condition[C1..C6] + view + waterfront + garage * min(covered spaces, 3) + pool
 *   + fireplace * min(fireplaces, 2) + airConditioning + type + unitElasticity * log(units)
 *   + floor * (floor - 1)
 *   + hidden appeal of the home: normal, hiddenAppealSd, lasting, never recorded
 *   + trend(day): piecewise linear in months before the as-of day, 0 on it
 *   + season(month) = seasonAmplitude * cos(2 pi (month - seasonPeakMonth) / 12), month 0 is January
 *   + distress (short sale, foreclosure, probate)
 *   + noise: normal, noiseSd in ordinary sales; in a share `noiseTailShare` normal, noiseTailSd
 *
 * A model that knows everything recorded cannot beat the spread of hidden appeal and noise together:
 * about 0.075 in log price, a median absolute error near 5%.
 */
export const PRICE_MODEL = {
  basePriceDollars: 512_000,
  referenceLivingAreaSqft: 1800,
  sizeElasticity: 0.57,
  basementShare: -0.22,
  referenceLotSqft: 6000,
  largestLotSqft: 130_680,
  lotElasticity: 0.09,
  referenceBathrooms: 2,
  bathroom: 0.04,
  agePerYear: -0.0041,
  ageCapYears: 60,
  vintage: 0.045,
  newHome: 0.03,
  quality: { 1: 0.4, 2: 0.21, 3: 0.07, 4: 0, 5: -0.11, 6: -0.26 } satisfies Record<Quality, number>,
  condition: { 1: 0.12, 2: 0.08, 3: 0, 4: -0.06, 5: -0.17, 6: -0.34 } satisfies Record<Condition, number>,
  view: { none: 0, territorial: 0.055, park: 0.06, city: 0.09, mountain: 0.1, water: 0.13, panoramic: 0.18 } satisfies Record<
    ViewKind,
    number
  >,
  waterfront: 0.27,
  garage: 0.028,
  pool: 0.07,
  fireplace: 0.03,
  airConditioning: 0.015,
  type: {
    'Single Family Residence': 0,
    Townhouse: 0,
    Condominium: -0.08,
    Duplex: -0.1,
    Triplex: -0.12,
    Quadruplex: -0.14,
    'Multi Family': -0.18,
    'Manufactured Home': -0.42,
  } satisfies Record<HomeType, number>,
  /** Times the log of the units sold together: rent adds up faster than area. */
  unitElasticity: 0.3,
  floor: 0.007,
  hiddenAppealSd: 0.05,
  noiseSd: 0.045,
  noiseTailShare: 0.05,
  noiseTailSd: 0.14,
  /** Log growth a month, by months before the as-of day, newest first; the last rate also holds before. */
  trend: [
    { monthsAgo: 10, monthlyGrowth: 0.0042 },
    { monthsAgo: 26, monthlyGrowth: 0.002 },
    { monthsAgo: 34, monthlyGrowth: -0.0065 },
    { monthsAgo: 54, monthlyGrowth: 0.0098 },
    { monthsAgo: 72, monthlyGrowth: 0.0035 },
  ],
  seasonAmplitude: 0.02,
  seasonPeakMonth: 5,
  distress: { Standard: 0, 'Probate Listing': -0.05, 'Short Sale': -0.16, 'Real Estate Owned': -0.24 },
  location: {
    character: {
      downtown: 0.1,
      urban: -0.03,
      streetcar: 0.1,
      suburban: 0,
      hillside: 0.14,
      waterfront: 0.2,
      rural: -0.14,
    } satisfies Record<DistrictCharacter, number>,
    districtSd: 0.07,
    bumpCount: 28,
    bumpSd: 0.09,
    bumpRadiusM: [700, 2600],
    /** Per kilometer from downtown, up to the cap. */
    perDowntownKm: -0.018,
    downtownCapKm: 14,
    /** Amplitude and scale in meters of effects that fade as exp(-distance / scale). */
    park: { effect: 0.035, scaleM: 250 },
    transit: { effect: 0.025, scaleM: 350 },
    water: { effect: 0.08, scaleM: 500 },
    arterial: { effect: -0.06, scaleM: 45 },
    motorway: { effect: -0.11, scaleM: 180 },
    perElevationM: 0.0006,
    elevationCapM: 220,
  },
} as const;

interface Bump {
  x: number;
  y: number;
  radiusM: number;
  effect: number;
}

/** The model drawn for one city: its district effects and location surface, known to tests. */
export interface PriceModel {
  districtEffect: number[];
  /** Location part of the log price, by index into `city.parcels`. */
  locationOf: Float64Array;
  /** Log price of a home on a day in a given state, without noise and hidden appeal. */
  logValue(home: Home, day: Day, state?: HomeState): number;
}

export interface HomeState {
  effectiveYear: number;
  condition: Condition;
}

/** The home as it stood on a day: before its renovation it was older and more worn. */
export function homeStateAt(home: Home, day: Day): HomeState {
  const work = home.renovation;
  if (work !== null && day < work.day) return { effectiveYear: work.effectiveYearBefore, condition: work.conditionBefore };
  return { effectiveYear: home.effectiveYear, condition: home.condition };
}

/** Cumulated log growth of prices, 0 at `monthsAgo` 0 and usually below before. */
export function trendAt(monthsAgo: number): number {
  let total = 0;
  let from = 0;
  for (const [index, step] of PRICE_MODEL.trend.entries()) {
    const isLast = index === PRICE_MODEL.trend.length - 1;
    const to = isLast ? Math.max(monthsAgo, from) : Math.min(monthsAgo, step.monthsAgo);
    total -= (to - from) * step.monthlyGrowth;
    from = to;
    if (from >= monthsAgo) break;
  }
  return total;
}

/** Log growth a month at that distance from the as-of day. */
export function growthAt(monthsAgo: number): number {
  const step = PRICE_MODEL.trend.find((candidate) => monthsAgo < candidate.monthsAgo) ?? PRICE_MODEL.trend.at(-1);
  return step?.monthlyGrowth ?? 0;
}

export function seasonOf(day: Day): number {
  return PRICE_MODEL.seasonAmplitude * Math.cos((2 * Math.PI * (monthOf(day) - PRICE_MODEL.seasonPeakMonth)) / 12);
}

/** The part of the log price that the structure explains. */
export function structureValue(home: Home, year: number, state: HomeState): number {
  const m = PRICE_MODEL;
  const age = Math.max(0, year - state.effectiveYear);
  const lot = home.lotSqft > 0 ? Math.log(Math.min(home.lotSqft, m.largestLotSqft) / m.referenceLotSqft) : 0;
  return (
    m.sizeElasticity * Math.log(home.livingAreaSqft / m.referenceLivingAreaSqft) +
    m.basementShare * (home.finishedBasementSqft / home.livingAreaSqft) +
    m.lotElasticity * lot +
    m.bathroom * ((home.bathsFull + home.bathsHalf / 2) / home.dwellingUnits - m.referenceBathrooms) +
    m.agePerYear * Math.min(age, m.ageCapYears) +
    (home.yearBuilt < 1935 && age < 35 ? m.vintage : 0) +
    (year - home.yearBuilt <= 1 ? m.newHome : 0) +
    m.quality[home.quality] +
    m.condition[state.condition] +
    m.view[home.view] +
    (home.waterfront ? m.waterfront : 0) +
    m.garage * Math.min(home.garageSpaces, 3) +
    (home.pool ? m.pool : 0) +
    m.fireplace * Math.min(home.fireplaces, 2) +
    (home.airConditioning ? m.airConditioning : 0) +
    m.type[home.type] +
    m.unitElasticity * Math.log(home.dwellingUnits) +
    (home.floor === null ? 0 : m.floor * (home.floor - 1))
  );
}

/** Draws the location surface and returns the model; `asOf` anchors the trend. */
export function createPriceModel(city: City, seed: number, asOf: Day): PriceModel {
  const random = createRandom(seed).fork('price-model');
  const params = PRICE_MODEL.location;
  const districtEffect = city.districts.map(() => random.normal(0, params.districtSd));
  const bumps = drawBumps(city, random);
  const toX = metersEast(city);
  const districtOf = new Map(
    city.districts.map((district, index) => [district.id, { district, effect: districtEffect[index] ?? 0 }]),
  );
  const locationOf = new Float64Array(city.parcels.length);
  for (const [index, parcel] of city.parcels.entries()) {
    const place = districtOf.get(parcel.districtId);
    const own = place === undefined ? 0 : params.character[place.district.character] + place.effect;
    locationOf[index] = own + bumpsAt(bumps, toX(parcel.point[0]), parcel.point[1] * 111_320) + surroundings(parcel);
  }
  const base = Math.log(PRICE_MODEL.basePriceDollars);
  return {
    districtEffect,
    locationOf,
    logValue: (home, day, state = homeStateAt(home, day)) =>
      base +
      (locationOf[home.parcelIndex] ?? 0) +
      structureValue(home, yearOf(day), state) +
      trendAt((asOf - day) / DAYS_PER_MONTH) +
      seasonOf(day),
  };
}

function metersEast(city: City): (longitude: number) => number {
  const scale = 111_320 * Math.cos((city.center[1] * Math.PI) / 180);
  return (longitude) => longitude * scale;
}

function drawBumps(city: City, random: ReturnType<typeof createRandom>): Bump[] {
  const [west, south, east, north] = city.bounds;
  const toX = metersEast(city);
  const [smallest, largest] = PRICE_MODEL.location.bumpRadiusM;
  return Array.from({ length: PRICE_MODEL.location.bumpCount }, () => ({
    x: toX(random.between(west, east)),
    y: random.between(south, north) * 111_320,
    radiusM: random.between(smallest, largest),
    effect: random.normal(0, PRICE_MODEL.location.bumpSd),
  }));
}

function bumpsAt(bumps: readonly Bump[], x: number, y: number): number {
  let sum = 0;
  for (const bump of bumps) sum += bump.effect * Math.exp(-((x - bump.x) ** 2 + (y - bump.y) ** 2) / (2 * bump.radiusM ** 2));
  return sum;
}

function surroundings(parcel: Parcel): number {
  const p = PRICE_MODEL.location;
  const fading = (distanceM: number, part: { effect: number; scaleM: number }): number =>
    part.effect * Math.exp(-distanceM / part.scaleM);
  return (
    p.perDowntownKm * Math.min(parcel.downtownDistanceM / 1000, p.downtownCapKm) +
    fading(parcel.parkDistanceM, p.park) +
    fading(parcel.transitDistanceM, p.transit) +
    fading(parcel.waterDistanceM, p.water) +
    fading(parcel.arterialDistanceM, p.arterial) +
    fading(parcel.motorwayDistanceM, p.motorway) +
    p.perElevationM * Math.min(Math.max(parcel.elevationM, 0), p.elevationCapM)
  );
}
