// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { LandingPage } from '../../contract.ts';
import { VersionTable } from './version-table.tsx';

beforeAll(installNativeDialog);
beforeEach(() => {
  // Toasts capture pointers, which jsdom cannot.
  Element.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const content = (title: string): LandingPage['content'] => ({
  seo: { title, description: '', image: '', isIndexed: true },
  blocks: [],
});
const PAGE: LandingPage = {
  id: '0b9f3a4e-3c1d-4a8e-9c55-3f9f2f1f5f11',
  slug: 'spring',
  name: 'Spring',
  state: 'published',
  versions: 1,
  leads: 0,
  visitors: 0,
  conversion: null,
  changedAt: '2026-05-01T12:00:00.000Z',
  content: content('Written today'),
  unknownBlocks: 0,
  draftVersion: 4,
  previewPath: '/landing/spring?preview=x',
  publishedVersion: 1,
  nextVersion: null,
  nextAt: null,
  endsAt: null,
  redirectTo: null,
  wasShown: true,
  faults: [],
  refusals: [],
  history: [
    {
      version: 1,
      note: '',
      madeAt: '2026-04-01T12:00:00.000Z',
      checks: [],
      previewPath: '/landing/spring?preview=x&version=1',
    },
  ],
};

function show(isDirty: boolean, page = PAGE): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push({ url, body: JSON.parse(String(init.body)) as unknown });
    return Response.json({ ...PAGE, draftVersion: 5, content: content('Written in April') });
  });
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <VersionTable page={page} isDirty={isDirty} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  return sent;
}

it('brings back the draft that a version took the place of', async () => {
  const sent = show(false);
  await userEvent.click(screen.getByRole('button', { name: /^Edit again/ }));
  // jsdom does not know popovers and takes toasts for hidden.
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() =>
    expect(sent).toEqual([
      { url: `/api/landing-pages/${PAGE.id}/draft`, body: { baseVersion: 5, content: content('Written today') } },
    ]),
  );
});

it('puts no version into a draft that has words nobody saved', () => {
  show(true);
  expect(screen.getByRole('button', { name: /^Edit again/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Save the draft before you edit a version again.')).toBeDefined();
});

it.each([
  ['published', { publishedVersion: 1 }, 'Shown', 'Stop showing the page'],
  ['scheduled', { publishedVersion: null, nextVersion: 1, nextAt: '2026-06-01T12:00:00.000Z' }, /^From/, 'Give up the schedule'],
  ['ended', { publishedVersion: 1 }, 'Shown until the end', null],
] as const)('says of a %s page what visitors see of a version', (state, fields, badge, button) => {
  show(false, { ...PAGE, ...fields, state });
  expect(screen.getByText(badge)).toBeDefined();
  const found = ['Stop showing the page', 'Give up the schedule'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );
  expect(found).toEqual(button === null ? [] : [button]);
});

it('asks before a schedule is given up', async () => {
  const sent = show(false, { ...PAGE, nextVersion: 2, nextAt: '2026-06-01T12:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Stop showing the page' }));
  expect(sent).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Give up the schedule of version 2?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop showing the page' }));
  await waitFor(() => expect(sent).toEqual([{ url: `/api/landing-pages/${PAGE.id}/shown`, body: { version: null } }]));
});
