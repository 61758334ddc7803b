import { DAY_MS } from '#lib/time-units.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { PUBLIC_OPEN_HOUSES } from '#domains/listings/server/index.ts';
import { OTHER_BROKERS, type SearchFilterName, type SearchFilters, type UnknownSubject } from '../../contract.ts';
import { BY_OWNER_PATTERN, OWN_OFFICE_KEY, toSubTypes } from '#domains/listings/contract.ts';
import { costPredicates } from './cost-sql.ts';
import type { Predicate } from './predicate.ts';
import type { SqlText } from './sql-text.ts';
import { surroundingsPredicates } from './surroundings-sql.ts';
import { traitPredicates } from './trait-sql.ts';

interface Bound {
  column: string;
  comparison: '>=' | '<=';
  /** Units of the column in one unit of the filter. */
  scale: number;
  subject?: UnknownSubject;
}

/** Bounds on whole numbers. A missing value satisfies none of them: SQL compares it to unknown. */
const BOUNDS = {
  priceMin: { column: 'list_price_cents', comparison: '>=', scale: 100, subject: 'price' },
  priceMax: { column: 'list_price_cents', comparison: '<=', scale: 100, subject: 'price' },
  bedsMin: { column: 'bedrooms_total', comparison: '>=', scale: 1, subject: 'beds' },
  bedsMax: { column: 'bedrooms_total', comparison: '<=', scale: 1, subject: 'beds' },
  bathsMin: { column: 'bathrooms_total_integer', comparison: '>=', scale: 1, subject: 'baths' },
  bathsMax: { column: 'bathrooms_total_integer', comparison: '<=', scale: 1, subject: 'baths' },
  livingAreaMin: { column: 'living_area_sqft', comparison: '>=', scale: 1, subject: 'livingArea' },
  livingAreaMax: { column: 'living_area_sqft', comparison: '<=', scale: 1, subject: 'livingArea' },
  lotSizeMin: { column: 'lot_size_sqft', comparison: '>=', scale: 1, subject: 'lotSize' },
  lotSizeMax: { column: 'lot_size_sqft', comparison: '<=', scale: 1, subject: 'lotSize' },
  yearBuiltMin: { column: 'year_built', comparison: '>=', scale: 1, subject: 'yearBuilt' },
  yearBuiltMax: { column: 'year_built', comparison: '<=', scale: 1, subject: 'yearBuilt' },
  hoaMax: { column: 'association_fee_monthly_cents', comparison: '<=', scale: 100, subject: 'hoa' },
  garageMin: { column: 'garage_spaces', comparison: '>=', scale: 1, subject: 'garage' },
  storiesMin: { column: 'stories_total', comparison: '>=', scale: 1, subject: 'stories' },
  storiesMax: { column: 'stories_total', comparison: '<=', scale: 1, subject: 'stories' },
  priceCutMin: { column: 'price_cut_cents', comparison: '>=', scale: 100 },
  bathsFullMin: { column: 'bathrooms_full', comparison: '>=', scale: 1, subject: 'bathsFull' },
  bathsHalfMin: { column: 'bathrooms_half', comparison: '>=', scale: 1, subject: 'bathsHalf' },
  taxMax: { column: 'tax_annual_amount_cents', comparison: '<=', scale: 100, subject: 'tax' },
  photosMin: { column: 'photos_count', comparison: '>=', scale: 1 },
  estimateGapMin: { column: 'estimate_gap_hundredths', comparison: '>=', scale: 100, subject: 'estimate' },
  estimateGapMax: { column: 'estimate_gap_hundredths', comparison: '<=', scale: 100, subject: 'estimate' },
} as const satisfies Partial<Record<SearchFilterName, Bound>>;

export type BoundName = keyof typeof BOUNDS;
export const BOUND_NAMES = Object.keys(BOUNDS) as BoundName[];

export function findBound(name: string): Bound | undefined {
  return Object.hasOwn(BOUNDS, name) ? BOUNDS[name as BoundName] : undefined;
}

/** Bits of `listings.feature_bits`. */
export const FEATURE_BITS = {
  pool: 1,
  waterfront: 2,
  view: 4,
  fireplace: 8,
  newConstruction: 16,
  seniorCommunity: 32,
  virtualTour: 64,
} as const;

