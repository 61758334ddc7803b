import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

/** The rows of an Ohio form: each has its figure at the end, and its closing is in escrow. */
const PAPER = `PURCHASE AGREEMENT - OHIO
BUYER: The undersigned, Kavya Raman, offers to buy the
PROPERTY: located at 88 Larchmere Boulevard, Shaker Heights, Ohio 44120
SELLER: The Estate of Walter Prentiss, by Joan Prentiss, Executor
PRICE: BUYER shall pay the sum of                                        $ 275,000.00
Earnest money paid to Broker will be deposited in a trust account within three (3) days after acceptance and credited against purchase price   $ 27,500.00
Mortgage loan to be obtained by BUYER                                    $ 220,000.00
CLOSING: All documents and funds shall be placed in escrow with Erie Title on or before October 23, 2026, and title shall be transferred on or about October 30, 2026.
`;

test('what is credited against the price is no price, and title passes after the escrow is filled', () => {
  const { reading } = readContract([PAPER]);
  expect(reading).toMatchObject({ price: 275_000, deposit: { amount: 27_500 }, dates: { closing: '2026-10-30' } });
  expect(reading.flags).toContain('deposit_over_3_percent');
});

test('sides of a letter are told by what each does', () =>
  expect(
    readContract([
      'AGREEMENT OF SALE\nI, Esther Pomroy, of Orono, Maine, sell, and I, Luc Thibodeau, of Bangor, Maine, buy the house at 9 Pushaw Road, Orono, Maine 04473, for $164,000.\nBuyer pays a deposit, which Seller’s attorney keeps. The purchase price is paid and the deed is passed at the closing on June 1, 2026.\nSeller conveys good title and pays the real estate taxes up to closing.\n',
    ]).reading.parties,
  ).toEqual({ sellers: ['Esther Pomroy'], buyers: ['Luc Thibodeau'] }));
