// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { readDashboard } from '../use-dashboard.ts';
import { TrafficPanel } from './traffic-panel.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const SUMS = { visitors: 23, visits: 27, views: 120, bounceRate: 0.3, secondsPerVisit: 90 };
const PAGE = {
  now: SUMS,
  before: SUMS,
  days: [],
  dimensions: [{ dimension: 'medium', hidden: 0, rows: [{ value: 'email', ...SUMS }] }],
  people: { signUps: 0, invented: 0 },
  inventedUntil: null,
};

it.each([
  ['dimension=medium', 'all', null],
  ['dimension=medium&value=email', 'medium', 'Mediums: email'],
  ['dimension=nonsense&value=email', 'all', null],
])('breaks down by what was chosen, and shows only visits of a value that was chosen: %s', async (address, asked, chip) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return Response.json(PAGE);
  });
  const shown = readDashboard(Object.fromEntries(new URLSearchParams(address)), new Date('2026-05-20T12:00:00Z'));
  render(
    <MemoryRouter>
      <QueryScope>
        <TrafficPanel shown={shown} change={() => {}} />
      </QueryScope>
    </MemoryRouter>,
  );
  await screen.findByRole('table', { name: 'Mediums' });
  expect(calls.map((url) => new URL(url, 'http://x.example').searchParams.get('dimension') ?? 'all')).toEqual([asked]);
  expect(screen.queryByText('Only visits with') === null).toBe(chip === null);
  if (chip !== null) expect(screen.getByText(chip)).toBeDefined();
});
