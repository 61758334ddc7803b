import type { Db, Trx } from '#platform/db/database.ts';

/**
 * Does the work in one transaction, which is the database of `inner`; within a transaction it becomes a part of that one. A
 * failure undoes all of it.
 */
export function transact<C extends { db: Db }, T>(ctx: C, work: (inner: C & { db: Trx }) => Promise<T>): Promise<T> {
  const { db } = ctx;
  return isTrx(db) ? work({ ...ctx, db }) : db.transaction().execute((trx) => work({ ...ctx, db: trx }));
}

function isTrx(db: Db): db is Trx {
  return db.isTransaction;
}
