import { setTimeout as sleep } from 'node:timers/promises';
import { formatMegabytes } from '#lib/format.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Log } from '#platform/log/log.ts';
import { isRecord } from '#lib/json-value.ts';
import type { FeedProfile } from '../../model/profiles.ts';
import { PageBroken } from '../../model/split-page.ts';
import { createPace } from './pace.ts';

export interface FeedAccess {
  address: string;
  tokenAddress?: string | undefined;
  clientId?: string | undefined;
  /** Token, password or client secret. */
  secret?: string | undefined;
}

export interface FeedAnswer {
  body: Uint8Array;
  headers: Headers;
}

/** The server refuses the query as too large or malformed; a smaller one may pass. */
export class QueryRefused extends Error {
  override name = 'QueryRefused';
}

/** What is asked for is not there, or not for us: status 403 or 404. */
export class ResourceRefused extends OperatorError {
  override name = 'ResourceRefused';
}

/** The server asks for a longer wait than a run may take. */
class FeedThrottled extends OperatorError {
  override name = 'FeedThrottled';
}

export interface FetchOptions {
  quit?: AbortSignal | undefined;
  /** Of an answer that comes anew: takes what is whole out of what came of a large one, and says how many bytes are left. */
  shrink?: (() => (begun: Uint8Array) => number) | undefined;
  /** Memory for an answer, if there is some. */
  spare?: (() => ArrayBuffer | undefined) | undefined;
}

export interface FeedClient {
  /**
   * The whole body of an address of this feed, checked by `read`, whose {@link PageBroken} has it asked again. Waits as the
   * server says, tries again what may pass, and throws OperatorError where nothing helps. Who no longer wants the answer quits.
   */
  fetch<T>(address: string, read: (answer: FeedAnswer) => T | Promise<T>, options?: FetchOptions): Promise<T>;
  readonly counts: { requests: number; throttled: number; bytes: number };
}

export interface ClientOptions {
  profile: FeedProfile;
  access: FeedAccess;
  log: Log;
  signal?: AbortSignal | undefined;
  /** The longest that one wait may be. */
  mostWaitMs?: number;
  /** Of the first wait after a failure; each further one is twice as long. */
  backoffMs?: number;
  /** How long a server may be silent, also in the middle of an answer. */
  idleMs?: number;
  /** Our pace, instead of the profile's: a server of a test answers any number of requests. */
  limits?: FeedProfile['limits'];
}

const MOST_TRIES = 8;
const MOST_BODY_BYTES = 64 * 1024 * 1024;
/** What is set aside for an answer of unknown length; it grows with it. */
export const FIRST_BODY_BYTES = 1024 * 1024;
/** More than this of an answer is not held at once where it can be shrunk. */
const SHRINK_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 30_000;
/** A whole answer takes no longer, however steadily it drips. */
const LONGEST_ANSWER_MS = 600_000;
const LONGEST_BACKOFF_MS = 300_000;

