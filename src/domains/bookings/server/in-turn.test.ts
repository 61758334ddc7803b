import { expect, it } from 'vitest';
import { shareAnswer } from './in-turn.ts';

it('answers all who ask at once together, and nobody with what was looked up before they asked', async () => {
  let free = 3;
  let lookups = 0;
  const waiting: (() => void)[] = [];
  const ask = () =>
    shareAnswer('free times', async () => {
      lookups += 1;
      const found = free;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return found;
    });
  const first = ask();
  free = 2;
  const others = [ask(), ask(), ask()];
  waiting.shift()?.();
  expect(await first).toBe(3);
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()?.();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(lookups).toBe(2);
  const later = ask();
  waiting.shift()?.();
  expect(await later).toBe(2);
  expect(lookups).toBe(3);
});

it('fails for those alone who shared a lookup that failed', async () => {
  let isBroken = true;
  const ask = () =>
    shareAnswer('a failing one', async () => {
      if (isBroken) throw new Error('no connection');
      return 1;
    });
  const broken = ask();
  const next = ask();
  isBroken = false;
  await expect(broken).rejects.toThrow('no connection');
  expect(await next).toBe(1);
  expect(await ask()).toBe(1);
});
