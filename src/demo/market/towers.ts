import type { WaterBody } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { clamp } from '#lib/clamp.ts';
import { draw } from './draw.ts';
import { drawGarage, drawHeating, drawStyle, hasAirConditioning } from './home-profiles.ts';
import { bathsFor, bedroomsFor } from './home-rooms.ts';
import type { HomeSite } from './home-site.ts';
import { nearbyWater } from './home-site.ts';
import { drawAge, drawCondition, drawQuality } from './home-wear.ts';
import { PRICE_MODEL } from './price-model.ts';
import type { HeatingKind, Home, HomeStyle, Quality, ViewKind } from './types.ts';

const NAMES = [
  'Larkspur',
  'Meridian',
  'Halcyon',
  'Wharfside',
  'Foundry',
  'Cornice',
  'Belvedere',
  'Harborline',
  'Juniper',
  'Lantern',
  'Copperleaf',
  'Marlowe',
  'Tidewater',
  'Sable',
  'Orchard',
  'Beacon',
  'Cobalt',
  'Fairmount',
  'Kestrel',
  'Linden',
  'Northlight',
  'Ferryman',
  'Quarry',
  'Weaver',
  'Arcade',
  'Millrace',
  'Heron',
  'Stanhope',
  'Granary',
  'Atrium',
  'Bramble',
  'Cascade',
  'Driftwood',
  'Elmhurst',
  'Gantry',
  'Ironbark',
];
const NAME_FORMS = [
  'The {name}',
  '{name} House',
  '{name} Lofts',
  '{name} Place',
  'The {name} on {street}',
  '{name} Court',
  '{name} at {street}',
];

interface Stack {
  areaSqft: number;
  bedrooms: number;
  full: number;
  half: number;
  facing: ViewKind;
  /** Lowest floor that sees over the roofs. */
  viewFrom: number;
}

/** A building whose units are sold one by one; all of them stand on one point. */
export interface Tower {
  random: Random;
  name: string;
  yearBuilt: number;
  style: HomeStyle;
  floors: number;
  firstFloor: number;
  stacks: Stack[];
  unitCount: number;
  heating: HeatingKind;
  airConditioning: boolean;
  quality: Quality;
  water: WaterBody | null;
  /** Association dues in cents per square foot and month. */
  duesCentsPerSqft: number;
}

export function createTower(random: Random, site: HomeSite, yearBuilt: number): Tower {
  const { parcel, district } = site;
  const floors = Math.max(1, parcel.stories);
  const firstFloor = floors >= 5 ? 2 : 1;
  const perFloor = Math.max(1, Math.ceil(parcel.units / (floors - firstFloor + 1)));
  const plate = (parcel.footprintSqft * 0.82) / perFloor;
  const stacks = Array.from({ length: perFloor }, (_, index) =>
    createStack(random, site, plate, index === 0 || index === perFloor - 1, yearBuilt),
  );
  const heating = drawHeating(random, 'Condominium', yearBuilt, district.character);
  const street = parcel.streetName;
  return {
    random,
    name: random
      .pick(NAME_FORMS)
      .replace('{name}', random.pick(NAMES.filter((name) => name !== street)))
      .replace('{street}', street),
    yearBuilt,
    style: drawStyle(random, 'Condominium', yearBuilt, 2, district.character),
    floors,
    firstFloor,
    stacks,
    unitCount: parcel.units,
    heating,
    airConditioning: hasAirConditioning(random, heating, yearBuilt),
    quality: drawQuality(random, site.locationValue, plate, 'Condominium', site.asOfYear - yearBuilt),
    water: nearbyWater(site),
    duesCentsPerSqft: random.between(34, 58) + (floors > 8 ? 9 : 0),
  };
}

function createStack(random: Random, { parcel }: HomeSite, plateSqft: number, corner: boolean, yearBuilt: number): Stack {
  const wanted = plateSqft * (corner ? random.between(1.1, 1.45) : random.between(0.68, 1.12));
  const areaSqft = Math.round(clamp(wanted, random.between(430, 640), 2600) / 5) * 5;
  const bedrooms = areaSqft < 505 ? 0 : Math.min(bedroomsFor(random, areaSqft, 'Condominium'), 3);
  const { full, half } = bedrooms < 2 ? { full: 1, half: 0 } : bathsFor(random, areaSqft, bedrooms, yearBuilt);
  const facing = draw<ViewKind>(random, [
    ['none', 1],
    ['city', parcel.downtownDistanceM < 4_000 ? 2.2 : 0.5],
    ['mountain', 0.8],
    ['water', parcel.waterDistanceM < 1_200 ? 2 : 0],
    ['park', parcel.parkDistanceM < 200 ? 1 : 0],
  ]);
  return { areaSqft, bedrooms, full, half, facing, viewFrom: facing === 'park' ? 2 : random.int(4, 8) };
}

/** The units of a tower from the lowest floor up, numbered by floor and stack: 1204 is stack 4 on floor 12. */
export function* towerUnits(tower: Tower, site: HomeSite): Generator<Home> {
  let made = 0;
  for (let floor = tower.firstFloor; made < tower.unitCount; floor++) {
    for (const [index, stack] of tower.stacks.entries()) {
      if (made >= tower.unitCount) return;
      made += 1;
      yield createUnit(tower, site, stack, index, floor);
    }
  }
}

function viewFrom(stack: Stack, floor: number, isCorner: boolean): ViewKind {
  if (floor < stack.viewFrom) return 'none';
  return floor >= 18 && isCorner ? 'panoramic' : stack.facing;
}

function createUnit(tower: Tower, site: HomeSite, stack: Stack, index: number, floor: number): Home {
  const { random } = tower;
  const { parcel, asOfYear } = site;
  const age = drawAge(random, tower.yearBuilt, site.asOf, asOfYear);
  const garage = drawGarage(random, 'Condominium', tower.yearBuilt, parcel.footprintSqft, site.district.character);
  const livingAreaSqft = stack.areaSqft;
  const view = viewFrom(stack, floor, index === 0 || index === tower.stacks.length - 1);
  return {
    id: 0,
    parcelIndex: site.parcelIndex,
    parcelNumber: parcel.parcelNumber,
    unitNumber: String(floor * 100 + index + 1),
    type: 'Condominium',
    style: tower.style,
    dwellingUnits: 1,
    yearBuilt: tower.yearBuilt,
    effectiveYear: age.effectiveYear,
    renovation: age.renovation,
    livingAreaSqft,
    finishedBasementSqft: 0,
    basement: 'none',
    bedrooms: stack.bedrooms,
    bathsFull: stack.full,
    bathsHalf: stack.half,
    stories: 1,
    halfStory: false,
    floor,
    buildingFloors: tower.floors,
    stack: index,
    garage: garage.kind,
    garageSpaces: garage.spaces,
    lotSqft: 0,
    quality: tower.quality,
    condition: drawCondition(random, asOfYear - age.effectiveYear, asOfYear - tower.yearBuilt),
    pool: false,
    fireplaces: livingAreaSqft > 900 && random.chance(0.2) ? 1 : 0,
    heating: tower.heating,
    airConditioning: tower.airConditioning,
    view,
    waterfront: parcel.waterfront,
    waterName: tower.water?.name ?? null,
    waterKind: tower.water?.kind ?? null,
    hoaMonthlyCents: Math.round((tower.duesCentsPerSqft * livingAreaSqft) / 500) * 500,
    buildingName: tower.name,
    hiddenAppeal: random.normal(0, PRICE_MODEL.hiddenAppealSd),
  };
}
