import { LRUCache } from 'lru-cache';
import { HAZARD_KINDS } from '#domains/neighborhoods/server/index.ts';
import { TRAITS } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { FilterCounts, SearchFilters, UnknownSubject } from '../../contract.ts';
import { countHomes, countVisited, measureExtent, type Extent } from './count-homes.ts';
import { roundEstimate, sampleHomes } from './estimate-homes.ts';
import { FEATURE_BITS } from '../conditions/filter-sql.ts';
import { bitsOf } from '../conditions/trait-sql.ts';
import type { ReaderContext } from '../conditions/own-homes.ts';
import type { Predicate } from '../conditions/predicate.ts';
import { resolveSearch, type Search } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { runSql, type SqlText, startSql } from '../conditions/sql-text.ts';
import { getSurvey } from './survey.ts';

/** Above this number, choices are not counted on every home. */
const COUNT_LIMITS = { lookedAt: 60_000 };
/** Above it, a sample of some 6,000: a choice that half of them have is within two percent, nineteen times in twenty. */
const SAMPLED_STRETCHES = 60;
const HOMES_PER_STRETCH = 100;
const FEWEST_SAMPLED = 200;
const COUNTED_COLUMNS = ['id', 'traits', 'traits_known', 'feature_bits'];
const OFFER_KEPT_MS = 5 * 60_000;

/** The other filters available here, and how many homes each choice would leave. */
export async function countFilters(ctx: ReaderContext, filters: SearchFilters, limits = COUNT_LIMITS): Promise<FilterCounts> {
  const search = await resolveSearch(ctx, filters);
  const [offer, extent] = await Promise.all([loadOffer(ctx.db), measureExtent(ctx.db, search)]);
  const features = TRAITS.filter(({ name }) => offer.traits.has(name));
  const isSmall = search.statuses.length > 0 && countVisited(extent) <= limits.lookedAt;
  const [counts, unknown] = isSmall
    ? await Promise.all([countChoices(ctx.db, search, offer), countUnknown(ctx.db, search)])
    : [await estimateChoices(ctx.db, search, offer, extent), []];
  return {
    total: counts.total,
    isCounted: counts.of.size > 0,
    isEstimated: !isSmall,
    features: features.map(({ name, label, group }) => ({
      name,
      label,
      group,
      count: counts.of.get(`has_${name}`) ?? 0,
      unknown: counts.of.get(`unknown_${name}`) ?? 0,
    })),
    flags: Object.keys(FEATURE_BITS)
      .filter((name) => offer.flags.has(name))
      .map((name) => ({ name, count: counts.of.get(`flag_${name}`) ?? 0 })),
    hazards: offer.hazards.map((kind) => ({
      name: kind,
      label: HAZARD_KINDS[kind]?.label ?? kind,
      count: counts.of.get(`hazard_${kind}`) ?? 0,
    })),
    hasScores: offer.hasScores,
    hasEstimates: offer.hasEstimates,
    schools: offer.schools,
    unknown,
  };
}

interface Counts {
  total: FilterCounts['total'];
  of: Map<string, number>;
}

/** Applies the shares in a sample to all found homes. Empty if too few of the sample are hits. */
async function estimateChoices(db: Db, search: Search, offer: Offer, extent: Extent): Promise<Counts> {
  const total = await countHomes(db, search, extent);
  const isActive = search.statuses.length === 1 && search.statuses[0] === 'Active';
  const sql = startSql();
  const sample = isActive
    ? sampleHomes(
        search,
        await getSurvey(db, search.now),
        { stretches: SAMPLED_STRETCHES, homesPerStretch: HOMES_PER_STRETCH, columns: COUNTED_COLUMNS },
        sql,
      )
    : undefined;
  if (sample === undefined) return { total, of: new Map() };
  const counts = await tallyChoices(db, offer, `${sample.from} where ${sample.condition}`, sql);
  const hits = counts.get('total') ?? 0;
  if (hits < FEWEST_SAMPLED) return { total, of: new Map() };
  return { total, of: new Map([...counts].map(([name, count]) => [name, roundEstimate((count / hits) * total.value)])) };
}

/** One pass over the homes of a search. */
async function countChoices(db: Db, search: Search, offer: Offer): Promise<Counts> {
  const sql = startSql();
  const counts = await tallyChoices(db, offer, writeScan(search, sql, { columns: COUNTED_COLUMNS }), sql);
  return { total: { value: counts.get('total') ?? 0, exact: true }, of: counts };
}

