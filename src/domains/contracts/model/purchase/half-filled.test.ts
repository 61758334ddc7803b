import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';

const blanksOf = (terms: string, signs = 'Buyer: /s/ Tom Bell   5/4/2026\nSeller: /s/ Ana Ruiz   5/5/2026') =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nSeller(s)\tAna Ruiz\nBuyer(s)\tTom Bell\nSeller agrees to sell and Buyer agrees to buy 4 Oak Street, Salem, OR 97301.\nPurchase price: $410,000\n${terms}\n${signs}\n`,
  ]).reading.blanks;

test.each([
  ['Mortgage\t☒ Yes  ☐ No\tamount $ ____________', 'financing_amount'],
  ['A loan is to be had at a rate of not more than ______%.', 'interest_rate'],
  ['CLOSING: ______________, 20____\nATTORNEY REVIEW: Within five (5) business days after Date of Acceptance.', 'closing_date'],
  ['The house lies in the County of [county].', 'county'],
  ['Deposit: $[amount], to be held by [escrow agent].', 'escrow_company'],
  ['The seller pays up to $________ toward the buyer’s closing costs.', 'seller_contribution'],
  ['Additional deposit within ____ days .... $ ________', 'additional_earnest_money'],
])('%s', (terms, name) => expect(blanksOf(terms)).toContain(name));

test('what the paper calls itself names no place in it', () =>
  expect(blanksOf('Closing on or before ______________\nDeposit held by ____________________')).toEqual([
    'escrow_company',
    'closing_date',
  ]));

test('who is on the left names no line on the right', () =>
  expect(blanksOf('SELLER\tBUYER\nIgnatius Corrigan\t______________________\n')).not.toContain('ignatius_corrigan'));

test('the head “Seller(s)” is no mark', () =>
  expect(blanksOf('', 'Buyer: /s/ Tom Bell   Date: 5/4/2026\nSeller: ____________________   Date: ________')).toEqual([
    'seller_signature',
  ]));
