import { FetchRefused, forbiddenUnless } from './fetch-from-stranger.ts';
import { postToStranger } from './post-to-stranger.ts';

/**
 * What became of something that was sent to somebody else's address: it was taken, refused, or nobody can take it now (`later`).
 * `missing` and `gone` say that nothing is there (404, 410), `forbidden` that we must not ask there.
 */
export interface Delivery {
  what: 'taken' | 'refused' | 'later' | 'missing' | 'gone' | 'forbidden';
  /** In words, for people and logs; it never holds the address. */
  answer: string;
  /** How long the other side asks us to wait. */
  waitSeconds?: number | undefined;
}

interface DeliverOptions {
  headers: Record<string, string>;
  body: Buffer | string;
  /** Whether the address may lie in our own network. */
  mayBePrivate: boolean;
  timeoutMs?: number;
}

const MOST_ANSWER_LETTERS = 200;

/** Sends something to somebody else's address, and says what became of it. */
export async function deliverToStranger(address: string, { mayBePrivate, ...options }: DeliverOptions): Promise<Delivery> {
  try {
    const { status, retryAfter } = await postToStranger(address, {
      ...options,
      isForbidden: forbiddenUnless(mayBePrivate),
    });
    return { what: readStatus(status), answer: `status ${status}`, waitSeconds: retryAfter };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { what: error.isFinal ? 'forbidden' : 'later', answer: error.message.slice(0, MOST_ANSWER_LETTERS) };
  }
}

function readStatus(status: number): Delivery['what'] {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 410) return 'gone';
  if (status === 404) return 'missing';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/**
 * Seconds until the next try of what failed so often, by the pauses before each further one: as long as the other side asks, within
 * the longest pause, and spread a little, so that not all come back at once. Undefined: no more.
 */
export function secondsToNextTry(
  pauses: readonly number[],
  failures: number,
  { waitSeconds = 0 }: Pick<Delivery, 'waitSeconds'>,
  random = Math.random(),
): number | undefined {
  const pause = pauses[failures - 1];
  if (pause === undefined) return undefined;
  return Math.round(Math.max(pause * (1 + random / 5), Math.min(waitSeconds, Math.max(...pauses))));
}
