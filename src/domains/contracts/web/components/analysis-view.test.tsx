// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { flagWords } from '../../model/flags/flag-words.ts';
import { AnalysisView } from './analysis-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RECIPE = {
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

async function open(analysis: { id: string; flags: object[] }): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(analysis));
  const page = (
    <QueryScope>
      <ToastProvider>
        <AnalysisView contractId={analysis.id} frame={{ title: 'Contract terms' }} onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  expect(await screen.findByText('Is it a contract after all?')).toBeDefined();
}

it('offers nothing to send of a paper that is no contract', async () => {
  await open(RECIPE);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete']);
  expect(screen.queryByText(/check each term/)).toBeNull();
});

it('says of such a paper too that only its first part was read', async () => {
  const cut = { code: 'read_up_to_page_12', ...flagWords('read_up_to_page_12'), page: 12, quote: 'the last words' };
  await open({ ...RECIPE, id: 'd', flags: [cut] });
  expect(screen.getByRole('heading', { name: 'Before you act on it' })).toBeDefined();
  expect(screen.getByText(/up to 600,000 characters of a file\. What comes after these words on page 12/)).toBeDefined();
});
