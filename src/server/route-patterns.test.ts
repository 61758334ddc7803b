import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTE_PATTERNS } from '#domains/analytics/contract.ts';
import { patternOf } from '#domains/analytics/model/route-patterns.ts';

it('counts visits by every address of the route table, and by no other', () => {
  const table = readFileSync('src/routes.ts', 'utf8');
  const addresses = [...table.matchAll(/route\(\s*'(\/[^']*)'/g)].map((match) => match[1] ?? '');
  expect([...new Set(ROUTE_PATTERNS)].toSorted()).toEqual([...new Set(['/', ...addresses])].toSorted());
});

it('knows the pattern of an address, fixed parts first', () => {
  expect(patternOf('/landing/commission-savings-calculator?x=1')).toBe('/landing/commission-savings-calculator');
  expect(patternOf('/landing/spring')).toBe('/landing/:slug');
  expect(patternOf('/seller-flow')).toBe('/seller-flow/:step?');
  expect(patternOf('/seller-flow/intent')).toBe('/seller-flow/intent');
  expect(patternOf('/property/abc/tour/')).toBe('/property/:id/tour');
  expect(patternOf('/wp-admin')).toBe('other');
  expect(patternOf('/')).toBe('/');
});
