import { describe, expect, it } from 'vitest';
import { createRandom, hashString, randomFor } from './random.ts';

function draw(seed: number | string, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
}

describe('createRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    expect(draw(7, 50)).toEqual(draw(7, 50));
    expect(draw(7, 50)).not.toEqual(draw(8, 50));
  });

  it('keeps the sequence it has always had', () => {
    expect(hashString('alder')).toBe(1535524649);
    expect(createRandom(1).int(0, 1_000_000)).toBe(34122);
  });

  it('stays in [0, 1) and is even', () => {
    const values = draw('even', 20_000);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
  });

  it('reaches both ends of int', () => {
    const random = createRandom(3);
    const seen = new Set(Array.from({ length: 200 }, () => random.int(2, 5)));
    expect([...seen].sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  });

  it('draws normal values with the asked mean and spread', () => {
    const random = createRandom(4);
    const values = Array.from({ length: 20_000 }, () => random.normal(10, 3));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean - 10)).toBeLessThan(0.1);
    expect(Math.abs(Math.sqrt(variance) - 3)).toBeLessThan(0.1);
  });

  it('weighs, and never picks a weight of 0', () => {
    const random = createRandom(5);
    const counts = { a: 0, b: 0, c: 0 };
    const weights = { a: 3, b: 1, c: 0 };
    for (let i = 0; i < 8000; i++) counts[random.weighted(['a', 'b', 'c'] as const, (key) => weights[key])]++;
    expect(counts.c).toBe(0);
    expect(counts.a / counts.b).toBeGreaterThan(2.6);
    expect(counts.a / counts.b).toBeLessThan(3.4);
  });

  it('shuffles without losing anything or touching the list', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(6).shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('forks by label, whatever was drawn before', () => {
    const used = createRandom(9);
    used.next();
    expect(used.fork('roads').next()).toBe(createRandom(9).fork('roads').next());
    expect(used.fork('roads').next()).not.toBe(used.fork('parks').next());
    expect(randomFor(9, 'roads').next()).toBe(used.fork('roads').next());
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
    expect(() => createRandom(1).weighted(['a'], () => 0)).toThrow(RangeError);
  });
});
