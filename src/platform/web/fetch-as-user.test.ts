// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { browserApi, SignInNeededError } from './api-client.ts';
import { fetchAsUser, setSessionKeeper } from './fetch-as-user.ts';
import { createQueryClient } from './query-client.ts';
import { AUTH_TOKEN_KEY, DEMO_TOKEN_KEY } from './stored-session.ts';

const readSaved = defineEndpoint({
  method: 'GET',
  path: '/api/saved',
  summary: 'What I saved',
  access: 'signed-in',
  response: z.object({ homes: z.number() }),
});
const saveHome = defineEndpoint({
  method: 'POST',
  path: '/api/saved',
  summary: 'Saves',
  access: 'signed-in',
  body: z.object({ key: z.string() }),
});

const renew = vi.fn<() => Promise<boolean>>();
const askToSignIn = vi.fn<() => void>();
let debug: MockInstance<typeof console.debug>;
let info: MockInstance<typeof console.info>;

/** Answers each call by the bearer it carries. */
function stubNetwork(answer: (token: string | null) => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => answer(new Headers(init?.headers).get('authorization')));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const onlyFresh = (token: string | null) =>
  token === 'Bearer fresh' ? Response.json({ homes: 3 }) : new Response('', { status: 401 });

beforeEach(() => {
  localStorage.clear();
  debug = vi.spyOn(console, 'debug').mockReturnValue();
  info = vi.spyOn(console, 'info').mockReturnValue();
  askToSignIn.mockReset();
  renew.mockReset().mockImplementation(async () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'fresh');
    return true;
  });
  setSessionKeeper({ renew, askToSignIn, askForProof: async () => false });
});
afterEach(() => {
  setSessionKeeper(undefined);
  vi.unstubAllGlobals();
});

describe('the shared client', () => {
  it('sends cookies, and the stored token as bearer: the demonstration’s before the account’s', async () => {
    const fetch = stubNetwork(() => Response.json({ homes: 1 }));
    const bearer = async () => {
      await browserApi.call(readSaved);
      const init = fetch.mock.lastCall?.[1];
      expect(init?.credentials).toBe('include');
      return new Headers(init?.headers).get('authorization');
    };
    expect(await bearer()).toBeNull();
    localStorage.setItem(AUTH_TOKEN_KEY, 'mine');
    expect(await bearer()).toBe('Bearer mine');
    localStorage.setItem(DEMO_TOKEN_KEY, 'demo');
    expect(await bearer()).toBe('Bearer demo');
  });

  it('answers a 401 by one refresh and one retry', async () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'old');
    const fetch = stubNetwork(onlyFresh);
    expect(await browserApi.call(readSaved)).toEqual({ homes: 3 });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('retries with the token that another call or tab has renewed meanwhile', async () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'old');
    stubNetwork((token) => {
      localStorage.setItem(AUTH_TOKEN_KEY, 'fresh');
      return onlyFresh(token);
    });
    expect((await fetchAsUser('/api/saved')).status).toBe(200);
    expect(renew).not.toHaveBeenCalled();
  });

  it('reads null from a 401 that stays, with a debug warning and without throwing', async () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'old');
    const fetch = stubNetwork(() => new Response('', { status: 401 }));
    expect(await browserApi.call(readSaved)).toBeNull();
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/saved'] })).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(4);
    expect(debug).toHaveBeenCalledWith('401: GET /api/saved needs a signed-in person');
    expect(askToSignIn).not.toHaveBeenCalled();
  });

  it('does not refresh where nobody is signed in', async () => {
    const fetch = stubNetwork(() => new Response('', { status: 401 }));
    expect(await browserApi.call(readSaved)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(renew).not.toHaveBeenCalled();
  });

  it('never reports a write that met a 401 as done, and asks to sign in', async () => {
    stubNetwork(() => new Response('', { status: 401 }));
    await expect(browserApi.call(saveHome, { body: { key: 'K1' } })).rejects.toBeInstanceOf(SignInNeededError);
    expect(askToSignIn).toHaveBeenCalledTimes(1);
  });

  it('logs and throws "{status}: {text}" for anything else that is not OK', async () => {
    stubNetwork(() => new Response('out of order', { status: 500 }));
    await expect(browserApi.call(readSaved)).rejects.toThrow('500: out of order');
    expect(info).toHaveBeenCalledWith('500: GET /api/saved');
  });
});
