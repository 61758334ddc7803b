// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { VaultDocument } from '../../contract/vault.ts';
import { Preview } from './preview.tsx';

beforeAll(installNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of a long text that it shows the beginning alone', async () => {
  vi.stubGlobal('fetch', async () => new Response('words '.repeat(40_000)));
  const document = { id: 'd', name: 'notes.txt', contentType: 'text/plain', sha256: 'abc' } as VaultDocument;
  const page = (
    <QueryScope>
      <ToastProvider>
        <Preview document={document} onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  expect(await screen.findByText(/only the beginning/)).toBeDefined();
});
