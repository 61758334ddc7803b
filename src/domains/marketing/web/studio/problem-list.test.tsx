// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ProblemList } from './problem-list.tsx';

afterEach(cleanup);

it('leads from what keeps a sheet from leaving to the listing that it is about', () => {
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
