import { describe, expect, it } from 'vitest';
import { simplifyRing, type ScreenPoint } from './simplify-ring.ts';

describe('simplifyRing', () => {
  it('drops points on a straight line and keeps the corners', () => {
    const square: ScreenPoint[] = [
      [0, 0],
      [50, 0.4],
      [100, 0],
      [99, 50],
      [100, 100],
      [0, 100],
    ];
    expect(simplifyRing(square, 2)).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
  });

  it('keeps to the largest number of points however rough the line', () => {
    const rough = Array.from({ length: 2000 }, (_, at): ScreenPoint => [at, Math.sin(at) * 40]);
    const simple = simplifyRing(rough, 1, 120);
    expect(simple.length).toBeLessThanOrEqual(120);
    expect(simple[0]).toEqual(rough[0]);
    expect(simple.at(-1)).toEqual(rough.at(-1));
  });

  it('returns a line of two points as it is', () => {
    expect(
      simplifyRing(
        [
          [1, 1],
          [2, 2],
        ],
        5,
      ),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});
