// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { AskBeforeLeaving } from '#platform/web/form/ask-before-leaving.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { USUAL_WIDGET } from '../../model/usual-widget.ts';
import { WorkbenchView } from './workbench-view.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const IDS = ['0b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c11', '1b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c12'];

it.each([
  ['the answers', () => userEvent.click(screen.getByRole('link', { name: 'Answers' }))],
  ['another widget', () => userEvent.selectOptions(screen.getByLabelText('Widget'), 'Second')],
])('asks before %s take the place of a widget that nobody saved', async (_what, leave) => {
  const widgets = ['First', 'Second'].map((name, at) => ({
    id: IDS[at],
    name,
    version: 1,
    config: USUAL_WIDGET,
    isLive: false,
    responses: 0,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ widgets }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const page = (
    <QueryScope>
      <ToastProvider>
        <AskBeforeLeaving />
        <WorkbenchView frame={{ title: 'Feedback' }} />
      </ToastProvider>
    </QueryScope>
  );
  const root = {
    id: 'root',
    path: '/widget-testing',
    loader: () => ({ site: { publicUrl: 'https://realty.example' } }),
    element: page,
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([root], { initialEntries: ['/widget-testing'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Title'), ' of ours');
  // The panel is made anew with each key, and was opened once.
  expect(await screen.findAllByText(/ opened$/)).toHaveLength(1);
  await leave();
  expect(await screen.findByText('Leave this page?')).toBeDefined();
  expect(router.state.location.search).toBe('');
});
