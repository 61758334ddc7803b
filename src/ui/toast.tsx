import { createContext, use, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { createToastStore, type ToastStore, type ToastState } from './toast-store.ts';
import { ToastStack } from './toast-stack.tsx';

export type { ToastMessage, ToastState, ToastVariant } from './toast-store.ts';

const StoreContext = createContext<ToastStore | null>(null);

/** Holds the toasts of the whole app and shows them; stands once, around the routes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, show] = useReducer((_: readonly ToastState[], next: readonly ToastState[]) => next, []);
  const [store] = useState(() => createToastStore(show));
  useEffect(() => () => store.stop(), [store]);
  return (
    <StoreContext value={store}>
      {children}
      <ToastStack toasts={toasts} onDismiss={store.dismiss} />
    </StoreContext>
  );
}

/** `toast(message)` shows a message and returns `{ id, dismiss, update }`; `dismiss(id?)` takes back one or all. */
export function useToast(): Pick<ToastStore, 'toast' | 'dismiss'> {
  const store = use(StoreContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return useMemo(() => ({ toast: store.toast, dismiss: store.dismiss }), [store]);
}
