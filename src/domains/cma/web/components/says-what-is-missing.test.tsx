// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Cma } from '../../contract.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { CustomComp } from './custom-comp.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openDialog(dialog: ReactNode) {
  const page = (
    <QueryScope>
      <ToastProvider>{dialog}</ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return within(screen.getByRole('dialog'));
}

it('says what an amount by hand lacks, and saves it once it is there', async () => {
  const onSave = vi.fn<() => Promise<boolean>>(async () => true);
  const dialog = openDialog(<AmountDialog title="Garage" cents={750_000} reason={null} onClose={() => {}} onSave={onSave} />);
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Set by hand' }));
  await userEvent.clear(dialog.getByLabelText('Amount'));
  await save();
  expect(dialog.getByText('Give an amount in dollars, such as -7,500')).toBeDefined();
  expect(dialog.getByText('Give a reason')).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText('Amount'), '-2,500');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Seen inside');
  expect(dialog.queryByText('Give a reason')).toBeNull();
  await save();
  await expect.poll(() => onSave.mock.calls).toEqual([[{ cents: -250_000, reason: 'Seen inside' }]]);
});

it('says what a sale of one’s own lacks', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ homes: [] }));
  vi.stubGlobal('fetch', fetched);
  const subject = { parcelId: null, address: '1 Oak', latitude: 47, longitude: -122 };
  const cma = { id: 'a', effectiveDate: '2026-11-30', subject } as unknown as Cma;
  const dialog = openDialog(<CustomComp cma={cma} onClose={() => {}} />);
  await userEvent.click(dialog.getByRole('button', { name: 'Add the sale' }));
  expect(dialog.getByText('Enter the address')).toBeDefined();
  expect(dialog.getByText('Enter the sale price')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Address'));
  await userEvent.type(dialog.getByLabelText('Sale price'), '512000');
  expect(dialog.queryByText('Enter the sale price')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
