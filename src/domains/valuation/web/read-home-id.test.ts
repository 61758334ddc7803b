import { expect, it } from 'vitest';
import { readHomeId } from './read-home-id.ts';

it('reads the home from either name, and nothing else', () => {
  const read = (query: string) => readHomeId(`https://realty.example/ai-valuation-details?${query}`);
  expect(['home=12', 'valuationId=12', 'home=7&valuationId=12', 'valuationId=0', 'valuationId=x', ''].map(read)).toEqual([
    12,
    12,
    7,
    null,
    null,
    null,
  ]);
});
