// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ListingSummary } from '../../contract.ts';
import { ListingCard } from './listing-card.tsx';

afterEach(cleanup);

const home = {
  listingKey: 'k',
  standardStatus: 'Active',
  propertyType: 'Residential',
  listPrice: 400_000,
  streetAddress: '12 Elm Street',
  daysOnMarket: 1,
  daysBefore: 0,
  cover: null,
  nextOpenHouse: null,
  listOfficeName: null,
  unparsedAddress: null,
} as unknown as ListingSummary;

function show(more: Partial<ListingSummary>) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ListingCard listing={{ ...home, ...more }} /> }]);
  render(<Stub />);
}

it('calls a home new in its first days, and not because it is listed again', () => {
  show({});
  expect(screen.getByText('New')).toBeDefined();
  expect(screen.getByText(/1 day for sale/)).toBeDefined();
  cleanup();
  show({ daysBefore: 40 });
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.getByText(/41 days for sale/)).toBeDefined();
});
