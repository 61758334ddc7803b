import { createRandom } from '#lib/random.ts';
import type { Random } from '#lib/random.ts';
import { assembleRoads } from './assemble-roads.ts';
import type { GroundRoad } from './assemble-roads.ts';
import { drawHazards } from './draw-hazards.ts';
import { buildParcels } from './build-parcels.ts';
import { closeRing, groundRing, toRing } from './ground-ring.ts';
import { layTransit } from './lay-transit.ts';
import { labelAreas } from './label-areas.ts';
import { CENTERS } from './landscape.ts';
import { nameRoads } from './name-roads.ts';
import type { StreetName } from './name-roads.ts';
import { CITY_NAME, CITY_ZONE, COUNTY_NAME } from './names.ts';
import { drawGreenbelts, drawWater, greenCenter, growForests, measureSettlement, outlineSettlement } from './open-land.ts';
import { nameParks } from './park-names.ts';
import { placePois } from './place-pois.ts';
import type { Green } from './open-land.ts';
import type { Block } from './lay-streets.ts';
import { planCity } from './plan-city.ts';
import type { CityPlan } from './plan-city.ts';
import { at, boxOf, contains, densify, distance, mix, pathLength } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat } from './projection.ts';
import { pruneRoads } from './prune-roads.ts';
import type { DraftRoad, RoadPurpose } from './road-book.ts';
import { breakIntoSegments } from './road-segments.ts';
import { openSchools } from './open-schools.ts';
import { findDistrict, settle } from './settle.ts';
import type { Settlement } from './settle.ts';
import type { City, District, LandUse, Parcel, Park, Road } from './types.ts';
import { createWarp } from './warp.ts';
import type { Warp } from './warp.ts';

const NAMING_ORDER: readonly RoadPurpose[] = [
  'motorway',
  'rail',
  'arterial',
  'shore',
  'collector',
  'parkside',
  'row',
  'cross',
  'frontage',
  'court',
  'path',
];

/** Land and water shown around the metropolitan area. */
const FRAME_M = 2200;

/** Lays out the fictional metropolitan area; the same seed gives the same city, to the byte. */
export function generateCity(seed: number): City {
  const random = createRandom(seed).fork('city');
  const warp = createWarp(random.fork('warp'));
  const plan = planCity(random);
  const settlement = settle(plan, warp, random.fork('settle'));
  const { terrain } = plan;

  const groundRoads = buildRoads(plan, settlement, warp);
  const { names, labels } = nameAll(plan, groundRoads, random.fork('street names'));
  const roads: Road[] = groundRoads.map(({ draft, line, bridge }, id) => ({
    id,
    name: labels.get(draft) ?? '',
    class: draft.class,
    line: line.map(toLngLat),
    bridge,
  }));

  const areas = labelAreas(plan, warp, random.fork('area names'));
  const field = measureSettlement(settlement.blocks.flatMap(coverBlock));
  const districtNames = areas.districts.map(({ name }) => name);
  const parkNames = nameParks(settlement.parks, districtNames, random.fork('park names'));
  const forests = growForests(terrain, field, random.fork('forests'));
  const parks = openParks(plan, settlement, warp, { forests, districtNames, parkNames, random: random.fork('shore names') });
  const water = drawWater(terrain, warp);

  const named = groundRoads.map(({ draft, line }) => ({ name: labels.get(draft) ?? '', class: draft.class, line }));
  const transit = layTransit(named, transitPlaces(plan, settlement, warp, areas.districts), random.fork('transit'));
  const schools = openSchools(settlement.schools, areas.districts, warp, random.fork('schools'));
  const { parcels, buildings } = buildParcels({
    lots: settlement.lots,
    names,
    plan,
    areas,
    lines: {
      water: water.filter(({ kind }) => kind !== 'creek').flatMap(({ rings }) => rings),
      parks: parks.flatMap(({ rings }) => rings),
      arterials: groundRoads.filter(({ draft }) => draft.class === 'arterial').map(({ line }) => line),
      motorways: groundRoads.filter(({ draft }) => draft.class === 'motorway').map(({ line }) => line),
      stops: transit.points,
    },
    downtown: warp(at(CENTERS, 0).point),
    random: random.fork('buildings'),
  });
  const pois = placePois(
    settlement.lots
      .filter((lot) => (lot.use === 'commercial' || lot.use === 'civic') && !lot.industrial)
      .map((lot) => ({
        point: lot.center,
        neighborhood: at(areas.districts, lot.district).name,
        civic: lot.use === 'civic',
        weight: { downtown: 2, urban: 2, streetcar: 1.2, suburban: 1, waterfront: 1, hillside: 0.7, rural: 0.5 }[lot.character],
      })),
    settlement.parks.map((ground, index) => ({ point: warp(ground.center), name: at(parkNames, index) })),
    random.fork('pois'),
  );
  const schoolBuildings = schools.flatMap(({ buildings: own }) => own);
  const inhabited = keepInhabited(areas.districts, parcels);
  return {
    seed,
    name: CITY_NAME,
    county: COUNTY_NAME,
    stateOrProvince: 'WA',
    timeZone: CITY_ZONE,
    bounds: boundsOf(terrain.metro.map(warp)),
    center: toLngLat(warp(at(CENTERS, 0).point)),
    municipalities: areas.municipalities,
    districts: inhabited.districts,
    zips: areas.zips,
    roads,
    water,
    parks,
    buildings: [...buildings, ...schoolBuildings],
    parcels: inhabited.parcels,
    schools: schools.map(({ school }) => school),
    transitStops: transit.stops,
    transitLines: transit.lines,
    pois,
    hazards: drawHazards(terrain, field, warp, random.fork('hazards')),
    landUse: [
      ...outlineSettlement(field).map((ring): LandUse => ({ kind: 'urban', ring: toRing(ring, warp, 120) })),
      ...blockUses(plan, settlement, warp),
    ],
  };
}

