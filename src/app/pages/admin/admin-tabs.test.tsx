// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AdminTabs } from './admin-tabs.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Reports() {
  return <p>{useQuery({ queryKey: ['/api/reports'], queryFn: async () => 'Reports' }).data}</p>;
}

it('counts anew what waits when something below was decided', async () => {
  let waiting = 2;
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({ moderation: waiting }));
  vi.stubGlobal('fetch', asked);
  const client = new QueryClient();
  const element = (
    <QueryClientProvider client={client}>
      <AdminTabs section="moderation" />
      <Reports />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await screen.findByRole('link', { name: /Moderation.*2/ });
  await screen.findByText('Reports');
  waiting = 1;
  await client.invalidateQueries({ queryKey: ['/api/reports'] });
  await screen.findByRole('link', { name: /Moderation.*1/ });
  expect(asked).toHaveBeenCalledTimes(2);
});
