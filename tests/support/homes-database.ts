import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase, type Db } from '#platform/db/database.ts';
import { startLocalPostgres } from '#platform/db/local-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { e2eNoteFile } from './e2e-note.ts';

export interface HomesDatabase {
  db: Db;
  /** The folder that goes away with the server. */
  dataDir: string;
  /** The key of a home with this status that may be shown with its address. */
  keyOf(status: string): Promise<string>;
  /** The key of a home for sale whose page shows everything: open house, tax and price history, a neighborhood. */
  fullKey(): Promise<string>;
  /** The record of a home for sale that may be valued and named. */
  valuedHomeId(): Promise<number>;
  close(): Promise<void>;
}

/** Joins the database of the server that the browser tests run against. */
export async function openHomesDatabase(port = Number(process.env['E2E_PORT'] ?? 3909)): Promise<HomesDatabase> {
  const log = createLog('silent');
  const note: unknown = JSON.parse(await readFile(e2eNoteFile(port), 'utf8'));
  if (typeof note !== 'object' || note === null || !('dataDir' in note) || typeof note.dataDir !== 'string')
    throw new Error('the server of the browser tests left no note of its data folder');
  const { dataDir } = note;
  const postgres = await startLocalPostgres({ dataDir, log });
  const { db, close } = openDatabase({ connectionString: postgres.connectionString, poolSize: 2, log });
  const shown = db
    .selectFrom('listings')
    .where((at) =>
      at.or([at('internet_entire_listing_display_yn', 'is', null), at('internet_entire_listing_display_yn', '=', true)]),
    )
    .where((at) => at.or([at('internet_address_display_yn', 'is', null), at('internet_address_display_yn', '=', true)]));
  return {
    db,
    dataDir,
    async keyOf(status) {
      const row = await shown
        .select('listing_key')
        .where('standard_status', '=', status)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) throw new Error(`no home is ${status}`);
      return row.listing_key;
    },
    async fullKey() {
      const row = await shown
        .select('listing_key')
        .where('standard_status', '=', 'Active')
        .where('neighborhood_place_id', 'is not', null)
        .where((at) =>
          at.exists(
            at
              .selectFrom('open_houses')
              .select('id')
              .whereRef('open_houses.listing_id', '=', 'listings.id')
              .where('status', '=', 'Active')
              .where('kind', '=', 'Public')
              // Not over before a test has looked at it.
              .where('starts_at', '>', sql<Date>`now()`),
          ),
        )
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) throw new Error('no home has an open house');
      return row.listing_key;
    },
    async valuedHomeId() {
      const row = await shown
        .select('parcel_id')
        .where('standard_status', '=', 'Active')
        .where('property_sub_type', '=', 'Single Family Residence')
        .where('display_avm', '=', true)
        .where('display_address', '=', true)
        .where('parcel_id', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (row?.parcel_id == null) throw new Error('no home for sale may be valued');
      return row.parcel_id;
    },
    async close() {
      await close();
      await postgres.stop();
    },
  };
}
