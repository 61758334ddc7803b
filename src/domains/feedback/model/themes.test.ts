import { expect, it } from 'vitest';
import { findThemes } from './themes.ts';

const themesOf = (text: string) =>
  findThemes([text], { least: 1 })
    .map(({ theme }) => theme)
    .toSorted();

it('names themes by whole words, one for one and many', () => {
  expect(themesOf('Photos of properties, searches and addresses')).toEqual(['address', 'photo', 'property', 'search']);
  expect(themesOf('The photo of a property: its address and status')).toEqual(['address', 'photo', 'property', 'status']);
});

it('takes no theme from words that only hold a sentence together, joined by an apostrophe or not', () => {
  expect(themesOf("I couldn’t find it, and it wasn't there the first time. I’ve always gone back.")).toEqual([
    'find',
    'gone',
    'time',
  ]);
  expect(themesOf('The seller’s number')).toEqual(['number', 'seller']);
});
