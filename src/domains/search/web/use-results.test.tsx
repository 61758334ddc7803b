// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import type { SearchResult } from '../contract.ts';
import { listKey } from './api.ts';
import { readSearchState, type SearchState } from './search-state.ts';
import { useResults } from './use-results.ts';
import type { Standing } from './use-standing.ts';

let asked: URL[];
let answer: (url: URL) => Response | Promise<Response>;

// Only what the list reads of a page.
const pageOf = (nextCursor: string | null, ...keys: string[]) =>
  ({
    items: keys.map((listingKey) => ({ listingKey })),
    total: { value: 3, exact: true },
    nextCursor,
  }) as unknown as SearchResult;

beforeEach(() => {
  asked = [];
  answer = (url) => Response.json(url.searchParams.get('cursor') === 'next' ? pageOf(null, 'c') : pageOf('next', 'a', 'b'));
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'https://homes.example');
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const stateOf = (query: string) => readSearchState(new URLSearchParams(query));
const wrapper = ({ children }: { children: ReactNode }) => <QueryScope>{children}</QueryScope>;

interface Props {
  state: SearchState;
  first?: Parameters<typeof useResults>[1];
  standing?: Standing;
}
const show = (initialProps: Props) =>
  renderHook(({ state, first = null, standing = 'free' }: Props) => useResults(state, first, standing), {
    wrapper,
    initialProps,
  });
const keysOf = ({ items }: { items: readonly { listingKey: string }[] }) => items.map(({ listingKey }) => listingKey).join();

describe('the list of a search', () => {
  it('asks for the first page and adds the next', async () => {
    const { result } = show({ state: stateOf('bedsMin=3') });
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(keysOf(result.current)).toBe('a,b'));
    expect(result.current.nextCursor).toBe('next');
    await act(() => result.current.loadMore());
    await waitFor(() => expect(keysOf(result.current)).toBe('a,b,c'));
    expect(result.current.nextCursor).toBeNull();
    expect(asked.map((url) => url.searchParams.get('cursor') ?? '')).toEqual(['', 'next']);
    expect(asked.every((url) => url.searchParams.get('bedsMin') === '3')).toBe(true);
  });

  it('begins with what the server rendered of the same list, and of no other', async () => {
    const state = stateOf('bedsMin=3');
    const href = String(listKey(state.filters, state.sort, state.cursor)[0]);
    const rendered = show({ state, first: { href, result: pageOf(null, 'rendered') } });
    expect(keysOf(rendered.result.current)).toBe('rendered');
    expect(asked).toEqual([]);
    const other = show({ state: stateOf('bedsMin=4'), first: { href, result: pageOf(null, 'rendered') } });
    expect(other.result.current.isLoading).toBe(true);
    await waitFor(() => expect(keysOf(other.result.current)).toBe('a,b'));
  });

  it('keeps the last list while the next one loads, and says that it is old', async () => {
    const { result, rerender } = show({ state: stateOf('bedsMin=3') });
    await waitFor(() => expect(keysOf(result.current)).toBe('a,b'));
    let release = (_page: Response) => {};
    answer = () => new Promise((resolve) => (release = resolve));
    rerender({ state: stateOf('bedsMin=4') });
    expect(keysOf(result.current)).toBe('a,b');
    expect(result.current.isStale).toBe(true);
    await act(async () => release(Response.json(pageOf(null, 'd'))));
    await waitFor(() => expect(keysOf(result.current)).toBe('d'));
    expect(result.current.isStale).toBe(false);
  });

  it('asks again for the page that failed, and keeps the others', async () => {
    const { result } = show({ state: stateOf('') });
    await waitFor(() => expect(keysOf(result.current)).toBe('a,b'));
    const whole = answer;
    answer = () => new Response('{}', { status: 500 });
    await act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(keysOf(result.current)).toBe('a,b');
    answer = whole;
    act(() => result.current.retry());
    await waitFor(() => expect(keysOf(result.current)).toBe('a,b,c'));
    expect(result.current.error).toBeNull();
    expect(asked.map((url) => url.searchParams.get('cursor') ?? '')).toEqual(['', 'next', 'next']);
  });

  it('asks for nothing while it is not known whether its reader may have it', () => {
    const { result } = show({ state: stateOf('matchScoreMin=1'), standing: 'waiting' });
    expect(result.current.isLoading).toBe(true);
    expect(asked).toEqual([]);
  });
});