/** How many of the homes of a scan have each choice. */
async function tallyChoices(db: Db, offer: Offer, scan: string, sql: SqlText): Promise<Map<string, number>> {
  const choices: [string, string][] = [
    ...TRAITS.filter(({ name }) => offer.traits.has(name)).flatMap(({ name }): [string, string][] => {
      const bit = bitsOf([name]);
      return [
        [`has_${name}`, `traits & ${bit} <> 0`],
        [`unknown_${name}`, `traits_known & ${bit} = 0`],
      ];
    }),
    ...Object.entries(FEATURE_BITS).map(([name, bit]): [string, string] => [`flag_${name}`, `feature_bits & ${bit} <> 0`]),
    ...offer.hazards.map((kind): [string, string] => [`hazard_${kind}`, `${sql.value(kind)} = any (hazards)`]),
  ];
  const ground = offer.hazards.length === 0 ? '' : 'left join listing_ground g on g.listing_id = h.id';
  const hazards = offer.hazards.length === 0 ? `'{}'::text[]` : 'g.hazards';
  const [row] = await runSql<Record<string, number>>(
    db,
    `select count(*)::integer as total${choices.map(([name, condition]) => `, (count(*) filter (where ${condition}))::integer as "${name}"`).join('')}
     from (select h.traits, h.traits_known, h.feature_bits, ${hazards} as hazards
       from (select l.id, l.traits, l.traits_known, l.feature_bits ${scan}) h ${ground}) t`,
    sql.values,
  );
  return new Map(Object.entries(row ?? {}));
}

/** For each bounded value: homes that satisfy everything else and do not state it. */
async function countUnknown(db: Db, search: Search): Promise<FilterCounts['unknown']> {
  const bySubject = Map.groupBy(
    search.predicates.filter((predicate) => predicate.subject !== undefined),
    (predicate) => predicate.subject,
  );
  const subjects = [...bySubject].flatMap(([subject, predicates]): [UnknownSubject, Predicate[]][] =>
    subject === undefined ? [] : [[subject, predicates]],
  );
  return Promise.all(
    subjects.map(async ([subject, predicates]) => {
      const sql = startSql();
      const scan = writeScan(search, sql, {
        columns: predicates.flatMap(({ columns, unknownColumns = [] }) => [...columns, ...unknownColumns]),
        without: predicates,
      });
      // With several features, a home is let in if no feature refuses it.
      const isUnknown = predicates.map(({ writeUnknown }) => `(${writeUnknown?.(sql) ?? 'false'})`).join(' or ');
      const passes = predicates
        .map(({ write, writeUnknown }) => `(${write(sql)} or ${writeUnknown?.(sql) ?? 'false'})`)
        .join(' and ');
      const [row] = await runSql<{ homes: number }>(
        db,
        `select count(*)::integer as homes ${scan} and (${isUnknown}) and (${passes})`,
        sql.values,
      );
      return { subject, count: row?.homes ?? 0 };
    }),
  );
}

/** The features of all homes for sale: every choice that is offered finds one. */
export interface Offer {
  traits: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  hazards: string[];
  hasScores: boolean;
  hasEstimates: boolean;
  schools: FilterCounts['schools'];
}

const offers = new WeakMap<Db, LRUCache<'offer', Promise<Offer>>>();

/** The choices that exist here; cached for some minutes. */
export function loadOffer(db: Db): Promise<Offer> {
  const cache = offers.get(db) ?? new LRUCache<'offer', Promise<Offer>>({ max: 1, ttl: OFFER_KEPT_MS });
  offers.set(db, cache);
  const known = cache.get('offer');
  if (known !== undefined) return known;
  const offer = readOffer(db);
  cache.set('offer', offer);
  offer.catch(() => cache.delete('offer'));
  return offer;
}

async function readOffer(db: Db): Promise<Offer> {
  const [[homes], ground, schools] = await Promise.all([
    runSql<{ traits: string | null; flags: number | null; has_estimates: boolean | null }>(
      db,
      `select bit_or(traits)::text as traits, bit_or(feature_bits) as flags, bool_or(estimate_gap_hundredths is not null) as has_estimates from listings where standard_status = 'Active' and display_listing`,
      [],
    ),
    runSql<{ kind: string | null; has_scores: boolean }>(
      db,
      `select kind, bool_or(walk_score is not null) as has_scores
       from (select * from listing_ground limit 5000) g left join lateral unnest(hazards) as kind on true group by 1 order by 1`,
      [],
    ),
    runSql<FilterCounts['schools'][number]>(
      db,
      `select distinct name, level, district from schools where attendance is not null order by name limit 500`,
      [],
    ),
  ]);
  const traits = BigInt(homes?.traits ?? 0);
  const flags = homes?.flags ?? 0;
  return {
    traits: new Set(TRAITS.filter((_, at) => (traits >> BigInt(at)) % 2n === 1n).map(({ name }) => name)),
    flags: new Set(Object.entries(FEATURE_BITS).flatMap(([name, bit]) => ((flags & bit) === 0 ? [] : [name]))),
    hazards: ground.flatMap(({ kind }) => kind ?? []),
    hasScores: ground.some((row) => row.has_scores),
    hasEstimates: homes?.has_estimates ?? false,
    schools,
  };
}
