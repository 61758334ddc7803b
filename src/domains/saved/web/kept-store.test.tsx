// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from '#platform/web/connection.ts';
import { announceOwnChange } from '#platform/web/own-changes.ts';
import { announcePersonChange } from '#platform/web/person-change.ts';
import { drop, forgetViewedHere, hiddenHomes, keep, savedHomes, useKept } from './kept-store.ts';

let fetched: { method: string; path: string; body: unknown }[];
let answer: (method: string, path: string) => Response | Promise<Response>;

const NOTHING = { favorites: [], hidden: [], viewed: [], compared: [] };
const keysOf = (more: object) => Response.json({ ...NOTHING, ...more });
const done = () => new Response(null, { status: 204 });

beforeEach(() => {
  localStorage.clear();
  fetched = [];
  answer = (method) => (method === 'GET' || method === 'POST' ? keysOf({}) : done());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    fetched.push({ method, path: url, body: JSON.parse(String(init.body ?? 'null')) });
    return answer(method, url);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Shown() {
  const { owner, keys } = useKept();
  return <output>{`${owner}: ${keys.favorites.join()} | ${keys.viewed.join()} | ${keys.compared.join()}`}</output>;
}

/** Shows what is kept to a person who has just come: nothing is left of whom the test before was about. */
function open() {
  announcePersonChange(null);
  render(<Shown />);
}

const expectShown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const storedGuest = () => JSON.parse(localStorage.getItem('kept_homes') ?? 'null') as unknown;

describe('homes that a guest keeps', () => {
  it('stay in this browser, newest first, and nothing is sent', async () => {
    open();
    await expectShown('guest:  |  | ');
    await act(() => keep('favorites', 'a'));
    await act(() => keep('favorites', 'b'));
    await act(() => keep('favorites', 'a'));
    await expectShown('guest: a,b |  | ');
    await act(() => drop('favorites', 'b'));
    expect(storedGuest()).toEqual({ favorites: ['a'], hidden: [], compared: [] });
    expect(fetched).toEqual([]);
  });

  it('are read as far as they can be, and viewed ones are shared with the map, which keeps the oldest first', async () => {
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['a', 7, null], compared: ['1', '2', '3', '4', '5'] }));
    localStorage.setItem('viewed_homes', JSON.stringify(['old', 'new']));
    open();
    await expectShown('guest: a | new,old | 1,2,3,4');
    act(() => forgetViewedHere());
    await expectShown('guest: a |  | 1,2,3,4');
    expect(localStorage.getItem('viewed_homes')).toBeNull();
  });

  it('survive what is no JSON', async () => {
    localStorage.setItem('kept_homes', '{');
    open();
    await expectShown('guest:  |  | ');
  });

  it('follow what another window keeps', async () => {
    open();
    await expectShown('guest:  |  | ');
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['there'] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept_homes' })));
    await expectShown('guest: there |  | ');
  });

  it('are compared up to four at a time', async () => {
    open();
    for (const key of ['1', '2', '3', '4']) await act(() => keep('compared', key));
    await expect(keep('compared', '5')).rejects.toThrow('Nothing was sent');
    await act(() => keep('compared', '1'));
    await expectShown('guest:  |  | 2,3,4,1');
  });
});

