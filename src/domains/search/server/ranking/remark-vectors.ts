import { type Embedder, EmbedderError } from '#platform/ai/embedder.ts';
import type { Db } from '#platform/db/database.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import { packVector } from '../../model/ranking/meaning.ts';
import { embedTexts } from './embed-texts.ts';
import { runSql } from '../conditions/sql-text.ts';

const HOMES_AT_ONCE = 8;
const MOST_CHARACTERS = 1500;
/** Identifies what a stored vector was made from: these remarks (`d`) and this model. Increase it with every new meaning.bin. */
export const REMARKS_KEY = "md5('2 ' || d.public_remarks)";

/**
 * Stores vectors of homes' remarks until the time is up, and returns how many. Homes whose address is withheld get
 * none, because their remarks may reveal it.
 */
export async function storeRemarkVectors(db: Db, embedder: Embedder, ids: readonly number[], budgetMs: number): Promise<number> {
  const end = performance.now() + budgetMs;
  let stored = 0;
  const starts = Array.from({ length: Math.ceil(ids.length / HOMES_AT_ONCE) }, (_, at) => at * HOMES_AT_ONCE);
  for await (const from of takeTurns(starts)) {
    if (performance.now() >= end) break;
    const rows = await runSql<{ listing_id: number; remarks: string; md5: string }>(
      db,
      `select d.listing_id, left(d.public_remarks, ${MOST_CHARACTERS}) as remarks, ${REMARKS_KEY} as md5
       from listing_details d join listings l on l.id = d.listing_id
       left join remark_vectors v on v.listing_id = d.listing_id and v.remarks_md5 = ${REMARKS_KEY}
       where d.listing_id = any ($1::bigint[]) and d.public_remarks <> '' and l.display_address and v.listing_id is null`,
      [ids.slice(from, from + HOMES_AT_ONCE)],
    );
    const meanings = await embedTexts(
      embedder,
      rows.map(({ remarks }) => remarks),
    );
    for (const [at, { listing_id: id, md5 }] of rows.entries()) {
      const meaning = meanings[at];
      if (meaning === undefined) continue;
      await runSql(
        db,
        `insert into remark_vectors (listing_id, remarks_md5, vector, commonness) values ($1, $2, $3, $4)
         on conflict (listing_id) do update set remarks_md5 = excluded.remarks_md5, vector = excluded.vector, commonness = excluded.commonness`,
        [id, md5, Buffer.from(packVector(meaning.vector).buffer), meaning.commonness],
      );
      stored += 1;
    }
  }
  return stored;
}

/** Stores vectors of the newest homes for sale until the time is up; without a model, nothing. */
export async function storeNewestRemarkVectors(db: Db, embedder: Embedder, budgetMs: number): Promise<number> {
  const rows = await runSql<{ id: number }>(
    db,
    `select l.id from listings l join listing_details d on d.listing_id = l.id
     left join remark_vectors v on v.listing_id = l.id
     where l.standard_status = 'Active' and l.display_listing and l.display_address and d.public_remarks <> ''
       and (v.listing_id is null or v.remarks_md5 <> ${REMARKS_KEY})
     order by l.listed_on desc, l.id desc limit 500`,
    [],
  );
  try {
    return await storeRemarkVectors(
      db,
      embedder,
      rows.map(({ id }) => id),
      budgetMs,
    );
  } catch (error) {
    if (error instanceof EmbedderError) return 0;
    throw error;
  }
}