export function createFeedClient({
  profile,
  access,
  log,
  signal,
  mostWaitMs = 300_000,
  backoffMs = 1000,
  idleMs = IDLE_MS,
  limits = profile.limits,
}: ClientOptions): FeedClient {
  const counts = { requests: 0, throttled: 0, bytes: 0 };
  const pace = createPace(limits);
  const { host, protocol } = new URL(access.address);
  const authorize = createAuthorization({ profile, access, onRequest: () => (counts.requests += 1) });

  async function ask(address: string, isFresh: boolean, ends: AbortSignal): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', 'accept-encoding': 'gzip', 'odata-maxversion': '4.01' });
    const authorization = await authorize(isFresh);
    if (authorization !== undefined) headers.set('authorization', authorization);
    if (profile.pageBy === 'maxpagesize') headers.set('prefer', `odata.maxpagesize=${profile.pageSize}`);
    return fetch(address, {
      headers,
      redirect: 'manual',
      signal: ends,
    });
  }

  async function fetchOnce<T>(address: string, reading: Reading<T>): Promise<Answered<T> | Retry> {
    reading.stop?.throwIfAborted();
    await pace(mostWaitMs, reading.stop);
    counts.requests += 1;
    const silence = watchSilence(idleMs);
    try {
      return await readOnce(address, { ...reading, silence });
    } finally {
      silence.end();
    }
  }

  async function readOnce<T>(
    address: string,
    { read, isFresh, silence, stop, shrink, spare }: Reading<T> & { silence: Silence },
  ): Promise<Answered<T> | Retry> {
    let response: Response;
    try {
      response = await ask(address, isFresh, stop === undefined ? silence.signal : AbortSignal.any([stop, silence.signal]));
    } catch (error) {
      if (error instanceof OperatorError || stop?.aborted === true) throw error;
      return { retry: 'the connection broke' };
    }
    const { status } = response;
    if (status === 200) {
      try {
        const body = await readBody(response, silence, { shrink: shrink?.(), spare: spare?.() });
        counts.bytes += body.received;
        return { value: await read({ body: body.left, headers: response.headers }) };
      } catch (error) {
        if (error instanceof PageBroken || error instanceof TypeError || error instanceof SyntaxError)
          return { retry: error.message };
        throw error;
      }
    }
    const text = (await response.text().catch(() => '')).slice(0, 2000);
    if (status === 401 && !isFresh && profile.auth === 'client-credentials')
      return { retry: 'the token ended', isFresh: true, waitMs: 0 };
    if (status === 429 || (status === 503 && response.headers.has('retry-after')) || isThrottling(text)) {
      counts.throttled += 1;
      return { retry: `the server asks us to wait (status ${status})`, waitMs: readWait(response.headers) };
    }
    if (status === 408 || status >= 500) return { retry: `status ${status}` };
    throw refusalOf(status, text, address);
  }

  return {
    counts,
    async fetch<T>(
      address: string,
      read: (answer: FeedAnswer) => T | Promise<T>,
      { quit, shrink, spare }: FetchOptions = {},
    ): Promise<T> {
      const url = new URL(address, access.address);
      if (url.host !== host) throw new OperatorError(`The feed sends us to another server (${url.host}); we do not follow.`);
      const stop = signal !== undefined && quit !== undefined ? AbortSignal.any([signal, quit]) : (signal ?? quit);
      // A server behind a proxy may write its links without encryption: our token goes as the operator said, and never in the clear.
      url.protocol = protocol;
      let isFresh = false;
      for (let tried = 1; ; tried++) {
        const answer: Answered<T> | Retry = await fetchOnce(url.href, { read, isFresh, stop, shrink, spare });
        if ('value' in answer) return answer.value;
        isFresh = answer.isFresh === true;
        if (tried >= MOST_TRIES) throw new OperatorError(`The feed does not answer: ${answer.retry}, ${tried} times in a row.`);
        const backoff = Math.min(LONGEST_BACKOFF_MS, backoffMs * 2 ** (tried - 1));
        const waitMs = answer.waitMs ?? backoff * (0.5 + Math.random() / 2);
        if (waitMs > mostWaitMs)
          throw new FeedThrottled(
            `The feed asks us to wait ${Math.ceil(waitMs / 1000)} seconds; the next run goes on from here.`,
          );
        log.info({ reason: answer.retry, waitMs: Math.round(waitMs) }, 'a feed is asked again');
        await sleep(waitMs, undefined, stop === undefined ? {} : { signal: stop });
      }
    },
  };
}

/** What a request says of us: the header `authorization`, undefined where a feed asks for none. A token is kept until it ends. */
function createAuthorization({
  profile,
  access,
  onRequest,
}: Pick<ClientOptions, 'profile' | 'access'> & { onRequest: () => void }): (isFresh: boolean) => Promise<string | undefined> {
  let token: { value: string; until: number } | undefined;

  async function askToken() {
    if (access.tokenAddress === undefined) throw new OperatorError('This feed needs the address of its token: --token-url.');
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: access.clientId ?? '',
      client_secret: access.secret ?? '',
      ...(profile.scope === undefined ? {} : { scope: profile.scope }),
    });
    onRequest();
    const response = await fetch(access.tokenAddress, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(IDLE_MS),
      headers: { accept: 'application/json' },
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status >= 500 || response.status === 429) throw new TypeError(`the token server answers ${response.status}`);
    if (!response.ok || !isRecord(answer) || typeof answer['access_token'] !== 'string')
      throw new OperatorError(`The feed gives no token (status ${response.status}): check client id, secret and token address.`);
    const seconds = typeof answer['expires_in'] === 'number' ? answer['expires_in'] : 3600;
    return { value: answer['access_token'], until: Date.now() + Math.max(10, seconds - 60) * 1000 };
  }

  return async (isFresh) => {
    if (access.secret === undefined) return undefined;
    if (profile.auth === 'bearer') return `Bearer ${access.secret}`;
    if (profile.auth === 'basic') return `Basic ${Buffer.from(`${access.clientId ?? ''}:${access.secret}`).toString('base64')}`;
    if (isFresh || token === undefined || token.until < Date.now()) token = await askToken();
    return `Bearer ${token.value}`;
  };
}

