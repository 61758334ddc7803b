import { sql } from 'kysely';
import { z } from 'zod';
import { readMark, writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ToldDetails } from '../model/traits.ts';
import { readTraits, TRAITS_VERSION } from '../model/traits.ts';

const MARKER = 'traits';
const BATCH = 1000;

// `upTo`: homes up to this id are done; null for all of them.
const markSchema = z.object({ version: z.number(), upTo: z.number().nullable() });
type Mark = z.infer<typeof markSchema>;

interface DetailsRow extends Pick<ToldDetails, 'features' | 'facts'> {
  id: number;
  has_floor_plan: boolean | null;
}

/**
 * Reads the traits of homes stored under older rules again, while the budget lasts; continues there the next time. Returns
 * how many homes it looked at. Homes written since are already right.
 */
export async function refreshTraits(ctx: Context, budgetMs: number): Promise<number> {
  const startedAt = performance.now();
  let seen = 0;
  for (;;) {
    const mark = await readProgress(ctx);
    if (mark.upTo === null || performance.now() - startedAt > budgetMs) return seen;
    const { rows } = await sql<DetailsRow>`
      select d.listing_id as id, d.features, d.facts,
        (select bool_or(m.category = 'Floor Plan') from listing_media m where m.listing_id = d.listing_id) as has_floor_plan
      from listing_details d where d.listing_id > ${mark.upTo} order by d.listing_id limit ${BATCH}`.execute(ctx.db);
    const bits = rows.map((row) => ({ id: row.id, ...readTraits({ ...row, hasFloorPlan: row.has_floor_plan ?? undefined }) }));
    await transact(ctx, async (inner) => {
      await sql`
        update listings l set traits = v.traits, traits_known = v.traits_known
        from json_to_recordset(${JSON.stringify(bits)}::json) as v (id bigint, traits bigint, traits_known bigint)
        where l.id = v.id and (l.traits, l.traits_known) is distinct from (v.traits, v.traits_known)`.execute(inner.db);
      const next: Mark = { version: TRAITS_VERSION, upTo: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) };
      await writeMark(inner.db, MARKER, next);
    });
    seen += rows.length;
  }
}

async function readProgress({ db }: Context): Promise<Mark> {
  const mark = markSchema.safeParse(await readMark(db, MARKER)).data;
  return mark?.version === TRAITS_VERSION ? mark : { version: TRAITS_VERSION, upTo: 0 };
}
