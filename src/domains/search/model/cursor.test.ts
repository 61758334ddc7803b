import { describe, expect, it } from 'vitest';
import { type Cursor, decodeCursor, encodeCursor, fingerprintSearch } from './cursor.ts';

const cursor: Cursor = { sort: 'price-asc', search: 'abc', key: 45_000_000, id: 7, total: { value: 120, exact: true } };

describe('cursor', () => {
  it.each([
    cursor,
    { ...cursor, key: null },
    { ...cursor, key: '2026-05-01' },
    { ...cursor, key: 0.1 + 0.2, total: { value: 9, exact: false } },
  ])('comes back as it was', (one) => {
    expect(decodeCursor(encodeCursor(one))).toEqual(one);
    expect(encodeCursor(one)).toMatch(/^[\w-]+$/);
  });

  it.each([
    '',
    'x',
    '%%%',
    btoa('[]'),
    btoa('{"sort":1}'),
    btoa('[0,"a","1; drop table",1,1,1]'),
    btoa('[99,"a",1,1,1,1]'),
    btoa('[0,"a",1,1.5,1,1]'),
  ])('refuses %j', (text) => {
    expect(decodeCursor(text)).toBeUndefined();
  });

  it('tells searches apart', () => {
    expect(fingerprintSearch({ bedsMin: 2 })).not.toBe(fingerprintSearch({ bedsMin: 3 }));
    expect(fingerprintSearch({ bedsMin: 2 })).toBe(fingerprintSearch({ bedsMin: 2 }));
  });
});
