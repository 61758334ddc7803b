import { describe, expect, it } from 'vitest';
import { searchFilterShape } from '#domains/search/contract.ts';
import { changeOf, sayFilter, saySeconds, sayShare, sayValue, TOO_FEW, sayFigure } from './figure-words.ts';

describe('figures for administrators', () => {
  it('say what is too few to show, and round what is long', () => {
    expect([sayFigure(null), sayFigure(1234), sayShare(null), saySeconds(89.4), saySeconds(150)]).toEqual([
      TOO_FEW,
      '1,234',
      '–',
      '89 s',
      '2.5 min',
    ]);
  });

  it('name a country by its code, and nothing else as one', () => {
    expect([sayValue('country', 'US'), sayValue('country', 'other'), sayValue('country', 'unknown')]).toEqual([
      'United States',
      'Other',
      'Unknown',
    ]);
    expect(sayValue('campaign', 'spring')).toBe('spring');
  });

  it('name every filter of the search in words', () => {
    expect(
      ['any', 'priceMax', 'bedsMin', 'pricePerSqftMax', 'features:air_conditioning', 'features:later_one'].map(sayFilter),
    ).toEqual([
      'Any filter',
      'Price, at most',
      'Beds, at least',
      'Price per square foot, at most',
      'Air conditioning',
      'Later one',
    ]);
    for (const name of Object.keys(searchFilterShape))
      expect(sayFilter(name)).toMatch(/^(?:HOA|[A-Z0-9][a-z0-9+]*)(?:,? (?:HOA|[a-z0-9+]+))*$/);
  });

  it('compare with what was before, where there was something', () => {
    expect(changeOf(120, 100)).toEqual({ direction: 'up', text: '20% from the days before' });
    expect(changeOf(50, 100, 'year')).toEqual({ direction: 'down', text: '50% from a year ago' });
    expect(changeOf(1004, 1000)?.direction).toBe('flat');
    expect([changeOf(5, 0), changeOf(null, 5), changeOf(5, null)]).toEqual([undefined, undefined, undefined]);
  });
});
