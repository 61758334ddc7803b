import { isLineFailure } from './line-failures.ts';

/** Whether the site can be reached, for pages. */
export interface Connection {
  isAway: boolean;
  /** When the last answer came from the site, in milliseconds. */
  seenAt: number;
}

const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 15_000;
const PROBE = '/api/health/live';

/** What the router reads for the next page: it waits for the line, while the current page stays. */
const NAVIGATION = /(\.data|\/__manifest)$/;

let connection: Connection = { isAway: false, seenAt: Date.now() };
const listeners = new Set<() => void>();
let underlying: typeof fetch;
let probe: ReturnType<typeof setTimeout> | undefined;

export const connectionStore = {
  get: (): Connection => connection,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the site. */
  async isReached(): Promise<boolean> {
    await look();
    return !connection.isAway;
  },
};

let end: (() => void) | undefined;

/** Watches every request of the page from now on, only once however often it is called; returns what ends it. */
export function watchConnection(): () => void {
  if (end !== undefined) return end;
  underlying = window.fetch;
  const original = underlying;
  window.fetch = (input, init) => (isNavigation(input) ? fetchWhenReached(input, init) : fetchOnce(input, init));
  window.addEventListener('offline', lose);
  window.addEventListener('online', ask);
  if (!navigator.onLine) lose();
  end = () => {
    end = undefined;
    window.fetch = original;
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', ask);
    reach();
  };
  return end;
}

/** Resolves when the site can be reached, at once if nothing says otherwise. */
export function untilReached(signal?: AbortSignal | null): Promise<void> {
  if (!connection.isAway || signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const end = connectionStore.subscribe(() => {
      if (!connection.isAway) finish();
    });
    const finish = () => {
      end();
      resolve();
    };
    signal?.addEventListener('abort', finish, { once: true });
  });
}

async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await underlying.call(window, input, init);
    if (isOwn(input)) reach();
    return response;
  } catch (error) {
    if (isOwn(input) && isLineFailure(error)) lose();
    throw error;
  }
}

async function fetchWhenReached(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (;;) {
    await untilReached(init?.signal);
    try {
      return await fetchOnce(input, init);
    } catch (error) {
      if (init?.signal?.aborted === true || !connection.isAway) throw error;
    }
  }
}

function lose(): void {
  if (connection.isAway) return;
  tell({ ...connection, isAway: true });
  probeAfter(FIRST_PAUSE_MS);
}

function reach(): void {
  clearTimeout(probe);
  probe = undefined;
  if (connection.isAway) tell({ isAway: false, seenAt: Date.now() });
  else connection = { ...connection, seenAt: Date.now() };
}

function probeAfter(pause: number): void {
  clearTimeout(probe);
  probe = setTimeout(() => {
    void look().then(() => {
      if (connection.isAway) probeAfter(Math.min(LAST_PAUSE_MS, pause * 2));
    });
  }, pause);
}

function ask(): void {
  void look();
}

async function look(): Promise<void> {
  try {
    await underlying.call(window, PROBE, { cache: 'no-store' });
    reach();
  } catch {
    lose();
  }
}

function tell(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

function isNavigation(input: RequestInfo | URL): boolean {
  return isOwn(input) && NAVIGATION.test(addressOf(input).pathname);
}

function isOwn(input: RequestInfo | URL): boolean {
  return addressOf(input).origin === window.location.origin;
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, window.location.href);
}
