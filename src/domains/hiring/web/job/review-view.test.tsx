// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LOADING, sessionStore } from '#domains/accounts/web/session/session-store.ts';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import type { Review } from '../../contract.ts';
import { ReviewView } from './review-view.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  sessionStore.set(LOADING);
  vi.unstubAllGlobals();
});

const review: Review = {
  id: '1',
  stars: 1,
  aspects: {},
  body: 'Late, and no pictures.',
  author: 'Clara B.',
  writtenAt: '2026-05-01T12:00:00Z',
  status: 'shown',
  statusReason: '',
  reply: null,
} as Review;
const show = (more: Partial<Review>) =>
  render(
    <QueryScope>
      <ReviewView review={{ ...review, ...more }} canReply />
    </QueryScope>,
  );

it('lets a professional answer and report a review that others read', () => {
  show({});
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reply', 'Report the review']);
});

it('asks for neither once the review is removed', () => {
  show({ status: 'removed', statusReason: 'It has a phone number.' });
  expect(screen.getByText('Removed: It has a phone number.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says so instead of offering a report again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reported: [{ kind: 'review', aboutId: '1' }] }));
  sessionStore.set({ status: 'signed-in', user: {} as never });
  show({});
  expect(await screen.findByText('You reported this')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Report the review' })).toBeNull();
});
