// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Engagement } from '../../contract.ts';
import { JobMoves } from './job-moves.tsx';

installNativeDialog();
let sent: unknown[];
let milestones: { status: string; cents: number; isQuestioned?: boolean; remainingCents?: number }[];

beforeEach(() => {
  sent = [];
  milestones = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json(url.includes('engagement-money') ? { heldCents: 480_00, milestones } : {});
  });
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

// Only what the buttons read of a job.
const open = (side: 'client' | 'vendor', verbs: Engagement['verbs']) =>
  render(
    <QueryScope>
      <ToastProvider>
        <JobMoves job={{ id: 'j', verbs, doneAt: null } as unknown as Engagement} side={side} other="Ruiz Roofing" />
      </ToastProvider>
    </QueryScope>,
  );

it('releases held money only after it said how much goes to whom', async () => {
  open('client', ['complete']);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the work' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release $480.00 to Ruiz Roofing?' });
  expect(within(dialog).getByText(/hasn’t said that the work is done yet/)).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm and release $480.00' }));
  await waitFor(() => expect(sent).toEqual([{ verb: 'complete' }]));
});

it('says before that what of the price was not paid here', async () => {
  milestones = [
    { status: 'funded', cents: 480_00 },
    { status: 'planned', cents: 120_00 },
  ];
  open('client', ['complete']);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the work' }));
  expect(await screen.findByText(/\$120\.00 of the price hasn’t been paid here/)).toBeDefined();
});

it('says that what the bank questions stays on hold, and offers to release the rest', async () => {
  milestones = [
    { status: 'funded', cents: 80_00 },
    { status: 'funded', cents: 400_00, isQuestioned: true, remainingCents: 400_00 },
  ];
  open('client', ['complete']);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the work' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release $80.00 to Ruiz Roofing?' });
  expect(within(dialog).getByText(/Your bank is questioning .* \$400\.00 stays on hold/)).toBeDefined();
});

it.each([
  ['vendor', /goes back to the client\. The client’s bank is questioning .* \$400\.00 stays on hold/],
  ['client', /our team decides\. Your bank is questioning .* \$400\.00 stays on hold/],
] as const)('says to a %s who cancels what the bank keeps from going back', async (side, words) => {
  milestones = [{ status: 'funded', cents: 400_00, isQuestioned: true, remainingCents: 400_00 }];
  open(side, ['cancel']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the job' }));
  expect(await screen.findByText(words)).toBeDefined();
});

it('starts the days that release it only after it said so', async () => {
  open('vendor', ['report-done']);
  await userEvent.click(screen.getByRole('button', { name: 'The work is done' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/the \$480\.00 on hold is released to you/)).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, it’s done' }));
  await waitFor(() => expect(sent).toEqual([{ verb: 'report-done' }]));
});
