import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import { computeFigures, type FigureRow, type KnownSince, type MarketFacts } from '../model/compute-figures.ts';
import { monthIndex, monthText } from '../model/months.ts';
import type { Area } from './list-areas.ts';
import { loadFacts } from './load-facts.ts';
import type { Coverage } from './queries.ts';

export interface AreaToCompute extends Area {
  /** First day of the first month to compute again. */
  fromMonth: string;
}

/**
 * Computes the figures of places again, from a month of each to `lastMonth` (first days of months), and replaces the old
 * ones. Writes only differences, so nobody is notified of a change that is none.
 */
export async function computeStats(
  db: Db,
  areas: readonly AreaToCompute[],
  lastMonth: string,
  coverage: Coverage,
): Promise<void> {
  const facts = await loadFacts(db, [...new Set(areas.flatMap((area) => area.leafIds))]);
  const since = readSince(coverage);
  const first = Math.min(...[since.sales, since.listings].filter((month) => month !== null));
  if (!Number.isFinite(first)) return;
  for (const area of areas) {
    const from = Math.max(first, monthIndex(area.fromMonth));
    const figures = computeFigures(mergeFacts(area.leafIds, facts), { from, through: monthIndex(lastMonth) }, since);
    const rows: FigureRow[] = [];
    for await (const row of takeTurns(figures)) rows.push(row);
    await replaceStats(db, area, rows);
  }
}

function readSince({ sales, listings, delistings }: Coverage): KnownSince {
  const read = (month: string | null) => (month === null ? null : monthIndex(month));
  return { sales: read(sales), listings: read(listings), delistings: read(delistings) };
}

function mergeFacts(ids: readonly number[], facts: ReadonlyMap<number, MarketFacts>): MarketFacts {
  const parts = ids.flatMap((id) => facts.get(id) ?? []);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return {
    sales: parts.flatMap((part) => part.sales),
    contracts: parts.flatMap((part) => part.contracts),
    spells: parts.flatMap((part) => part.spells),
  };
}

async function replaceStats(db: Db, area: AreaToCompute, rows: readonly FigureRow[]): Promise<void> {
  const fresh = JSON.stringify(
    rows.map((row) => ({
      property_type: row.type,
      window_months: row.window,
      month: monthText(row.month),
      figures: row.figures,
    })),
  );
  await sql`
    with fresh as materialized (
      select * from jsonb_to_recordset(${fresh}::jsonb) as f (property_type text, window_months smallint, month date, figures jsonb)),
    removed as (
      delete from market_stats s where s.place_id = ${area.id} and s.month >= ${area.fromMonth}::date
        and not exists (select from fresh f where (f.property_type, f.window_months, f.month) = (s.property_type, s.window_months, s.month)))
    insert into market_stats as s (place_id, property_type, window_months, month, figures)
    select ${area.id}, property_type, window_months, month, figures from fresh
    on conflict (place_id, property_type, window_months, month) do update set figures = excluded.figures
    where s.figures is distinct from excluded.figures`.execute(db);
}
