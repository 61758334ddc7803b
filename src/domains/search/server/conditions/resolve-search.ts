import { type Box, boxAround, compareBoxes, compareRing, type LngLat, type Overlap } from '#lib/geo.ts';
import { findAttendanceAreas } from '#domains/neighborhoods/server/index.ts';
import { listSourcesOpenToAssistants } from '#domains/listings/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { DEFAULT_STATUS, SEARCHABLE_STATUSES, type SearchableStatus, type SearchFilters } from '../../contract.ts';
import { type AreaRange, type CompareArea, coverArea } from '../../model/cells.ts';
import { listPredicates, SOURCE_COLUMNS, writeListedHere } from './filter-sql.ts';
import { findPlaces, type PlaceIds } from '../places/find-places.ts';
import { ownPredicates, type ReaderContext } from './own-homes.ts';
import type { Predicate } from './predicate.ts';
import { resolveTravel, type SearchTravel } from './resolve-travel.ts';
import type { SqlText } from './sql-text.ts';

type Rings = readonly (readonly LngLat[])[];

/** The filters that draw an area on the map. */
export type AreaFilter = 'bbox' | 'polygon' | 'school' | 'schoolDistrict';

export interface RingSet {
  filter: Exclude<AreaFilter, 'bbox'>;
  rings: Rings;
}

/** The location: inside a box and in one ring of each set, such as the drawn areas and a school's. */
export interface SearchArea {
  compare: CompareArea;
  /** Cells that contain every home of the area, and some outside it. */
  ranges: AreaRange[];
  box: Box | undefined;
  ringSets: readonly RingSet[];
}

/** A search with its places looked up, ready to become SQL. */
export interface Search {
  filters: SearchFilters;
  now: Date;
  statuses: readonly SearchableStatus[];
  area: SearchArea | undefined;
  places: PlaceIds | undefined;
  predicates: readonly Predicate[];
  /** The travel times of its homes, if it asks for them. */
  travel: SearchTravel | undefined;
  /** False: more homes could satisfy it than it checked, so totals are lower bounds. */
  isComplete: boolean;
}

/**
 * Looks up the places of a search. Throws `invalid` for a place, a school or a network that does not exist, and for a
 * personal filter without a reader's homes.
 */
export async function resolveSearch(
  { db, now, own }: Pick<ReaderContext, 'db' | 'now' | 'own'>,
  filters: SearchFilters,
): Promise<Search> {
  const places = isGiven(filters.place) ? await findPlaces(db, 'place', filters.place) : undefined;
  const excluded = isGiven(filters.excludePlace) ? await findPlaces(db, 'excludePlace', filters.excludePlace) : undefined;
  const predicates = listPredicates(filters, now);
  if (places !== undefined)
    predicates.push({ filter: 'place', columns: PLACE_COLUMNS, write: (sql) => writePlaces(places, sql) });
  if (excluded !== undefined) {
    predicates.push({
      filter: 'excludePlace',
      columns: PLACE_COLUMNS,
      write: (sql) => `(${writePlaces(excluded, sql)}) is not true`,
    });
  }
  if (filters.openTo === 'assistants') {
    const sources = await listSourcesOpenToAssistants(db);
    predicates.push({ filter: 'openTo', columns: SOURCE_COLUMNS, write: (sql) => writeOpenTo(sources, sql) });
  }
  const statuses = filters.status ?? [DEFAULT_STATUS];
  const travel = await resolveTravel(db, filters);
  predicates.push(...(travel?.predicates ?? []), ...ownPredicates(filters, own));
  const schools = isGiven(filters.school) ? await findSchoolRings(db, 'school', filters.school) : undefined;
  const districts = isGiven(filters.schoolDistrict)
    ? await findSchoolRings(db, 'schoolDistrict', filters.schoolDistrict)
    : undefined;
  return {
    filters,
    now,
    statuses: SEARCHABLE_STATUSES.filter((status) => statuses.includes(status)),
    area: boundArea(filters.bbox, [
      ...ringSet('polygon', filters.polygon),
      ...ringSet('school', schools),
      ...ringSet('schoolDistrict', districts),
    ]),
    places,
    predicates,
    travel,
    isComplete: filters.matchScoreMin === undefined || own?.matches?.isComplete === true,
  };
}

function isGiven(list: string[] | undefined): list is string[] {
  return list !== undefined && list.length > 0;
}

const PLACE_COLUMNS = ['city_place_id', 'zip_place_id', 'map_neighborhood_id'] as const;

