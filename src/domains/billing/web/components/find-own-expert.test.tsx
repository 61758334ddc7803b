// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { directoryQuery } from '#domains/experts/contract.ts';
import { FindOwnExpert } from './find-own-expert.tsx';

afterEach(cleanup);

const Address = () => <output>{useLocation().search}</output>;
const show = (services: Parameters<typeof FindOwnExpert>[0]['services'], zip: string | null) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: '/marketplace', element: <FindOwnExpert services={services} zip={zip} /> },
          { path: '/experts', element: <Address /> },
        ],
        { initialEntries: ['/marketplace'] },
      )}
    />,
  );

it('asks the directory for what is chosen, in words it knows', async () => {
  const user = userEvent.setup();
  show([{ doneBy: 'photographer' }, { doneBy: null }, { doneBy: 'cleaner' }, { doneBy: 'photographer' }], '98992');
  const kind = screen.getByLabelText('Kind of expert');
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Real estate photographers', 'Cleaners']);
  await user.selectOptions(kind, 'Cleaners');
  for (const name of ['Verified', 'Rating', 'Free', 'Priced']) {
    const select = screen.getByLabelText<HTMLSelectElement>(name);
    await user.selectOptions(select, select.options[1]?.value ?? '');
  }
  await user.click(screen.getByRole('button', { name: 'Show experts' }));
  const asked = Object.fromEntries(new URLSearchParams((await screen.findByRole('status')).textContent ?? ''));
  expect(asked).toMatchObject({ category: 'cleaner', zip: '98992' });
  expect(Object.keys(asked).toSorted()).toEqual(['badge', 'category', 'free', 'price', 'rating', 'zip']);
  expect(directoryQuery.safeParse(asked).success).toBe(true);
});

it('is not shown for what no expert does', () => {
  const { container } = show([{ doneBy: null }], null);
  expect(container.textContent).toBe('');
});
