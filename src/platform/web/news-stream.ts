import type { News } from '#lib/news.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { fetchAsUser } from './fetch-as-user.ts';
import { onPersonChange } from './person-change.ts';
import { readBearerToken } from './stored-session.ts';

/** What an open page wants to hear about. */
export interface NewsListener {
  /** The homes whose changes it shows. */
  listingKeys?: readonly string[];
  onNews: (news: News) => void;
}

const SETTLE_MS = 200;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The server says every twenty seconds that it is still there. */
const MOST_SILENT_MS = 50_000;

const listeners = new Set<NewsListener>();
let running: { stop: () => void; address: string } | undefined;
/** Whether the reader's news have been heard since the page began to read. */
let isHearing = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * Hears news while the page is open, over one connection for all listeners. It opens a stream again when it ends;
 * signed-out readers have one only while a page shows homes. Returns what ends it.
 */
export function listenToNews(listener: NewsListener): () => void {
  listeners.add(listener);
  settle();
  return () => {
    listeners.delete(listener);
    settle();
  };
}

// A new person needs a new stream.
onPersonChange(() => {
  running?.stop();
  running = undefined;
  isHearing = false;
  settle();
});

function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    const keys = [...new Set([...listeners].flatMap(({ listingKeys = [] }) => listingKeys))].toSorted().slice(0, 100);
    const isWanted = listeners.size > 0 && (keys.length > 0 || readBearerToken() !== null);
    const address = isWanted
      ? `/api/realtime${keys.length === 0 ? '' : `?listings=${keys.map(encodeURIComponent).join(',')}`}`
      : '';
    if (running?.address === address) return;
    const before = running;
    if (address === '') {
      before?.stop();
      running = undefined;
      isHearing = false;
      return;
    }
    // The last stream stays until the next one works, so that nothing is missed.
    const stopNext = keepOpen(address, () => before?.stop());
    running = {
      address,
      stop() {
        before?.stop();
        stopNext();
      },
    };
  }, SETTLE_MS);
}

function keepOpen(address: string, onOpen: () => void): () => void {
  const leaving = new AbortController();
  void (async () => {
    let pauseMs = FIRST_PAUSE_MS;
    let hasBeenOpen = false;
    const opened = () => {
      onOpen();
      isHearing = true;
      // Nobody heard the news in between.
      if (hasBeenOpen) tell({ event: 'gap', data: {} });
      hasBeenOpen = true;
    };
    while (!leaving.signal.aborted) {
      const hasHeard = await readOnce(isHearing ? address : sayMissed(address), leaving.signal, opened).catch(() => false);
      if (leaving.signal.aborted) return;
      pauseMs = hasHeard ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      await new Promise((resolve) => {
        // Not all pages at once when a server comes back.
        setTimeout(resolve, pauseMs * (0.5 + Math.random()));
        window.addEventListener('online', resolve, { once: true });
      });
    }
  })();
  return () => leaving.abort();
}

/** With how long ago the page began to read, so that it hears what has happened since. */
function sayMissed(address: string): string {
  const missedMs = Math.min(DAY_MS, Math.ceil(performance.now()));
  return `${address}${address.includes('?') ? '&' : '?'}missedMs=${missedMs}`;
}

/** Reads a stream to its end; true if there was one. A plain EventSource cannot carry the bearer token. */
async function readOnce(address: string, signal: AbortSignal, onOpen: () => void): Promise<boolean> {
  const response = await fetchAsUser(address, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok || response.body === null) return false;
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    // A lost line may never say so.
    const silence = setTimeout(() => void reader.cancel(), MOST_SILENT_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return true;
    const blocks = `${text}${value}`.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) read(block);
  }
}

function read(block: string): void {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (event === undefined || data === undefined) return;
  const value: unknown = JSON.parse(data);
  // The server made it from the same type.
  tell({ event, data: value } as News);
}

function tell(news: News): void {
  for (const listener of listeners) listener.onNews(news);
}