/** The column that says whether a home states it at all. */
const FLAG_COLUMNS: Partial<Record<keyof typeof FEATURE_BITS, { column: string; subject: UnknownSubject }>> = {
  pool: { column: 'pool_private_yn', subject: 'pool' },
  waterfront: { column: 'waterfront_yn', subject: 'waterfront' },
  view: { column: 'view_yn', subject: 'view' },
  fireplace: { column: 'fireplace_yn', subject: 'fireplace' },
  seniorCommunity: { column: 'senior_community_yn', subject: 'seniorCommunity' },
};

/** The conditions of a search, apart from where and in which status. `now` decides what "within 7 days" means. */
export function listPredicates(filters: SearchFilters, now: Date): Predicate[] {
  const predicates = [
    ...boundPredicates(filters),
    ...typePredicates(filters),
    ...featurePredicates(filters),
    ...pricePredicates(filters, now),
    ...datePredicates(filters, now),
    ...openHousePredicates(filters),
    ...wordPredicates(filters),
    ...traitPredicates(filters),
    ...costPredicates(filters),
    ...surroundingsPredicates(filters),
    ...leftOutPredicates(filters),
    ...sourcePredicates(filters),
    ...ownerPredicates(filters),
    ...zoningPredicates(filters),
  ];
  return predicates.map((predicate) => admitUnknown(predicate, filters.includeUnknown ?? []));
}

/** Includes homes with unknown values if the search asks for them. */
function admitUnknown(predicate: Predicate, admitted: readonly UnknownSubject[]): Predicate {
  const { subject, write, writeUnknown, columns, unknownColumns = [] } = predicate;
  if (subject === undefined || writeUnknown === undefined || !admitted.includes(subject)) return predicate;
  return { ...predicate, columns: [...columns, ...unknownColumns], write: (sql) => `(${writeUnknown(sql)} or ${write(sql)})` };
}

function boundPredicates(filters: SearchFilters): Predicate[] {
  return BOUND_NAMES.flatMap((filter): Predicate[] => {
    const wanted = filters[filter];
    if (wanted === undefined) return [];
    const { column, comparison, scale, subject }: Bound = BOUNDS[filter];
    // The column is whole: 2.5 or more means 3 or more. Cents are rounded first, as 19.99 * 100 is not 1999.
    const exact = scale === 1 ? wanted : Math.round(wanted * scale * 1000) / 1000;
    const bound = comparison === '>=' ? Math.ceil(exact) : Math.floor(exact);
    return [
      {
        filter,
        columns: [column],
        write: (sql) => `l.${column} ${comparison} ${sql.value(bound)}::bigint`,
        ...(subject === undefined ? {} : { subject, writeUnknown: () => `l.${column} is null` }),
      },
    ];
  });
}

function typePredicates({ types, excludeTypes }: SearchFilters): Predicate[] {
  const columns = ['property_sub_type'];
  const predicates: Predicate[] = [];
  if (types !== undefined && types.length > 0) {
    predicates.push({
      filter: 'types',
      columns,
      write: (sql) => `l.property_sub_type = any (${sql.value(toSubTypes(types))}::text[])`,
    });
  }
  if (excludeTypes !== undefined && excludeTypes.length > 0) {
    predicates.push({
      filter: 'excludeTypes',
      columns,
      write: (sql) => `coalesce(l.property_sub_type <> all (${sql.value(toSubTypes(excludeTypes))}::text[]), true)`,
    });
  }
  return predicates;
}

function featurePredicates(filters: SearchFilters): Predicate[] {
  const columns = ['feature_bits'];
  const predicates = (Object.keys(FEATURE_BITS) as (keyof typeof FEATURE_BITS)[]).flatMap((filter): Predicate[] => {
    const wanted = filters[filter];
    if (wanted === undefined) return [];
    const column = FLAG_COLUMNS[filter];
    return [
      {
        filter,
        columns,
        write: () => `l.feature_bits & ${FEATURE_BITS[filter]} ${wanted ? '<>' : '='} 0`,
        // An exclusion drops only homes known to have the feature; unknown homes stay.
        ...(column === undefined || !wanted
          ? {}
          : { subject: column.subject, unknownColumns: [column.column], writeUnknown: () => `l.${column.column} is null` }),
      },
    ];
  });
  if (filters.tour === 'virtual')
    predicates.push({ filter: 'tour', columns, write: () => `l.feature_bits & ${FEATURE_BITS.virtualTour} <> 0` });
  return predicates;
}

