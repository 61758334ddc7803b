import { describe, expect, it } from 'vitest';
import type { TravelInfo } from '#domains/travel/contract.ts';
import type { PlaceSuggestion } from '../contract.ts';
import { sayLimitText } from './travel-limits.ts';
import { walkTo } from './walk-to.ts';

// Only what is read of them.
const info = { networks: [{ bounds: [0, 0, 2, 2] }] } as unknown as TravelInfo;
const pointAt = (longitude: number | null, latitude: number | null, label = 'Ferry Dock') =>
  ({ longitude, latitude, label }) as PlaceSuggestion;

describe('within a walk of a point', () => {
  it('is a quarter of an hour on foot, where streets are stored', () => {
    expect(sayLimitText(walkTo(pointAt(1, 1), info) ?? '')).toBe('15 min on foot to Ferry Dock');
  });

  it('is no filter where no streets are stored, or the point is nowhere', () => {
    expect(walkTo(pointAt(3, 1), info)).toBeNull();
    expect(walkTo(pointAt(null, 1), info)).toBeNull();
    expect(walkTo(pointAt(1, 1), { ...info, networks: [] })).toBeNull();
  });

  it('keeps a name as long as a filter may hold', () => {
    expect(sayLimitText(walkTo(pointAt(1, 1, 'x'.repeat(90)), info) ?? '')).toBe(`15 min on foot to ${'x'.repeat(60)}`);
  });
});
