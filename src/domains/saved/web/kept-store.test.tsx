// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { announceOwnChange } from '#platform/web/own-changes.ts';
import type { announcePersonChange } from '#platform/web/person-change.ts';
import type * as Store from './kept-store.ts';

let store: typeof Store;
let tell: { ownChange: typeof announceOwnChange; personChange: typeof announcePersonChange };
let fetched: { method: string; path: string; body: unknown }[];
let answer: (method: string, path: string) => Response | Promise<Response>;

const NOTHING = { favorites: [], hidden: [], viewed: [], compared: [] };
const keysOf = (more: object) => Response.json({ ...NOTHING, ...more });
const done = () => new Response(null, { status: 204 });

beforeEach(async () => {
  localStorage.clear();
  fetched = [];
  answer = (method) => (method === 'GET' || method === 'POST' ? keysOf({}) : done());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    fetched.push({ method, path: url, body: JSON.parse(String(init.body ?? 'null')) });
    return answer(method, url);
  });
  // The store is one a page: each test has its own.
  vi.resetModules();
  store = await import('./kept-store.ts');
  const { announceOwnChange: ownChange } = await import('#platform/web/own-changes.ts');
  const { announcePersonChange: personChange } = await import('#platform/web/person-change.ts');
  tell = { ownChange, personChange };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Shown() {
  const { owner, keys } = store.useKept();
  return <output>{`${owner}: ${keys.favorites.join()} | ${keys.viewed.join()} | ${keys.compared.join()}`}</output>;
}

const expectShown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const storedGuest = () => JSON.parse(localStorage.getItem('kept_homes') ?? 'null') as unknown;

describe('homes that a guest keeps', () => {
  it('stay in this browser, newest first, and nothing is sent', async () => {
    render(<Shown />);
    await expectShown('guest:  |  | ');
    await act(() => store.keep('favorites', 'a'));
    await act(() => store.keep('favorites', 'b'));
    await act(() => store.keep('favorites', 'a'));
    await expectShown('guest: a,b |  | ');
    await act(() => store.drop('favorites', 'b'));
    expect(storedGuest()).toEqual({ favorites: ['a'], hidden: [], compared: [] });
    expect(fetched).toEqual([]);
  });

  it('are read as far as they can be, and viewed ones are shared with the map, which keeps the oldest first', async () => {
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['a', 7, null], compared: ['1', '2', '3', '4', '5'] }));
    localStorage.setItem('viewed_homes', JSON.stringify(['old', 'new']));
    render(<Shown />);
    await expectShown('guest: a | new,old | 1,2,3,4');
    act(() => store.forgetViewedHere());
    await expectShown('guest: a |  | 1,2,3,4');
    expect(localStorage.getItem('viewed_homes')).toBeNull();
  });

  it('survive what is no JSON', async () => {
    localStorage.setItem('kept_homes', '{');
    render(<Shown />);
    await expectShown('guest:  |  | ');
  });

  it('follow what another window keeps', async () => {
    render(<Shown />);
    await expectShown('guest:  |  | ');
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['there'] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept_homes' })));
    await expectShown('guest: there |  | ');
  });

  it('are compared up to four at a time', async () => {
    render(<Shown />);
    for (const key of ['1', '2', '3', '4']) await act(() => store.keep('compared', key));
    await expect(store.keep('compared', '5')).rejects.toThrow('Nothing was sent');
    await act(() => store.keep('compared', '1'));
    await expectShown('guest:  |  | 2,3,4,1');
  });
});

describe('homes that an account keeps', () => {
  beforeEach(() => localStorage.setItem('auth_token', 'token'));

  it('take in what the guest had kept here, which is then the account’s alone', async () => {
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['mine'] }));
    answer = () => keysOf({ favorites: ['mine', 'theirs'] });
    render(<Shown />);
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
    render(<Shown />);
    await expectShown('person: a |  | ');
    const kept = store.keep('favorites', 'gone');
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
    render(<Shown />);
    await expectShown('person: b,a |  | ');
    const dropped = store.drop('favorites', 'a');
    await expectShown('person: b |  | ');
    await store.drop('favorites', 'b');
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
    render(<Shown />);
    await expectShown('person:  |  | ');
    const { watchConnection } = await import('#platform/web/connection.ts');
    const end = watchConnection();
    act(() => void window.dispatchEvent(new Event('offline')));
    const presses = [store.keep('favorites', 'a'), store.drop('favorites', 'a'), store.keep('favorites', 'b')];
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
    render(<Shown />);
    await expectShown('person: a |  | ');
    const kept = store.keep('favorites', 'b');
    await expectShown('person: b,a |  | ');
    act(() => tell.ownChange('kept-homes'));
    expect(fetched.filter(({ method }) => method === 'GET')).toHaveLength(1);
    favorites = ['b', 'a', 'elsewhere'];
    release(done());
    await kept;
    await expectShown('person: b,a,elsewhere |  | ');
    act(() => tell.ownChange('saved-searches'));
    expect(fetched.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('go with the person who signs out', async () => {
    answer = () => keysOf({ favorites: ['a'] });
    render(<Shown />);
    await expectShown('person: a |  | ');
    localStorage.removeItem('auth_token');
    act(() => tell.personChange(null));
    await expectShown('guest:  |  | ');
  });

  it('are the guest’s for as long as the account’s cannot be read', async () => {
    localStorage.setItem('kept_homes', JSON.stringify({ favorites: ['mine'] }));
    answer = () => new Response('', { status: 503 });
    render(<Shown />);
    await expectShown('guest: mine |  | ');
    expect(storedGuest()).toEqual({ favorites: ['mine'] });
  });
});

describe('one list for the map', () => {
  it('is the same set for as long as the list is the same', async () => {
    render(<Shown />);
    await act(() => store.keep('hidden', 'a'));
    const before = store.hiddenHomes.read();
    expect([...before]).toEqual(['a']);
    await act(() => store.keep('favorites', 'b'));
    expect(store.hiddenHomes.read()).toBe(before);
    expect([...store.savedHomes.read()]).toEqual(['b']);
  });
});
