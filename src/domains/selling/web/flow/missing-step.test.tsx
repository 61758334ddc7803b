// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { MissingStep } from './missing-step.tsx';

afterEach(cleanup);

it.each([
  ['/seller-flow/prices', '/seller-flow/pricing'],
  ['/seller-flow/prices?listing=a1', '/seller-flow/pricing?listing=a1'],
])('leads from %s to the steps of the same listing', (address, step) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MissingStep />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe(step);
});
