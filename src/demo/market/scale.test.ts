import { describe, expect, it } from 'vitest';

import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import { scaleListings } from './scale.ts';

const market = generateMarket(fixtureCity(40), { seed: 8, asOf: '2026-03-11' });

describe('scaleListings', () => {
  it('yields as many listings as asked for, each with its own key, near the city', () => {
    const listings = [...scaleListings(market, 5_000)];
    expect(listings).toHaveLength(5_000);
    expect(new Set(listings.map((listing) => listing.ListingKey)).size).toBe(5_000);
    for (const listing of listings) {
      expect(listing.Longitude).toBeGreaterThan(market.city.bounds[0]);
      expect(listing.Latitude).toBeLessThan(market.city.bounds[3]);
      expect(listing.ListPrice).toBeGreaterThan(20_000);
      expect(listing.LivingArea).toBeGreaterThan(250);
    }
  });

  it('is lazy and repeats itself', () => {
    const [first] = scaleListings(market, 1_000_000);
    const [again] = scaleListings(market, 10);
    expect(first).toEqual(again);
  });
});