/** Why a feed gives no answer, and will give none if it is asked again. */
function refusalOf(status: number, text: string, address: string): Error {
  if (status === 400 || status === 413 || status === 414) return new QueryRefused(explain(text, status));
  const Refusal = status === 403 || status === 404 ? ResourceRefused : OperatorError;
  if (status === 401 || status === 403)
    return new Refusal(
      `The feed refuses us (status ${status}): check its credentials and what they allow. ${explain(text, status)}`,
    );
  return new Refusal(`The feed answers ${status} to ${new URL(address).pathname}. ${explain(text, status)}`);
}

interface Retry {
  retry: string;
  waitMs?: number | undefined;
  isFresh?: boolean;
}

interface Reading<T> {
  read: (answer: FeedAnswer) => T | Promise<T>;
  isFresh: boolean;
  stop: AbortSignal | undefined;
  shrink: FetchOptions['shrink'];
  spare: FetchOptions['spare'];
}

interface Answered<T> {
  value: T;
}

interface Silence {
  /** Aborts the request, as a broken connection would, once nothing has come for this long. */
  signal: AbortSignal;
  heard(): void;
  end(): void;
}

function watchSilence(idleMs: number): Silence {
  const controller = new AbortController();
  const startedAt = performance.now();
  const stop = () => controller.abort(new TypeError('the server fell silent'));
  const timer = setTimeout(stop, idleMs);
  return {
    signal: controller.signal,
    heard() {
      if (performance.now() - startedAt > LONGEST_ANSWER_MS) stop();
      else timer.refresh();
    },
    end: () => clearTimeout(timer),
  };
}

/** An answer to its end: how much came, and what nobody took out of it. */
async function readBody(
  response: Response,
  silence: Silence,
  { shrink, spare }: { shrink: ((begun: Uint8Array) => number) | undefined; spare: ArrayBuffer | undefined },
): Promise<{ left: Uint8Array; received: number }> {
  const declared = Number(response.headers.get('content-length') ?? Number.NaN);
  if (declared > MOST_BODY_BYTES) {
    await response.body?.cancel();
    throw new QueryRefused(`the answer is larger than ${formatMegabytes(MOST_BODY_BYTES)}`);
  }
  const reader = response.body?.getReader();
  if (reader === undefined) throw new PageBroken('the answer is empty');
  const mostHeld = shrink === undefined ? MOST_BODY_BYTES : SHRINK_BYTES;
  // Copied as it comes: a page held once in pieces and once as a whole would take twice its size.
  const wanted = declared > 0 ? Math.min(declared, mostHeld) : FIRST_BODY_BYTES;
  // In whole megabytes, so that the next answer finds room in it, too.
  const size = Math.ceil(wanted / FIRST_BODY_BYTES) * FIRST_BODY_BYTES;
  let body = spare !== undefined && spare.byteLength >= wanted ? Buffer.from(spare) : Buffer.allocUnsafeSlow(size);
  let length = 0;
  let received = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    silence.heard();
    received += next.value.length;
    if (received > MOST_BODY_BYTES) {
      await reader.cancel();
      throw new QueryRefused(`the answer is larger than ${formatMegabytes(MOST_BODY_BYTES)}`);
    }
    if (shrink !== undefined && length + next.value.length > mostHeld) length = shrink(body.subarray(0, length));
    const end = length + next.value.length;
    if (end > body.length) {
      const larger = Buffer.allocUnsafeSlow(
        Math.max(end, Math.min(2 * body.length, end > mostHeld ? MOST_BODY_BYTES : mostHeld)),
      );
      body.copy(larger, 0, 0, length);
      body = larger;
    }
    body.set(next.value, length);
    length = end;
  }
  return { left: body.subarray(0, length), received };
}

// Spark answers 200 or 503 with codes of its own.
const isThrottling = (text: string) => /"Code"\s*:\s*(?:1550|1510|1515|1516)\b/.test(text);

function readWait(headers: Headers): number | undefined {
  const after = headers.get('retry-after');
  if (after !== null) {
    const seconds = Number(after);
    const at = Date.parse(after);
    if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
    if (Number.isFinite(at)) return Math.max(0, at - Date.now());
  }
  const reset = Number(headers.get('hour-quota-resettime') ?? Number.NaN);
  return Number.isFinite(reset) && reset > 0 ? Math.max(0, reset > 1e11 ? reset - Date.now() : reset) : undefined;
}

function explain(text: string, status: number): string {
  try {
    const parsed: unknown = JSON.parse(text);
    const error = isRecord(parsed) ? (parsed['error'] ?? parsed['D'] ?? parsed) : undefined;
    const message = isRecord(error) ? (error['message'] ?? error['Message']) : undefined;
    if (typeof message === 'string') return message.slice(0, 300);
  } catch {
    // Not every server answers in JSON.
  }
  return `status ${status}`;
}
