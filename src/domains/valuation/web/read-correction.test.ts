import { describe, expect, it } from 'vitest';
import { readCorrection } from './read-correction.ts';
import { readHomeId } from './read-home-id.ts';

describe('the right value of a fact', () => {
  it.each([
    ['Yes', true],
    [' no ', false],
    ['1,850 sq ft', 1850],
    ['1850 sqft.', 1850],
    ['1999', 1999],
    ['Brick', 'Brick'],
    ['north', 'north'],
    ['', ''],
  ])('"%s" is read as %o', (typed, value) => {
    expect(readCorrection(typed)).toBe(value);
  });
});

describe('the home of an address', () => {
  it.each([
    ['?home=12', 12],
    ['?home=0', null],
    ['?home=1e3', null],
    ['?home=-1', null],
    ['?home=9999999999999999', null],
    ['', null],
  ])('"%s" names %o', (search, homeId) => {
    expect(readHomeId(`https://homes.example/ai-valuation${search}`)).toBe(homeId);
  });
});
