import { describe, expect, it } from 'vitest';
import { draftFeed } from './feed-rows.ts';
import { mapRecord } from './map-record.ts';

const NOW = new Date('2026-11-01T00:00:00Z');
const A = { ListingKey: 'A', StandardStatus: 'Active', ModificationTimestamp: '2026-04-01T10:00:00Z' };

function said(kind: 'web-api' | 'file', fields: Record<string, unknown>) {
  const feed = { ...draftFeed({ name: 'Test', sourceName: 'Test MLS', now: NOW, hasOthers: false }), kind };
  const record = { ...A, ...fields };
  const incoming = { value: record, number: 1 };
  const mapped = mapRecord({ incoming, hash: '' }, record, { now: NOW, key: 'A', from: { feed, resource: 'Property' } });
  return 'issues' in mapped ? mapped.issues.map(({ field, code }) => `${field} ${code}`) : mapped.staged.modified;
}

describe('the time of a record', () => {
  it.each([
    [undefined, ['ModificationTimestamp missing']],
    [null, ['ModificationTimestamp missing']],
    ['soon', ['ModificationTimestamp not-a-date']],
    ['04-01-2026 10:00', ['ModificationTimestamp not-a-date']],
    ['4/1/26 10:00 AM', '2026-04-01T10:00:00.000Z'],
    ['2099-01-01T00:00:00Z', null],
  ])('of a server is needed: %s', (sent, expected) => {
    expect(said('web-api', { ModificationTimestamp: sent })).toEqual(expected);
  });

  it.each([[undefined], ['soon'], ['04-01-2026 10:00']])('of a file may be missing, and is not guessed: %s', (sent) => {
    expect(said('file', { ModificationTimestamp: sent })).toBeNull();
  });

  it('keeps nothing that is withdrawn', () => {
    expect(said('web-api', { MlgCanView: false, ModificationTimestamp: undefined })).toBeNull();
  });
});
