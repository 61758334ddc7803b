import { afterEach, expect, it, vi } from 'vitest';
import { inOneTab } from './one-tab.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser's locks, for one name. */
function stubLocks(): void {
  let last = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => (last = last.then(work));
  vi.stubGlobal('navigator', { locks: { request } });
}

it('lets the next tab begin once it can see what this one stored, and keeps nobody waiting for that', async () => {
  vi.useFakeTimers();
  stubLocks();
  const began: string[] = [];
  const tab = (name: string) =>
    inOneTab(async () => {
      began.push(name);
      return name;
    });
  const first = tab('first');
  const second = tab('second');
  expect(await first).toBe('first');
  await vi.advanceTimersByTimeAsync(100);
  expect(began).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toBe('second');
});

it('goes on after work that failed', async () => {
  vi.useFakeTimers();
  stubLocks();
  const failed = inOneTab(() => Promise.reject(new Error('offline')));
  await expect(failed).rejects.toThrow('offline');
  const next = inOneTab(async () => 'next');
  await vi.advanceTimersByTimeAsync(200);
  expect(await next).toBe('next');
});
