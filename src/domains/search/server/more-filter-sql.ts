import { TRAITS } from '#domains/listings/contract.ts';
import type { SearchFilterName, SearchFilters, UnknownSubject } from '../contract.ts';
import { MONTHLY_COST_COLUMNS, termsOf, writeMonthlyCost } from '../model/monthly-cost-sql.ts';
import type { Predicate } from './predicate.ts';

/** Conditions on what a home has, what it costs a month, what lies around it, and which homes to leave out. */
export function listMorePredicates(filters: SearchFilters): Predicate[] {
  return [...traitPredicates(filters), ...costPredicates(filters), ...groundPredicates(filters), ...leftOutPredicates(filters)];
}

/** The bits of some traits as one whole number, in digits. */
export function bitsOf(names: readonly string[]): string {
  return String(TRAITS.reduce((bits, { name }, at) => (names.includes(name) ? bits | (1n << BigInt(at)) : bits), 0n));
}

function traitPredicates({ features, excludeFeatures }: SearchFilters): Predicate[] {
  const predicates: Predicate[] = [];
  // One condition for each, so that each can be left out, or be unknown, by itself.
  for (const name of features ?? []) {
    const bit = bitsOf([name]);
    predicates.push({
      filter: 'features',
      subject: 'features',
      columns: ['traits'],
      unknownColumns: ['traits_known'],
      write: (sql) => `l.traits & ${sql.value(bit)}::bigint <> 0`,
      writeUnknown: (sql) => `l.traits_known & ${sql.value(bit)}::bigint = 0`,
    });
  }
  if (excludeFeatures !== undefined && excludeFeatures.length > 0) {
    const bits = bitsOf(excludeFeatures);
    predicates.push({
      filter: 'excludeFeatures',
      columns: ['traits'],
      write: (sql) => `l.traits & ${sql.value(bits)}::bigint = 0`,
    });
  }
  return predicates;
}

function costPredicates(filters: SearchFilters): Predicate[] {
  const { monthlyCostMax, priceCutPercentMin } = filters;
  const predicates: Predicate[] = [];
  if (monthlyCostMax !== undefined) {
    const cost = writeMonthlyCost(termsOf(filters));
    predicates.push({
      filter: 'monthlyCostMax',
      columns: MONTHLY_COST_COLUMNS,
      write: (sql) => `${cost} <= ${sql.value(Math.round(monthlyCostMax * 100))}::double precision`,
    });
  }
  if (priceCutPercentMin !== undefined) {
    predicates.push({
      filter: 'priceCutPercentMin',
      columns: ['price_cut_cents', 'list_price_cents'],
      write: (sql) =>
        `l.price_cut_cents * 100.0::double precision >= ${sql.value(priceCutPercentMin)}::double precision * (l.list_price_cents + l.price_cut_cents)`,
    });
  }
  return predicates;
}

const SCORES = { walkScoreMin: 'walk_score', bikeScoreMin: 'bike_score', transitScoreMin: 'transit_score' } as const;
const SCORE_SUBJECTS = {
  walkScoreMin: 'walkScore',
  bikeScoreMin: 'bikeScore',
  transitScoreMin: 'transitScore',
} as const satisfies Partial<Record<SearchFilterName, UnknownSubject>>;

function groundPredicates(filters: SearchFilters): Predicate[] {
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

function leftOutPredicates({ exclude }: SearchFilters): Predicate[] {
  if (exclude === undefined || exclude.length === 0) return [];
  return [
    {
      filter: 'exclude',
      columns: ['id'],
      write: (sql) => `l.id not in (select x.id from listings x where x.listing_key = any (${sql.value(exclude)}::text[]))`,
    },
  ];
}
