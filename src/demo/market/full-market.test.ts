import { describe, expect, it } from 'vitest';

import { generateCity } from '#demo/city/generate-city.ts';
import { generateMarket } from './market.ts';
import { forbiddenWordIn } from './remarks-words.ts';

const city = generateCity(20_260_501);
const market = generateMarket(city, { seed: 20_260_501, asOf: '2026-03-11' });

describe('the market of the whole city', () => {
  it('has the homes, sales and listings that a portal needs', () => {
    expect(market.homes.length).toBeGreaterThan(40_000);
    expect(market.sales.length).toBeGreaterThanOrEqual(30_000);
    const onMarket = market.listings.filter(({ record }) =>
      ['Active', 'Active Under Contract', 'Pending', 'Coming Soon'].includes(record.StandardStatus),
    );
    expect(onMarket.length).toBeGreaterThanOrEqual(2_500);
    for (const status of ['Hold', 'Withdrawn', 'Canceled', 'Expired', 'Incomplete', 'Delete']) {
      expect(market.listings.filter(({ record }) => record.StandardStatus === status).length).toBeGreaterThanOrEqual(24);
    }
    expect(market.listings.filter(({ record }) => !record.InternetEntireListingDisplayYN)).toHaveLength(40);
  });

  it('gives every home its own address, and every listing its schools', () => {
    const addresses = market.homes.map((home) => {
      const parcel = city.parcels[home.parcelIndex];
      return [
        parcel?.streetNumber,
        parcel?.streetDirPrefix,
        parcel?.streetName,
        parcel?.streetSuffix,
        parcel?.zip,
        home.unitNumber,
      ].join(' ');
    });
    expect(new Set(addresses).size).toBe(market.homes.length);
    expect(market.listings.filter(({ record }) => record.ElementarySchool === null || record.HighSchool === null)).toEqual([]);
  });

  it('says nothing forbidden, even with the names of this city', () => {
    expect(market.listings.filter(({ record }) => forbiddenWordIn(record.PublicRemarks ?? '') !== null)).toEqual([]);
  });

  it('prices its districts plausibly', () => {
    const characters = new Map(city.districts.map((district) => [district.id, district.character]));
    const medianOf = (character: string): number => {
      const prices = market.sales
        .filter(
          (sale) =>
            sale.closeDate >= '2025-03-11' &&
            characters.get(city.parcels[market.homes[sale.homeId]?.parcelIndex ?? -1]?.districtId ?? -1) === character,
        )
        .map((sale) => sale.closePriceCents / 100)
        .sort((a, b) => a - b);
      return prices[Math.floor(prices.length / 2)] ?? 0;
    };
    expect(medianOf('hillside')).toBeGreaterThan(medianOf('suburban'));
    expect(medianOf('waterfront')).toBeGreaterThan(medianOf('urban'));
    expect(medianOf('suburban')).toBeGreaterThan(350_000);
    expect(medianOf('suburban')).toBeLessThan(750_000);
  });
});
