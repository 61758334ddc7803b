import type { SearchFilterName, SearchFilters, UnknownSubject } from '../../contract.ts';
import type { Predicate } from './predicate.ts';

const SCORES = { walkScoreMin: 'walk_score', bikeScoreMin: 'bike_score', transitScoreMin: 'transit_score' } as const;
const SCORE_SUBJECTS = {
  walkScoreMin: 'walkScore',
  bikeScoreMin: 'bikeScore',
  transitScoreMin: 'transitScore',
} as const satisfies Partial<Record<SearchFilterName, UnknownSubject>>;

/** Conditions on what lies around a home. */
export function surroundingsPredicates(filters: SearchFilters): Predicate[] {
  // As a value, not as a join: looked up for the homes that are left.
  const ground = (expression: string) => `(select ${expression} from listing_ground g where g.listing_id = l.id)`;
  const predicates = (Object.keys(SCORES) as (keyof typeof SCORES)[]).flatMap((filter): Predicate[] => {
    const wanted = filters[filter];
    if (wanted === undefined) return [];
    return [
      {
        filter,
        subject: SCORE_SUBJECTS[filter],
        columns: ['id'],
        write: (sql) => `coalesce(${ground(`g.${SCORES[filter]}`)} >= ${sql.value(wanted)}::smallint, false)`,
        writeUnknown: () => `${ground(`g.${SCORES[filter]}`)} is null`,
      },
    ];
  });
  const hazards = filters.excludeHazards ?? [];
  if (hazards.length > 0) {
    predicates.push({
      filter: 'excludeHazards',
      columns: ['id'],
      write: (sql) => `not coalesce(${ground(`g.hazards && ${sql.value(hazards)}::text[]`)}, false)`,
    });
  }
  return predicates;
}
