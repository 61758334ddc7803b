import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { giveBackAtRest } from './give-back.ts';

const LOOK_MS = 50;
let end = (): void => {};

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it('gives back once the process rests, and not again until it has grown', async () => {
  const collect = vi.fn<(options: unknown) => void>();
  vi.stubGlobal('gc', collect);
  end = giveBackAtRest({ lookMs: LOOK_MS });
  const until = performance.now() + 6 * LOOK_MS;
  while (performance.now() < until) await setImmediate();
  expect(collect).not.toHaveBeenCalled();
  await expect.poll(() => collect).toHaveBeenCalledWith(expect.objectContaining({ flavor: 'last-resort' }));
  await wait(6 * LOOK_MS);
  expect(collect).toHaveBeenCalledTimes(1);
});
