// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WriteFailure } from './write-failure.tsx';

afterEach(cleanup);

const FINE = { failure: undefined, reason: undefined };
const REFUSED = { failure: 'It is taken.', reason: 'It is taken.' };
const BROKEN = { failure: 'That didn’t work. Please try again.', reason: undefined };
const said = () => screen.queryByRole('alert')?.textContent;

it('says nothing while nothing failed', () => {
  render(<WriteFailure of={FINE} or={FINE} title="Not sent" also="Nothing was charged." />);
  expect(said()).toBeUndefined();
});

it('says what did not happen, why, and what follows', () => {
  render(<WriteFailure of={FINE} or={REFUSED} title="Not sent" also="Nothing was charged." />);
  expect(said()).toBe('Not sentIt is taken. Nothing was charged.');
});

it.each([
  [REFUSED, 'It is taken.'],
  [BROKEN, 'Not saved. Please try again.'],
])('says it in a line, with what did not happen where no reason is known', (write, words) => {
  render(<WriteFailure of={write} title="Not saved" look="line" />);
  expect(said()).toBe(words);
});
