import { expect, it } from 'vitest';
import { nameStatus, saySinceSaved } from './say-since-saved.ts';

it('says what changed since a home was saved, in the words of pages', () => {
  const now = { standardStatus: 'Active Under Contract', listPrice: 450_000 } as const;
  expect(saySinceSaved(now, { priceThen: 455_000, statusThen: 'Active' })).toBe(
    '↓ Price cut by $5,000 since you saved it · For sale → Under contract',
  );
  expect(saySinceSaved(now, { priceThen: 450_000, statusThen: 'Active Under Contract' })).toBeUndefined();
  expect(nameStatus('Closed')).toBe('Sold');
});
