import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { SellerDefaults } from '#platform/db/schema.gen.ts';

export function findSellerDefaults(db: Db, userId: string) {
  return db.selectFrom('seller_defaults').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function upsertSellerDefaults(db: Db, row: Insertable<SellerDefaults>): Promise<void> {
  await db
    .insertInto('seller_defaults')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
