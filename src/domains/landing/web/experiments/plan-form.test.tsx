// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { PlanForm } from './plan-form.tsx';

beforeAll(installNativeDialog);
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const ID = '0b9f3a4e-3c1d-4a8e-9c55-3f9f2f1f5f11';

it('lists the version of today first, as it says, and the others in the order in which they were made', async () => {
  const history = [3, 2, 1].map((version) => ({ version, note: `Note ${version}` }));
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes(ID)
        ? { history, publishedVersion: 2 }
        : { pages: [{ id: ID, title: 'A page', versions: 3, publishedVersion: 2 }] },
    ),
  );
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <PlanForm onClose={() => {}} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  const versions = await screen.findByRole('group', { name: /^Versions/ });
  const boxes = await within(versions).findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent ?? '')).toEqual([
    'Version 2: Note 2 (shown today)',
    'Version 1: Note 1',
    'Version 3: Note 3',
  ]);
});
