import { type RawBuilder, sql } from 'kysely';
import { type CategoryKey, isCategoryKey } from '#lib/service-categories.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import { AVAILABILITIES, type DirectoryAnswer, type DirectoryQuery, type Facet, FACETS, RATINGS } from '../contract.ts';
import { cellsAt } from '../model/cells.ts';
import { PAGE_SIZE } from '../model/limits.ts';
import { ledgerDay } from '../model/ledger.ts';
import { ANCHORS } from '../model/ranking.ts';
import { requireZip } from './locate-need.ts';
import { presentCards } from './present-cards.ts';
import { rememberFacts } from './remember-facts.ts';

/** The most values of a facet that a page can use. */
const MOST_VALUES = 40;
const NO_FACETS: DirectoryAnswer['facets'] = {
  city: [],
  state: [],
  language: [],
  badge: [],
  price: [],
  rating: [],
  free: [],
  remote: [],
  onsite: [],
};

/**
 * A page of the directory with its facets; businesses that demonstration people play are not in it. Each facet counts what all other choices leave. Throws `invalid` for a ZIP code that
 * nobody knows.
 */
export async function listExperts(ctx: Context, query: DirectoryQuery): Promise<DirectoryAnswer> {
  const { category } = query;
  const today = ledgerDay(ctx.now);
  if (category === undefined) return { total: 0, experts: [], facets: NO_FACETS, categories: await countCategories(ctx, today) };
  const serving = await conditionOfZip(ctx, category, query.zip);
  const conditions = conditionsOf(query, ctx.now);
  const base = sql`expert_entries e where e.category_key = ${category} and e.valid_until >= ${today} and not e.is_paused and e.kind <> 'played' ${serving}`;
  const [page, facets, categories] = await Promise.all([
    readPage(ctx, base, conditions, query),
    countFacets(ctx, base, conditions),
    countCategories(ctx, today),
  ]);
  const cards = await presentCards(ctx.db, { categoryKey: category, vendorIds: page, now: ctx.now });
  return { total: facets.total, experts: page.flatMap((id) => cards.get(id) ?? []), facets: facets.byFacet, categories };
}

type Conditions = Partial<Record<Facet, RawBuilder<boolean>>>;

function conditionsOf(query: DirectoryQuery, now: Date): Conditions {
  const { city, state, language, badge, price, rating, free, remote, onsite } = query;
  return {
    ...(city === undefined ? {} : { city: sql<boolean>`e.city = ${city}` }),
    ...(state === undefined ? {} : { state: sql<boolean>`${state} = any(e.licensed_states)` }),
    ...(language === undefined ? {} : { language: sql<boolean>`${language} = any(e.languages)` }),
    ...(badge === undefined ? {} : { badge: sql<boolean>`${badge} = any(e.badges)` }),
    ...(price === undefined ? {} : { price: sql<boolean>`e.price_model = ${price}` }),
    ...(rating === undefined ? {} : { rating: sql<boolean>`${hasRating(Number(rating))}` }),
    ...(free === undefined ? {} : { free: sql<boolean>`${isFreeWithin(Number(free), now)}` }),
    ...(remote === undefined ? {} : { remote: sql<boolean>`e.works_remotely` }),
    ...(onsite === undefined ? {} : { onsite: sql<boolean>`e.works_on_site` }),
  };
}

const hasRating = (least: number) => sql`(e.rating_count > 0 and e.rating_sum >= ${least}::float8 * e.rating_count)`;

/** By the calendar if it is known, else by what the vendor says. */
function isFreeWithin(days: number, now: Date): RawBuilder<unknown> {
  const until = new Date(now.getTime() + days * DAY_MS);
  return sql`(case when e.next_free_at >= ${now} then e.next_free_at <= ${until} else e.lead_days <= ${days} end)`;
}

/** All conditions but one. */
function all(conditions: Conditions, but?: Facet): RawBuilder<unknown> {
  const rest = FACETS.flatMap((facet) => (facet === but ? [] : (conditions[facet] ?? [])));
  return rest.length === 0 ? sql`true` : sql.join(rest, sql` and `);
}

