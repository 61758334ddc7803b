// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { AnalysisView } from './analysis-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers nothing to send of a paper that is no contract', async () => {
  const recipe = {
    id: 'c',
    name: 'recipe.txt',
    engine: 'Rules',
    problem: null,
    progress: null,
    isContract: false,
    pageCount: 1,
    form: null,
    state: null,
    summary: ['This reads like a guide.'],
    flags: [],
    blanks: [],
    terms: [],
    contingencies: [],
    deadlines: [],
  };
  vi.stubGlobal('fetch', async () => Response.json(recipe));
  const page = (
    <QueryScope>
      <ToastProvider>
        <AnalysisView contractId="c" frame={{ title: 'Contract terms' }} onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  expect(await screen.findByText('Is it a contract after all?')).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete']);
  expect(screen.queryByText(/check each term/)).toBeNull();
});
