// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FiguresView } from './figures-view.tsx';
import { makeSample } from './make-sample.ts';

afterEach(cleanup);

it('leads to the score of the listing', () => {
  const { figures } = makeSample(new Date('2027-03-01T12:00:00Z'));
  const Stub = createRoutesStub([{ path: '/', Component: () => <FiguresView figures={figures} price={null} /> }]);
  render(<Stub />);
  expect(screen.getByRole('link', { name: 'Score' }).getAttribute('href')).toBe(`/seller/optimize-listing/${figures.id}`);
});
