import { expect, it } from 'vitest';
import { papersIn } from './owner-papers.ts';

it('names the form of a state that has one, and says so where none is known', () => {
  expect(papersIn('TX')[0]).toMatchObject({ title: 'Seller’s Disclosure Notice', source: 'Texas Property Code §5.008' });
  expect(papersIn('WY')[0]?.why).toMatch(/no form for your state/);
  expect(papersIn(null)[0]?.key).toBe('state-form');
});

it('claims of no paper that it is needed for what is not known', () => {
  const [, ...others] = papersIn('CA');
  expect(others.map(({ key }) => key)).toEqual(['lead-paint', 'association']);
  for (const { why } of others) expect(why).toMatch(/^If /);
});
