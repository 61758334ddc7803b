import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SEED } from '#demo/seed.ts';
import { createRandom } from '#lib/random.ts';
import { demonstrationCity } from '#tests/support/demonstration-city.ts';
import { generateCity } from './generate-city.ts';
import { planCity } from './plan-city.ts';
import { at, boxOf, contains, distance, distanceToPath } from './plane.ts';
import type { Box, Point } from './plane.ts';
import { toMeters } from './projection.ts';
import { roadGraph } from './road-graph.ts';
import type { City, Parcel, Ring, School } from './types.ts';

interface Shape {
  ring: Point[];
  box: Box;
}

let city: City;
/** Every 40th parcel: enough to meet every district. */
let sample: Parcel[];

beforeAll(async () => {
  city = await demonstrationCity();
  sample = city.parcels.filter((_, i) => i % 40 === 0);
});

function shapes(rings: readonly Ring[]): Shape[] {
  return rings.map((positions) => {
    const ring = positions.slice(0, -1).map(toMeters);
    return { ring, box: boxOf(ring) };
  });
}

function isInside(list: readonly Shape[], point: Point): boolean {
  return list.some(
    ({ ring, box }) =>
      point[0] >= box.minX && point[0] <= box.maxX && point[1] >= box.minY && point[1] <= box.maxY && contains(ring, point),
  );
}

function least(lines: readonly Point[][], point: Point): number {
  return Math.min(...lines.map((line) => distanceToPath(point, line)));
}