function pricePredicates(
  { pricePerSqftMin, pricePerSqftMax, priceReducedWithinDays, noHoa }: SearchFilters,
  now: Date,
): Predicate[] {
  const columns = ['list_price_cents', 'living_area_sqft'];
  const perSqft = {
    subject: 'pricePerSqft',
    writeUnknown: () => '(l.living_area_sqft is null or l.living_area_sqft = 0 or l.list_price_cents is null)',
  } as const;
  const predicates: Predicate[] = [];
  if (pricePerSqftMin !== undefined) {
    predicates.push({
      filter: 'pricePerSqftMin',
      ...perSqft,
      columns,
      write: (sql) =>
        `l.living_area_sqft > 0 and l.list_price_cents >= ${sql.value(pricePerSqftMin * 100)}::double precision * l.living_area_sqft`,
    });
  }
  if (pricePerSqftMax !== undefined) {
    predicates.push({
      filter: 'pricePerSqftMax',
      ...perSqft,
      columns,
      write: (sql) =>
        `l.living_area_sqft > 0 and l.list_price_cents <= ${sql.value(pricePerSqftMax * 100)}::double precision * l.living_area_sqft`,
    });
  }
  if (noHoa === true) {
    predicates.push({
      filter: 'noHoa',
      columns: ['association_fee_monthly_cents'],
      write: () => 'l.association_fee_monthly_cents = 0',
    });
  }
  if (priceReducedWithinDays !== undefined) {
    const since = new Date(now.getTime() - priceReducedWithinDays * DAY_MS);
    predicates.push({
      filter: 'priceReducedWithinDays',
      columns: ['price_cut_cents', 'price_change_timestamp'],
      write: (sql) => `l.price_cut_cents > 0 and l.price_change_timestamp >= ${sql.value(since)}::timestamptz`,
    });
  }
  return predicates;
}

function datePredicates({ daysOnMarketMin, daysOnMarketMax, closedWithinDays }: SearchFilters, now: Date): Predicate[] {
  const daysAgo = (days: number) => addDays(utcDay(now), -days);
  const listed = { subject: 'daysOnMarket', writeUnknown: () => 'l.listed_on is null' } as const;
  const predicates: Predicate[] = [];
  if (daysOnMarketMin !== undefined) {
    predicates.push({
      filter: 'daysOnMarketMin',
      ...listed,
      columns: ['listed_on'],
      write: (sql) => `l.listed_on <= ${sql.value(daysAgo(daysOnMarketMin))}::date`,
    });
  }
  if (daysOnMarketMax !== undefined) {
    predicates.push({
      filter: 'daysOnMarketMax',
      ...listed,
      columns: ['listed_on'],
      write: (sql) => `l.listed_on >= ${sql.value(daysAgo(daysOnMarketMax))}::date`,
    });
  }
  if (closedWithinDays !== undefined) {
    predicates.push({
      filter: 'closedWithinDays',
      columns: ['close_date'],
      write: (sql) => `l.close_date >= ${sql.value(daysAgo(closedWithinDays))}::date`,
    });
  }
  return predicates;
}

/** Open houses that overlap the window. Days are days where the home stands; the last one counts. */
function openHousePredicates({ openHouseFrom, openHouseTo }: SearchFilters): Predicate[] {
  if (openHouseFrom === undefined && openHouseTo === undefined) return [];
  return [
    {
      filter: openHouseFrom === undefined ? 'openHouseTo' : 'openHouseFrom',
      columns: ['id'],
      write: (sql) => {
        const conditions = [`o.status = 'Active'`, `o.kind = any (${sql.value(PUBLIC_OPEN_HOUSES)}::text[])`];
        if (openHouseFrom !== undefined) {
          const from = sql.value(openHouseFrom);
          conditions.push(
            isDay(openHouseFrom)
              ? `(o.ends_at at time zone o.time_zone)::date >= ${from}::date`
              : `o.ends_at > ${from}::timestamptz`,
          );
        }
        if (openHouseTo !== undefined) {
          const to = sql.value(openHouseTo);
          conditions.push(
            isDay(openHouseTo)
              ? `(o.starts_at at time zone o.time_zone)::date <= ${to}::date`
              : `o.starts_at < ${to}::timestamptz`,
          );
        }
        return `l.id in (select o.listing_id from open_houses o where ${conditions.join(' and ')})`;
      },
    },
  ];
}

