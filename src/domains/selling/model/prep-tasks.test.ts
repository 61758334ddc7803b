import { expect, it } from 'vitest';
import { saleFactsOfDraft } from '../web/flow/sale-facts.ts';
import { planSchema } from './plan.ts';
import { sumPrepCosts } from './prep-tasks.ts';

it('adds up what was written down, of tasks that there are', () => {
  expect(sumPrepCosts({})).toBeNull();
  expect(sumPrepCosts({ paint: 0 })).toBeNull();
  expect(sumPrepCosts({ paint: 300.5, clean: 200, other: 1000, 'a task of long ago': 9 })).toBe(1500.5);
});

it('counts on the net sheet instead of the planning figure', () => {
  const facts = (prepCosts: Record<string, number>) =>
    saleFactsOfDraft({ ListPrice: 400_000 }, planSchema.parse({ prepCosts }), new Date('2027-01-04T12:00:00Z'));
  expect(facts({})?.known).toEqual([]);
  expect(facts({ paint: 300 })?.known).toMatchObject([{ field: 'prepCents', value: 300_00 }]);
});
