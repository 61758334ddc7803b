import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Lets one transaction at a time do something for `who`, until it ends, so that transactions that count before they add
 * cannot exceed a limit together.
 */
export async function takeTurn(trx: Db, what: string, who: string | number): Promise<void> {
  await takeTurnOfEach(trx, what, [who]);
}

/** The same for several, in the order given: give the same order everywhere, or two wait for each other. */
export async function takeTurnOfEach(trx: Db, what: string, whos: readonly (string | number)[]): Promise<void> {
  if (!trx.isTransaction) throw new Error('turns are taken within a transaction');
  await sql`
    select pg_advisory_xact_lock(hashtext(${what}), hashtext(who)) from unnest(${whos.map(String)}::text[]) as who`.execute(trx);
}
