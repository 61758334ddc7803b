// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { LegalAdmin } from './legal-admin.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('says what comes before publishing: a change, and a saved draft', async () => {
  const text = { text: 'terms', draft: [], draftVersion: 1, isChanged: false, previewPath: '/terms?draft=x', history: [] };
  vi.stubGlobal('fetch', async () => Response.json({ texts: [text] }));
  const page = (
    <QueryScope>
      <ToastProvider>
        <LegalAdmin />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
  expect(screen.getByRole('status').textContent).toMatch(/Change a section and save the draft, then publish it/);
  await userEvent.click(screen.getByRole('button', { name: 'Add a section' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  expect(screen.getByRole('status').textContent).toMatch(/Save the draft, then publish it/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
