import { z } from 'zod';
import { admitWriter, readWriters, type Unsaved } from '#lib/field-changes.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing, OwnListingVersion } from '../contract.ts';
import { EDITOR_FIELDS, type EditorFields, type EditorValue, readEditorField } from '../model/editor-fields.ts';
import { readListed } from '../model/lookups.ts';
import { editorValueSchema } from '../contract/fields.ts';
import { findMine, lockMine } from './find-mine.ts';
import { presentOwnListing, readFields } from './present.ts';
import { type OwnListingRow, updateOwnListing } from './listing-rows.ts';
import { insertVersion, listVersions, listVersionsSince, type VersionChanges } from './version-rows.ts';
import { requireOpen } from './requirements.ts';

interface SaveInput extends Unsaved {
  id: string;
  /** The newest version that this window has seen. */
  baseVersion: number;
}

/**
 * Saves changed fields as a new version. The same save again changes nothing. Throws `conflict` with the fields that somebody
 * else, or another window, has changed differently since `baseVersion`, and `invalid` with the fields whose values are not
 * possible. In both cases it saves nothing.
 */
export async function saveDraft(ctx: Context, { id, baseVersion, ...unsaved }: SaveInput): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const writers = admitWriter(readWriters(row.writers), unsaved);
    if (writers === null) return presentOwnListing(inner, row);
    requireOpen(row);
    const changes = readChanges(readFields(row.fields), unsaved);
    await refuseConflicts(inner, row, { baseVersion, writer: unsaved.writer, changes });
    const saved = await writeVersion(inner, row, { changes, writer: unsaved.writer, restoredVersion: null, writers });
    return presentOwnListing(inner, saved);
  });
}

/**
 * Restores all fields to the values they had in a version. The restored state is a new version too. Throws `not-found` for
 * unknown versions.
 */
export async function restoreVersion(ctx: Context, { id, version }: { id: string; version: number }): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    requireOpen(row);
    if (version > row.version) throw new DomainError('not-found', 'There is no version with this number.');
    const later = await listVersionsSince(inner.db, id, version);
    const before = new Map<string, EditorValue>();
    for (const { changes } of later)
      for (const [name, change] of Object.entries(readVersionChanges(changes)))
        if (!before.has(name)) before.set(name, change.before);
    const fields = readFields(row.fields);
    const changes = Object.fromEntries(
      [...before].flatMap(([name, value]) =>
        isSame(fields[name], value) ? [] : [[name, { before: fields[name] ?? null, after: value }]],
      ),
    );
    const saved = await writeVersion(inner, row, { changes, writer: null, restoredVersion: version, writers: undefined });
    return presentOwnListing(inner, saved);
  });
}

const PAGE = 100;

/** What was changed, newest first. */
export async function listDraftVersions(
  ctx: Context,
  { id, before }: { id: string; before: number | undefined },
): Promise<{ versions: OwnListingVersion[] }> {
  const { userId } = requireUser(ctx);
  await findMine(ctx, id);
  const rows = await listVersions(ctx.db, id, { before, limit: PAGE });
  return {
    versions: rows.map((row) => ({
      version: row.version,
      by: row.name,
      isMine: row.user_id === userId,
      madeAt: row.made_at.toISOString(),
      restoredVersion: row.restored_version,
      changes: Object.entries(readVersionChanges(row.changes)).map(([field, change]) => ({ field, ...change })),
    })),
  };
}

/** Writes a new version within the caller's transaction, or none if nothing changed. Returns the row as it is afterward. */
export async function writeVersion(
  ctx: Context,
  row: OwnListingRow,
  {
    changes,
    writer,
    restoredVersion,
    writers,
  }: {
    changes: VersionChanges;
    writer: string | null;
    restoredVersion: number | null;
    writers: unknown;
  },
): Promise<OwnListingRow> {
  const { userId } = requireUser(ctx);
  const isChanged = Object.keys(changes).length > 0;
  const fields = readFields(row.fields);
  const next = Object.fromEntries(
    Object.entries({
      ...fields,
      ...Object.fromEntries(Object.entries(changes).map(([name, { after }]) => [name, after])),
    }).filter(([, value]) => value !== null),
  );
  const version = isChanged ? row.version + 1 : row.version;
  const stamp = isChanged ? { version, fields: JSON.stringify(next), updated_at: ctx.now } : {};
  const known = writers === undefined ? {} : { writers: JSON.stringify(writers) };
  if (isChanged || writers !== undefined) await updateOwnListing(ctx.db, row.id, { ...stamp, ...known });
  if (isChanged)
    await insertVersion(ctx.db, { listingId: row.id, version, userId, writer, restoredVersion, changes, now: ctx.now });
  return { ...row, version, fields: next, updated_at: isChanged ? ctx.now : row.updated_at };
}

const isSame = (a: EditorValue | undefined, b: EditorValue) => JSON.stringify(a ?? null) === JSON.stringify(b);

function readChanges(fields: EditorFields, { changes }: Unsaved): VersionChanges {
  const read: VersionChanges = {};
  const problems: Record<string, string> = {};
  for (const { path, value } of changes) {
    const [name = ''] = path;
    const entry = path.length === 1 ? readEditorField(name, value) : { problem: 'Give the whole field' };
    const result = 'problem' in entry ? entry : readListed(name, entry.value, fields[name]);
    if ('problem' in result) problems[EDITOR_FIELDS.has(name) ? name : 'unsaved'] = result.problem;
    else if (!isSame(fields[name], result.value)) read[name] = { before: fields[name] ?? null, after: result.value };
  }
  if (Object.keys(problems).length > 0) throw new DomainError('invalid', 'Some values aren’t possible.', { fields: problems });
  return read;
}

async function refuseConflicts(
  ctx: Context,
  row: OwnListingRow,
  { baseVersion, writer, changes }: { baseVersion: number; writer: string; changes: VersionChanges },
): Promise<void> {
  if (baseVersion >= row.version) return;
  const { userId } = requireUser(ctx);
  const conflicts: Record<string, string> = {};
  for (const version of await listVersionsSince(ctx.db, row.id, baseVersion)) {
    if (version.writer === writer) continue;
    const said =
      version.user_id === userId
        ? 'you changed this in another window'
        : `${version.name ?? 'someone whose account is gone'} changed this`;
    for (const name of Object.keys(readVersionChanges(version.changes)))
      if (name in changes) conflicts[name] = `In the meantime, ${said}. Keep your entry or use the other one.`;
  }
  if (Object.keys(conflicts).length === 0) return;
  throw new DomainError('conflict', 'The same fields were changed elsewhere since you opened them.', {
    fields: conflicts,
    publicCode: 'changed-meanwhile',
  });
}

const changesSchema = z.record(z.string(), z.object({ before: editorValueSchema, after: editorValueSchema }));

const readVersionChanges = (stored: unknown): VersionChanges => changesSchema.catch({}).parse(stored);
