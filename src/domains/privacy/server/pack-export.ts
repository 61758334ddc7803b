import { readLogOf, type Person } from '#domains/accounts/server/index.ts';
import { buildCsvOfRecords } from '#lib/csv.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openWhole } from '#platform/files/sealed-files.ts';
import { startZip } from '#platform/files/write-zip.ts';
import type { Context } from '#platform/verb/context.ts';
import { hideTokens } from '#platform/identity/random-token.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { HELD_FILES, LEGAL_HOLDS, SHARED_HOLDS } from '../model/legal-holds.ts';
import { SEALED_COLUMNS } from './open-sealed.ts';
import { findPersonalTables, type PersonalTable } from './personal-tables.ts';
import { readPersonalRows, type PersonalRow } from './read-personal-rows.ts';

interface ManifestEntry {
  table: string;
  rows: number;
  files: string[];
  /** Files that are gone, or sealed under a secret that this installation no longer has. */
  missing: string[];
  withheld: { column: string; why: string }[];
}

const README = `This is everything that is stored about you here.

manifest.json   what is in this copy, and what was left out and why; links that open something are left out everywhere (…)
data/*.json     each table of the database as JSON, with all its columns
data/*.csv      the same, for a spreadsheet
files/          pictures and documents that you gave us

Times are UTC (ISO 8601). Money is in cents. To correct something, open Settings; to be forgotten, Settings, Privacy.
`;

/**
 * Packs everything stored about a person into a zip: JSON and CSV of every table that refers to them, their files, and a
 * manifest. Yields it piece by piece, so that memory holds one table and one part of a file at a time. Calls `onTable` after each
 * table.
 */
export async function* packExport(
  ctx: Context & { identity: Identity; files: FileStore },
  person: Person,
  onTable: (done: number, total: number) => Promise<void>,
): AsyncGenerator<Uint8Array, void, void> {
  const tables = await findPersonalTables(ctx.db);
  const zip = startZip();
  zip.addText('README.txt', README);
  const manifest: ManifestEntry[] = [];
  for (const [index, table] of tables.entries()) {
    const { rows, withheld } = await openSealed(ctx, person, table, await readPersonalRows(ctx, table, person));
    const entry: ManifestEntry = { table: table.table, rows: rows.length, files: [], missing: [], withheld };
    for (const key of listFileKeys(rows)) {
      const isThere = yield* addFile(ctx, zip, key);
      if (isThere) entry.files.push(`files/${key}`);
      else entry.missing.push(key);
    }
    addTable(zip, table.table, rows);
    manifest.push(entry);
    yield* zip.take();
    await onTable(index + 1, tables.length + 1);
  }
  const logged = await readLogOf(ctx, person.id);
  addTable(zip, 'audit_events', logged);
  manifest.push({ table: 'audit_events', rows: logged.length, files: [], missing: [], withheld: [] });
  const summary = {
    madeAt: ctx.now.toISOString(),
    userId: person.id,
    tables: manifest,
    keptAfterErasure: [...LEGAL_HOLDS, HELD_FILES, ...Object.values(SHARED_HOLDS)],
  };
  zip.addText('manifest.json', JSON.stringify(summary, null, 2));
  await onTable(tables.length + 1, tables.length + 1);
  zip.end();
  yield* zip.take();
}

type Writer = ReturnType<typeof startZip>;

/** Unseals sealed columns; withholds values that it cannot open. */
async function openSealed(
  ctx: Context & { identity: Identity },
  { id }: Person,
  table: PersonalTable,
  rows: PersonalRow[],
): Promise<{ rows: PersonalRow[]; withheld: ManifestEntry['withheld'] }> {
  const withheld = listWithheld(table);
  const sealed = SEALED_COLUMNS[table.table];
  if (sealed === undefined || rows.length === 0) return { rows, withheld };
  const opened = await Promise.all(rows.map((row) => sealed.open(ctx, id, row)));
  const isOpen = opened.every((value) => value !== undefined);
  const why = !isOpen ? 'sealed under a secret that this installation no longer has' : `here, readable, as ${sealed.opensAs}`;
  return {
    rows: rows.map((row, at) => (opened[at] === undefined ? row : { ...row, [sealed.opensAs]: opened[at] })),
    withheld: withheld.map((entry) => (entry.column === sealed.column ? { ...entry, why } : entry)),
  };
}

/** Leaves out links that open something: the holder of a copy is not always its person. */
function addTable(zip: Writer, name: string, rows: PersonalRow[]): void {
  zip.addText(`data/${name}.json`, hideTokens(JSON.stringify(rows, null, 2)));
  zip.addText(`data/${name}.csv`, hideTokens(buildCsvOfRecords(rows)));
}

/** Whether it was there; one that ends halfway ends the copy, which is tried again. */
async function* addFile(
  ctx: Context & { identity: Identity; files: FileStore },
  zip: Writer,
  key: string,
): AsyncGenerator<Uint8Array, boolean, void> {
  const content = await openWhole(ctx, key).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a file of a copy could not be opened');
    return undefined;
  });
  if (content === undefined) return false;
  yield* zip.addFile({ name: `files/${key}` }, content);
  return true;
}

/** Every column of these names refers to a stored file. An earlier copy holds nothing that this one lacks. */
function listFileKeys(rows: readonly PersonalRow[]): string[] {
  return rows.flatMap(({ file_key: file, signed_key: signed }) =>
    [file, signed].flatMap((key) => (typeof key === 'string' && !key.startsWith('exports/') ? [key] : [])),
  );
}

function listWithheld(table: PersonalTable): { column: string; why: string }[] {
  return table.columns.flatMap(({ name, withheld }) => (withheld === undefined ? [] : [{ column: name, why: withheld }]));
}
