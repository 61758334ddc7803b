import { formatCount, formatKilobytes, formatMegabytes } from '#lib/format.ts';
import { AUTH_TOKEN_KEY, DEMO_TOKEN_KEY, DEMO_USER_KEY } from '#platform/web/stored-session.ts';

/** One thing that this site keeps in the browser. */
export interface BrowserItem {
  id: string;
  place: 'local' | 'session' | 'cache' | 'memory';
  /** The storage's own key, or the cache's name. */
  key: string;
  /** What it is, in words. */
  label: string;
  bytes: number;
  /** Signs out when it goes. */
  isSession: boolean;
  /** Words that were not sent yet. */
  isDraft: boolean;
}

const LABELS: Record<string, string> = {
  [AUTH_TOKEN_KEY]: 'Sign-in token',
  [DEMO_USER_KEY]: 'Demo person',
  [DEMO_TOKEN_KEY]: 'Demo token',
  theme: 'Light or dark',
  motion: 'Motion',
  units: 'Square feet or meters',
  time_zone: 'Time zone',
  'react-router-scroll-positions': 'Where you were on each page',
  buyer_profile: 'Your answers to the buyer questions',
  kept_homes: 'Homes you saved, hid or compare',
  viewed_homes: 'Homes you viewed',
  commute_places: 'Places you measure travel times to',
  cart: 'What you chose to buy',
  feedback_asked: 'When you were asked for feedback',
  news_here_declined: 'That you were asked about news on this device',
  address_return: 'Where you continue once your email address is confirmed',
  interrupted_action: 'Something to finish once you sign in',
};
const SESSION_KEYS: readonly string[] = [AUTH_TOKEN_KEY, DEMO_USER_KEY, DEMO_TOKEN_KEY];

/** Lists local and session storage, the query cache, and the caches of a service worker. */
export async function listBrowserData(): Promise<BrowserItem[]> {
  return [...listStorage('local'), ...listStorage('session'), await readQueryCache(), ...(await listCaches())];
}

async function readQueryCache(): Promise<BrowserItem> {
  const { measureQueryCache } = await import('#platform/web/browser-query-client.ts');
  const { answers, bytes } = measureQueryCache();
  const label = `Answers held in memory: ${answers}`;
  return { id: 'memory', place: 'memory', key: 'query cache', label, bytes, isSession: false, isDraft: false };
}

function storageOf(place: 'local' | 'session'): Storage | null {
  try {
    return place === 'local' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

function listStorage(place: 'local' | 'session'): BrowserItem[] {
  const storage = storageOf(place);
  if (storage === null) return [];
  return Object.keys(storage).map((key) => ({
    id: `${place}:${key}`,
    place,
    key,
    label: LABELS[key] ?? (isDraftKey(key) ? 'A draft' : 'Settings of a page'),
    // Both are kept in UTF-16.
    bytes: (key.length + (storage.getItem(key) ?? '').length) * 2,
    isSession: place === 'local' && SESSION_KEYS.includes(key),
    isDraft: isDraftKey(key),
  }));
}

function isDraftKey(key: string): boolean {
  return /draft/i.test(key);
}

async function listCaches(): Promise<BrowserItem[]> {
  if (typeof caches === 'undefined') return [];
  const names = await caches.keys();
  return Promise.all(
    names.map(async (key) => ({
      id: `cache:${key}`,
      place: 'cache' as const,
      key,
      label: 'Files kept for use without a connection',
      bytes: await sizeOfCache(key),
      isSession: false,
      isDraft: false,
    })),
  );
}

async function sizeOfCache(name: string): Promise<number> {
  const cache = await caches.open(name);
  const answers = await cache.matchAll();
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.clone().blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whom clearing these signs out: the signed-in person, only the demo person, or nobody. */
export function endedBy(items: readonly Pick<BrowserItem, 'place' | 'key'>[]): 'everyone' | 'demo' | undefined {
  const keys = items.filter(({ place }) => place === 'local').map(({ key }) => key);
  if (keys.includes(AUTH_TOKEN_KEY)) return 'everyone';
  return keys.includes(DEMO_TOKEN_KEY) ? 'demo' : undefined;
}

/** Removes one item. */
export async function removeBrowserItem({ place, key }: BrowserItem): Promise<void> {
  if (place === 'memory') (await import('#platform/web/browser-query-client.ts')).clearQueryCache();
  else if (place === 'cache') await caches.delete(key);
  else storageOf(place)?.removeItem(key);
}

/** "812 bytes", "3 kB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return formatCount(bytes, 'byte');
  return bytes < 1024 ** 2 ? formatKilobytes(bytes) : formatMegabytes(bytes);
}
