// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import { TakeOver } from './take-over.tsx';

afterEach(cleanup);

it('offers to start a listing on a page that queries nothing', async () => {
  const element = (
    <ToastProvider>
      <TakeOver title="" description="A house with three bedrooms." facts={[]} photos={[]} />
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(await screen.findByRole('button', { name: 'Start a listing with these facts' })).toBeDefined();
});
