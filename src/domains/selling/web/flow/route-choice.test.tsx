// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RouteChoice } from './route-choice.tsx';

function Choice() {
  const [route, setRoute] = useState<string | null>(null);
  return <RouteChoice route={route} onChange={setRoute} />;
}

it('starts with no way chosen, and the choice can be changed and taken back', async () => {
  render(<Choice />);
  const ways = screen.getAllByRole<HTMLInputElement>('radio');
  const chosen = () => ways.filter(({ checked }) => checked).map(({ value }) => value);
  expect(ways).toHaveLength(4);
  expect(chosen()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Full-service agent' }));
  await userEvent.click(screen.getByRole('radio', { name: 'By owner with help' }));
  expect(chosen()).toEqual(['by-owner']);
  await userEvent.click(screen.getByRole('button', { name: 'Leave it open' }));
  expect(chosen()).toEqual([]);
});
