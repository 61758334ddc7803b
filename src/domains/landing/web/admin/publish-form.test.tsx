// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { LandingPage } from '../../contract.ts';
import { PublishForm } from './publish-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads to saving the draft, where a page is published with words that nobody saved', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string) => sent.push(url));
  const landing = { id: 'p', draftVersion: 1, nextVersion: null, nextAt: null } as unknown as LandingPage;
  const page = (
    <QueryScope>
      <ToastProvider>
        <PublishForm page={landing} isDirty saving={<button type="button">Save the draft</button>} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(document.activeElement?.textContent).toMatch(/^Save the draft first/);
  expect(document.activeElement?.querySelector('button')?.textContent).toBe('Save the draft');
  expect(sent).toEqual([]);
});
