import { expect, test } from 'vitest';
import { withoutFormerAmounts } from './former-amounts.ts';

const amountsOf = (text: string) => withoutFormerAmounts(text).match(/\$[\d,]+/g) ?? [];

test.each([
  ['Purchase price to be $738,000 (the Offer says $715,000).', ['$738,000']],
  ['This counter replaces Seller Counter Offer No. 1 dated April 12, 2027 (price of $752,000), which is withdrawn.', []],
  ['The offer of $1,195,000 made on March 20 was rejected. The price is $1,240,000.', ['$1,240,000']],
  ['The price is $402,000 (previously $410,000).', ['$402,000']],
])('leaves out what another paper said: %s', (text, kept) => {
  expect(amountsOf(text)).toEqual(kept);
});

test.each([
  ['This agreement supersedes all others. The purchase price is $402,000.', ['$402,000']],
  ['Buyer offers $402,000 for the property; this offer expires May 3.', ['$402,000']],
  ['The price is $402,000 ($12,000 of it for the mower).', ['$402,000', '$12,000']],
])('keeps what this one says: %s', (text, kept) => {
  expect(amountsOf(text)).toEqual(kept);
  expect(withoutFormerAmounts(text)).toHaveLength(text.length);
});
