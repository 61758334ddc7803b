import type { City, District } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { yearOf } from './calendar.ts';
import { clamp } from '#lib/clamp.ts';
import { draw } from './draw.ts';
import { drawBasement, drawGarage, drawHeating, drawStyle, hasAirConditioning, POOL_CHANCE } from './home-profiles.ts';
import { bathsFor, bedroomsFor } from './home-rooms.ts';
import type { HomeSite } from './home-site.ts';
import { nearbyWater } from './home-site.ts';
import { drawAge, drawCondition, drawQuality } from './home-wear.ts';
import type { Places } from './places.ts';
import { PRICE_MODEL } from './price-model.ts';
import { createTower, towerUnits } from './towers.ts';
import type { Home, HomeType, ViewKind } from './types.ts';

const MULTI_TYPES: Readonly<Record<number, HomeType>> = { 2: 'Duplex', 3: 'Triplex', 4: 'Quadruplex' };

/** One home for each dwelling that can be sold: houses, townhouses, whole small buildings, and every unit of a tower. */
export function generateHomes(city: City, seed: number, asOf: Day, locationOf: Float64Array, places: Places): Home[] {
  const root = createRandom(seed).fork('homes');
  const districts = new Map(city.districts.map((district) => [district.id, district]));
  const streetYears = new Map<string, number>();
  const homes: Home[] = [];
  for (const [parcelIndex, parcel] of city.parcels.entries()) {
    const district = districts.get(parcel.districtId);
    if (district === undefined || parcel.footprintSqft <= 0 || parcel.units <= 0) continue;
    if (parcel.use === 'commercial' || parcel.use === 'civic' || parcel.use === 'vacant') continue;
    const random = root.fork(parcel.parcelNumber);
    const site: HomeSite = {
      parcel,
      parcelIndex,
      district,
      locationValue: locationOf[parcelIndex] ?? 0,
      places,
      asOf,
      asOfYear: yearOf(asOf),
    };
    const yearBuilt = drawYearBuilt(random, site, streetYears, root);
    if (parcel.use === 'condo') {
      const tower = createTower(random, site, yearBuilt);
      for (const unit of towerUnits(tower, site)) homes.push({ ...unit, id: homes.length });
    } else {
      homes.push({ ...createHouse(random, site, yearBuilt), id: homes.length });
    }
  }
  return homes;
}

/** Streets were built up within a few years; some lots were built again later. */
function drawYearBuilt(
  random: Random,
  { district, parcel, asOfYear }: HomeSite,
  streetYears: Map<string, number>,
  root: Random,
): number {
  const latest = Math.max(district.builtFrom, Math.min(district.builtTo, asOfYear));
  if (random.chance(0.035)) return random.int(Math.max(district.builtFrom, asOfYear - 9), asOfYear);
  const street = `${district.id}/${parcel.streetName}`;
  let center = streetYears.get(street);
  if (center === undefined) {
    const draws = root.fork(`street/${street}`);
    center = district.builtFrom + (latest - district.builtFrom) * ((draws.next() + draws.next()) / 2);
    streetYears.set(street, center);
  }
  return Math.round(clamp(random.normal(center, 5), district.builtFrom, latest));
}

function typeOf(random: Random, { parcel, district }: HomeSite, yearBuilt: number): HomeType {
  if (parcel.use === 'townhouse') return 'Townhouse';
  if (parcel.use === 'multi_family') return MULTI_TYPES[parcel.units] ?? 'Multi Family';
  const chance =
    district.character === 'rural' ? 0.3 : district.character === 'suburban' || district.character === 'urban' ? 0.03 : 0;
  const mayBeManufactured = yearBuilt >= 1970 && parcel.stories <= 1 && parcel.footprintSqft < 2300;
  return mayBeManufactured && random.chance(chance) ? 'Manufactured Home' : 'Single Family Residence';
}

