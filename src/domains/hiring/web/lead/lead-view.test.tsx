// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { LeadView } from './lead-view.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('tells another team whose a request can be, and the way to their own', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'not-found', title: 'Not found', detail: 'You have no request with this id.' }, { status: 404 }),
  );
  const frame = { title: 'A request' } as Parameters<typeof LeadView>[0]['frame'];
  const element = (
    <QueryScope>
      <LeadView frame={frame} user={{} as never} />
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/:leadId', element }], { initialEntries: ['/l'] })} />);
  expect(await screen.findByText(/Only the team that was asked can open it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your requests' }).getAttribute('href')).toBe('/vendor-dashboard');
});
