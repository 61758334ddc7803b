// Files of component tests share one window: each begins without what another kept in it.
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
export {};