function writePlaces(places: PlaceIds, sql: SqlText): string {
  const conditions = [
    [PLACE_COLUMNS[0], places.cities],
    [PLACE_COLUMNS[1], places.zips],
    [PLACE_COLUMNS[2], places.neighborhoods],
  ] as const;
  const written = conditions
    .filter(([, ids]) => ids.length > 0)
    .map(([column, ids]) => `l.${column} = any (${sql.value(ids)}::bigint[])`);
  return written.length === 0 ? 'false' : `(${written.join(' or ')})`;
}

function writeOpenTo(sources: readonly string[], sql: SqlText): string {
  return `(${writeListedHere(sql)} or l.originating_system_name = any (${sql.value(sources)}::text[]))`;
}

async function findSchoolRings(db: Db, parameter: 'school' | 'schoolDistrict', names: readonly string[]): Promise<Rings> {
  const column = parameter === 'school' ? 'name' : 'district';
  const found = await Promise.all(names.map((name) => findAttendanceAreas(db, column, name)));
  const missing = names[found.indexOf(undefined)];
  if (missing !== undefined) {
    throw new DomainError('invalid', `${parameter}: no attendance area of "${missing.slice(0, 60)}" is known`, {
      fields: { [parameter]: `No attendance area of “${missing.slice(0, 60)}” is known. Choose one of the list.` },
    });
  }
  return found.flatMap((rings) => rings ?? []);
}

function ringSet(filter: RingSet['filter'], rings: Rings | undefined): RingSet[] {
  return rings === undefined ? [] : [{ filter, rings }];
}

function boundArea(box: Box | undefined, ringSets: readonly RingSet[]): SearchArea | undefined {
  if (box === undefined && ringSets.length === 0) return undefined;
  const compare: CompareArea = (tile) =>
    ringSets.reduce<Overlap>(
      (overlap, { rings }) => narrow(overlap, rings, tile),
      box === undefined ? 'inside' : compareBoxes(box, tile),
    );
  return { compare, ranges: coverArea(compare), box, ringSets };
}

/** The area that remains if one of its filters alone is dropped. */
export function listWiderAreas({ box, ringSets }: SearchArea): [AreaFilter, SearchArea | undefined][] {
  const withoutBox: [AreaFilter, SearchArea | undefined][] = box === undefined ? [] : [['bbox', boundArea(undefined, ringSets)]];
  return [
    ...withoutBox,
    ...ringSets.map((dropped): [AreaFilter, SearchArea | undefined] => [
      dropped.filter,
      boundArea(
        box,
        ringSets.filter((set) => set !== dropped),
      ),
    ]),
  ];
}

function narrow(overlap: Overlap, rings: Rings, tile: Box): Overlap {
  if (overlap === 'outside') return overlap;
  const overlaps = rings.map((ring) => compareRing(ring, tile));
  const inRings = overlaps.includes('inside') ? 'inside' : overlaps.includes('partial') ? 'partial' : 'outside';
  return overlap === 'inside' ? inRings : inRings === 'outside' ? 'outside' : 'partial';
}

/** The exact condition of an area on `l.map_latitude` and `l.map_longitude`. */
export function writeArea({ box, ringSets }: SearchArea, sql: SqlText): string {
  const conditions: string[] = [];
  if (box !== undefined) conditions.push(writeBox(box, sql));
  for (const { rings } of ringSets) {
    // Tests the rings' own box first: cheaper than testing each ring.
    conditions.push(writeBox(boxAround(rings.flat()), sql));
    const inside = rings.map(
      (ring) =>
        `${sql.value(writePolygon(ring))}::polygon @> point(l.map_longitude * ${POLYGON_SCALE}, l.map_latitude * ${POLYGON_SCALE})`,
    );
    conditions.push(`(${inside.join(' or ')})`);
  }
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

function writeBox(box: Box, sql: SqlText): string {
  const number = (value: number) => `${sql.value(value)}::double precision`;
  return (
    `l.map_longitude >= ${number(box.west)} and l.map_longitude <= ${number(box.east)}` +
    ` and l.map_latitude >= ${number(box.south)} and l.map_latitude <= ${number(box.north)}`
  );
}

// PostgreSQL's geometry treats numbers within a millionth of one another as equal: too coarse for degrees.
const POLYGON_SCALE = 1e7;

function writePolygon(ring: readonly LngLat[]): string {
  return `(${ring.map(([longitude, latitude]) => `(${longitude * POLYGON_SCALE},${latitude * POLYGON_SCALE})`).join(',')})`;
}
