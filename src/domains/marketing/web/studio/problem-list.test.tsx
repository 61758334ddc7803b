// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { ProblemList } from './problem-list.tsx';

afterEach(cleanup);

it('leads from what keeps a material from leaving to the listing that it is about', () => {
  const problem = { severity: 'blocker' as const, field: null, warning: null };
  const problems = [
    { ...problem, place: 'listing' as const, message: 'The home is sold.' },
    { ...problem, place: 'photos' as const, message: 'A photo needs its original.' },
  ];
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ProblemList listingId="one" preview={{ problems, claims: [] }} onPass={undefined} /> },
  ]);
  render(<Stub />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Open the listing')).toBe('/seller/dashboard/listings?listing=one');
  expect(hrefOf('Open its photos')).toBe('/seller/dashboard/listings?listing=one&part=Photos');
});

it('asks why a warning may stay, and says so where nothing was written', async () => {
  const warning = { category: 'religion' as const, rule: 'landmark' as const, text: 'Church Street', pack: 'us' };
  const problems = [{ severity: 'blocker' as const, field: null, place: 'words' as const, message: 'Look at this.', warning }];
  const passed: unknown[] = [];
  const onPass = (...given: unknown[]) => passed.push(given);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <QueryScope>
          <ToastProvider>
            <ProblemList listingId="one" preview={{ problems, claims: [] }} onPass={onPass} />
          </ToastProvider>
        </QueryScope>
      ),
    },
  ]);
  render(<Stub />);
  await userEvent.click(screen.getByRole('button', { name: 'Let it stay' }));
  expect(await screen.findByText('Say why, in a few words')).toBeDefined();
  expect(passed).toEqual([]);
  await userEvent.type(screen.getByLabelText('Why it may stay'), 'It is the name of the street');
  await userEvent.click(screen.getByRole('button', { name: 'Let it stay' }));
  await expect.poll(() => passed).toEqual([[warning, 'It is the name of the street']]);
});
