import type { Context } from '#platform/verb/context.ts';
import type { SearchFilters } from '../contract.ts';
import { resolveSearch } from './conditions/resolve-search.ts';
import { writeScan } from './conditions/scan-sql.ts';
import { runSql, startSql } from './conditions/sql-text.ts';

/** A wish that moves homes up among the candidates, without leaving any out. */
export interface Preference {
  filters: SearchFilters;
  weight: number;
}

export interface Candidates {
  /** Most wishes met first, then the newest. */
  ids: number[];
  /** False: there are more than `limit`, and the rest was left out. */
  isComplete: boolean;
}

/** Homes of a search for something else to rank: at most `limit`, those that meet most of the preferences. */
export async function listCandidates(
  ctx: Context,
  filters: SearchFilters,
  { prefer, limit }: { prefer: readonly Preference[]; limit: number },
): Promise<Candidates> {
  const search = await resolveSearch(ctx, filters);
  const wishes = await Promise.all(
    prefer.map(async ({ filters: wish, weight }) => ({
      weight,
      predicates: (await resolveSearch(ctx, wish)).predicates,
    })),
  );
  const columns = wishes.flatMap(({ predicates }) => predicates.flatMap((predicate) => predicate.columns));
  const sql = startSql();
  const scan = writeScan(search, sql, { columns: ['listed_on', ...columns] });
  const points = wishes
    .filter(({ predicates }) => predicates.length > 0)
    .map(
      ({ weight, predicates }) =>
        `case when ${predicates.map((predicate) => `(${predicate.write(sql)})`).join(' and ')} then ${sql.value(weight)}::integer else 0 end`,
    );
  const rows = await runSql<{ id: number }>(
    ctx.db,
    `select l.id, ${points.length === 0 ? '0' : points.join(' + ')} as points ${scan} order by points desc, l.listed_on desc nulls last, l.id desc limit ${sql.value(limit + 1)}::integer`,
    sql.values,
  );
  return { ids: rows.slice(0, limit).map((row) => row.id), isComplete: rows.length <= limit };
}
