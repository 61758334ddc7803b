// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { Studio } from './studio.tsx';

const template = {
  key: 'flyer',
  name: 'Flyer',
  size: 'Letter',
  purpose: 'For the door',
  group: 'Flyers',
  refusal: null,
  photos: 0,
};
const options = {
  listingId: 'one',
  label: '5 Oak Street',
  standardStatus: 'Active',
  canEdit: true,
  templates: [template],
  photos: [],
  rule: null,
  occasions: [],
  usual: { photoIds: [], passed: [], occasion: null, headline: null, text: null, tone: 'plain' },
};
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST' && !url.includes('preview')) sent.push(url);
    return url.includes('preview') ? Response.json({ detail: 'Not in this test' }, { status: 404 }) : Response.json(options);
  });
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

async function open() {
  const page = (
    <QueryScope>
      <ToastProvider>
        <Studio listingId="one" materialId={null} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await screen.findByRole('button', { name: 'Make this material' });
}

it('leads from the choices to the material, which a phone shows below them', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Go to the preview' });
  expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toMatch(/^Preview/);
});

it('asks for a material where none is chosen', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Flyer/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make this material' }));
  expect(screen.getByText('Choose at least one material.')).toBeDefined();
  expect(document.activeElement?.textContent).toMatch(/^Materials/);
  expect(sent).toEqual([]);
});