function isDay(text: string): boolean {
  return text.length === 10;
}

function wordPredicates({ q, keywords, excludeKeywords }: SearchFilters): Predicate[] {
  // As a value, not as a join: looked up for the homes that are left, never for all that have the word.
  const has = (test: string) => `coalesce((select ${test} from listing_text t where t.listing_id = l.id), false)`;
  const anywhere = (query: string) => has(`t.words @@ ${query}`);
  // Address and place are marked A and B: "no highway" must not leave out the homes of Highway Street.
  // Filters for remarks only in homes that have the words somewhere, which are few.
  const inRemarks = (query: string) => has(`t.words @@ ${query} and ts_filter(t.words, '{d}') @@ ${query}`);
  const predicates: Predicate[] = [];
  if (q !== undefined) {
    predicates.push({
      filter: 'q',
      columns: ['id'],
      write: (sql) => anywhere(`websearch_to_tsquery('english', ${sql.value(q)})`),
    });
  }
  for (const phrase of keywords ?? []) {
    predicates.push({
      filter: 'keywords',
      columns: ['id'],
      write: (sql) => inRemarks(`phraseto_tsquery('english', ${sql.value(phrase)})`),
    });
  }
  for (const phrase of excludeKeywords ?? []) {
    predicates.push({
      filter: 'excludeKeywords',
      columns: ['id'],
      write: (sql) => `not ${inRemarks(`phraseto_tsquery('english', ${sql.value(phrase)})`)}`,
    });
  }
  return predicates;
}

export const SOURCE_COLUMNS = ['list_office_key', 'originating_system_name'] as const;

/** Whether people list a home here. */
export const writeListedHere = (sql: SqlText): string => `(l.list_office_key = ${sql.value(OWN_OFFICE_KEY)}::text) is true`;

function ownerPredicates({ byOwner }: SearchFilters): Predicate[] {
  if (byOwner === undefined) return [];
  return [
    {
      filter: 'byOwner',
      columns: ['list_office_name'],
      write: (sql) =>
        `coalesce(btrim(l.list_office_name) ~* ${sql.value(BY_OWNER_PATTERN)}::text, false) = ${sql.value(byOwner)}::boolean`,
    },
  ];
}

/** Codes are compared without case and punctuation: R-2 is r2. Nobody knows the zoning of a home whose record names none. */
function zoningPredicates({ zoning }: SearchFilters): Predicate[] {
  if (zoning === undefined) return [];
  const plain = (text: string) => `regexp_replace(lower(${text}), '[^a-z0-9]+', '', 'g')`;
  const wordsOf = (text: string) => `' ' || btrim(regexp_replace(lower(${text}), '[^a-z0-9]+', ' ', 'g')) || ' '`;
  return [
    {
      filter: 'zoning',
      columns: ['id'],
      write: (sql) => {
        const asked = sql.value(zoning);
        return `exists (
          select from listing_details d, unnest(${asked}::text[]) as asked (code)
          where d.listing_id = l.id and ${plain('asked.code')} <> '' and (
            ${plain(`d.facts ->> 'Zoning'`)} = ${plain('asked.code')}
            or strpos(${wordsOf(`d.facts ->> 'ZoningDescription'`)}, ${wordsOf('asked.code')}) > 0))`;
      },
    },
  ];
}

function sourcePredicates({ source }: SearchFilters): Predicate[] {
  if (source === undefined) return [];
  const isNamed = source !== OTHER_BROKERS;
  return [
    {
      filter: 'source',
      columns: SOURCE_COLUMNS,
      write: (sql) =>
        `not ${writeListedHere(sql)}${isNamed ? ` and l.originating_system_name = ${sql.value(source)}::text` : ''}`,
    },
  ];
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
