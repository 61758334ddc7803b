import { expect, it } from 'vitest';
import { mapResoListing } from '#domains/listings/server/index.ts';
import { FEEDS } from './demonstration-feeds.ts';

const OPTIONS = { now: '2026-05-01T00:00:00Z', defaultSource: 'Alder' };
const home = { ListingKey: 'A', StandardStatus: 'Active', PropertyType: 'Residential', ModificationTimestamp: OPTIONS.now };

const saidOf = (changes: Record<string, unknown>) => {
  const read = mapResoListing({ ...home, ...changes }, OPTIONS);
  return read.ok ? read.warnings : read.issues;
};

it('shows in the demonstration what the reading says of such records', () => {
  for (const { rejects, faults, unknown } of FEEDS) {
    for (const { field, code, got, expected } of rejects)
      expect(saidOf({ [field]: got })).toContainEqual({ field, code, got, expected });
    for (const { field, code, example, expected } of faults)
      expect(saidOf({ [field]: example })).toContainEqual({ field, code, got: example, expected });
    for (const { field, value } of unknown)
      expect(saidOf({ [field]: value })).toContainEqual(expect.objectContaining({ field, code: 'unknown-lookup', got: value }));
  }
});