/** Neighborhoods without buildings have no name on the map. */
function keepInhabited(districts: readonly District[], parcels: readonly Parcel[]): Pick<City, 'districts' | 'parcels'> {
  const built = new Set(parcels.map(({ districtId }) => districtId));
  const kept = districts.filter(({ id }) => built.has(id));
  const newIds = new Map(kept.map(({ id }, index) => [id, index]));
  return {
    districts: kept.map((district, id) => ({ ...district, id })),
    parcels: parcels.map((parcel) => ({ ...parcel, districtId: newIds.get(parcel.districtId) ?? 0 })),
  };
}

function buildRoads(plan: CityPlan, settlement: Settlement, warp: Warp): GroundRoad[] {
  const net = breakIntoSegments(plan.book);
  const closed = [...settlement.parks, ...settlement.schools.map((zone) => zone.ground)].map(({ ring }) => ({
    ring,
    box: boxOf(ring),
  }));
  return assembleRoads(pruneRoads(plan.terrain, net, settlement.curbs, closed, settlement.isSettled), net, warp);
}

function nameAll(
  plan: CityPlan,
  roads: readonly GroundRoad[],
  random: Random,
): { names: Map<DraftRoad, StreetName>; labels: Map<DraftRoad, string> } {
  const byDraft = Map.groupBy(roads, (road) => road.draft);
  const sites = [...byDraft].map(([draft, lines]) => {
    const places = draft.parts.flatMap(({ path }) => [
      at(path, 0),
      at(path, Math.floor(path.length / 2)),
      at(path, path.length - 1),
    ]);
    const district = findDistrict(plan, at(places, 1));
    const municipalities = new Set(
      places.map((place) => plan.tree.municipalities.findIndex((area) => contains(area.plot.points, place))),
    );
    const length = lines.reduce((sum, { line }) => sum + pathLength(line), 0);
    return {
      draft,
      municipalities,
      character: at(plan.districts, district).character,
      length,
      quarter: quarterOf(at(places, 1)),
    };
  });
  const ordered = sites.toSorted(
    (a, b) =>
      NAMING_ORDER.indexOf(a.draft.purpose) - NAMING_ORDER.indexOf(b.draft.purpose) ||
      b.length - a.length ||
      a.draft.id - b.draft.id,
  );
  const names = nameRoads(ordered, random);
  const labels = new Map(
    [...names].map(([draft, { prefix, base, suffix }]) => [draft, [prefix, base, suffix].filter(Boolean).join(' ')]),
  );
  return { names, labels };
}

