import { describe, expect, it } from 'vitest';
import { changeOf, saySeconds, sayShare, sayValue, TOO_FEW, sayFigure } from './figure-words.ts';

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

  it('compare with what was before, where there was something', () => {
    expect(changeOf(120, 100)).toEqual({ direction: 'up', text: '20% from the days before' });
    expect(changeOf(50, 100, 'year')).toEqual({ direction: 'down', text: '50% from a year ago' });
    expect(changeOf(1004, 1000)?.direction).toBe('flat');
    expect([changeOf(5, 0), changeOf(null, 5), changeOf(5, null)]).toEqual([undefined, undefined, undefined]);
  });
});
