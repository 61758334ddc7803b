import { sql } from 'kysely';
import { utcDay } from '#lib/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { batchesBegin, sumInBatches } from '../model/sum-in-batches.ts';
import { countsAs, isVisitor, MOST_PER_ADDRESS, nameVisitor } from './daily-visitors.ts';

/** Stands for any filter at all: how many people filtered. */
export const ANY_FILTER = 'any';
/** Names come from browsers: more of them in a day are no filters of ours. */
const MOST_NAMES_A_DAY = 300;

/** Counts by which filters somebody searches, each once a day and visitor. What they ask of a filter is not kept. */
export async function recordFilters(
  ctx: Context,
  { names, userAgent }: { names: readonly string[]; userAgent: string },
): Promise<void> {
  const { actor } = ctx;
  if (!isVisitor(actor, userAgent) || !countsAs(actor, true)) return;
  const day = utcDay(ctx.now);
  const all = [...new Set([ANY_FILTER, ...names])].toSorted();
  await transact(ctx, async ({ db }) => {
    const { visitor, first, last } = await nameVisitor(db, day, { address: actor.address, userAgent });
    await sql`
      with seen as (
        insert into filter_day_visitors (day, name, visitor)
        select ${day}, named.name, ${visitor} from unnest(${all}::text[]) as named (name)
        where (
            select count(*) from filter_day_visitors v
            where v.day = ${day} and v.name = named.name and v.visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
          and (
            exists (select from filter_day_counts c where c.day = ${day} and c.name = named.name)
            or (select count(*) from filter_day_counts c where c.day = ${day}) < ${MOST_NAMES_A_DAY})
        order by named.name
        on conflict do nothing returning name)
      insert into filter_day_counts as c (day, name, visitors) select ${day}, name, 1 from seen order by name
      on conflict (day, name) do update set visitors = c.visitors + 1`.execute(db);
  });
}

/** People of a day who searched by each filter, added up over days; `any` for any filter. */
export async function sumFilters(db: Db, { from, to }: { from: string; to: string }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('filter_day_counts')
    .select(['name', sql<number>`sum(visitors)::int`.as('visitors')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, visitors }) => [name, visitors]));
}

/** The same for administrators, in batches; without filters that too few used. */
export async function sumFiltersInBatches(
  db: Db,
  span: { from: string; to: string },
): Promise<{ name: string; visitors: number }[]> {
  const rows = await db
    .selectFrom('filter_day_counts')
    .select(['day', 'name', 'visitors as people'])
    .where('day', '>=', batchesBegin(span.from))
    .where('day', '<=', span.to)
    .orderBy('day')
    .execute();
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, days]) => ({ name, visitors: sumInBatches(days, span).people }))
    .filter(({ visitors }) => visitors > 0);
}

/** Counts invented searches of the demonstration; a day that was counted keeps its count. For the process itself. */
export async function recallFilters(
  ctx: Context,
  counts: readonly { day: string; name: string; visitors: number }[],
): Promise<void> {
  requireSystem(ctx);
  if (counts.length === 0) return;
  await ctx.db
    .insertInto('filter_day_counts')
    .values([...counts])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
