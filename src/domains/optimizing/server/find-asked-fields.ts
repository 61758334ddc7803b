import { ANY_FILTER, sumFilters } from '#domains/analytics/server/index.ts';
import { fieldsOfTrait } from '#domains/listings/server/index.ts';
import { EDITOR_FIELDS, needsOf } from '#domains/selling/contract.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { ASKED_DAYS, type AskedField, rankFields } from '../model/score/filter-fields.ts';
import { FILTERED_FACTS, FILTERED_FACTS_OF_LAND } from '../model/score/score-rules.ts';

interface Asked {
  fields: readonly AskedField[];
  by: { people: number; days: number } | null;
}

/** Of no use to land: what only a building has. */
const OF_BUILDINGS = new Set([
  ...FILTERED_FACTS,
  'BedroomsTotal',
  'BathroomsFull',
  'BathroomsHalf',
  'LivingArea',
  'YearBuilt',
  'StoriesTotal',
  'GarageSpaces',
  'FireplacesTotal',
  'PoolFeatures',
  'Basement',
]);

/** Fields that people on this site filter by, or the usual ones until enough people have. */
export async function findAskedFields({ db, now }: Pick<Context, 'db' | 'now'>, kind: unknown): Promise<Asked> {
  const isLand = kind === 'Unimproved Land';
  const today = utcDay(now);
  const counts = await sumFilters(db, { from: addDays(today, -ASKED_DAYS), to: today });
  const people = counts.get(ANY_FILTER) ?? 0;
  const needed = Object.keys(needsOf(kind));
  const ranked = rankFields(
    counts,
    people,
    fieldsOfTrait,
    (field) => EDITOR_FIELDS.has(field) && !(isLand && OF_BUILDINGS.has(field)),
  );
  if (ranked !== null) return { fields: ranked, by: { people, days: ASKED_DAYS } };
  const usual: readonly string[] = isLand ? FILTERED_FACTS_OF_LAND : FILTERED_FACTS;
  return { fields: usual.filter((field) => !needed.includes(field)).map((field) => ({ field, percent: null })), by: null };
}
