// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AskBeforeLeaving } from '#platform/web/form/ask-before-leaving.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { LandingPage } from '../../contract.ts';
import { PublishForm } from './publish-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads to saving the draft, where a page is published with words that nobody saved', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string) => sent.push(url));
  const landing = { id: 'p', draftVersion: 1, nextVersion: null, nextAt: null } as unknown as LandingPage;
  const page = (
    <QueryScope>
      <ToastProvider>
        <PublishForm page={landing} isDirty saving={<button type="button">Save the draft</button>} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(document.activeElement?.textContent).toMatch(/^Save the draft first/);
  expect(document.activeElement?.querySelector('button')?.textContent).toBe('Save the draft');
  expect(sent).toEqual([]);
});

it('says at its field that a time is over', async () => {
  const fault = { detail: 'at: Give a time in the future', fields: { at: 'Give a time in the future' } };
  vi.stubGlobal('fetch', async () => Response.json(fault, { status: 422 }));
  const landing = { id: 'p', draftVersion: 1, nextVersion: null, nextAt: null } as unknown as LandingPage;
  const page = (
    <QueryScope>
      <ToastProvider>
        <PublishForm page={landing} isDirty={false} saving={null} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByText('At a time'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-01-01T09:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true'));
});

it('asks before the list of pages takes the place of words that nobody saved', async () => {
  installNativeDialog();
  const landing = { id: 'p', draftVersion: 1, nextVersion: null, nextAt: null } as unknown as LandingPage;
  const page = (
    <QueryScope>
      <ToastProvider>
        <AskBeforeLeaving />
        <Link to="/landing-admin">Landing pages</Link>
        <PublishForm page={landing} isDirty={false} saving={null} />
      </ToastProvider>
    </QueryScope>
  );
  const router = createMemoryRouter([{ path: '/landing-admin', element: page }], { initialEntries: ['/landing-admin?page=p'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText(/^What’s new in it/), 'A shorter head');
  await userEvent.click(screen.getByRole('link', { name: 'Landing pages' }));
  expect(await screen.findByText('Leave this page?')).toBeDefined();
  expect(router.state.location.search).toBe('?page=p');
});
