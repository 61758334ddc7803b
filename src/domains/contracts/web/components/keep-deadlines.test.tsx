// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import type { Analysis } from '../../contract.ts';
import { dealOptions } from '../api.ts';
import { KeepDeadlines } from './keep-deadlines.tsx';

const ID = '5f9f4c43-6d06-4a5e-9a2c-3ab5de6d7c11';
const term = (path: string, value: string) => ({ path, value });
const TIME = { title: 'Inspection', rule: '10 days', day: '2026-06-12', status: 'stated', isConfirmed: true };
const ANALYSIS = {
  id: ID,
  terms: [term('dates.effective', '2026-06-02'), term('dates.closing', '2026-07-01')],
  contingencies: [TIME],
  deadlines: [],
  isStartConfirmed: true,
} as unknown as Analysis;

const { showModal, close } = HTMLDialogElement.prototype;
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));

let calls: [string, unknown][];
let hasRoadmap: boolean;

beforeEach(() => {
  [calls, hasRoadmap] = [[], false];
  // jsdom opens no dialogs, and captures no pointers.
  HTMLDialogElement.prototype.showModal = function showModalHere() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeHere() {
    this.open = false;
  };
  Element.prototype.hasPointerCapture ??= () => false;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({ roadmap: hasRoadmap ? { tasks: [] } : null });
    calls.push([`${method} ${url}`, JSON.parse(String(body))]);
    return Response.json({ tasks: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const deal = { agreementId: ID, papers: [], terms: [], deadlines: [], isStartConfirmed: true };
  client.setQueryData(dealOptions(ID).queryKey, deal);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <KeepDeadlines analysis={ANALYSIS} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 deadline to my roadmap' }));
}

it('goes to a roadmap that is there', async () => {
  hasRoadmap = true;
  await press();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject(['POST /api/roadmap/tasks', { title: 'Inspection', dueOn: '2026-06-12' }]);
});

it('starts one for who has none and wants that, with the days of the agreement', async () => {
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Start it and add them', hidden: true }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(([call]) => call)).toEqual(['POST /api/roadmap', 'PATCH /api/roadmap', 'POST /api/roadmap/tasks']);
  expect(calls[0]?.[1]).toEqual({ startedAs: 'offer-accepted' });
  expect(calls[1]?.[1]).toEqual({ acceptedOn: '2026-06-02', closingOn: '2026-07-01' });
});
