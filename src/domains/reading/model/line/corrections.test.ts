import { expect, it } from 'vitest';
import { dropCorrected } from './corrections.ts';

function correct(text: string): string {
  const line = text.split(' ').map((word) => ({ word, place: word.startsWith('@') ? word : undefined }));
  return dropCorrected(line)
    .map(({ word }) => word)
    .join(' ');
}

it.each([
  ['4 bedrooms , sorry 3 , in @1', '3 bedrooms , in @1'],
  ['3 beds no wait make that 4 beds in @1', '4 beds in @1'],
  ['under 500 , actually 550 k , @1', 'under 550 k , @1'],
  ['under 500 k , sorry 550 , 3 beds', 'under 550 k , 3 beds'],
  ['3 beds under 400 k , i mean 4 beds', 'under 400 k 4 beds'],
  ['condos in @1 , scratch that , @2', 'condos in @2'],
  ['a condo , no wait , a house', 'a a house'],
  ['condo , hmm no , a townhouse in @1', 'a townhouse in @1'],
  ['2000 sq ft min , well lets say 1800 , @1', '1800 sq ft min , @1'],
  ['i want a pool . scratch that , a hot tub', 'i want a hot tub'],
  ['to rent , or rather to buy , a house', 'to to buy , a house'],
  ['one with 3 bedrooms but want 4', 'one with 4 bedrooms'],
  ['under 400 k but want 3 beds', 'under 400 k but want 3 beds'],
  ['2 beds actually near @1', '2 beds actually near @1'],
  ['cant wait , 3 beds', 'cant wait , 3 beds'],
  ['sorry for the bother , 3 beds', 'sorry for the bother , 3 beds'],
  ['3 beds , 2 baths', '3 beds , 2 baths'],
])('reads "%s" as "%s"', (said, meant) => {
  expect(correct(said)).toBe(meant);
});
