// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Offer } from '../contract.ts';
import { useSeenOffers } from './use-seen-offers.ts';

// Only these matter here.
const offerOf = (id: string, verbs: Offer['verbs']) => ({ id, version: 3, verbs }) as Offer;
const OFFERS = [
  offerOf('d2a1b4c8-66a0-4a3a-8f3b-0a7b7f6f1d10', ['view', 'accept']),
  offerOf('d2a1b4c8-66a0-4a3a-8f3b-0a7b7f6f1d11', ['accept']),
  offerOf('d2a1b4c8-66a0-4a3a-8f3b-0a7b7f6f1d12', ['view']),
];
let sent: { url: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      return Response.json({});
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of new offers that who decides on them has read them, as soon as the page opens in view', async () => {
  const { rerender } = renderHook(({ offers }) => useSeenOffers(offers, { mayDecide: true }), {
    initialProps: { offers: OFFERS },
  });
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ url }) => url)).toEqual([OFFERS[0], OFFERS[2]].map((offer) => `/api/offers/${offer?.id}/moves`));
  expect(sent[0]?.body).toEqual({ version: 3, verb: 'view' });
  rerender({ offers: OFFERS.filter(({ verbs }) => !verbs.includes('view')) });
  window.dispatchEvent(new Event('pointermove'));
  expect(sent).toHaveLength(2);
});

it('says it of what comes later at the next sign of a person, once', async () => {
  const { rerender } = renderHook(({ offers }) => useSeenOffers(offers, { mayDecide: true }), {
    initialProps: { offers: OFFERS.slice(1, 2) },
  });
  rerender({ offers: OFFERS });
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('pointermove'));
  await expect.poll(() => sent).toHaveLength(2);
});

it('waits until a page that opens behind another comes into view', async () => {
  const view = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => useSeenOffers(OFFERS, { mayDecide: true }));
  window.dispatchEvent(new Event('pointermove'));
  expect(sent).toEqual([]);
  view.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(() => sent).toHaveLength(2);
});

it('says nothing for people who do not decide', async () => {
  renderHook(() => useSeenOffers(OFFERS, { mayDecide: false }));
  window.dispatchEvent(new Event('pointermove'));
  await Promise.resolve();
  expect(sent).toEqual([]);
});
