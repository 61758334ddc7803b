import { describe, expect, it } from 'vitest';
import { type Cursor, cursorSchema, fingerprintSearch, isKeyOf } from './cursor.ts';

const cursor: Cursor = { sort: 'price-asc', search: 'abc', key: 45_000_000, id: 7, total: { value: 120, exact: true } };

describe('cursor', () => {
  it.each([{ id: 1.5 }, { id: 2 ** 60 }, { sort: 'nonsense' }, { key: {} }, { total: { value: -1, exact: true } }])(
    'refuses %j',
    (change) => {
      expect(cursorSchema.safeParse(cursor).success).toBe(true);
      expect(cursorSchema.safeParse({ ...cursor, ...change }).success).toBe(false);
    },
  );

  it.each([
    ['date', '2026-05-01', true],
    ['date', '2026-02-30', false],
    ['date', '0000-01-01', false],
    ['date', 5, false],
    ['bigint', 45_000_000, true],
    ['bigint', 0.5, false],
    ['bigint', 1e300, false],
    ['bigint', '2026-05-01', false],
    ['double precision', 0.1 + 0.2, true],
    ['double precision', '1; drop table', false],
    ['double precision', null, true],
  ] as const)('knows the keys of a %s: %j', (keyType, key, isOne) => expect(isKeyOf({ keyType }, key)).toBe(isOne));

  it('tells searches apart', () => {
    expect(fingerprintSearch({ bedsMin: 2 })).not.toBe(fingerprintSearch({ bedsMin: 3 }));
    expect(fingerprintSearch({ bedsMin: 2 })).toBe(fingerprintSearch({ bedsMin: 2 }));
  });
});
