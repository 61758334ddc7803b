// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import type { OwnListing } from '../../contract.ts';
import { GateList } from './gate-list.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
});

function show(listing: Partial<OwnListing>): string {
  const whole = { id: 'a1', gate: [], fields: {}, publishedVersion: 3, hasUnpublished: false, part: 'owner', ...listing };
  render(
    <QueryScope>
      <MemoryRouter>
        <GateList listing={whole as OwnListing} />
      </MemoryRouter>
    </QueryScope>,
  );
  return screen.queryByRole('heading')?.textContent ?? '';
}

it.each([
  [{ standardStatus: 'Active' }, 'Buyers can see all of it'],
  [{ standardStatus: 'Active', hasUnpublished: true }, 'Ready to publish'],
  [{ standardStatus: 'Incomplete', publishedVersion: null }, 'Ready to publish'],
  [{ standardStatus: 'Withdrawn' }, 'Everything is published. Buyers don’t see the home now'],
  [
    { standardStatus: 'Active', fields: { InternetEntireListingDisplayYN: false } },
    'Everything is published. Buyers don’t see the home now',
  ],
  [{ standardStatus: 'Closed' }, ''],
] as const)('says of %j only what is true: %s', (listing, words) => {
  expect(show(listing as Partial<OwnListing>)).toBe(words);
});