function createHouse(random: Random, site: HomeSite, yearBuilt: number): Home {
  const { parcel, district, asOfYear } = site;
  const type = typeOf(random, site, yearBuilt);
  const units =
    type === 'Single Family Residence' || type === 'Townhouse' || type === 'Manufactured Home' ? 1 : Math.max(2, parcel.units);
  const levels = clamp(parcel.stories, 1, type === 'Manufactured Home' ? 1 : 4);
  const { kind: garage, spaces: garageSpaces } = drawGarage(random, type, yearBuilt, parcel.footprintSqft, district.character);
  const basement = drawBasement(random, type, yearBuilt, district.character);
  const area = livingAreaOf(random, {
    type,
    units,
    levels,
    footprintSqft: parcel.footprintSqft,
    garage,
    garageSpaces,
    basement,
  });
  const perUnit = area.total / units;
  const bedrooms = bedroomsFor(random, perUnit, type);
  const baths = bathsFor(random, perUnit, bedrooms, yearBuilt);
  const quality = drawQuality(random, site.locationValue, area.total / units, type, asOfYear - yearBuilt);
  const age = drawAge(random, yearBuilt, site.asOf, asOfYear);
  const condition = drawCondition(random, asOfYear - age.effectiveYear, asOfYear - yearBuilt);
  const heating = drawHeating(random, type, yearBuilt, district.character);
  const water = nearbyWater(site);
  const lotSqft = type === 'Townhouse' ? Math.min(parcel.lotSqft, 4200) : parcel.lotSqft;
  const single = type === 'Single Family Residence';
  return {
    id: 0,
    parcelIndex: site.parcelIndex,
    parcelNumber: parcel.parcelNumber,
    unitNumber: null,
    type,
    style: drawStyle(random, type, yearBuilt, levels, district.character),
    dwellingUnits: units,
    yearBuilt,
    effectiveYear: age.effectiveYear,
    renovation: age.renovation,
    livingAreaSqft: area.total,
    finishedBasementSqft: area.basement,
    basement: area.basement === 0 && (basement === 'finished' || basement === 'daylight') ? 'unfinished' : basement,
    bedrooms: bedrooms * units,
    bathsFull: baths.full * units,
    bathsHalf: baths.half * units,
    stories: Math.ceil(levels),
    halfStory: !Number.isInteger(levels),
    floor: null,
    buildingFloors: null,
    stack: null,
    garage,
    garageSpaces,
    lotSqft,
    quality,
    condition,
    pool:
      single && lotSqft > 5500 && yearBuilt > 1935 && random.chance(POOL_CHANCE[district.character] * (quality <= 3 ? 1.4 : 0.7)),
    fireplaces: drawFireplaces(random, type, yearBuilt, area.total),
    heating,
    airConditioning: hasAirConditioning(random, heating, age.effectiveYear),
    view: drawView(random, site),
    waterfront: parcel.waterfront,
    waterName: water?.name ?? null,
    waterKind: water?.kind ?? null,
    hoaMonthlyCents: drawHoa(random, type, district, yearBuilt),
    buildingName: null,
    hiddenAppeal: random.normal(0, PRICE_MODEL.hiddenAppealSd),
  };
}

interface AreaInput {
  type: HomeType;
  units: number;
  /** Above ground; 1.5 for a floor with rooms under the roof. */
  levels: number;
  footprintSqft: number;
  garage: Home['garage'];
  garageSpaces: number;
  basement: Home['basement'];
}

function livingAreaOf(random: Random, input: AreaInput): { total: number; basement: number } {
  const insideGarage = input.garage === 'attached' ? input.garageSpaces * 205 : 0;
  const upperShare = input.levels === 1 ? 0 : random.between(0.62, 0.95) * (input.levels - 1);
  const ground = Math.max(input.footprintSqft * 0.45, input.footprintSqft - insideGarage);
  const above = (ground + input.footprintSqft * upperShare) * random.between(0.86, 0.94);
  const limits =
    input.type === 'Manufactured Home'
      ? [720, 1950]
      : input.units > 1
        ? [input.units * 520, input.units * random.between(850, 1650)]
        : [random.between(560, 760), 7200];
  const aboveGrade = clamp(above, limits[0] ?? 580, limits[1] ?? 7200);
  const hasRooms = input.basement === 'finished' || input.basement === 'daylight';
  const below = hasRooms && input.units === 1 ? Math.round((input.footprintSqft * random.between(0.35, 0.8)) / 10) * 10 : 0;
  return { total: Math.round(aboveGrade / 10) * 10 + below, basement: below };
}

function drawFireplaces(random: Random, type: HomeType, yearBuilt: number, areaSqft: number): number {
  if (type === 'Manufactured Home' || type === 'Duplex' || type === 'Triplex' || type === 'Quadruplex' || type === 'Multi Family')
    return 0;
  const chance = type === 'Townhouse' ? 0.35 : yearBuilt < 1975 ? 0.66 : 0.58;
  if (!random.chance(chance)) return 0;
  return areaSqft > 2800 && random.chance(0.35) ? 2 : 1;
}

function drawView(random: Random, { parcel, district }: HomeSite): ViewKind {
  if (parcel.waterfront) return 'water';
  const height = clamp((parcel.elevationM - 60) / 140, 0, 1);
  const near = clamp(1 - parcel.waterDistanceM / 900, 0, 1);
  const city = clamp(1 - parcel.downtownDistanceM / 9_000, 0, 1);
  return draw<ViewKind>(random, [
    ['none', 1.6],
    ['territorial', district.character === 'rural' ? 0.8 : 0.12 + height * 0.5],
    ['park', parcel.parkDistanceM < 90 ? 0.6 : 0],
    ['city', (0.06 + height * 1.2) * city],
    ['mountain', height * 0.6 + (district.character === 'rural' ? 0.15 : 0.03)],
    ['water', near * 0.35 + height * near],
    ['panoramic', height > 0.7 ? 0.22 : 0],
  ]);
}

function drawHoa(random: Random, type: HomeType, district: District, yearBuilt: number): number | null {
  if (type === 'Townhouse') return yearBuilt > 1960 && random.chance(0.75) ? random.int(16, 42) * 1000 : null;
  if (type !== 'Single Family Residence' || yearBuilt < 1978) return null;
  const chance =
    district.character === 'suburban'
      ? 0.45
      : district.character === 'hillside'
        ? 0.4
        : district.character === 'rural'
          ? 0.06
          : 0.12;
  return random.chance(chance) ? random.int(5, district.character === 'hillside' ? 22 : 13) * 700 : null;
}
