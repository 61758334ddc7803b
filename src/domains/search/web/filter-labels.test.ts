import { describe, expect, it } from 'vitest';
import { countFilters, describeFilters, removeChip } from './filter-labels.ts';
import { FILTER_NAMES } from '../model/filter-names.ts';
import type { Filters } from './search-state.ts';

function labels(filters: Filters): string[] {
  return describeFilters(filters, { 'alder-heights': 'Alder Heights' }).map((chip) => chip.label);
}

describe('describeFilters', () => {
  it('says bounds as one range', () => {
    expect(labels({ priceMin: '300000', priceMax: '650000' })).toEqual(['$300K to $650K']);
    expect(labels({ priceMax: '1250000' })).toEqual(['Up to $1.25M']);
    expect(labels({ bedsMin: '3' })).toEqual(['3+ beds']);
    expect(labels({ bedsMin: '2', bedsMax: '2', bathsMin: '1.5' })).toEqual(['2 beds', '1.5+ baths']);
    expect(labels({ bedsMin: '1', bedsMax: '1' })).toEqual(['1 bed']);
    expect(labels({ bedsMax: '1', storiesMax: '1', daysOnMarketMax: '1' })).toEqual([
      'Up to 1 bed',
      'Single story',
      'Up to 1 day on market',
    ]);
    expect(labels({ lotSizeMin: '21780' })).toEqual(['Lot 0.5 acres+']);
  });

  it('names places, types, statuses and words', () => {
    expect(labels({ place: 'alder-heights', types: 'condo,townhouse,land', status: 'ActiveUnderContract,Closed' })).toEqual([
      'Alder Heights',
      'Condo, Townhouse or 1 more',
      'Under contract or Sold',
    ]);
    expect(labels({ keywords: 'deck,garden', q: 'elm street' })).toEqual(['“elm street”', 'Says “deck”', 'Says “garden”']);
  });

  it('says what must not be as well as what must', () => {
    expect(labels({ pool: 'true', fireplace: 'false', noHoa: 'true' })).toEqual(['Pool', 'No fireplace', 'No HOA fee']);
  });

  it('has a chip for every filter, so that none is hidden', () => {
    const samples: Partial<Record<string, string>> = {
      bbox: '1,2,3,4',
      polygon: '1,2;3,4;5,6',
      openHouseFrom: '2026-05-30',
      openHouseTo: '2026-05-31',
      commute: '-122,45,walk,10',
      near: 'grocery,walk,10',
    };
    for (const name of FILTER_NAMES.filter((filter) => filter !== 'tour')) {
      const chips = describeFilters({ [name]: samples[name] ?? '1' });
      expect(
        chips.flatMap((chip) => chip.names),
        name,
      ).toEqual([name]);
      expect(chips[0]?.label.trim(), name).not.toBe('');
    }
  });

  it('leaves the place out of the count of filters', () => {
    expect(countFilters({ place: 'x', bbox: '1,2,3,4', bedsMin: '2', bedsMax: '4', pool: 'true' })).toBe(2);
  });
});

describe('describeMoreFilters', () => {
  it('says what a home has, costs and has around it', () => {
    expect(
      labels({
        features: 'ev_charging,solar',
        excludeFeatures: 'septic',
        monthlyCostMax: '3200',
        downPaymentPercent: '10',
        commute: '-122.5,45.5,transit,30,08:30,Work|-122.4,45.6,drive,20,17:00,Gym, downtown',
        near: 'grocery,walk,10',
        excludeHazards: 'flood',
        school: 'Northgate High School',
        schoolDistrict: 'Northgate School District',
        includeUnknown: 'hoa',
      }),
    ).toEqual([
      '10% down',
      'Up to $3,200/mo',
      'EV charging',
      'Solar power',
      'No septic tank',
      'Attends Northgate High School',
      'In Northgate School District',
      'Outside flood zone',
      '30 min by transit to Work',
      '20 min by car to Gym, downtown',
      '10 min on foot to grocery',
      'Also without a known HOA fee',
    ]);
  });

  it('says how far an estimate lies from the asking price', () => {
    const gap = (min?: string, max?: string) =>
      labels({ ...(min === undefined ? {} : { estimateGapMin: min }), ...(max === undefined ? {} : { estimateGapMax: max }) })[0];
    expect([gap('5'), gap('-5'), gap('0'), gap(undefined, '-5'), gap(undefined, '5'), gap('-10', '2.5')]).toEqual([
      'Estimate at least 5% above asking',
      'Estimate at most 5% below asking',
      'Estimate at or above asking',
      'Estimate at least 5% below asking',
      'Estimate at most 5% above asking',
      'Estimate from 10% below asking to 2.5% above asking',
    ]);
  });

  it('says what is its reader’s own', () => {
    expect(labels({ mine: 'saved,commented', matchScoreMin: '70' })).toEqual([
      'Match score 70+',
      'Homes I saved',
      'Homes with comments',
    ]);
  });
});

describe('removeChip', () => {
  it('takes one place among several', () => {
    const work = '-122.5,45.5,transit,30,08:30,Work';
    const filters = { commute: `${work}|-122.4,45.6,drive,20` };
    const [, gym] = describeFilters(filters);
    expect(gym && removeChip(filters, gym)).toEqual({ commute: work });
  });

  it('takes both ends of a range', () => {
    const filters = { priceMin: '1', priceMax: '2', pool: 'true' };
    const [chip] = describeFilters(filters);
    expect(chip && removeChip(filters, chip)).toEqual({ pool: 'true' });
  });

  it('takes one word among several', () => {
    const filters = { keywords: 'deck,garden' };
    const [deck] = describeFilters(filters);
    expect(deck && removeChip(filters, deck)).toEqual({ keywords: 'garden' });
  });
});
