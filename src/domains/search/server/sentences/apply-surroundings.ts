import { splitCommas } from '#lib/comma-list.ts';
import type { Reading } from '#domains/reading/contract.ts';
import { TAG_PHRASES, wordsOfTag } from '#domains/reading/server/index.ts';
import { listTravelAmenities, suggestTravelPlaces, findReach } from '#domains/travel/server/index.ts';
import { encodeLimits, MOST_LIMITS, MOST_MINUTES, type TravelLimit } from '#domains/travel/contract.ts';
import { foldText } from '#lib/fold-text.ts';
import { METERS_PER_MILE } from '#lib/geo.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ParsedSentence } from '../../contract.ts';
import { TRAIT_OF_TAG } from '../../model/trait-of-tag.ts';
import { runSql } from '../conditions/sql-text.ts';
import { loadOffer } from '../counting/count-filters.ts';

type SearchOfReading = ParsedSentence['search'];

const DEFAULT_COMMUTE_MINUTES = 30;
const DEFAULT_NEAR_MINUTES = 15;
const WALK_METERS_PER_MINUTE = 80;
/** Everyday words for the stored kinds. */
const KIND_WORDS: readonly [RegExp, string][] = [
  [/grocer|supermarket/, 'grocery'],
  [/coffee|caf[eé]/, 'cafe'],
  [/restaurant|dining/, 'restaurant'],
  [/pharmac|drug ?store/, 'pharmacy'],
  [/librar/, 'library'],
  [/\bgym|fitness/, 'gym'],
  [/hospital/, 'hospital'],
  [/playground/, 'playground'],
  [/child ?care|day ?care/, 'childcare'],
  [/\bbank/, 'bank'],
  [/post office/, 'post_office'],
  [/hardware/, 'hardware'],
  [/book ?(shop|store)/, 'bookshop'],
  [/cinema|movie/, 'cinema'],
  [/^(the |a )?(parks?|green space)$/, 'park'],
  [/light rail|train|subway|metro station/, 'light_rail'],
  [/\bbus\b|^(public )?transit$|public transport/, 'bus'],
];

/**
 * Adds to a reading's search what only this installation knows: places with travel times, schools with attendance
 * areas, and features that its listings state in fields, which then need no search in remarks.
 */
export async function applySurroundings(ctx: Context, reading: Reading, search: SearchOfReading): Promise<SearchOfReading> {
  const query = { ...search.query };
  const done = new Set<string>();
  await applyTraits(ctx, reading, query, done);
  await applySchools(ctx, reading, query, done);
  await applyTravel(ctx, reading, query, done);
  return { query, notApplied: search.notApplied.filter(({ slot }) => !done.has(slot)) };
}

async function applyTraits(ctx: Context, reading: Reading, query: Record<string, string>, done: Set<string>): Promise<void> {
  const { traits, hazards } = await loadOffer(ctx.db);
  const traitOf = (tag: string) =>
    TRAIT_OF_TAG[tag] !== undefined && traits.has(TRAIT_OF_TAG[tag]) ? TRAIT_OF_TAG[tag] : undefined;
  const move = (tags: readonly string[], words: 'keywords' | 'excludeKeywords', features: 'features' | 'excludeFeatures') => {
    const known = tags.filter((tag) => traitOf(tag) !== undefined);
    if (known.length === 0) return;
    const phrases = new Set(known.map(phraseOf));
    const rest = (query[words] ?? '').split(',').filter((word) => word !== '' && !phrases.has(word));
    if (rest.length > 0) query[words] = rest.join(',');
    else delete query[words];
    query[features] = [...new Set(known.flatMap((tag) => traitOf(tag) ?? []))].join(',');
  };
  move(reading.must, 'keywords', 'features');
  move(reading.must_not, 'excludeKeywords', 'excludeFeatures');
  if (reading.filters.pets === 'allowed' && traits.has('pets_allowed')) {
    query['features'] = [...new Set([...splitCommas(query['features']), 'pets_allowed'])].join(',');
    done.add('filters.pets');
  }
  if (reading.must_not.includes('flood_zone') && hazards.includes('flood')) {
    query['excludeHazards'] = 'flood';
    done.add('must_not.flood_zone');
  }
}

