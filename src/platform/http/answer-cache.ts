import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '#platform/db/change-feed.ts';

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Ages and open houses move with the clock, not with the data. */
const MAX_AGE_MS = 30_000;
const KEPT_TYPES = /^(application\/json|text\/html)/;

interface Kept {
  version: number;
  madeAt: number;
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
}

export interface AnswerCache {
  /** The answer to a public GET as it was given before, or a new one. */
  answer(request: Request, produce: () => Promise<Response>): Promise<Response>;
}

/**
 * Remembers public answers and pages, which are the same for everyone, by their address, until anything public changes
 * or 30 seconds pass. Without a change feed, or while it hears nothing, every answer is made anew.
 */
export function createAnswerCache(changes: Pick<ChangeFeed, 'version'> | undefined, now: () => number): AnswerCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  async function keep(key: string, version: number, response: Response): Promise<Response> {
    const type = response.headers.get('content-type') ?? '';
    const isKept =
      response.status === 200 && KEPT_TYPES.test(type) && !(response.headers.get('cache-control') ?? '').includes('no-store');
    if (!isKept || response.headers.has('set-cookie')) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const answer = { version, madeAt: now(), body, headers: [...response.headers] };
    // What changed while the answer was made may or may not be in it.
    if (changes?.version() === version && body.length <= MAX_ANSWER_BYTES) kept.set(key, answer);
    return new Response(body, { headers: answer.headers });
  }

  return {
    async answer(request, produce) {
      const version = changes?.version();
      if (version === undefined || request.method !== 'GET' || request.headers.has('authorization')) return produce();
      const url = new URL(request.url);
      const key = url.pathname + url.search;
      const known = kept.get(key);
      if (known === undefined || known.version !== version || now() - known.madeAt > MAX_AGE_MS)
        return keep(key, version, await produce());
      const etag = known.headers.find(([name]) => name === 'etag')?.[1];
      if (etag !== undefined && request.headers.get('if-none-match') === etag) {
        return new Response(null, { status: 304, headers: known.headers });
      }
      return new Response(known.body, { headers: known.headers });
    },
  };
}
