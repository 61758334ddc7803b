import { describe, expect, test } from 'vitest';
import { readPage, readSale } from '#tests/support/sale-papers.ts';

describe('the deposit', () => {
  test.each([
    [
      'Earnest money shall be tendered to Escrowee. The Parties acknowledge that Escrowee is Lakeview Realty Group.',
      'Lakeview Realty Group',
    ],
    ['A DEPOSIT is to be held in an escrow account by Monadnock Realty in the sum of $8,000.00.', 'Monadnock Realty'],
    ['The deposit shall be held by Dominion Crest Settlements and is non-refundable.', 'Dominion Crest Settlements'],
  ])('%s', (words, holder) => expect(readSale(`The purchase price is $429,000. ${words}`).deposit).toMatchObject({ holder }));

  test('what a seller who stays leaves for damage is no earnest money', () =>
    expect(
      readPage(`ADDENDUM TO OFFER TO PURCHASE AND CONTRACT
Buyer: Simone Tate
Seller: Ann-Marie Buckner
1. Seller may remain in possession of the Property after closing until October 30, 2026.
2. Seller shall pay Buyer rent of $65 per day, and a deposit of $1,000 for damage.
`).deposit ?? { amount: null },
    ).toMatchObject({ amount: null }));
});
