import type { Context } from '#platform/verb/context.ts';
import { MATCH_STEPS, OWN_MARKS, type OwnCounts, type SearchFilters } from '../../contract.ts';
import { amongHomes, findOwnHomes, listMatching, type ReaderHomes } from '../conditions/own-homes.ts';
import { resolveSearch, type Search } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { runSql, startSql } from '../conditions/sql-text.ts';

/** How many homes each personal choice would leave; each ignores its own filter. */
export async function countOwn(readers: ReaderHomes, ctx: Context, filters: SearchFilters): Promise<OwnCounts> {
  const [own, matches, ...marked] = await Promise.all([
    findOwnHomes(readers, ctx, filters),
    readers.scoreHomes(ctx),
    ...OWN_MARKS.map(async (mark) => ({ mark, ids: await readers.listMarked(ctx, mark) })),
  ]);
  // Without a profile, it filters nothing.
  const { matchScoreMin: _matchScoreMin, ...unscored } = filters;
  const asked = matches === null ? unscored : filters;
  const count = async (left: SearchFilters, ids: readonly number[]) =>
    listHits(ctx, await resolveSearch({ ...ctx, own }, left), ids);
  const matching = matches === null ? [] : await count(unscored, [...matches.scores.keys()]);
  return {
    mine: await Promise.all(
      marked.map(async ({ mark, ids }) => ({
        mark,
        hasAny: ids.length > 0,
        count: (await count({ ...asked, mine: asked.mine?.filter((other) => other !== mark) }, ids)).length,
      })),
    ),
    matches:
      matches === null
        ? null
        : MATCH_STEPS.map((scoreMin) => {
            const fitting = new Set(listMatching(matches, scoreMin));
            return { scoreMin, count: matching.filter((id) => fitting.has(id)).length };
          }),
    isEveryMatchScored: matches?.isComplete ?? true,
  };
}

/** Which of some homes a search finds. */
async function listHits({ db }: Context, search: Search, ids: readonly number[]): Promise<number[]> {
  if (search.statuses.length === 0 || ids.length === 0) return [];
  const sql = startSql();
  const among: Search = { ...search, predicates: [...search.predicates, amongHomes('mine', ids)] };
  const rows = await runSql<{ id: number }>(db, `select l.id ${writeScan(among, sql, { columns: [] })}`, sql.values);
  return rows.map(({ id }) => id);
}
