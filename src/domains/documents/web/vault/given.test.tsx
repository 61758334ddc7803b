// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { Given } from './given.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows no more what turns out to be shared no more', async () => {
  let documents = [{ id: 'd1', name: 'offer.pdf', sizeBytes: 2048, from: 'Ann Ray', expiresAt: '2030-01-01T00:00:00.000Z' }];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/file')) {
      documents = [];
      return Response.json({ status: 404, code: 'not-found', detail: 'There’s no such document for you.' }, { status: 404 });
    }
    return Response.json(url.includes('given') ? { documents } : { requests: [] });
  });
  const page = (
    <QueryScope>
      <ToastProvider>
        <Given folders={[]} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Download offer.pdf' }));
  await waitFor(() => expect(screen.queryByText('offer.pdf')).toBeNull());
});
