// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListingViews } from './listing-views.tsx';

let sent: unknown[];
let isVisible: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : ''));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'prerendering');
});

function turn(shown: boolean): void {
  isVisible = shown;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('reports a view once its page was visible for a second without a break, and once', () => {
  render(<ListingViews listingKey="K1" />);
  vi.advanceTimersByTime(900);
  turn(false);
  vi.advanceTimersByTime(5000);
  turn(true);
  vi.advanceTimersByTime(900);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(100);
  turn(false);
  turn(true);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([{ listingKey: 'K1', kind: 'view' }]);
});

it('reports nothing of a page that is left, prerendered or driven by a program', () => {
  render(<ListingViews listingKey="K1" />).unmount();
  vi.advanceTimersByTime(5000);
  Reflect.set(document, 'prerendering', true);
  render(<ListingViews listingKey="K2" />);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  Reflect.set(document, 'prerendering', false);
  vi.stubGlobal('navigator', { webdriver: true });
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});
