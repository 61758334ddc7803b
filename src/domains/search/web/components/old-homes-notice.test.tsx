// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OldHomesNotice } from './old-homes-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const source = (name: string, isOld: boolean) => ({
  name,
  board: `Board of ${name}`,
  lastUpdated: '2026-05-01T12:00:00.000Z',
  isOld,
  disclaimer: '',
  homes: 1,
});

it('tells of old sources in a list of homes, and only of those that are in it', async () => {
  document.body.replaceChildren();
  const sources = [source('A', true), source('B', true), source('C', false)];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sources })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OldHomesNotice homes={[{ sourceName: 'A' }, { sourceName: 'C' }, { sourceName: 'A' }]} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/have not heard from Board of A since/)).toBeDefined();
  expect(screen.queryByText(/Board of [BC]/)).toBeNull();
});
