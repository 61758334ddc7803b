import type { Db } from '#platform/db/database.ts';
import type { Identity } from '#platform/identity/identity.ts';

interface Keys {
  db: Db;
  identity: Pick<Identity, 'seal' | 'unseal'>;
}

/** Keeps the words of a contract's pages, sealed: all that was read of them. */
export async function keepText({ db, identity }: Keys, contractId: string, pages: readonly string[]): Promise<void> {
  const sealed = identity.seal(Buffer.from(JSON.stringify(pages)));
  await db
    .insertInto('contract_texts')
    .values({ contract_id: contractId, sealed_text: sealed })
    .onConflict((conflict) => conflict.column('contract_id').doUpdateSet({ sealed_text: sealed }))
    .execute();
}

/** The words of a contract's pages; none for one that was read before they were kept. */
export async function readText({ db, identity }: Keys, contractId: string): Promise<string[]> {
  const row = await db
    .selectFrom('contract_texts')
    .select('sealed_text')
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  // What we sealed ourselves is what it was.
  return row === undefined ? [] : (JSON.parse(identity.unseal(row.sealed_text).toString()) as string[]);
}