/** Points all over a block, none far from the next. */
function coverBlock({ plot, center }: Block): Point[] {
  const edge = densify([...plot.points, at(plot.points, 0)], 50);
  return [center, ...edge, ...edge.map((point) => mix(point, center, 0.4)), ...edge.map((point) => mix(point, center, 0.75))];
}

function quarterOf([x, y]: Point): string {
  const [cx, cy] = at(CENTERS, 0).point;
  const [dx, dy] = [x - cx, y - cy];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'N' : 'S';
}

function openParks(
  plan: CityPlan,
  settlement: Settlement,
  warp: Warp,
  {
    forests,
    districtNames,
    parkNames,
    random,
  }: { forests: readonly Green[]; districtNames: readonly string[]; parkNames: readonly string[]; random: Random },
): Park[] {
  const greens = [...drawGreenbelts(plan.terrain), ...forests].map(({ name, rings }) => ({
    name,
    rings: rings.map((ring) => toRing(ring, warp, 80)),
    center: toLngLat(warp(greenCenter(rings))),
  }));
  const local = settlement.parks.map((ground, index) => ({
    name: at(parkNames, index),
    rings: [closeRing(groundRing(ground.ring, warp, 18, ground.bend))],
    center: toLngLat(warp(ground.center)),
  }));
  const shore = settlement.shoreGreens.map((ring, index) => ({
    name: `${at(districtNames, findDistrict(plan, at(ring, 0)))} ${random.fork(String(index)).pick(['Promenade', 'Beach', 'Waterfront Park', 'Esplanade'])}`,
    rings: [toRing(ring, warp, 60)],
    center: toLngLat(warp(greenCenter([ring]))),
  }));
  return [...greens, ...local, ...shore].map((park, id) => ({ id, ...park }));
}

function transitPlaces(plan: CityPlan, settlement: Settlement, warp: Warp, districts: City['districts']) {
  const homes = new Map<number, number>();
  for (const lot of settlement.lots) homes.set(lot.district, (homes.get(lot.district) ?? 0) + 1);
  const all = plan.districts.map((district, index) => ({
    name: at(districts, index).name,
    point: warp(district.center),
    homes: homes.get(index) ?? 0,
  }));
  const downtown = warp(at(CENTERS, 0).point);
  // One terminal in each direction, as far out as people live.
  const outer = all
    .filter(({ homes: count }) => count > 180)
    .toSorted((a, b) => distance(downtown, b.point) - distance(downtown, a.point));
  const sectors = Map.groupBy(outer, ({ point }) =>
    Math.floor((Math.atan2(point[1] - downtown[1], point[0] - downtown[0]) / Math.PI) * 9),
  );
  const farthest = [...sectors.values()].flatMap(([first]) => first ?? []);
  return { centers: CENTERS.map(({ name, point }) => ({ name, point: warp(point) })), outer: farthest, districts: all };
}

function blockUses(plan: CityPlan, settlement: Settlement, warp: Warp): LandUse[] {
  return settlement.blocks.flatMap((block): LandUse[] => {
    if (block.use === 'park') return [];
    const character = at(plan.districts, block.district).character;
    const kind =
      block.use === 'school' ? 'civic' : block.use === 'industry' || character === 'downtown' ? 'commercial' : 'residential';
    return [{ kind, ring: toRing(block.plot.points, warp, block.bend ? 30 : 90, block.bend) }];
  });
}

function boundsOf(points: readonly Point[]): City['bounds'] {
  const box = boxOf(points);
  const [west, south] = toLngLat([box.minX - FRAME_M, box.minY - FRAME_M]);
  const [east, north] = toLngLat([box.maxX + FRAME_M, box.maxY + FRAME_M]);
  return [west, south, east, north];
}
