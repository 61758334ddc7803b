// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ChosenListing } from './chosen-listing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OWN = '0b5f6bdb-207d-4abb-b661-17118b55cd48';
const OTHER = '1c6f6bdb-207d-4abb-b661-17118b55cd49';

function show(address: string): void {
  const listings = [{ id: OWN, label: '17 Willow Lane', standardStatus: 'Active', isArchived: false }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ listings })));
  render(
    <QueryScope>
      <MemoryRouter initialEntries={[address]}>
        <ChosenListing pending={null} once="">
          {({ label }) => <p>Settings of {label}</p>}
        </ChosenListing>
      </MemoryRouter>
    </QueryScope>,
  );
}

test('says so where the address names a home that its reader does not sell, anymore or ever', async () => {
  show(`/seller/dashboard/settings?listing=${OTHER}`);
  await screen.findByText('Settings of 17 Willow Lane');
  expect(screen.getByText('This link is for a home that you don’t sell')).toBeDefined();
  expect(screen.getByText('Here is 17 Willow Lane instead.')).toBeDefined();
});

test.each(['/seller/dashboard/settings', `/seller/dashboard/settings?listing=${OWN}`])('says nothing at %s', async (address) => {
  show(address);
  await screen.findByText('Settings of 17 Willow Lane');
  expect(screen.queryByText(/don’t sell/)).toBeNull();
});
