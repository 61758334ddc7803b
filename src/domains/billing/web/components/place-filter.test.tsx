// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { readZip } from '../find-services.ts';
import { PlaceFilter } from './place-filter.tsx';

afterEach(cleanup);

it.each([
  ['98992', true, ''],
  ['', false, ''],
  ['12', false, 'Give a ZIP code of five digits'],
  ['00000', false, 'We don’t know this ZIP code. Check its five digits.'],
])('keeps %j, and says what is wrong with it', async (zip, isKnown, said) => {
  const read = readZip(new URLSearchParams({ zip }));
  const router = createMemoryRouter([{ path: '*', element: <PlaceFilter zip={read} isKnown={isKnown} /> }], {
    initialEntries: [`/marketplace?zip=${zip}`],
  });
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText<HTMLInputElement>('ZIP code of the home');
  expect(field.value).toBe(zip);
  expect(field.getAttribute('aria-invalid') === 'true').toBe(said !== '');
  if (said !== '') expect(screen.getByText(said)).toBeTruthy();
});
