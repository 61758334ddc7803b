/** Hears that the page is hidden or left: the last moment at which something can be kept. Returns how to stop. */
export function onLeaving(keep: () => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  const leave = () => keep();
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', leave);
  };
}
