import type { Context } from '#platform/verb/context.ts';
import { metersBetween } from '#lib/geo.ts';
import type { Surroundings } from '../contract.ts';
import { AMENITY_WEIGHTS, bikeScore, transitScore, walkMinutes, walkScore } from '../model/getting-around.ts';
import { AMENITY_RADIUS_M, SCHOOL_RADIUS_M, STOP_RADIUS_M } from '../model/near-terms.ts';
import { HAZARD_KINDS } from '../model/hazards.ts';
import { isInArea } from '#lib/area.ts';
import { findHazards, findParks, findPois, findSchools, findStops, listMappedHazards } from './queries.ts';

const SHOWN_STOPS = 6;
const SHOWN_OTHER_SCHOOLS = 3;

interface Point {
  latitude: number;
  longitude: number;
}

/** Schools, getting around and hazard facts at a point, all from stored places; nothing about people. */
export async function getSurroundings(ctx: Context, point: Point): Promise<Surroundings> {
  const [pois, parks, stops, schools, hazards, mapped] = await Promise.all([
    findPois(ctx.db, point, AMENITY_RADIUS_M),
    findParks(ctx.db, point, AMENITY_RADIUS_M),
    findStops(ctx.db, point, STOP_RADIUS_M),
    findSchools(ctx.db, point, SCHOOL_RADIUS_M),
    findHazards(ctx.db, point),
    listMappedHazards(ctx.db, point),
  ]);
  const amenities = byDistance([...pois, ...parks.map((park) => ({ ...park, kind: 'park' }))], point);
  const nearStops = byDistance(stops, point);
  const inZones = hazards.filter((zone) => zone.boundary !== null && isInArea(zone.boundary, point.longitude, point.latitude));
  return {
    schools: presentSchools(byDistance(schools, point), point),
    gettingAround: {
      walk: walkScore(amenities),
      bike: bikeScore(amenities),
      transit: transitScore(nearStops.map((stop) => ({ meters: stop.meters, headwayMinutes: stop.headway_minutes }))),
      amenities: Object.keys(AMENITY_WEIGHTS).flatMap((kind) => {
        const nearest = amenities.find((amenity) => amenity.kind === kind);
        return nearest === undefined ? [] : [{ ...nearest, walkMinutes: walkMinutes(nearest.meters) }];
      }),
      stops: nearStops.slice(0, SHOWN_STOPS).map(({ headway_minutes, ...stop }) => ({
        ...stop,
        headwayMinutes: headway_minutes,
        walkMinutes: walkMinutes(stop.meters),
      })),
    },
    hazards: Object.entries(HAZARD_KINDS).flatMap(([kind, info]) => {
      const known = mapped.find((row) => row.kind === kind);
      if (known === undefined) return [];
      const zone = inZones.find((row) => row.kind === kind);
      return [{ kind, ...info, value: zone?.value ?? null, source: known.source_name, asOf: known.as_of }];
    }),
  };
}

function byDistance<T extends Point>(places: T[], point: Point): (T & { meters: number })[] {
  return places
    .map((place) => ({ ...place, meters: Math.round(metersBetween(point, place)) }))
    .toSorted((a, b) => a.meters - b.meters);
}

type FoundSchool = Awaited<ReturnType<typeof findSchools>>[number] & { meters: number };

function presentSchools(schools: FoundSchool[], point: Point): Surroundings['schools'] {
  const marked = schools.map((school) => ({
    ...school,
    isAssigned: school.attendance !== null && isInArea(school.attendance, point.longitude, point.latitude),
  }));
  const others = marked.filter((school) => !school.isAssigned).slice(0, SHOWN_OTHER_SCHOOLS);
  return [...marked.filter((school) => school.isAssigned), ...others].map(
    ({ name, level, district, latitude, longitude, meters, isAssigned }) => ({
      name,
      level: (['elementary', 'middle', 'high'] as const).find((known) => known === level) ?? 'elementary',
      district,
      latitude,
      longitude,
      meters,
      isAssigned,
    }),
  );
}
