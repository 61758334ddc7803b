// Shows news while the site is closed, and a page of ours where there is no connection. It keeps nothing else: pages are always
// the site's own, and what belongs to a person never lies here.
const KEPT = 'offline-1';
const OFFLINE = '/offline';

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then(async (cache) => {
      await cache.addAll([new Request(OFFLINE, { cache: 'reload', credentials: 'omit' }), '/favicon.svg']);
      await skipWaiting();
    }),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      // The page is asked for while this script still starts.
      await registration.navigationPreload?.enable();
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (new URL(request.url).pathname.startsWith('/api/')) return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request));
      } catch (error) {
        const page = await caches.match(OFFLINE);
        if (page === undefined) throw error;
        return page;
      }
    })(),
  );
});

addEventListener('push', (event) => {
  // Whatever comes is shown: a browser ends a subscription whose messages show nothing.
  const { title, body, navigate, tag, lang } = readNews(event.data);
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon: '/icon-192.png', data: { navigate } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.navigate ?? '/', location.origin);
  const address = target.origin === location.origin ? target.href : location.origin;
  event.waitUntil(
    (async () => {
      const open = await clients.matchAll({ type: 'window' });
      const same = open.find((client) => client.url === address);
      if (same !== undefined) return same.focus();
      return clients.openWindow(address);
    })(),
  );
});

function readNews(data) {
  try {
    const { notification } = data.json();
    if (typeof notification.title === 'string') return notification;
  } catch {
    // Said below.
  }
  return { title: 'There is news for you', body: '', navigate: '/', tag: 'news' };
}
