import { expect, it } from 'vitest';
import type { OwnListingVersion } from '../../contract.ts';
import { changesSince } from './compare-versions.ts';

const version = (number: number, changes: OwnListingVersion['changes']): OwnListingVersion => ({
  version: number,
  by: 'Olga',
  isMine: true,
  madeAt: '2027-03-01T12:00:00.000Z',
  restoredVersion: null,
  changes,
});

it('adds up what changed since a version, without what was changed back', () => {
  const versions = [
    version(4, [
      { field: 'Headline', before: 'B', after: 'C' },
      { field: 'YearBuilt', before: 1990, after: 1980 },
    ]),
    version(3, [{ field: 'YearBuilt', before: 1980, after: 1990 }]),
    version(2, [{ field: 'Headline', before: 'A', after: 'B' }]),
  ];
  expect(changesSince(versions, 1)).toEqual([{ field: 'Headline', before: 'A', after: 'C' }]);
  expect(changesSince(versions, 3)).toHaveLength(2);
  expect(changesSince(versions, 4)).toEqual([]);
});
