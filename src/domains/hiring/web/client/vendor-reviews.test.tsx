// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { VendorReviews } from './vendor-reviews.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('denies no stars that the page around it shows where nobody wrote a review', async () => {
  const none = { reviews: [], count: 0, mean: null, stars: [0, 0, 0, 0, 0], aspects: {}, nextCursor: null };
  vi.stubGlobal('fetch', async () => Response.json(none));
  render(
    <MemoryRouter>
      <ToastProvider>
        <VendorReviews vendorId="v" none={<p>We have star ratings from 40 reviews, but no written ones.</p>} />
      </ToastProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/star ratings from 40 reviews/);
  expect(screen.queryByText(/No reviews yet/)).toBeNull();
});
