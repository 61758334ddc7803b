// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { refreshByNews } from './refresh-by-news.ts';
import { AUTH_TOKEN_KEY, writeStored } from './stored-session.ts';

let streams: ReadableStreamDefaultController<Uint8Array>[];
let asked: string[];
/** The addresses of the streams that were asked for. */
let listened: string[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  writeStored(AUTH_TOKEN_KEY, 'token');
  [streams, asked, listened] = [[], [], []];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith('/api/realtime')) {
      asked.push(url);
      return Response.json({ answer: asked.length });
    }
    listened.push(url);
    return new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }));
  });
});
afterEach(async () => {
  end();
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows answers like a page, and hears about changes. */
async function show(...queries: { queryKey: string[]; meta?: { follows: ['kept-homes'] } }[]): Promise<void> {
  const client = createQueryClient();
  const stops = queries.map((query) => new QueryObserver(client, query).subscribe(() => undefined));
  const stop = refreshByNews(client);
  end = () => {
    stop();
    for (const one of stops) one();
  };
  await vi.advanceTimersByTimeAsync(300);
  asked = [];
}

async function hear(event: string, data: object): Promise<string[]> {
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  await vi.advanceTimersByTimeAsync(10);
  return asked.splice(0).toSorted();
}

it('asks again for what has changed, and for what follows it, and for nothing else', async () => {
  await show(
    { queryKey: ['/api/collections'] },
    { queryKey: ['/api/collections/c1'] },
    { queryKey: ['/api/kept-homes/favorites'] },
    { queryKey: ['/api/listings/own-counts?bedsMin=1'], meta: { follows: ['kept-homes'] } },
    { queryKey: ['/api/listings?bedsMin=1'] },
  );
  expect(await hear('changed', { subject: 'collections' })).toEqual(['/api/collections', '/api/collections/c1']);
  expect(await hear('changed', { subject: 'kept-homes' })).toEqual([
    '/api/kept-homes/favorites',
    '/api/listings/own-counts?bedsMin=1',
  ]);
  expect(await hear('changed', { subject: 'notifications' })).toEqual([]);
});

it('asks again for what anybody who shows it follows, whoever came last', async () => {
  const queryKey = ['/api/engagement-money/e1'];
  await show({ queryKey, meta: { follows: ['kept-homes'] } }, { queryKey });
  expect(await hear('changed', { subject: 'kept-homes' })).toEqual(queryKey);
});

it('asks again for all that is the reader’s own where news were missed', async () => {
  await show({ queryKey: ['/api/roadmap'] }, { queryKey: ['/api/listings?bedsMin=1'] });
  expect(await hear('gap', {})).toEqual(['/api/roadmap']);
  // The line broke, and is back.
  streams.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([streams.length, asked]).toEqual([2, ['/api/roadmap']]);
});

it('says how long the page has read before it listens, and no longer once it has heard', async () => {
  await vi.advanceTimersByTimeAsync(1500);
  await show({ queryKey: ['/api/roadmap'] });
  const [first] = listened;
  expect(Number(new URL(first ?? '', 'http://site.example').searchParams.get('missedMs'))).toBeGreaterThanOrEqual(1500);
  streams.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(listened.slice(1)).toEqual(['/api/realtime']);
});

it('takes a line on which nothing is heard anymore for lost', async () => {
  await show({ queryKey: ['/api/roadmap'] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([streams.length > 1, asked]).toEqual([true, ['/api/roadmap']]);
});
