import { describe, expect, it, vi } from 'vitest';
import { createPublicCache } from './public-cache.ts';

describe('createPublicCache', () => {
  it('holds no more than its bound, the latest first', () => {
    const cache = createPublicCache<number, string>({ version: () => 1 }, { most: 1000, weigh: (text) => text.length });
    for (let key = 0; key < 100; key += 1) cache.begin(0)(key, 'x'.repeat(100));
    const kept = Array.from({ length: 100 }, (_, key) => key).filter((key) => cache.get(key, 0) !== undefined);
    expect(kept).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99]);
  });

  it.each([
    ['something public has changed', 2, 0],
    ['thirty seconds have passed', 1, 31_000],
  ])('makes room at once when %s', (_, later, now) => {
    let version = 1;
    const cache = createPublicCache<string, string>({ version: () => version }, { most: 100, weigh: (text) => text.length });
    cache.begin(0)('old', 'five!');
    cache.begin(0)('older', 'five?');
    version = later;
    cache.begin(now)('new', 'fresh');
    expect(cache.weight()).toBe(5);
    expect(cache.get('new', now)).toBe('fresh');
    expect(cache.get('old', now)).toBeUndefined();
  });

  it('keeps nothing once nobody has asked for longer than anything is fresh', () => {
    vi.useFakeTimers();
    try {
      const cache = createPublicCache<string, string>({ version: () => 1 }, { most: 100, weigh: (text) => text.length });
      cache.begin(0)('first', 'seven!!');
      vi.advanceTimersByTime(20_000);
      cache.begin(20_000)('second', 'five!');
      vi.advanceTimersByTime(20_000);
      expect(cache.get('second', 40_000)).toBe('five!');
      vi.advanceTimersByTime(20_000);
      expect(cache.weight()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