describe('homes that an account keeps', () => {
  beforeEach(() => localStorage.setItem('auth_token', 'token'));

  it('take in what the guest had kept here, which is then the account’s alone', async () => {
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['mine'] }));
    answer = () => keysOf({ favorites: ['mine', 'theirs'] });
    open();
    await expectShown('person: mine,theirs |  | ');
    expect(fetched).toEqual([{ method: 'POST', path: '/api/kept-homes', body: { ...NOTHING, favorites: ['mine'] } }]);
    expect(storedGuest()).toBeNull();
  });

  it('show a change at once, and take it back where the server refuses', async () => {
    let refuse = () => {};
    answer = (method) =>
      method === 'GET'
        ? keysOf({ favorites: ['a'] })
        : new Promise<Response>((resolve) => (refuse = () => resolve(Response.json({ code: 'not-found' }, { status: 404 }))));
    open();
    await expectShown('person: a |  | ');
    const kept = keep('favorites', 'gone');
    await expectShown('person: gone,a |  | ');
    refuse();
    await expect(kept).rejects.toThrow('404');
    await expectShown('person: a |  | ');
  });

  it('take back the one that failed, and no other', async () => {
    const refuse: Record<string, () => void> = {};
    answer = (method, path) => {
      if (method === 'GET') return keysOf({ favorites: ['b', 'a'] });
      if (path.endsWith('/b')) return done();
      return new Promise<Response>((resolve) => (refuse[path] = () => resolve(Response.json({}, { status: 404 }))));
    };
    open();
    await expectShown('person: b,a |  | ');
    const dropped = drop('favorites', 'a');
    await expectShown('person: b |  | ');
    await drop('favorites', 'b');
    await waitFor(() => expect(Object.keys(refuse)).toHaveLength(1));
    answer = (method) => (method === 'GET' ? keysOf({ favorites: ['a', 'as read'] }) : done());
    for (const now of Object.values(refuse)) now();
    await expect(dropped).rejects.toThrow('404');
    await expectShown('person: a,as read |  | ');
  });

  it('wait for a lost connection, shown as wanted, and are sent in the order of the presses', async () => {
    const releases: (() => void)[] = [];
    answer = (method) =>
      method === 'GET' ? keysOf({}) : new Promise<Response>((resolve) => releases.push(() => resolve(done())));
    open();
    await expectShown('person:  |  | ');
    const end = watchConnection();
    act(() => void window.dispatchEvent(new Event('offline')));
    const presses = [keep('favorites', 'a'), drop('favorites', 'a'), keep('favorites', 'b')];
    await expectShown('person: b |  | ');
    const sent = () =>
      fetched.filter(({ path }) => path.includes('/favorites/')).map(({ method, path }) => `${method} ${path.at(-1)}`);
    expect(sent()).toEqual([]);
    end();
    await waitFor(() => expect(sent()).toEqual(['PUT a', 'PUT b']));
    for (const release of releases) release();
    await waitFor(() => expect(sent()).toEqual(['PUT a', 'PUT b', 'DELETE a']));
    releases.at(-1)?.();
    await Promise.all(presses);
  });

  it('are read again when another page changed them, but not over a change that is on its way', async () => {
    let release = (_response: Response) => {};
    let favorites = ['a'];
    answer = (method) => (method === 'GET' ? keysOf({ favorites }) : new Promise<Response>((resolve) => (release = resolve)));
    open();
    await expectShown('person: a |  | ');
    const kept = keep('favorites', 'b');
    await expectShown('person: b,a |  | ');
    act(() => announceOwnChange('kept-homes'));
    expect(fetched.filter(({ method }) => method === 'GET')).toHaveLength(1);
    favorites = ['b', 'a', 'elsewhere'];
    release(done());
    await kept;
    await expectShown('person: b,a,elsewhere |  | ');
    act(() => announceOwnChange('saved-searches'));
    expect(fetched.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('go with the person who signs out', async () => {
    answer = () => keysOf({ favorites: ['a'] });
    open();
    await expectShown('person: a |  | ');
    localStorage.removeItem('auth_token');
    act(() => announcePersonChange(null));
    await expectShown('guest:  |  | ');
  });

  it('are the guest’s for as long as the account’s cannot be read', async () => {
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['mine'] }));
    answer = () => new Response('', { status: 503 });
    open();
    await expectShown('guest: mine |  | ');
    expect(storedGuest()).toEqual({ favorites: ['mine'] });
  });
});

describe('one list for the map', () => {
  it('is the same set for as long as the list is the same', async () => {
    open();
    await act(() => keep('hidden', 'a'));
    const before = hiddenHomes.read();
    expect([...before]).toEqual(['a']);
    await act(() => keep('favorites', 'b'));
    expect(hiddenHomes.read()).toBe(before);
    expect([...savedHomes.read()]).toEqual(['b']);
  });
});
