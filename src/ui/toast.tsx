import { createContext, use, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { createToastStore, type ToastStore, type ToastState } from './toast-store.ts';

type Stack = typeof import('./toast-stack.tsx').ToastStack;

// Loads with the first toast, since most visits see none. Without a connection the page works without toasts.
let loaded: Stack | undefined;

/** Loads the toast code ahead of the first toast, for pages that must report a lost connection. */
export async function loadToasts(): Promise<Stack | undefined> {
  loaded ??= await import('./toast-stack.tsx').then(
    ({ ToastStack }) => ToastStack,
    () => undefined,
  );
  return loaded;
}

const StoreContext = createContext<ToastStore | null>(null);

/** Holds and shows the toasts of the whole app; rendered once, around the routes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, show] = useReducer((_: readonly ToastState[], next: readonly ToastState[]) => next, []);
  const [store] = useState(() => createToastStore(show));
  // No lazy(): React delays suspended content by a third of a second, and a toast is due at once.
  const [ToastStack, setStack] = useState(() => loaded);
  useEffect(() => () => store.stop(), [store]);
  useEffect(() => {
    if (toasts.length > 0 && ToastStack === undefined) void loadToasts().then((stack) => setStack(() => stack));
  }, [toasts, ToastStack]);
  return (
    <StoreContext value={store}>
      {children}
      {toasts.length > 0 && ToastStack !== undefined && <ToastStack toasts={toasts} onDismiss={store.dismiss} />}
    </StoreContext>
  );
}

/** `toast(message)` shows a message and returns `{ id, dismiss }`; `dismiss(id?)` takes back one or all. */
export function useToast(): Pick<ToastStore, 'toast' | 'dismiss'> {
  const store = use(StoreContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return useMemo(() => ({ toast: store.toast, dismiss: store.dismiss }), [store]);
}
