import { createContext, lazy, Suspense, use, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { createToastStore, type ToastStore, type ToastState } from './toast-store.ts';

// Fetched with the first toast: most visits see none. Without a connection the page stays, and does without.
const ToastStack = lazy(async () => ({ default: (await loadToasts()).ToastStack }));

/** Fetches what shows toasts ahead of the first one: for pages that must tell that there is no connection. */
export async function loadToasts(): Promise<Pick<typeof import('./toast-stack.tsx'), 'ToastStack'>> {
  return import('./toast-stack.tsx').catch(() => ({ ToastStack: () => null }));
}

const StoreContext = createContext<ToastStore | null>(null);

/** Holds the toasts of the whole app and shows them; stands once, around the routes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, show] = useReducer((_: readonly ToastState[], next: readonly ToastState[]) => next, []);
  const [store] = useState(() => createToastStore(show));
  useEffect(() => () => store.stop(), [store]);
  return (
    <StoreContext value={store}>
      {children}
      {toasts.length > 0 && (
        <Suspense fallback={null}>
          <ToastStack toasts={toasts} onDismiss={store.dismiss} />
        </Suspense>
      )}
    </StoreContext>
  );
}

/** `toast(message)` shows a message and returns `{ id, dismiss, update }`; `dismiss(id?)` takes back one or all. */
export function useToast(): Pick<ToastStore, 'toast' | 'dismiss'> {
  const store = use(StoreContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return useMemo(() => ({ toast: store.toast, dismiss: store.dismiss }), [store]);
}
