// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { ReviewForm } from './review-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says whose work is reviewed, and what is missing of the review', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(init?.body);
    return Response.json({});
  });
  const page = (
    <QueryScope>
      <ToastProvider>
        <ReviewForm engagementId="job" vendorName="Vale Inspections" onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  const form = within(screen.getByRole('form', { name: 'Your review of Vale Inspections' }));
  expect(form.getByRole('heading', { name: 'Your review of Vale Inspections' })).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: 'Publish the review' }));
  expect(form.getByText('Choose one to five stars')).toBeDefined();
  expect(form.getByText('Say in a sentence how it went')).toBeDefined();
  expect(sent).toEqual([]);
});
