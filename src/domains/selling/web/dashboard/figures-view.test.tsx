// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ListingFigures } from '../../contract.ts';
import { FiguresView } from './figures-view.tsx';
import { makeSample } from './make-sample.ts';
import { ShowingList } from './showing-list.tsx';

afterEach(cleanup);

it('leads to the score of the listing', () => {
  const { figures } = makeSample(new Date('2027-03-01T12:00:00Z'));
  const Stub = createRoutesStub([{ path: '/', Component: () => <FiguresView figures={figures} price={null} /> }]);
  render(<Stub />);
  expect(screen.getByRole('link', { name: 'Score' }).getAttribute('href')).toBe(`/seller/optimize-listing/${figures.id}`);
});

it('says of tours that nobody answered in time that they ended so, whichever way they were asked for', () => {
  const { figures } = makeSample(new Date('2027-03-01T12:00:00Z'));
  const showing = (id: string, change: Partial<ListingFigures['showings'][number]>): ListingFigures['showings'][number] => ({
    id,
    guestName: id,
    what: null,
    kind: 'in_person',
    status: 'pending',
    slots: ['2027-02-27T17:00:00.000Z'],
    confirmedStartsAt: null,
    proposedSlots: [],
    askedAt: '2027-02-20T12:00:00.000Z',
    ...change,
  });
  const showings = [
    showing('Booked', { what: 'Tour', status: 'lapsed' }),
    showing('By mail', {}),
    showing('Called off', { status: 'cancelled' }),
    showing('Offered', { status: 'awaiting_host', proposedSlots: ['2027-03-04T17:00:00.000Z'] }),
  ];
  render(<ShowingList figures={{ ...figures, showings }} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Waiting for an answer',
    'Past',
  ]);
  const read = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(read('Booked')).toMatch(/Not answered in time$/);
  expect(read('By mail')).toMatch(/Not answered in time$/);
  expect(read('Called off')).toMatch(/Canceled$/);
  expect(read('Offered')).toMatch(/Other times offered$/);
});
