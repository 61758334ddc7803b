import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastState } from './toast-store.ts';

let toasts: readonly ToastState[];
let store: ReturnType<typeof createToastStore>;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = [];
  store = createToastStore((next) => {
    toasts = next;
  });
});
afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

describe('toast store', () => {
  it('keeps one toast, the newest', () => {
    store.toast({ title: 'First' });
    store.toast({ title: 'Second', variant: 'destructive' });
    expect(toasts).toMatchObject([{ title: 'Second', variant: 'destructive', open: true }]);
  });

  it('closes at once and forgets after 1,000,000 ms', () => {
    const { id, dismiss } = store.toast({ title: 'Saved' });
    dismiss();
    expect(toasts).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts).toEqual([]);
  });

  it('counts the removal delay from the first dismissal', () => {
    const { dismiss } = store.toast({ title: 'Saved' });
    dismiss();
    vi.advanceTimersByTime(600_000);
    store.dismiss();
    vi.advanceTimersByTime(400_000);
    expect(toasts).toEqual([]);
  });

  it('lets news wait for the end of an offer to undo, and not for other news', () => {
    const { dismiss } = store.toast({ title: 'Removed', undo: () => {} });
    store.toast({ title: 'Price cut', isNews: true });
    store.toast({ title: 'Sold', isNews: true });
    expect(toasts).toMatchObject([{ title: 'Removed', open: true }]);
    dismiss();
    expect(toasts).toMatchObject([{ title: 'Sold', open: true }]);
    store.toast({ title: 'Price cut', isNews: true });
    expect(toasts).toMatchObject([{ title: 'Price cut', open: true }]);
    store.toast({ title: 'Removed', undo: () => {} });
    store.toast({ title: 'Sold', isNews: true });
    store.dismiss();
    expect(toasts).toMatchObject([{ title: 'Removed', open: false }]);
  });

  it('lets news wait until a failure has been read', () => {
    const { dismiss } = store.toast({ title: 'Not saved', variant: 'destructive' });
    store.toast({ title: 'Price cut', isNews: true });
    expect(toasts).toMatchObject([{ title: 'Not saved', open: true }]);
    dismiss();
    expect(toasts).toMatchObject([{ title: 'Price cut', open: true }]);
  });

  it('leaves other toasts alone', () => {
    store.toast({ title: 'Saved' });
    store.dismiss('no such toast');
    expect(toasts).toMatchObject([{ open: true }]);
  });
});
