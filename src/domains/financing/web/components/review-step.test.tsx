// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { emptyAnswers } from '../../contract.ts';
import { ReviewStep } from './review-step.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('leads from its button to what an application still needs', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(_url);
    return Response.json({ detail: 'Not in this test' }, { status: 404 });
  });
  const saveFirst = vi.fn<() => Promise<void>>(async () => {});
  const page = (
    <QueryScope>
      <ToastProvider>
        <ReviewStep
          answers={emptyAnswers()}
          missing={[{ step: 'income', what: 'Your monthly income' }]}
          steps={[]}
          saveFirst={saveFirst}
          onComplete={() => {}}
        />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Complete my application' }));
  expect(document.activeElement?.textContent).toMatch(/Still needed.*Your monthly income/);
  expect(saveFirst).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
