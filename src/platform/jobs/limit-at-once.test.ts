import { describe, expect, it } from 'vitest';
import { limitAtOnce } from './limit-at-once.ts';

describe('limitAtOnce', () => {
  it('runs so many side by side, in order, and goes on after a failure', async () => {
    const begun: number[] = [];
    const ends: PromiseWithResolvers<void>[] = [];
    const work = limitAtOnce(2, async (name: number) => {
      begun.push(name);
      ends[name] = Promise.withResolvers();
      await ends[name].promise;
      return name * 10;
    });
    const results = [0, 1, 2, 3].map((name) => work(name).catch(() => 'failed'));
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    ends[1]?.reject(new Error('broken'));
    expect(await results[1]).toBe('failed');
    ends[0]?.resolve();
    expect(await results[0]).toBe(0);
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.resolve();
    ends[3]?.resolve();
    expect(await Promise.all(results)).toEqual([0, 'failed', 20, 30]);
  });
});
