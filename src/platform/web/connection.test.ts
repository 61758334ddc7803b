// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './load-part.ts';
import { connectionStore, untilReached, watchConnection } from './connection.ts';
import { isLineFailure, isScriptFailure } from './line-failures.ts';

const line = vi.fn<typeof fetch>();
let end: () => void;

beforeEach(() => {
  line.mockReset();
  window.fetch = line;
  end = watchConnection();
});
afterEach(() => end());

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = () => Promise.resolve(new Response('{}'));

it('lets the next page wait for the line, and everything else fail where it was asked', async () => {
  line.mockImplementation(lost);
  await expect(window.fetch('/api/listings')).rejects.toThrow('Failed to fetch');
  expect(connectionStore.get().isAway).toBe(true);
  let page: Response | undefined;
  const navigation = window.fetch('/property-search.data?priceMax=5').then((response) => (page = response));
  await Promise.resolve();
  expect(page).toBeUndefined();
  line.mockImplementation(answer);
  window.dispatchEvent(new Event('online'));
  await navigation;
  expect(connectionStore.get().isAway).toBe(false);
});

it('stops waiting where the page is no longer wanted', async () => {
  window.dispatchEvent(new Event('offline'));
  const stop = new AbortController();
  line.mockImplementation(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  const navigation = window.fetch('/properties.data', { signal: stop.signal });
  stop.abort();
  await expect(navigation).rejects.toThrow('aborted');
});

it('waits for nothing while the site can be reached', async () => {
  await untilReached();
  line.mockImplementation(answer);
  await window.fetch('/properties.data');
  expect(line).toHaveBeenCalledTimes(1);
});

it('tells a lost line and a lost script from faults of the page', () => {
  for (const words of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(isLineFailure(new TypeError(words))).toBe(true);
  expect(isLineFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isScriptFailure(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isScriptFailure(new Error('boom'))).toBe(false);
});

it('loads a part once the line is back, and gives up on one that is gone', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
  line.mockImplementation(lost);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('part');
  const part = loadPart(load);
  await expect.poll(() => connectionStore.get().isAway).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  line.mockImplementation(answer);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
  await expect(loadPart(() => Promise.reject(gone))).rejects.toBe(gone);
  const fault = new Error('a fault of the part');
  await expect(loadPart(() => Promise.reject(fault))).rejects.toBe(fault);
});
