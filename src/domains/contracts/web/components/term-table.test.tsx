// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { Analysis } from '../../contract.ts';
import { TermTable } from './term-table.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes no empty date for the correction of one that was not found', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  const missing = { path: 'dates.effective', label: 'Effective date', value: '', read: '', kind: 'day', confirmedAt: null };
  const page = (
    <QueryScope>
      <ToastProvider>
        <TermTable contractId="c" terms={[{ ...missing, page: null, quote: '' }] as unknown as Analysis['terms']} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Correct: Effective date' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter what the paper says')).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});
