// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { Enhancer } from './enhancer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderEnhancer() {
  const element = (
    <QueryScope>
      <ToastProvider>
        <Enhancer />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it.each([
  ['a few', 'Give a number from 0 to 50'],
  ['-3', 'Give a number from 0 to 50'],
  ['99', 'Give a number from 0 to 50'],
  ['2.5', 'Give a whole number'],
])('says at the field of a figure what is wrong with %s, and asks nobody', async (typed, words) => {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  renderEnhancer();
  await userEvent.type(await screen.findByLabelText('Bedrooms'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check and write' }));
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['Title', 200],
  ['Description', 8000],
])('keeps all that is pasted as %s, says how much is too much, and asks nobody', async (label, most) => {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  renderEnhancer();
  const pasted = 'x'.repeat(most + 12);
  const box = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await userEvent.click(box);
  await userEvent.paste(pasted);
  expect(box.value).toBe(pasted);
  await userEvent.click(screen.getByRole('button', { name: 'Check and write' }));
  expect((await screen.findAllByText(/so take out 12$/)).length).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
});

it('fills in an example and checks it, while nothing is typed', async () => {
  const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ code: 'internal' }, { status: 500 }),
  );
  vi.stubGlobal('fetch', sent);
  renderEnhancer();
  await userEvent.click(await screen.findByRole('button', { name: 'Try an example' }));
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  const body = JSON.parse(String(sent.mock.calls[0]?.[1].body)) as { description: string; facts: object[] };
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(body.description);
  expect(body.facts).toContainEqual({ field: 'BedroomsTotal', value: 3 });
  expect(body.facts).toContainEqual({ field: 'StateOrProvince', value: 'IL' });
  expect(screen.queryByRole('button', { name: 'Try an example' })).toBeNull();
});
