// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { LandingExperiment } from '../../contract.ts';
import { ExperimentCard } from './experiment-card.tsx';

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

const arm = (label: string, weight: number): LandingExperiment['arms'][number] => ({
  version: null,
  words: label,
  weight,
  label,
  previewPath: '/',
  users: 0,
  conversions: null,
  rate: null,
  low: null,
  high: null,
});
const PLAN: LandingExperiment = {
  id: '0b9f3a4e-3c1d-4a8e-9c55-3f9f2f1f5f11',
  pageId: null,
  place: 'how-it-works',
  path: '/',
  pageName: 'How it works',
  name: 'A shorter head',
  hypothesis: 'Fewer words are read by more.',
  metric: 'signed_up',
  method: 'fixed',
  audience: { devices: ['mobile'], sources: [] },
  share: 1,
  namespace: null,
  conflicts: [],
  state: 'draft',
  rate: 0.02,
  lift: 0.2,
  plannedUsers: 42_218,
  startedAt: null,
  stoppedAt: null,
  decision: null,
  decidedArm: null,
  verdict: 'early',
  sampleRatioP: 1,
  recognition: { known: 0, returned: null, daysEach: null, widerBy: null },
  arms: [arm('As it is', 0.7), arm('Shorter', 0.3)],
  comparisons: [],
  guardrails: [],
  segments: [],
  days: [],
};

it('asks before it starts, says what happens then, and starts by keyboard alone', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(String(url));
    return Response.json({ experiments: [] });
  });
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <ExperimentCard experiment={PLAN} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  screen.getByRole('button', { name: 'Start' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Start “A shorter head”?' }));
  expect(sent).toEqual([]);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '70% see “As it is”',
    '30% see “Shorter”',
  ]);
  expect(dialog.getByText(/never runs again/).textContent).toContain('once 42,218 visitors have seen it');
  dialog.getByRole('button', { name: 'Not yet' }).focus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([`/api/landing-experiments/${PLAN.id}/start`]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
