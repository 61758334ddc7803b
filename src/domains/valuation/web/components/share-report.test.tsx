// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import { ShareReport } from './share-report.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <ToastProvider>
      <ShareReport homeId={7} address="12 Elm Street" />
    </ToastProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

it('shows the links to a report, and how to make one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ shares: [] })));
  await show();
  expect(await screen.findByRole('heading', { name: 'Share the report' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /make|create/i })).toBeDefined();
});

it('offers no new link where the links could not be read, and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'internal' }, { status: 500 })));
  await show();
  expect(await screen.findByText('We couldn’t load your links', {}, { timeout: 20_000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: /make|create/i })).toBeNull();
}, 30_000);
