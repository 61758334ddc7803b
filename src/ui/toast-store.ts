import type { ReactNode } from 'react';
import { focusedPlace } from './focused-place.ts';

const VISIBLE_TOASTS = 1;
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastVariant = 'default' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** At most one button or link; the page also shows anything the reader must do. */
  action?: ReactNode;
  /** Undoes the action, by a button in place of `action`. */
  undo?: (() => void) | undefined;
  variant?: ToastVariant | undefined;
  /** A toast from elsewhere, which waits while a toast is shown that offers an undo or says what went wrong. */
  isNews?: boolean | undefined;
}

export interface ToastState extends ToastMessage {
  id: string;
  open: boolean;
  /** Where the focus was when the toast appeared. */
  place: readonly Element[];
}

export interface ToastStore {
  toast(message: ToastMessage): {
    id: string;
    dismiss(): void;
  };
  /** Closes one toast, or all of them. */
  dismiss(id?: string): void;
  stop(): void;
}

/** What nobody finds again once it is replaced. */
const mustBeRead = ({ open, undo, variant }: ToastState): boolean => open && (undo !== undefined || variant === 'destructive');

/** Newest first, one visible, news after an offer to undo and after a failure; a dismissed toast closes at once and is forgotten after the removal delay. */
export function createToastStore(show: (toasts: readonly ToastState[]) => void): ToastStore {
  let toasts: readonly ToastState[] = [];
  let waiting: ToastState | undefined;
  let lastId = 0;
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly ToastState[]) {
    toasts = next;
    show(toasts);
  }

  function scheduleRemoval(id: string) {
    if (removals.has(id)) return;
    removals.set(
      id,
      setTimeout(() => {
        removals.delete(id);
        set(toasts.filter((toast) => toast.id !== id));
      }, REMOVAL_DELAY_MS),
    );
  }

  function dismiss(id?: string) {
    const isMeant = (toast: ToastState) => id === undefined || toast.id === id;
    for (const toast of toasts) if (isMeant(toast)) scheduleRemoval(toast.id);
    set(toasts.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast)));
    if (waiting !== undefined && isMeant(waiting)) waiting = undefined;
    if (waiting === undefined || toasts.some((toast) => toast.open)) return;
    push(waiting);
    waiting = undefined;
  }

  function push(toast: ToastState) {
    set([toast, ...toasts].slice(0, VISIBLE_TOASTS));
  }

  return {
    toast(message) {
      lastId += 1;
      const id = String(lastId);
      const next = { ...message, id, open: true, place: focusedPlace() };
      if (message.isNews === true && toasts.some(mustBeRead)) waiting = next;
      else push(next);
      return {
        id,
        dismiss: () => dismiss(id),
      };
    },
    dismiss,
    stop() {
      for (const timer of removals.values()) clearTimeout(timer);
      removals.clear();
    },
  };
}
