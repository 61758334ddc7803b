import type { ChangeFeed } from '#platform/db/change-feed.ts';
import { createPublicCache } from '#platform/db/public-cache.ts';
import { bodyOf, plainAnswer } from './plain-answer.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
const KEPT_TYPES = /^(application\/json|text\/html)/;

interface Kept {
  body: Awaited<ReturnType<typeof bodyOf>>;
  headers: [string, string][];
}

export interface AnswerCache {
  /** The earlier answer to a public GET, or a new one. `variant` tells answers apart that have the same address. */
  answer(request: Request, produce: () => Promise<Response>, variant?: string): Promise<Response>;
}

/**
 * Remembers public answers and pages, which are the same for everybody, by their address, until anything public changes
 * or 30 seconds pass. Without a change feed, or while it hears nothing, it makes every answer again.
 */
export function createAnswerCache(changes: Pick<ChangeFeed, 'version'> | undefined, now: () => number): AnswerCache {
  const answers = createPublicCache<string, Kept>(changes, { most: MAX_BYTES, weigh: ({ body }) => bytesOf(body) + 1000 });

  return {
    async answer(request, produce, variant = '') {
      if (changes?.version() === undefined || request.method !== 'GET' || request.headers.has('authorization')) return produce();
      const url = new URL(request.url);
      const key = `${url.pathname}${url.search}${variant === '' ? '' : `#${variant}`}`;
      const known = answers.get(key, now());
      if (known === undefined) {
        const keep = answers.begin(now());
        const response = await produce();
        if (!isKept(response)) return response;
        const answer = { body: await bodyOf(response), headers: [...response.headers] };
        if (answer.body.length <= MAX_ANSWER_BYTES) keep(key, answer);
        return plainAnswer(answer.body, { headers: answer.headers });
      }
      const etag = known.headers.find(([name]) => name === 'etag')?.[1];
      if (etag !== undefined && request.headers.get('if-none-match') === etag) {
        return new Response(null, { status: 304, headers: known.headers });
      }
      return plainAnswer(known.body, { headers: known.headers });
    },
  };
}

/** One character beyond Latin makes a text take two bytes for each. */
function bytesOf(body: Kept['body']): number {
  return typeof body === 'string' ? body.length * 2 : body.length;
}

function isKept({ status, headers }: Response): boolean {
  const isPublic = !(headers.get('cache-control') ?? '').includes('no-store') && !headers.has('set-cookie');
  return status === 200 && isPublic && KEPT_TYPES.test(headers.get('content-type') ?? '');
}
