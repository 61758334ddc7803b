// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { ToSign } from '../../contract/by-link.ts';
import { Outcome, SignSteps } from './sign-steps.tsx';

installNativeDialog();
afterEach(cleanup);

const show = (more: Partial<ToSign>) => {
  const toSign = {
    status: 'pending',
    myStatus: 'signed',
    role: 'signer',
    reason: '',
    hasAddress: true,
    senderName: 'Ann',
    ...more,
  };
  render(<Outcome toSign={toSign as ToSign} token="t" />);
};

it('promises the signed file by mail to those alone who gave an address', () => {
  show({});
  expect(screen.getByText(/you’ll get the signed file by email/)).toBeTruthy();
  cleanup();
  show({ hasAddress: false });
  expect(screen.queryByText(/by email/)).toBeNull();
  expect(screen.getByText(/ask Ann for the signed file/)).toBeTruthy();
});

it('tells whoever declined that it was them', () => {
  show({ status: 'rejected', myStatus: 'rejected', reason: 'The price is wrong.' });
  expect(screen.getByText('You declined to sign')).toBeTruthy();
  cleanup();
  show({ status: 'rejected', myStatus: 'closed', reason: 'The price is wrong.' });
  expect(screen.getByText('This ended before everyone signed')).toBeTruthy();
});

it('says that nobody can sign while the account of the sender is disabled, and shows nothing to sign', () => {
  const toSign = { isPaused: true, needsCode: true, status: 'pending', myStatus: 'consented', others: [], senderName: 'Ann' };
  vi.stubGlobal('fetch', async () => Response.json(toSign));
  render(<SignSteps first={toSign as unknown as ToSign} token="t" onChange={() => {}} />);
  expect(screen.getByText('You can’t sign this now')).toBeTruthy();
  expect(screen.getByText(/The account of Ann is disabled/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  vi.unstubAllGlobals();
});

const OPENED = {
  status: 'pending',
  myStatus: 'opened',
  role: 'signer',
  others: [],
  fields: [],
  documents: [],
  message: '',
  senderName: 'Ann',
  senderEmail: '',
  expiresAt: '2030-01-01T00:00:00.000Z',
} as unknown as ToSign;

function open(toSign: ToSign, answer: (url: string) => Response, onChange: (now: ToSign) => void = () => {}): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return answer(url);
  });
  const page = (
    <QueryScope>
      <ToastProvider>
        <main>
          <PageTitle>Offer</PageTitle>
        </main>
        <SignSteps first={toSign} token="t" onChange={onChange} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return sent;
}

it('asks for consent at the button that goes on', async () => {
  const sent = open(OPENED, () => Response.json({ ...OPENED, myStatus: 'consented' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to sign' }));
  expect(screen.getByText('To continue, check that you agree')).toBeTruthy();
  expect(sent.filter((url) => url.includes('consent'))).toEqual([]);
  vi.unstubAllGlobals();
});

it('begins each step at the title, also where a long page gives way to a short one', async () => {
  open({ ...OPENED, role: 'approver' }, (url) =>
    Response.json({
      ...OPENED,
      role: 'approver',
      myStatus: url.includes('consent') ? 'consented' : 'signed',
      answers: { values: {} },
    }),
  );
  const title = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement).not.toBe(title);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to approve' }));
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(document.activeElement).toBe(title);
  await userEvent.click(approve);
  expect(await screen.findByText('You have approved it')).toBeTruthy();
  expect(document.activeElement).toBe(title);
  vi.unstubAllGlobals();
});

it('offers nothing of what was passed on to somebody else, whose link has ended', async () => {
  open({ ...OPENED, role: 'approver', canReassign: true }, () => new Response(null, { status: 204 }));
  await userEvent.click(screen.getByRole('button', { name: 'Have someone else approve' }));
  await userEvent.type(screen.getByLabelText('Their name'), 'Rae Elm');
  await userEvent.type(screen.getByLabelText('Their email'), 'rae@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Pass it on' }));
  expect(await screen.findByText('Rae Elm approves instead of you')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/come back with the link/)).toBeNull();
  vi.unstubAllGlobals();
});

it('shows on a page that was left open that the sender ended it meanwhile, and tells the page around it', async () => {
  const told: string[] = [];
  open(
    OPENED,
    () => Response.json({ ...OPENED, status: 'cancelled', myStatus: 'closed', reason: 'The price changed.' }),
    ({ status }) => told.push(status),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('The sender canceled this')).toBeTruthy();
  expect(told).toEqual(['cancelled']);
  vi.unstubAllGlobals();
});
