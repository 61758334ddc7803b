// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Kept, openKeeper } from './kept-changes.ts';

type Grant = (lock: Lock | null) => unknown;

/** The locks of one browser: each name is one window's, and passes to the next that waits once that window lets go or dies. */
function startBrowser() {
  const queues = new Map<string, { run: () => Promise<void>; window: symbol }[]>();
  const next = (name: string) => void queues.get(name)?.[0]?.run();
  const end = (name: string, entry: object) => {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0] === entry;
    queues.set(
      name,
      queue.filter((one) => one !== entry),
    );
    if (wasFirst) next(name);
  };
  return {
    /** A window, and what happens if it crashes. */
    openWindow() {
      const window = Symbol('window');
      const request = (name: string, ...rest: (LockOptions | Grant)[]): Promise<void> => {
        const grant = rest.at(-1) as Grant;
        const { signal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
        if (ifAvailable === true && (queues.get(name) ?? []).length > 0)
          return Promise.resolve(grant(null)).then(() => undefined);
        return new Promise((resolve, reject) => {
          const entry = {
            window,
            run: async () => {
              await grant({ name, mode: 'exclusive' });
              end(name, entry);
              resolve();
            },
          };
          const queue = [...(queues.get(name) ?? []), entry];
          queues.set(name, queue);
          signal?.addEventListener('abort', () => {
            if (queues.get(name)?.[0] === entry) return;
            end(name, entry);
            reject(new DOMException('Ended', 'AbortError'));
          });
          if (queue.length === 1) next(name);
        });
      };
      const keep = openKeeper(() => ({ request }));
      const crash = () => {
        for (const [name, queue] of queues) for (const one of queue.filter((entry) => entry.window === window)) end(name, one);
      };
      return { keep: () => keep('note', { owner: 'ada' }), crash };
    },
  };
}

const typed = (value: string, seq = 1): Kept => ({
  writer: crypto.randomUUID(),
  seq,
  base: 4,
  changes: [{ path: ['text'], value }],
});
/** Long enough for a page to have reloaded. */
const settle = async () => {
  await vi.advanceTimersByTimeAsync(11_000);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('leaves what an open window has not saved to that window, and takes it over once the window crashes', async () => {
  const browser = startBrowser();
  const [one, two] = [browser.openWindow(), browser.openWindow()];
  const unsaved = typed('typed in the first window');
  one.keep().write(unsaved);
  const taken: Kept[] = [];
  two.keep().takeOver((kept) => taken.push(kept));
  await settle();
  expect(taken).toEqual([]);
  one.crash();
  await settle();
  expect(taken).toEqual([unsaved]);
});

it('leaves them to a window that reloads', async () => {
  const browser = startBrowser();
  const [one, two] = [browser.openWindow(), browser.openWindow()];
  one.keep().write(typed('before the reload'));
  const taken: string[] = [];
  two.keep().takeOver(() => taken.push('another'));
  await vi.advanceTimersByTimeAsync(10);
  one.crash();
  await vi.advanceTimersByTimeAsync(2000);
  browser
    .openWindow()
    .keep()
    .takeOver(() => taken.push('itself'));
  await settle();
  expect(taken).toEqual(['itself']);
});

it('gives what a closed window left behind to one window, also where two open at once', async () => {
  const browser = startBrowser();
  const [closed, two, three] = [browser.openWindow(), browser.openWindow(), browser.openWindow()];
  const unsaved = typed('left behind');
  closed.keep().write(unsaved);
  closed.crash();
  const taken: string[] = [];
  const keeps = two.keep();
  keeps.takeOver(() => taken.push('two'));
  three.keep().takeOver(() => taken.push('three'));
  await settle();
  expect(taken).toEqual(['two']);
  // Saved: nobody else finds it anymore.
  keeps.remove(unsaved.writer, unsaved.seq);
  await settle();
  expect(taken).toEqual(['two']);
  expect(localStorage).toHaveLength(0);
});

it('shows another page of the same window at once what it has not saved', () => {
  const { keep } = startBrowser().openWindow();
  const unsaved = typed('offline');
  keep().write(unsaved);
  const taken: Kept[] = [];
  keep().takeOver((kept) => taken.push(kept));
  expect(taken).toEqual([unsaved]);
});

it('lets go when the page is left, and stops waiting where that is said', async () => {
  const browser = startBrowser();
  const [one, two, three] = [browser.openWindow(), browser.openWindow(), browser.openWindow()];
  one.keep().write(typed('left with the page'));
  const taken: string[] = [];
  two.keep().takeOver(() => taken.push('two'))();
  three.keep().takeOver(() => taken.push('three'));
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(taken).toEqual(['three']);
  window.dispatchEvent(new Event('pagehide'));
});
