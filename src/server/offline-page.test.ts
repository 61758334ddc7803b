import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import { inlineScriptHashes } from '#platform/http/security-headers.ts';
import type { Site } from '#platform/web/site.ts';
import { mountSiteFiles } from './site-files.ts';

const app = new Hono<HonoEnv>();
mountSiteFiles(app, { publicUrl: 'https://homes.example', productName: 'Homes <& more>' } as Site);

it('the page for no connection stands alone, and its policy allows what it holds', async () => {
  const response = await app.request('/offline');
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(html).toContain('Homes &lt;&amp; more>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const hash of inlineScriptHashes(html)) expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).not.toContain('unsafe-inline');
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual(['/favicon.svg', '']);
});

it('the worker is asked for anew each time, and may reach nothing but the site', async () => {
  const response = await app.request('/sw.js');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  expect(response.headers.get('content-type')).toContain('text/javascript');
});

it('the site can be installed', async () => {
  const manifest = await (await app.request('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const { icons } = manifest as { icons: { sizes: string; purpose?: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
});

describe('the worker', () => {
  interface Shown {
    title: string;
    options: { body: string; data: { navigate: string } };
  }
  /** Runs the worker without a browser; `answer` is what the network gives. */
  function start(answer: () => Promise<Response>) {
    const handlers = new Map<string, (event: object) => void>();
    const shown: Shown[] = [];
    const opened: string[] = [];
    const kept = new Response('no connection');
    const open = [{ url: 'https://homes.example/inbox', focus: () => void opened.push('focus') }];
    runInContext(
      readFileSync('public/sw.js', 'utf8'),
      createContext({
        URL,
        Request,
        location: { origin: 'https://homes.example' },
        addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
        fetch: answer,
        caches: { match: async () => kept, open: async () => ({ addAll: async () => undefined }), keys: async () => ['old'] },
        clients: { matchAll: async () => open, openWindow: (address: string) => opened.push(address), claim: () => undefined },
        registration: { showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }) },
        skipWaiting: () => undefined,
      }),
    );
    return {
      shown,
      opened,
      kept,
      async send(name: string, event: object) {
        let waits: Promise<unknown> | undefined;
        const take = (promise: Promise<unknown>) => (waits = promise);
        handlers.get(name)?.({ ...event, waitUntil: take, respondWith: take });
        return waits;
      },
    };
  }
  const push = (text: string) => ({ data: { json: (): unknown => JSON.parse(text) } });
  const navigate = (url: string, mode = 'navigate') => ({ request: { url, mode, method: 'GET' } });

  it('shows whatever comes, also what it cannot read', async () => {
    const worker = start(async () => new Response());
    const notification = { title: 'An answer', body: 'Yes.', navigate: 'https://homes.example/inquiries/7', tag: 'x' };
    await worker.send('push', push(JSON.stringify({ web_push: 8030, notification })));
    await worker.send('push', push('nonsense'));
    await worker.send('push', { data: null });
    expect(worker.shown.map(({ title }) => title)).toEqual(['An answer', 'There is news for you', 'There is news for you']);
    expect(worker.shown[0]?.options).toMatchObject({ body: 'Yes.', data: { navigate: 'https://homes.example/inquiries/7' } });
  });

  it('opens pages of the site alone, and one that is open comes to the front', async () => {
    const worker = start(async () => new Response());
    const press = (address: string) =>
      worker.send('notificationclick', { notification: { close: () => undefined, data: { navigate: address } } });
    await press('https://homes.example/inquiries/7');
    await press('https://evil.example/x');
    await press('https://homes.example/inbox');
    expect(worker.opened).toEqual(['https://homes.example/inquiries/7', 'https://homes.example', 'focus']);
  });

  it('lets pages come from the site, and shows its own where there is no connection', async () => {
    const page = new Response('a page');
    expect(await start(async () => page).send('fetch', navigate('https://homes.example/'))).toBe(page);
    const away = start(() => Promise.reject(new TypeError('no line')));
    expect(await away.send('fetch', navigate('https://homes.example/'))).toBe(away.kept);
    expect(await away.send('fetch', navigate('https://homes.example/api/files/1'))).toBeUndefined();
    expect(await away.send('fetch', navigate('https://homes.example/a.js', 'no-cors'))).toBeUndefined();
  });
});
