// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type Go, useSearchState } from './use-search-state.ts';

afterEach(cleanup);

let go: Go;
function Search() {
  const search = useSearchState([]);
  useEffect(() => {
    go = search.go;
  }, [search.go]);
  return <output>{JSON.stringify(search.state.filters)}</output>;
}

function show(address: string) {
  let release = () => {};
  const router = createMemoryRouter(
    [
      {
        path: '/property-search',
        element: <Search />,
        // As slow as a server that searches for homes.
        loader: () => new Promise((resolve) => (release = () => resolve(null))),
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => act(async () => release()) };
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const setBeds = (bedsMin: string) => act(() => go((state) => ({ ...state, filters: { ...state.filters, bedsMin } })));

describe('the state of a search', () => {
  it('shows a change before the page has come, and is the address then', async () => {
    const { router, arrive } = show('/property-search?priceMax=500000');
    expect(shown()).toEqual({ priceMax: '500000' });
    setBeds('3');
    expect(shown()).toEqual({ priceMax: '500000', bedsMin: '3' });
    expect(router.state.location.search).toBe('?priceMax=500000');
    await arrive();
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('bedsMin')).toBe('3'));
    expect(shown()).toEqual({ priceMax: '500000', bedsMin: '3' });
  });

  it('builds changes that follow each other at once on each other', async () => {
    const { router, arrive } = show('/property-search');
    act(() => {
      go((state) => ({ ...state, filters: { ...state.filters, bedsMin: '2' } }));
      go((state) => ({ ...state, filters: { ...state.filters, bathsMin: '1' } }));
    });
    await arrive();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(shown()).toEqual({ bedsMin: '2', bathsMin: '1' });
  });

  it('goes nowhere where nothing changes', () => {
    const { router } = show('/property-search?bedsMin=3');
    setBeds('3');
    expect(router.state.navigation.state).toBe('idle');
  });

  it('follows the browser back', async () => {
    const { router, arrive } = show('/property-search?bedsMin=2');
    setBeds('3');
    await arrive();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    act(() => void router.navigate(-1));
    await arrive();
    await waitFor(() => expect(shown()).toEqual({ bedsMin: '2' }));
  });
});
