import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintRemarks } from './lint-remarks.ts';

const say = (text: string) => lintRemarks(text).map((one) => `${one.rule}: ${one.text}`);

describe('lintRemarks', () => {
  it.each([
    ['Call Ann at (303) 555-0142 today.', 'phone: (303) 555-0142'],
    ['Text 555-0142', 'phone: 555-0142'],
    ['Tour at https://tours.example.com/12?x=1', 'url: https://tours.example.com/12?x=1'],
    ['More at annsells.com/elm', 'url: annsells.com/elm'],
    ['Write to ann.lee+homes@example.co.uk.', 'email: ann.lee+homes@example.co.uk'],
    ['Open house this Saturday from 1-4 pm!', 'open_house: Open house this Saturday from 1-4'],
    ['Gate code is 4411#', 'access: Gate code is 4411'],
    ['Lockbox on the gas meter', 'access: Lockbox on the gas'],
    ['Seller offers 2.5% to the buyer’s side. 2.5% BAC.', 'compensation: 2.5% BAC'],
    ["$5,000 bonus to the buyer's agent", 'compensation: $5,000 bonus'],
    ['Commission of 3% paid at closing', 'compensation: Commission of 3%'],
  ])('finds in "%s"', (text, expected) => {
    expect(say(text)).toContain(expected);
  });

  it.each([
    'Parcel 303-555-01-424, lot 12, built 1984, 2,966 sq ft.',
    'Open house plan with a gate and a lockable garage for 3 cars.',
    'Rates from 6.25% with 20% down; HOA 250 a month.',
    'Garage 400 sq ft. Alarm system included.',
    'St. Mary Street. Come and see us.',
  ])('leaves "%s"', (text) => {
    expect(say(text)).toEqual([]);
  });

  it('marks what a board cuts off', () => {
    expect(lintRemarks('a'.repeat(802))).toMatchObject([{ rule: 'length', start: 800, end: 802 }]);
    expect(lintRemarks('a'.repeat(802), { limit: 1000 })).toEqual([]);
  });

  it('finds nothing in descriptions of homes', () => {
    const lines = readFileSync(new URL('labelled/every-class.txt', import.meta.url), 'utf8').split('\n');
    const clean = lines.flatMap((line) => (line.startsWith('clean | ') ? [line.slice('clean | '.length)] : []));
    expect(clean.length).toBeGreaterThan(100);
    expect(clean.filter((text) => lintRemarks(text).length > 0)).toEqual([]);
  });
});
