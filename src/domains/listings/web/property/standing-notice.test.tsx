// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Listing } from '../../contract.ts';
import { StandingNotice } from './standing-notice.tsx';

afterEach(cleanup);

it('sends those who want a home under contract to whoever takes backup offers for it', () => {
  const show = (isListedHere: boolean) => {
    const listing = { standardStatus: 'Active Under Contract', onMarketDate: null, closeDate: null, source: { isListedHere } };
    render(<StandingNotice listing={listing as Listing} />);
    return screen.getByText(/^An offer was accepted/).textContent;
  };
  expect(show(true)).toMatch(/backup offers: make yours here\./);
  cleanup();
  expect(show(false)).toMatch(/backup offers: ask the listing firm\./);
});
