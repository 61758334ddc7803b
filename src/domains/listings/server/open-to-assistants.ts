import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { DEMONSTRATION_SOURCE, OWN_OFFICE_KEY } from '../contract.ts';
import { listSources } from './source-policies.ts';

/** Sources whose boards let assistants tell of their homes; homes that people list here are open besides. */
export async function listSourcesOpenToAssistants(db: Db): Promise<string[]> {
  const sources = (await listSources(db)).filter(({ policy }) => policy?.assistants === true).map(({ name }) => name);
  return [...new Set([...sources, DEMONSTRATION_SOURCE])];
}

/** Those of these homes that an assistant may be given: listed here, or of a source whose board says so. */
export async function findOpenToAssistants(db: Db, listingKeys: readonly string[]): Promise<Set<string>> {
  if (listingKeys.length === 0) return new Set();
  const { rows } = await sql<{ listing_key: string }>`
    select listing_key from listings where listing_key = any(${[...listingKeys]}) and display_listing
      and (list_office_key = ${OWN_OFFICE_KEY} or originating_system_name = any(${await listSourcesOpenToAssistants(db)}))`.execute(
    db,
  );
  return new Set(rows.map((row) => row.listing_key));
}