describe('generateCity', () => {
  it('repeats itself to the byte, and lays out another city for another seed', () => {
    const hash = (made: City): string => createHash('sha256').update(JSON.stringify(made)).digest('hex');
    expect(hash(generateCity(DEFAULT_SEED))).toBe(hash(city));
    const blocks = (seed: number): number => planCity(createRandom(seed).fork('city')).blocks.length;
    expect(blocks(2)).not.toBe(blocks(1));
  });

  it('has the size of a metropolitan area', () => {
    expect(city.parcels.length).toBeGreaterThan(42_500);
    expect(city.parcels.length).toBeLessThan(45_500);
    expect(city.buildings.length).toBeGreaterThan(41_500);
    expect(city.municipalities).toHaveLength(3);
    expect(new Set(city.zips.map(({ code }) => code)).size).toBe(10);
    expect(city.zips.every(({ code }) => code >= '98990' && code <= '98999')).toBe(true);
    const inhabited = new Set(city.parcels.map(({ districtId }) => districtId));
    expect(inhabited.size).toBe(city.districts.length);
    expect(city.districts.length).toBeGreaterThanOrEqual(92);
    expect(city.districts.length).toBeLessThanOrEqual(112);
    expect(new Set(city.districts.map(({ name }) => name)).size).toBe(city.districts.length);
  });

  it('has between 25 and 40 condominium towers of 20 to 140 units', () => {
    const towers = city.parcels.filter(({ use }) => use === 'condo');
    expect(towers.length).toBeGreaterThanOrEqual(25);
    expect(towers.length).toBeLessThanOrEqual(40);
    expect(towers.every(({ units, stories }) => units >= 20 && units <= 140 && stories >= 6)).toBe(true);
  });

  it('keeps ids equal to positions and points buildings at their parcels', () => {
    for (const list of [
      city.municipalities,
      city.districts,
      city.roads,
      city.water,
      city.parks,
      city.schools,
      city.transitStops,
      city.transitLines,
      city.pois,
      city.hazards,
    ]) {
      expect(list.every(({ id }, index) => id === index)).toBe(true);
    }
    const wrong = city.buildings.filter(({ parcelIndex, ring }) => {
      if (parcelIndex < 0) return false;
      const lot = at(city.parcels, parcelIndex).ring.map(toMeters);
      return !contains(lot, at(ring.map(toMeters), 0)) && distanceToPath(at(ring.map(toMeters), 0), lot) > 1;
    });
    expect(wrong).toHaveLength(0);
  });

  it('puts every parcel inside its district, ZIP area and municipality', () => {
    const districts = city.districts.map(({ boundary }) => shapes([boundary]));
    const zips = new Map(city.zips.map(({ code, boundary }) => [code, shapes(boundary)]));
    const municipalities = city.municipalities.map(({ boundary }) => shapes([boundary]));
    const misplaced = city.parcels.filter((parcel) => {
      const point = toMeters(parcel.point);
      return !(
        isInside(at(districts, parcel.districtId), point) &&
        isInside(zips.get(parcel.zip) ?? [], point) &&
        isInside(at(municipalities, parcel.municipalityId), point)
      );
    });
    expect(misplaced.map(({ parcelNumber }) => parcelNumber)).toEqual([]);
    for (const parcel of city.parcels) {
      const district = at(city.districts, parcel.districtId);
      expect(district.zip === parcel.zip && district.municipalityId === parcel.municipalityId).toBe(true);
    }
  });

  it('gives no address and no parcel number twice', () => {
    const addresses = city.parcels.map((p) =>
      [p.municipalityId, p.streetNumber, p.streetDirPrefix, p.streetName, p.streetSuffix].join(' '),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(city.parcels.map(({ parcelNumber }) => parcelNumber)).size).toBe(city.parcels.length);
  });

  it('uses a street name for one street only within a municipality', () => {
    const boundaries = city.municipalities.map(({ boundary }) => shapes([boundary]));
    const places = new Map<string, Point[][]>();
    for (const road of city.roads) {
      if (road.class === 'motorway' || road.class === 'rail') continue;
      const line = road.line.map(toMeters);
      const municipality = boundaries.findIndex((boundary) => isInside(boundary, at(line, Math.floor(line.length / 2))));
      const key = `${municipality} ${road.name}`;
      places.set(key, [...(places.get(key) ?? []), line]);
    }
    // Parts of one street touch or lie in line; parts of two streets would lie anywhere.
    const torn = [...places].filter(([, lines]) => lines.some((line) => lines.length > 1 && !continues(line, lines)));
    expect(torn.map(([name]) => name)).toEqual([]);
  });

  it('numbers odd and even on different sides, rising along the street', () => {
    const byStreet = Map.groupBy(
      city.parcels,
      (p) => `${p.municipalityId} ${p.streetDirPrefix} ${p.streetName} ${p.streetSuffix}`,
    );
    let [right, wrong] = [0, 0];
    for (const parcels of byStreet.values()) {
      const sorted = parcels.toSorted((a, b) => Number(a.streetNumber) - Number(b.streetNumber));
      const start = toMeters(at(sorted, 0).point);
      for (let i = 2; i < sorted.length; i++) {
        const here = distance(start, toMeters(at(sorted, i).point));
        const before = distance(start, toMeters(at(sorted, i - 2).point));
        if (here > before - 60) right++;
        else wrong++;
      }
    }
    expect(wrong / (right + wrong)).toBeLessThan(0.03);
  });

  it('puts no parcel into water, parks or onto another parcel', () => {
    const water = shapes(city.water.flatMap(({ rings }) => rings));
    const parks = shapes(city.parks.flatMap(({ rings }) => rings));
    const wet = city.parcels.filter((parcel) => isInside(water, toMeters(parcel.point)));
    const green = city.parcels.filter((parcel) => isInside(parks, toMeters(parcel.point)));
    expect(wet.map(({ parcelNumber }) => parcelNumber)).toEqual([]);
    expect(green.length).toBeLessThan(city.parcels.length * 0.001);
    expect(new Set(city.parcels.map(({ point }) => point.join(' '))).size).toBe(city.parcels.length);
  });

  it('covers every home with exactly one attendance area of each level', () => {
    for (const level of ['elementary', 'middle', 'high'] as const) {
      const schools = city.schools.filter((school: School) => school.level === level).map(({ attendance }) => shapes(attendance));
      expect(schools.length).toBeGreaterThan(level === 'elementary' ? 15 : 3);
      const counts = new Set(sample.map((parcel) => schools.filter((area) => isInside(area, toMeters(parcel.point))).length));
      expect([...counts]).toEqual([1]);
    }
  });

  it('measures its signals on the geometry that it shows', () => {
    const lines = (rings: readonly (readonly (readonly [number, number])[])[]): Point[][] =>
      rings.map((ring) => ring.map(toMeters));
    const water = lines(city.water.filter(({ kind }) => kind !== 'creek').flatMap(({ rings }) => rings));
    const parks = lines(city.parks.flatMap(({ rings }) => rings));
    const arterials = lines(city.roads.filter((road) => road.class === 'arterial').map(({ line }) => line));
    const motorways = lines(city.roads.filter((road) => road.class === 'motorway').map(({ line }) => line));
    const downtown = toMeters(city.center);
    for (const parcel of sample.filter((_, i) => i % 8 === 0)) {
      const point = toMeters(parcel.point);
      expect(Math.abs(parcel.waterDistanceM - least(water, point))).toBeLessThan(0.5);
      expect(Math.abs(parcel.parkDistanceM - least(parks, point))).toBeLessThan(0.5);
      expect(Math.abs(parcel.arterialDistanceM - least(arterials, point))).toBeLessThan(0.5);
      expect(Math.abs(parcel.motorwayDistanceM - least(motorways, point))).toBeLessThan(0.5);
      expect(Math.abs(parcel.downtownDistanceM - distance(downtown, point))).toBeLessThan(0.5);
      const stop = Math.min(...city.transitStops.map((s) => distance(toMeters(s.point), point)));
      expect(Math.abs(parcel.transitDistanceM - stop)).toBeLessThan(0.5);
      if (parcel.waterfront) expect(parcel.waterDistanceM).toBeLessThan(80);
    }
    expect(city.parcels.filter(({ waterfront }) => waterfront).length).toBeGreaterThan(150);
  });

  it('has a road network that hangs together, and stops that lie on it', () => {
    const graph = roadGraph(city);
    const parent = graph.nodes.map((_, i) => i);
    const find = (node: number): number => {
      let root = node;
      while (at(parent, root) !== root) root = at(parent, root);
      parent[node] = root;
      return root;
    };
    for (const { from, to, meters } of graph.edges) {
      expect(meters).toBeGreaterThan(0);
      parent[find(from)] = find(to);
    }
    const sizes = Map.groupBy(graph.nodes.keys(), find);
    expect(Math.max(...[...sizes.values()].map((group) => group.length)) / graph.nodes.length).toBeGreaterThanOrEqual(0.995);

    const roads = city.roads.filter((road) => road.class !== 'rail').map(({ line }) => line.map(toMeters));
    const off = city.transitStops.filter(({ point }) => least(roads, toMeters(point)) > 2);
    expect(off).toEqual([]);
    expect(city.transitLines.every(({ stopIds }) => stopIds.length >= 3)).toBe(true);
  });
});

/** Whether a part of a street lies near another one, or in its line. */
function continues(line: readonly Point[], lines: readonly Point[][]): boolean {
  const start = at(line, 0);
  const end = at(line, line.length - 1);
  return lines.some((other) => {
    if (other === line) return false;
    const gap = Math.min(distanceToPath(start, other), distanceToPath(end, other));
    return gap < 1200 || Math.max(offLine(start, other), offLine(end, other)) < gap * 0.3;
  });
}

/** How far a point lies from the straight line through the ends of a path. */
function offLine(point: Point, path: readonly Point[]): number {
  const a = at(path, 0);
  const b = at(path, path.length - 1);
  const length = distance(a, b) || 1;
  return Math.abs((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / length;
}
