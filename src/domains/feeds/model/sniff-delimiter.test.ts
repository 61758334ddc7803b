import { expect, it } from 'vitest';
import { sniffDelimiter } from './sniff-delimiter.ts';

it.each([
  ['ListingKey,ListPrice,City\n1;2;3;4;5', ','],
  ['\uFEFF ListingKey;"A, B, C";City', ';'],
  ['"a ""b"" ;;; c"\tb\tc', '\t'],
  ['ListingKey|ListPrice', '|'],
  ['ListingKey#ListPrice', '#'],
  ['"never closed;;;', ','],
  ['', ','],
])('of %j the delimiter is %j', (text, delimiter) => {
  expect(sniffDelimiter(text)).toBe(delimiter);
});
