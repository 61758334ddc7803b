// Files of component tests share one window and one cache of answers: each begins without what another kept in them.
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
  const { clearQueryCache } = await import('#platform/web/browser-query-client.ts');
  clearQueryCache();
}
export {};
