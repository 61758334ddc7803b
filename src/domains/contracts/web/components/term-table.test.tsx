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

function show(term: object): void {
  const page = (
    <QueryScope>
      <ToastProvider>
        <TermTable contractId="c" terms={[{ page: null, quote: '', ...term }] as unknown as Analysis['terms']} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it('offers nothing to confirm beside what somebody writes instead', async () => {
  show({ path: 'price', label: 'Price', value: '540000', read: '540000', kind: 'money', confirmedAt: null, sureness: 'check' });
  expect(screen.getByRole('button', { name: 'Confirm: Price' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Correct: Price' }));
  expect(screen.queryByRole('button', { name: 'Confirm: Price' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Confirm: Price' })).toBeDefined();
});

it('takes no empty date for the correction of one that was not found', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  show({ path: 'dates.effective', label: 'Effective date', value: '', read: '', kind: 'day', confirmedAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Correct: Effective date' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter what the paper says')).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});
