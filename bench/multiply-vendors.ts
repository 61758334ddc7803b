import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Tables of a vendor, parents first, with the columns that hold ids of a copy. */
const TABLES: Record<string, readonly string[]> = {
  vendors: ['id'],
  vendor_categories: ['vendor_id'],
  vendor_licenses: ['id', 'vendor_id'],
  verifications: ['id', 'vendor_id', 'about_id'],
  vendor_statistics: ['vendor_id'],
  expert_entries: ['vendor_id'],
  vendor_areas: ['vendor_id'],
};

/** Copies the vendors of a source so many times in the database itself: each copy stands where its model does, under ids of its own. */
export async function multiplyVendors(db: Db, source: string, copies: number): Promise<void> {
  if (copies < 1) return;
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table copied on commit drop as select id from vendors where source = ${source}`.execute(trx);
    for (const [table, columns] of Object.entries(TABLES)) {
      const owner = table === 'vendors' ? 'id' : 'vendor_id';
      const patch = columns
        .map(
          (column) => `'${column}', overlay(overlay(md5(t.${column}::text || k) placing '4' from 13) placing '8' from 17)::uuid`,
        )
        .join(', ');
      await sql`
        insert into ${sql.table(table)} select r.* from ${sql.table(table)} t join copied on copied.id = t.${sql.ref(owner)}
        cross join generate_series(1, ${copies}::int) k
        cross join lateral jsonb_populate_record(null::${sql.raw(table)}, to_jsonb(t) || jsonb_strip_nulls(jsonb_build_object(${sql.raw(patch)}))) r`.execute(
        trx,
      );
    }
  });
  for (const table of Object.keys(TABLES)) await sql`analyze ${sql.table(table)}`.execute(db);
  await sql`vacuum (analyze) expert_entries`.execute(db);
}