function phraseOf(tag: string): string {
  const phrases: Partial<Record<string, string>> = TAG_PHRASES;
  return phrases[tag] ?? wordsOfTag(tag);
}

async function applySchools(ctx: Context, { filters }: Reading, query: Record<string, string>, done: Set<string>): Promise<void> {
  const found: string[] = [];
  for (const school of filters.schools ?? []) {
    const [row] = await runSql<{ name: string }>(
      ctx.db,
      `select name from schools where attendance is not null and starts_with(lower(name), lower($1)) order by length(name), name limit 1`,
      [school],
    );
    if (row === undefined) continue;
    found.push(row.name);
    done.add(`filters.schools.${school}`);
  }
  if (found.length > 0) query['school'] = found.join(',');
  if (filters.school_district === undefined) return;
  const [district] = await runSql<{ district: string }>(
    ctx.db,
    `select district from schools where attendance is not null and starts_with(lower(district), lower($1)) order by length(district), district limit 1`,
    [filters.school_district],
  );
  if (district === undefined) return;
  query['schoolDistrict'] = district.district;
  done.add('filters.school_district');
}

async function applyTravel(
  ctx: Context,
  { filters, sort }: Reading,
  query: Record<string, string>,
  done: Set<string>,
): Promise<void> {
  const amenities = await listTravelAmenities(ctx.db);
  if (amenities === undefined) return;
  const commute: TravelLimit[] = [];
  const near: TravelLimit[] = [];
  // "Closest to the station first" orders homes and leaves out only those that cannot reach it.
  const isOrder = sort?.field === 'commute' && sort.dir === 'asc';
  const untold = isOrder ? MOST_MINUTES : undefined;
  for (const { to, minutes = untold ?? DEFAULT_COMMUTE_MINUTES, mode = 'drive', arrive_by: arriveBy } of filters.commute ?? []) {
    const limit = { mode, minutes: keep(minutes), arriveBy: clockOf(arriveBy), label: to };
    const place = await findPoint(ctx, to, limit);
    if (place === undefined || commute.length >= MOST_LIMITS) continue;
    commute.push(place);
    done.add(`filters.commute.${to}`);
  }
  for (const { place: name, mode = isOrder ? 'drive' : 'walk', minutes, miles } of filters.near ?? []) {
    const reach =
      minutes ?? (miles === undefined ? (untold ?? DEFAULT_NEAR_MINUTES) : (miles * METERS_PER_MILE) / WALK_METERS_PER_MINUTE);
    const limit = { mode, minutes: keep(reach), arriveBy: clockOf(undefined), label: name };
    const kind = KIND_WORDS.find(([word, one]) => word.test(foldText(name)) && amenities.includes(one))?.[1];
    const isKind = kind !== undefined && near.length < MOST_LIMITS;
    const place = isKind ? undefined : await findPoint(ctx, name, limit);
    if (isKind) near.push({ ...limit, label: '', to: { amenity: kind } });
    else if (place !== undefined && commute.length < MOST_LIMITS) commute.push(place);
    else continue;
    done.add(`filters.near.${name}`);
  }
  if (commute.length > 0) query['commute'] = encodeLimits(commute);
  if (commute.length > 0 && isOrder) {
    query['sort'] = 'commute';
    done.add('sort');
  }
  if (near.length > 0) query['near'] = encodeLimits(near);
}

function keep(minutes: number): number {
  return Math.min(MOST_MINUTES, Math.max(1, Math.round(minutes)));
}

function clockOf(text: string | undefined): string {
  return text !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : '08:30';
}

/** The place with this name, if a stored network contains it. Similar names do not count. */
async function findPoint(ctx: Context, name: string, limit: Omit<TravelLimit, 'to'>): Promise<TravelLimit | undefined> {
  const { items } = await suggestTravelPlaces(ctx, name);
  const [point] = items.filter(({ label }) => `${foldText(label)} `.startsWith(`${foldText(name)} `));
  if (point === undefined) return undefined;
  const found: TravelLimit = {
    ...limit,
    to: { longitude: point.longitude, latitude: point.latitude },
    label: point.label.slice(0, 60),
  };
  return (await findReach(ctx.db, found)) === undefined ? undefined : found;
}
