// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageTitle } from '#ui/page-title.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { ArmWatch } from '../render/arm-watch.tsx';
// Loaded before the page asks for it.
import './recognition-ask.tsx';

const EXPERIMENT = { id: '0b9f3a4e-3c1d-4a8e-9c55-3f9f2f1f5f11', arm: 1, source: 'direct' } as const;
let sent: { url: string; body: unknown }[];
let asks: boolean;

beforeEach(() => {
  sent = [];
  asks = true;
  // What is observed is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const said = JSON.parse(typeof body === 'string' ? body : '{}') as { agrees?: boolean };
    sent.push({ url, body: said });
    return Response.json(
      url.endsWith('/recognition')
        ? { state: said.agrees === true ? 'agreed' : 'declined', until: said.agrees === true ? '2026-10-28T12:00:00.000Z' : null }
        : { asks },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <main>
          <PageTitle>A page</PageTitle>
          <ArmWatch experiment={EXPERIMENT} />
        </main>
      </ToastProvider>
    </MemoryRouter>,
  );

it.each([
  ['Yes, recognize it', true, /recognize this browser until October 28, 2026/],
  ['No, thanks', false, /we won’t ask again for 180 days/],
])('asks once the page was seen, and keeps the answer “%s”', async (label, agrees, words) => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: label }));
  expect((await screen.findByRole('status')).textContent).toMatch(words);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('complementary'));
  expect(sent).toEqual([
    { url: `/api/landing/experiments/${EXPERIMENT.id}/events`, body: { arm: 1, kind: 'seen', source: 'direct' } },
    { url: '/api/landing/recognition', body: { agrees } },
  ]);
});

it('asks nobody who answered before', async () => {
  asks = false;
  open();
  await expect.poll(() => sent).toHaveLength(1);
  expect(screen.queryByText('May we recognize this browser?')).toBeNull();
});
