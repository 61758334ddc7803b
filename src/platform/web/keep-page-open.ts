/** The browser asks before it closes or reloads this page, whose work would be lost. Returns what ends it. */
export function keepPageOpen(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
