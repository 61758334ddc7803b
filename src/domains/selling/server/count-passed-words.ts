import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Warnings about words that sellers let pass with a reason, by what they are about: how many, of how many sellers. */
export async function countPassedWords(db: Db): Promise<{ category: string; times: number; sellers: number }[]> {
  const { rows } = await sql<{ category: string; times: number; sellers: number }>`
    select p.passed -> 'finding' ->> 'category' as category, count(*)::int as times, count(distinct l.user_id)::int as sellers
    from own_listings l, jsonb_array_elements(l.passed_words) as p (passed)
    where p.passed -> 'finding' ->> 'category' is not null
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
