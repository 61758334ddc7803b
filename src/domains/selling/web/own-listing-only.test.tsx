// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { OwnListingOnly } from './own-listing-only.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = 'e6621606-f657-45d7-ac51-36a69cdb93f6';

function Scores() {
  const { listingId = '' } = useParams();
  return (
    <QueryScope>
      <OwnListingOnly named={listingId} path="/scores" elsewhere="See the others">
        {(id) => <p>Score of {id}</p>}
      </OwnListingOnly>
    </QueryScope>
  );
}

function open(named: string) {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({ listings: [{ id: ID, listingKey: 'thrhsmwf' }] }));
  vi.stubGlobal('fetch', asked);
  const router = createMemoryRouter([{ path: '/scores/:listingId', element: <Scores /> }], {
    initialEntries: [`/scores/${named}`],
  });
  render(<RouterProvider router={router} />);
  return { asked, router };
}

it('is shown for the id of a listing, and for the key of its public page leads there', async () => {
  const { asked } = open(ID);
  expect(await screen.findByText(`Score of ${ID}`)).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  cleanup();
  const { router } = open('thrhsmwf');
  expect(await screen.findByText(`Score of ${ID}`)).toBeDefined();
  expect(router.state.location.pathname).toBe(`/scores/${ID}`);
});

it('says that another home is none of the reader’s, and where to go', async () => {
  open('somebody');
  expect(await screen.findByText('This isn’t one of your listings. See the others')).toBeDefined();
});
