import type { OwnListingVersion } from '../../contract.ts';

type FieldChange = OwnListingVersion['changes'][number];

/** How the newest version differs from an earlier one. Takes the versions since then, newest first. */
export function changesSince(versions: readonly OwnListingVersion[], version: number): FieldChange[] {
  const fields = new Map<string, FieldChange>();
  for (const { changes } of versions.filter((one) => one.version > version).toReversed())
    for (const change of changes) fields.set(change.field, { ...change, before: (fields.get(change.field) ?? change).before });
  return [...fields.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}
