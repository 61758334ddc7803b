// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePersonChange } from '#platform/web/person-change.ts';
import { AUTH_TOKEN_KEY } from '#platform/web/stored-session.ts';
import { MAX_COMPARED, type KeptKeys } from '../contract/homes.ts';
import { drop, keep, savedHomes, useKept } from './kept-store.ts';

const NOTHING: KeptKeys = { favorites: [], hidden: [], viewed: [], compared: [] };

/** What the server keeps, and what it was asked. */
let stored: KeptKeys;
let asked: string[];
let refuses: boolean;

beforeEach(() => {
  [stored, asked, refuses] = [NOTHING, [], false];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (url, init) => {
      const method = init?.method ?? 'GET';
      asked.push(`${method} ${String(url)}`);
      if (refuses && method !== 'GET') return Response.json({ detail: 'The home is gone.' }, { status: 404 });
      return method === 'GET' || method === 'POST' ? Response.json(stored) : new Response(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  announcePersonChange(null);
  vi.unstubAllGlobals();
});

async function open(owner: 'guest' | 'person') {
  if (owner === 'person') localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  const hook = renderHook(() => useKept());
  await act(async () => announcePersonChange(owner === 'person' ? 'ada' : null));
  await waitFor(() => expect(hook.result.current.owner).toBe(owner));
  asked = [];
  return hook.result;
}

it('keeps the homes of a guest in this browser, newest first', async () => {
  const kept = await open('guest');
  await act(() => keep('favorites', 'A'));
  await act(() => keep('favorites', 'B'));
  expect(kept.current.keys.favorites).toEqual(['B', 'A']);
  expect(JSON.parse(localStorage.getItem('kept_homes') ?? '{}')).toMatchObject({ favorites: ['B', 'A'] });
  await act(() => drop('favorites', 'A'));
  expect(JSON.parse(localStorage.getItem('kept_homes') ?? '{}')).toMatchObject({ favorites: ['B'] });
  expect(asked).toEqual([]);
});

it('shows a kept home before the server has it, and tells the server', async () => {
  const kept = await open('person');
  const done = keep('favorites', 'A');
  await waitFor(() => expect(kept.current.keys.favorites).toEqual(['A']));
  await done;
  expect(asked[0]).toBe('PUT /api/kept-homes/favorites/A');
  expect(savedHomes.read().has('A')).toBe(true);
});

it('takes a home off again where the server refuses it', async () => {
  const kept = await open('person');
  refuses = true;
  await expect(keep('hidden', 'A')).rejects.toThrow('404');
  await waitFor(() => expect(kept.current.keys.hidden).toEqual([]));
});

it('compares no more homes than fit, and says so', async () => {
  await open('guest');
  for (let at = 0; at < MAX_COMPARED; at += 1) await keep('compared', `H${at}`);
  await expect(keep('compared', 'one more')).rejects.toMatchObject({ detail: expect.stringContaining('take one out first') });
  await expect(keep('compared', 'H0')).resolves.toBeUndefined();
});

it('hands a guest’s homes to the account they sign in to', async () => {
  await open('guest');
  await keep('favorites', 'A');
  stored = { ...NOTHING, favorites: ['A', 'Z'] };
  const kept = await open('person');
  expect(kept.current.keys.favorites).toEqual(['A', 'Z']);
  expect(localStorage.getItem('kept_homes')).toBeNull();
});
