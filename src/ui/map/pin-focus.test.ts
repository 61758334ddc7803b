import { describe, expect, it, vi } from 'vitest';
import { createPinFocusStore, type PinFocus } from './pin-focus.ts';

function focusOn(id: string): PinFocus {
  return { id, longitude: 0, latitude: 0, label: id, origin: 'list' };
}

describe('createPinFocusStore', () => {
  it('tells its listeners when the focus moves to another place', () => {
    const store = createPinFocusStore();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(focusOn('a'));
    store.set(focusOn('b'));
    store.set(null);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.get()).toBeNull();
  });

  it('stays silent while the focus rests on the same place', () => {
    const store = createPinFocusStore();
    store.set(focusOn('a'));
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(focusOn('a'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('forgets a listener that has unsubscribed', () => {
    const store = createPinFocusStore();
    const listener = vi.fn<() => void>();
    store.subscribe(listener)();
    store.set(focusOn('a'));
    expect(listener).not.toHaveBeenCalled();
  });
});
