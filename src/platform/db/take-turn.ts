import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Lets one transaction at a time do something for `who`, until it ends, so that transactions that count before they add
 * cannot exceed a limit together.
 */
export async function takeTurn(trx: Db, what: string, who: string | number): Promise<void> {
  if (!trx.isTransaction) throw new Error('turns are taken within a transaction');
  await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${String(who)}))`.execute(trx);
}
