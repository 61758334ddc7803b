// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { OwnVendor } from '../../contract.ts';
import { AreaPart } from './area-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the ZIP code that is none, and sends no distance that cannot be read', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(url);
    return Response.json({});
  });
  const vendor = {
    id: 'v',
    version: 0,
    base: { latitude: 47, longitude: -122 },
    area: { area: { kind: 'radius', miles: 20 }, worksOnSite: true, worksRemotely: false, travelFeeCents: null },
  } as unknown as OwnVendor;
  const page = (
    <QueryScope>
      <ToastProvider>
        <AreaPart vendor={vendor} disabled={false} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.clear(screen.getByLabelText('How far'));
  await userEvent.type(screen.getByLabelText('How far'), '0');
  await save();
  expect(screen.getByText('At least 1. We’ll keep using 20 until then.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /ZIP codes/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP codes' }), '80202, 989');
  await save();
  expect(screen.getByText('“989” isn’t a five-digit ZIP code')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'ZIP codes' }));
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'ZIP codes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP codes' }), '80202 80203');
  await save();
  await expect.poll(() => sent.length).toBe(1);
});
