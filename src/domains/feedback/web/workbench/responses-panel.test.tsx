// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { FeedbackResponse, ResponseList } from '../../contract.ts';
import { ResponsesPanel } from './responses-panel.tsx';

installNativeDialog();
const staff = [{ id: 'ada', name: 'Ada Admin' }];
const SECOND = '1b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c12';
let stored: FeedbackResponse;
let total: number;

beforeEach(() => {
  total = 1;
  stored = {
    id: '0b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c11',
    widgetId: '7e6f0b52-9b1c-4a57-8f43-3b6d4b0a2c22',
    widgetName: 'Ours',
    isTest: false,
    answers: [{ label: 'Why?', kind: 'text', answer: 'Too slow' }],
    place: '/property/:id',
    funnels: [],
    device: 'desktop',
    email: null,
    hasPicture: false,
    status: 'new',
    owner: null,
    tags: [],
    reply: null,
    repliedAt: null,
    createdAt: '2026-11-01T10:00:00.000Z',
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') {
      stored = { ...stored, ...(JSON.parse(String(init.body)) as Partial<FeedbackResponse>) };
      return new Response(null, { status: 204 });
    }
    if (url.includes(stored.id)) return Response.json({ response: stored, staff });
    const wanted = new URL(url, 'http://localhost').searchParams.get('status');
    const isSecond = url.includes('cursor=second');
    const isWanted = wanted === null || wanted === stored.status;
    const list: ResponseList = {
      responses: isWanted ? [{ ...stored, id: isSecond ? SECOND : stored.id }] : [],
      nextCursor: total > 1 && !isSecond ? 'second' : null,
      total: isWanted ? total : 0,
      summary: isSecond
        ? null
        : { scores: [], themes: [], widgets: [{ id: stored.widgetId, name: stored.widgetName }], tags: ['speed'], staff },
    };
    return Response.json(list);
  });
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        <ToastProvider>
          <ResponsesPanel tests="0" />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );

it('keeps an answer open when its new state takes it out of those that are picked', async () => {
  open('/widget-testing?show=answers&state=new');
  await userEvent.click(await screen.findByRole('button', { name: /^Open/ }));
  const dialog = await screen.findByRole('dialog', { name: 'An answer' });
  await userEvent.selectOptions(await within(dialog).findByLabelText('State'), 'planned');
  expect(await screen.findByText('No answers like this')).toBeDefined();
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLSelectElement>('State').value).toBe('planned'));
  expect(within(dialog).getByText('Too slow')).toBeDefined();
});

it('picks what the address says, and asks the server for it', async () => {
  open('/widget-testing?show=answers&state=done');
  expect(await screen.findByText('No answers like this')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('State'), '');
  expect(await screen.findByRole('button', { name: /^Open/ })).toBeDefined();
});

it('says how many there are, and loads those before', async () => {
  total = 2;
  open('/widget-testing?show=answers');
  expect(await screen.findByText('1 of 2 answers')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /more/i }));
  expect(await screen.findByText('2 of 2 answers')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Open/ })).toHaveLength(2);
});
