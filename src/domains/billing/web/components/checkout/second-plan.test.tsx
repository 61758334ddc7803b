// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CartLine } from '../../cart-lines.ts';
import { findSecondPlan, SecondPlan } from './second-plan.tsx';

afterEach(cleanup);

const lineOf = (id: string, period: CartLine['item']['period']): CartLine => ({
  item: { id, quantity: 1, period },
  label: id,
  cents: 4900,
  refundRule: null,
  notes: [],
  alsoIn: [],
  renews: null,
});
const plans = [{ id: 'free' }, { id: 'guided' }, { id: 'full' }];
const lines = [lineOf('photo-shoot', 'once'), lineOf('guided', 'month')];
const guided = { planId: 'guided', planName: 'Guided', cents: 4900 };
const free = { planId: 'free', planName: 'Free', cents: 0 };

it('finds a plan that came by a link to somebody who has one, the same or another', () => {
  expect(findSecondPlan({ lines, plans, own: guided })?.item.id).toBe('guided');
  expect(findSecondPlan({ lines, plans, own: { ...guided, planId: 'full' } })?.item.id).toBe('guided');
});

it('leaves alone whoever has no plan, or one that costs nothing and gives way, and all that is no plan', () => {
  expect(findSecondPlan({ lines, plans, own: undefined })).toBeUndefined();
  expect(findSecondPlan({ lines, plans, own: free })).toBeUndefined();
  expect(findSecondPlan({ lines: lines.slice(0, 1), plans, own: guided })).toBeUndefined();
});

it('says so with the way out', () => {
  render(<SecondPlan line={lineOf('guided', 'month')} own={guided} />);
  expect(screen.getByText('You already have Guided')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove guided from the order' })).toBeTruthy();
});