async function readPage(
  { db, now }: Context,
  base: RawBuilder<unknown>,
  conditions: Conditions,
  { sort, page }: DirectoryQuery,
): Promise<string[]> {
  const { priorReviews, usualMean } = ANCHORS;
  const orders = {
    // As in the ranking: few reviews count little.
    rating: sql`(${priorReviews}::float8 * ${usualMean}::float8 + e.rating_sum) / (${priorReviews} + e.rating_count) desc`,
    jobs: sql`e.jobs_done desc`,
    soonest: sql`case when e.next_free_at >= ${now} then extract(epoch from e.next_free_at - ${now}) / 86400 else e.lead_days end`,
    name: sql`lower(e.name)`,
  };
  const { rows } = await sql<{ id: string }>`
    select e.vendor_id as id from ${base} and ${all(conditions)}
    order by ${orders[sort]}, e.vendor_id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countFacets(
  { db, now }: Context,
  base: RawBuilder<unknown>,
  conditions: Conditions,
): Promise<{ total: number; byFacet: DirectoryAnswer['facets'] }> {
  const each = (facet: Facet, value: RawBuilder<unknown>, from = sql`base e`) => sql`
    select ${facet}::text as facet, ${value} as value, count(*)::int as count from ${from}
    where ${all(conditions, facet)} group by 2`;
  // Yes or no of a row: counted together, in one pass.
  const flags: { facet: Facet | 'total'; value: string; condition: RawBuilder<unknown> }[] = [
    { facet: 'total', value: '', condition: all(conditions) },
    ...Object.keys(RATINGS).map((value) => ({ facet: 'rating' as const, value, condition: hasRating(Number(value)) })),
    ...Object.keys(AVAILABILITIES).map((value) => ({
      facet: 'free' as const,
      value,
      condition: isFreeWithin(Number(value), now),
    })),
    { facet: 'remote', value: '1', condition: sql`e.works_remotely` },
    { facet: 'onsite', value: '1', condition: sql`e.works_on_site` },
  ];
  const counts = flags.map(({ facet, condition }, at) => {
    const others = facet === 'total' ? sql`true` : all(conditions, facet);
    return sql`count(*) filter (where ${others} and ${condition})::int as ${sql.ref(`c${at}`)}`;
  });
  const listed = flags.map(({ facet, value }, at) => sql`(${facet}::text, ${value}::text, f.${sql.ref(`c${at}`)})`);
  const { rows } = await sql<{ facet: Facet | 'total'; value: string; count: number }>`
    with base as materialized (
      select e.city, e.price_model, e.licensed_states, e.languages, e.badges, e.rating_count, e.rating_sum, e.next_free_at, e.lead_days,
        e.works_remotely, e.works_on_site from ${base}),
    f as materialized (select ${sql.join(counts)} from base e)
    ${sql.join(
      [
        sql`select v.facet, v.value, v.count from f cross join lateral (values ${sql.join(listed)}) v (facet, value, count)`,
        each('city', sql`e.city`),
        each('price', sql`e.price_model`),
        each('state', sql`value`, sql`base e, unnest(e.licensed_states) as value`),
        each('language', sql`value`, sql`base e, unnest(e.languages) as value`),
        each('badge', sql`value`, sql`base e, unnest(e.badges) as value`),
      ],
      sql` union all `,
    )}`.execute(db);
  const byFacet = { ...NO_FACETS };
  for (const facet of FACETS)
    byFacet[facet] = rows
      .filter((row) => row.facet === facet && row.count > 0)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((one, other) =>
        facet === 'rating' || facet === 'free' ? 0 : other.count - one.count || (one.value < other.value ? -1 : 1),
      )
      .slice(0, MOST_VALUES);
  return { total: rows.find(({ facet }) => facet === 'total')?.count ?? 0, byFacet };
}

const countCategories = rememberFacts(async ({ db }, today): Promise<DirectoryAnswer['categories']> => {
  const { rows } = await sql<{ key: string; count: number }>`
    select category_key as key, count(*)::int as count from expert_entries
    where valid_until >= ${today} and not is_paused and kind <> 'played' group by 1`.execute(db);
  return rows.flatMap(({ key, count }) => (isCategoryKey(key) ? [{ key, count }] : []));
});

/** Vendors in whose squares the middle of a ZIP code lies; by ZIP code exactly where they name ZIP codes. */
async function conditionOfZip(ctx: Context, category: CategoryKey, zip: string | undefined): Promise<RawBuilder<unknown>> {
  if (zip === undefined) return sql``;
  const place = await requireZip(ctx, zip, 'zip');
  return sql`and e.vendor_id in (
      select a.vendor_id from vendor_areas a where a.category_key = ${category} and a.cell = any(${cellsAt(place)}::integer[]))
    and (e.area ->> 'kind' <> 'zips' or e.area -> 'zips' ? ${zip})`;
}
