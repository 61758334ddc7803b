import { describe, expect, it } from 'vitest';
import type { Filters } from './search-state.ts';
import { describeLists, sayGap, withoutItem } from './list-chips.ts';

const labels = (filters: Filters) => describeLists(filters).map(({ label }) => label);

describe('chips of lists', () => {
  it('are one for each item, which takes only that item away', () => {
    expect(describeLists({ features: 'pool, solar_panels' })).toEqual([
      { names: ['features'], label: 'Pool', section: 'features', item: 'pool' },
      expect.objectContaining({ item: 'solar_panels' }),
    ]);
    expect(withoutItem('features', 'pool, solar_panels', 'pool')).toBe('solar_panels');
    expect(withoutItem('features', 'pool', 'pool')).toBeUndefined();
    expect(withoutItem('features', undefined, 'pool')).toBeUndefined();
  });

  it('say what homes must not have, and which unknowns are let in', () => {
    expect(labels({ excludeFeatures: 'pool' })).toEqual(['No pool']);
    expect(labels({ excludeHazards: 'flood,volcano' })).toEqual(['Outside flood zone', 'Outside volcano']);
    expect(labels({ includeUnknown: 'hoa,moat' })).toEqual(['Also without a known HOA fee', 'Also without a known moat']);
  });

  it('say terms with their units', () => {
    expect(labels({ monthlyCostMax: '3200', downPaymentPercent: '20', termYears: '15', taxMax: '8000' })).toEqual([
      '20% down',
      '15-year loan',
      'Tax up to $8,000/yr',
      'Up to $3,200/mo',
    ]);
    expect(labels({ monthlyCostMax: 'much' })).toEqual(['Up to much/mo']);
    expect(labels({ matchScoreMin: '1' })).toEqual(['My matches']);
    expect(labels({ matchScoreMin: '80' })).toEqual(['Match score 80+']);
  });

  it('count the homes that were opened, not name them', () => {
    expect(labels({ exclude: 'k1' })).toEqual(['Without 1 home']);
    expect(labels({ exclude: 'k1,k2' })).toEqual(['Without 2 homes']);
  });

  it('are none where nothing is filtered', () => {
    expect(describeLists({ features: ' , ', priceMin: '1' })).toEqual([]);
  });
});

describe('the estimate beside the asking price', () => {
  it.each([
    [{ estimateGapMin: '5' }, 'Estimate at least 5% above asking'],
    [{ estimateGapMax: '5' }, 'Estimate at most 5% above asking'],
    [{ estimateGapMax: '-5' }, 'Estimate at least 5% below asking'],
    [{ estimateGapMin: '-5' }, 'Estimate at most 5% below asking'],
    [{ estimateGapMin: '0' }, 'Estimate at or above asking'],
    [{ estimateGapMax: '0' }, 'Estimate at or below asking'],
    [{ estimateGapMin: '-2.5', estimateGapMax: '0' }, 'Estimate from 2.5% below asking to at the asking price'],
  ] satisfies [Filters, string][])('%o reads "%s"', (filters, label) => {
    expect(labels(filters)).toEqual([label]);
  });

  it('goes with both of its bounds', () => {
    expect(describeLists({ estimateGapMin: '1', estimateGapMax: '2' })[0]?.names).toEqual(['estimateGapMin', 'estimateGapMax']);
    expect(sayGap(-12.345)).toBe('12.3% below asking');
  });
});
