import { describe, expect, it } from 'vitest';
import { TRAITS } from './trait-names.ts';
import { FLOOR_PLAN_BIT, readTraits, type ToldDetails } from './traits.ts';

function told(details: Partial<ToldDetails>) {
  const { traits, traits_known } = readTraits({ features: {}, facts: {}, hasFloorPlan: undefined, ...details });
  const names = (bits: string) => TRAITS.filter((_, at) => (BigInt(bits) >> BigInt(at)) % 2n === 1n).map(({ name }) => name);
  return { has: names(traits), isKnown: names(traits_known) };
}

describe('readTraits', () => {
  it('knows nothing of a home whose record says nothing', () => {
    expect(told({})).toEqual({ has: [], isKnown: [] });
  });

  it('tells what is said to be so from what is said to be otherwise and from what is not said', () => {
    const { has, isKnown } = told({
      features: { Cooling: ['None'], Basement: ['Full', 'Finished'], PetsAllowed: ['Cats OK', 'Number Limit'] },
    });
    expect(has).toEqual(['basement', 'finished_basement', 'pets_allowed']);
    expect(isKnown).toEqual(expect.arrayContaining(['air_conditioning', 'basement', 'pets_allowed']));
    expect(isKnown).not.toContain('fenced_yard');
    expect(told({ features: { PetsAllowed: ['No'] } })).toEqual({ has: [], isKnown: ['pets_allowed'] });
    expect(told({ features: { Basement: ['Crawl Space'], Fencing: ['None'] } }).has).toEqual([]);
  });

  it('reads several fields for one trait, single values and pictures too', () => {
    expect(told({ facts: { HorseYN: true, Furnished: 'Unfurnished', CarportSpaces: 1 } }).has).toEqual([
      'covered_parking',
      'horses',
      'off_street_parking',
    ]);
    expect(told({ facts: { RentalsAllowedYN: false } })).toEqual({ has: [], isKnown: ['rentals_allowed'] });
    expect(told({ facts: { RentalsAllowedYN: true } }).has).toEqual(['rentals_allowed']);
    expect(told({ features: { Appliances: ['Washer'] } }).has).toEqual(['laundry_in_home']);
    expect(told({ features: { ParkingFeatures: ['Electric Vehicle Charging Station(s)'] } }).has).toEqual(['ev_charging']);
    expect(told({ hasFloorPlan: true }).has).toEqual(['floor_plan']);
    expect(told({ hasFloorPlan: false }).isKnown).toEqual(['floor_plan']);
  });

  it('tells kinds of sale, of parking and of loans apart', () => {
    const kind = (condition: string) => told({ features: { SpecialListingConditions: [condition] } }).has;
    expect(kind('Real Estate Owned')).toEqual(['distressed', 'foreclosure']);
    expect(kind('In Foreclosure')).toEqual(['distressed', 'foreclosure']);
    expect(kind('Short Sale')).toEqual(['distressed', 'short_sale']);
    expect(kind('Auction')).toEqual(['distressed', 'auction']);
    expect(kind('Standard')).toEqual([]);
    expect(told({ features: { ListingTerms: ['Cash', 'Assumable'] } }).has).toEqual(['assumable']);
    expect(told({ features: { ParkingFeatures: ['On Street'] } })).toMatchObject({ has: [] });
    expect(told({ features: { ParkingFeatures: ['Driveway'] } }).has).toEqual(['off_street_parking']);
    expect(told({ features: { Basement: ['Full', 'Unfinished'] } }).has).toEqual(['basement', 'unfinished_basement']);
  });

  it('fits into a bigint of the database, bit for bit, with a name of its own for each', () => {
    expect(TRAITS.length).toBeLessThanOrEqual(63);
    expect(new Set(TRAITS.map(({ name }) => name)).size).toBe(TRAITS.length);
    expect(FLOOR_PLAN_BIT).toBe(2 ** TRAITS.findIndex(({ name }) => name === 'floor_plan'));
  });
});
