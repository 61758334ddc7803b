import { expect, test } from 'vitest';
import { joinPages } from '../../text/contract-text.ts';
import { BUYER, SELLER } from './side-words.ts';
import { findColumnNames } from './side-columns.ts';

const names = (text: string) => {
  const paper = joinPages([text]);
  return [SELLER, BUYER].map((side) => findColumnNames(paper, side).map(({ value }) => value));
};

test('rows under a column for each side', () => {
  expect(
    names('SELLER\tPURCHASER\nName: Ann Lee\tName: Tom Wren\nAddress: 4 Oak Ln, Rye\tName: Imani Wren\nThe price is $5.'),
  ).toEqual([['Ann Lee'], ['Tom Wren', 'Imani Wren']]);
});

test('names in print under lines to sign on, with their dates', () => {
  expect(
    names(
      "/s/ B. Solano\t/s/ R. McAfee\n1 Buyer's Signature\t1 Seller's Signature\nBettina Solano 4/6/2026\tRoland McAfee 4/7/2026\nPrint or Type Name Date\tPrint or Type Name Date",
    ),
  ).toEqual([['Roland McAfee'], ['Bettina Solano']]);
});

test('bars of markdown, and an empty column', () => {
  expect(names('| Buyer | Seller |\n| Joe Park | ______ |\n')).toEqual([[], ['Joe Park']]);
});

test('sentences and addresses under such a row are no names', () => {
  expect(names('BUYER\tSELLER\n4 Oak Street\t9 Elm Street\nAnn Lee\tTom Wren')).toEqual([[], []]);
  expect(names('Buyer agrees to pay.\tSeller agrees to sell.\nAnn Lee\tTom Wren')).toEqual([[], []]);
});

test('a row of captions under names and their days heads no row under it', () =>
  expect(
    names(
      'Walter Szabo\t01/22/2027\tRenata Brooks\t01/25/2027\nSeller\tDate\tPurchaser\tDate\nTom Kestner\t01/22/2027\tLena Ortiz\t01/25/2027\nAgent\tDate\tAgent\tDate',
    ),
  ).toEqual([['Walter Szabo'], ['Renata Brooks']]));
