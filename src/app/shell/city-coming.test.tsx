// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CityComing } from './city-coming.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says what is still to come, keeps saying it while nobody answers, and makes the page anew when all is there', async () => {
  const answers = [
    () => Promise.resolve(Response.json({ coming: ['market figures'] })),
    () => Promise.reject(new Error('nobody is there')),
    () => Promise.resolve(Response.json({ coming: [] })),
  ];
  vi.stubGlobal('fetch', () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const loader = vi.fn<() => null>(() => null);
  const Page = () => <CityComing atFirst={['recorded sales and taxes', 'market figures']} />;
  const router = createMemoryRouter([{ path: '/', Component: Page, loader, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  const wait = () => act(() => vi.advanceTimersByTimeAsync(3000));

  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toContain('recorded sales and taxes and market figures');
  await wait();
  expect(screen.getByRole('status').textContent).not.toContain('recorded sales');
  await wait();
  expect(screen.getByRole('status').textContent).toContain('market figures');
  expect(loader).toHaveBeenCalledTimes(1);
  await wait();
  await expect.poll(() => loader).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('status')).toBeNull();
});
