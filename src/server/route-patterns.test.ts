import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { ROUTE_PATTERNS } from '#domains/analytics/contract.ts';
import { patternOf } from '#domains/analytics/model/route-patterns.ts';
import routes from '../routes.ts';

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

it('has a page at an address as it is listed, and none at another spelling', () => {
  const pathAt = (address: string) => matchRoutes(routes as Parameters<typeof matchRoutes>[0], address)?.at(-1)?.route.path;
  expect(pathAt('/AIListingEnhancer')).toBe('/AIListingEnhancer');
  expect(pathAt('/property/ABC')).toBe('/property/:id');
  for (const address of ['/ailistingenhancer', '/Auth/Login', '/Seller-Dashboard', '/RESOURCES', '/Property/abc'])
    expect(pathAt(address), address).toBe('*');
});
