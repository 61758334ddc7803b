// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { OwnListing } from '../contract.ts';
import { MOST_REMARKS } from '../model/editor-fields.ts';
import { useSaveTexts } from './use-optimizing-writes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Save({ text }: { text: string }) {
  const save = useSaveTexts({ id: 'a1', version: 1, fields: {} } as unknown as OwnListing);
  return (
    <button type="button" onClick={() => void save.run({ PublicRemarks: text })}>
      Save
    </button>
  );
}

it('says that a text is too long, and saves no part of it', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  const element = (
    <QueryScope>
      <ToastProvider>
        <Save text={'a'.repeat(MOST_REMARKS + 1)} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/Shorten this to 4,000 characters: it has 4,001/)).length).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
});
