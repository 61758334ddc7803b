import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, faultsOf, inOrder, NO_ANSWERS } from './answers.ts';
import { isOnPage, type SigningField, uprightIn } from './fields.ts';

const NOW = new Date('2026-11-26T23:30:00Z');
const field = (rest: Partial<SigningField> = {}): SigningField => ({
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'text',
  recipient: 0,
  file: 0,
  page: 1,
  x: 100,
  y: 100,
  width: 50,
  height: 20,
  label: '',
  isRequired: true,
  ...rest,
});
const faults = (one: SigningField, value: string, rest: Partial<Answers> = {}) =>
  Object.values(
    faultsOf({ ...NO_ANSWERS, values: { [one.id]: value }, ...rest }, { fields: [one], needsSignature: false, now: NOW }),
  );

describe('a field', () => {
  it('wants what it is for', () => {
    expect(faults(field(), ' ')).toEqual(['Fill in: Text']);
    expect(faults(field({ isRequired: false }), '')).toEqual([]);
    expect(faults(field(), '山')).toEqual([expect.stringContaining('can’t show')]);
    expect(faults(field({ kind: 'checkbox' }), 'maybe')).toEqual(['Choose it again']);
    expect(faults(field({ kind: 'initials' }), 'yes')).toEqual(['Add your initials']);
    expect(faults(field({ kind: 'signature' }), 'yes', { signature: { kind: 'typed', text: '山' } })).toHaveLength(1);
  });

  it('is dated on the day of the signature, wherever that is', () => {
    const date = field({ kind: 'date' });
    // It is the 27th in Auckland and the 26th in Honolulu.
    for (const day of ['2026-11-26', '2026-11-27']) expect(faults(date, day)).toEqual([]);
    for (const day of ['2026-11-24', '2026-11-29', '2026-02-30', 'today']) expect(faults(date, day)).toHaveLength(1);
  });

  it('comes in the order of reading', () => {
    const [low, high, later] = [
      field({ label: 'low' }),
      field({ label: 'high', y: 600 }),
      field({ label: 'later', page: 2, y: 700 }),
    ];
    expect(inOrder([later, low, high]).map(({ label }) => label)).toEqual(['high', 'low', 'later']);
  });

  it('keeps its rectangle, however the page is turned', () => {
    const sides = fc.integer({ min: 4, max: 400 });
    fc.assert(
      fc.property(fc.constantFrom(0, 90, 180, 270), sides, sides, sides, sides, (rotation, x, y, width, height) => {
        const upright = uprightIn({ x, y, width, height }, rotation);
        const [a, b, c, d, e, f] = upright.matrix;
        const corners = [
          [0, 0],
          [upright.width, upright.height],
        ].map(([u = 0, v = 0]) => [a * u + c * v + e, b * u + d * v + f]);
        const xs = corners.map(([one = 0]) => one).toSorted((p, q) => p - q);
        const ys = corners.map(([, one = 0]) => one).toSorted((p, q) => p - q);
        expect([...xs, ...ys]).toEqual([x, x + width, y, y + height]);
      }),
    );
    expect(isOnPage({ x: 0, y: 0, width: 612, height: 792 }, { x: 0, y: 0, width: 612, height: 792 })).toBe(true);
    expect(isOnPage({ x: 600, y: 0, width: 20, height: 20 }, { x: 0, y: 0, width: 612, height: 792 })).toBe(false);
  });
});
