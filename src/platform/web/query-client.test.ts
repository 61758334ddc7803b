import { environmentManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const isServer = environmentManager.isServer();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  environmentManager.setIsServer(() => isServer);
});

/** The network of the browser. */
function answerWith(...responses: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => responses.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('data queries', () => {
  it('never retry, never refetch on focus, never grow stale, and are collected after five minutes', () => {
    environmentManager.setIsServer(() => false);
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 300_000 },
      mutations: { retry: false },
    });
  });

  it('leave no timer behind on the server: it would hold the whole page', async () => {
    vi.useFakeTimers();
    answerWith(Response.json({ homes: 3 }));
    await createQueryClient().fetchQuery({ queryKey: ['/api/homes'] });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('GET the first element of their key, with cookies', async () => {
    const fetch = answerWith(Response.json({ homes: 3 }));
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/homes', 'more'] })).toEqual({ homes: 3 });
    expect(fetch).toHaveBeenCalledWith('/api/homes', expect.objectContaining({ credentials: 'include' }));
  });

  it('are null where nobody is signed in, and fail with "{status}: {text}" elsewhere', async () => {
    const fetch = answerWith(new Response('no', { status: 401 }), new Response('out of order', { status: 500 }));
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).toBeNull();
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow('500: out of order');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
