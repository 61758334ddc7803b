import { expect, it } from 'vitest';
import { needSchema } from './finding.ts';

it('says what a place is, of a need whose place is none', () => {
  for (const where of [undefined, {}, 'Denver', { postalCode: '98101' }]) {
    const { error } = needSchema.safeParse({ categoryKey: 'photographer', where });
    expect(error?.issues).toMatchObject([
      { path: ['where'], message: expect.stringContaining('Give a ZIP code of five digits') },
    ]);
  }
  expect(needSchema.safeParse({ categoryKey: 'photographer', where: { zip: '98101' } }).success).toBe(true);
});
