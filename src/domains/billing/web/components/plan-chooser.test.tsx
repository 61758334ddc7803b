// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CatalogPlan } from '../../contract.ts';
import { PLAN_FEATURE_NAMES } from '../../model/plan-features.ts';
import { PlanChooser } from './plan-chooser.tsx';

afterEach(cleanup);

const planOf = (id: string, name: string, cents: number): CatalogPlan => ({
  id,
  name,
  summary: '',
  forWhom: '',
  includes: [],
  refundRule: '',
  features: Object.fromEntries(PLAN_FEATURE_NAMES.map((feature) => [feature, false])) as CatalogPlan['features'],
  prices: [{ id: `${id}-month`, period: 'month', cents }],
});
const plans = [planOf('free', 'Free', 0), planOf('guided', 'Guided', 4900), planOf('full', 'Full', 9900)];

it('lets whoever has no plan choose one', () => {
  render(<PlanChooser plans={plans} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose Free',
    'Choose Guided',
    'Choose Full',
  ]);
});

it('names the plan that its reader has, and leads to where it is changed instead of selling a second one', () => {
  render(<PlanChooser plans={plans} own={{ planId: 'guided', cents: 4900 }} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Guided is your plan' }).getAttribute('href')).toBe('#your-plan');
  expect(screen.getByRole('link', { name: 'Change to Full' }).getAttribute('href')).toBe('#your-plan');
  // Nobody changes to what costs nothing: the plan is canceled where it stands.
  expect(screen.getByRole('link', { name: 'See your plan' })).toBeTruthy();
});

it('lets whoever has a plan that costs nothing choose any other', () => {
  render(<PlanChooser plans={plans} own={{ planId: 'free', cents: 0 }} />);
  expect(screen.getByRole('link', { name: 'Free is your plan' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose Full' })).toBeTruthy();
});
