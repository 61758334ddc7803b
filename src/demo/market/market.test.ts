import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import type { StandardStatus } from './reso.ts';
import type { Market } from './types.ts';

const AS_OF = '2026-03-11';
const market = generateMarket(fixtureCity(430), { seed: 11, asOf: AS_OF });
const listings = [...market.currentListings, ...market.soldListings];

function fingerprint({ homes, sales, taxes, currentListings, soldListings, offices, agents }: Market): string {
  return createHash('sha256')
    .update(JSON.stringify([homes, sales, taxes, currentListings, soldListings, offices, agents]))
    .digest('hex');
}

describe('generateMarket', () => {
  it('gives the same market to the byte for the same seed and day', () => {
    const small = fixtureCity(40);
    const first = fingerprint(generateMarket(small, { seed: 4, asOf: AS_OF }));
    expect(fingerprint(generateMarket(fixtureCity(40), { seed: 4, asOf: AS_OF }))).toBe(first);
    expect(fingerprint(generateMarket(small, { seed: 5, asOf: AS_OF }))).not.toBe(first);
    expect(fingerprint(generateMarket(small, { seed: 4, asOf: '2026-03-12' }))).not.toBe(first);
  });

  it('has one home for each house and each unit of a tower, at one point and under its own number', () => {
    const towers = [...market.homesByParcel.values()].filter((homes) => homes[0]?.type === 'Condominium');
    expect(towers.length).toBeGreaterThan(5);
    for (const units of towers) {
      const parcel = market.city.parcels[units[0]?.parcelIndex ?? -1];
      expect(units).toHaveLength(parcel?.units ?? -1);
      expect(new Set(units.map((unit) => unit.unitNumber)).size).toBe(units.length);
      for (const unit of units) expect(unit.floor).toBeLessThanOrEqual(parcel?.stories ?? 0);
    }
    expect(market.homes.every((home, index) => home.id === index)).toBe(true);
  });

  it('sells enough homes, and some of them more than once', () => {
    expect(market.sales.length).toBeGreaterThan(market.homes.length * 0.68);
    const repeated = [...market.salesByHome.values()].filter((sales) => sales.length > 1);
    expect(repeated.length).toBeGreaterThan(market.homes.length * 0.1);
    for (const sales of repeated)
      for (const [i, sale] of sales.entries()) expect(sale.listDay).toBeGreaterThanOrEqual(sales[i - 1]?.closeDay ?? 0);
  });

  it('shows every status, mostly active homes', () => {
    const counts = new Map<StandardStatus, number>();
    for (const { record } of listings) counts.set(record.StandardStatus, (counts.get(record.StandardStatus) ?? 0) + 1);
    const all: StandardStatus[] = [
      'Active',
      'Active Under Contract',
      'Canceled',
      'Closed',
      'Coming Soon',
      'Delete',
      'Expired',
      'Hold',
      'Incomplete',
      'Pending',
      'Withdrawn',
    ];
    expect(all.filter((status) => (counts.get(status) ?? 0) < 3)).toEqual([]);
    const onMarket =
      (counts.get('Active') ?? 0) +
      (counts.get('Active Under Contract') ?? 0) +
      (counts.get('Pending') ?? 0) +
      (counts.get('Coming Soon') ?? 0);
    expect(counts.get('Active') ?? 0).toBeGreaterThan(onMarket * 0.6);
    expect(onMarket / market.homes.length).toBeGreaterThan(0.05);
  });

  it('keeps recorded events in the past, in order, and only plans ahead', () => {
    const cutoff = `${AS_OF}T00:00:00`;
    for (const { record: r, history } of listings) {
      for (const stamp of [
        r.OriginalEntryTimestamp,
        r.StatusChangeTimestamp,
        r.MajorChangeTimestamp,
        r.ModificationTimestamp,
        r.PhotosChangeTimestamp,
        r.PriceChangeTimestamp ?? '',
      ]) {
        expect(stamp < cutoff).toBe(true);
      }
      expect(
        r.ModificationTimestamp >= r.OriginalEntryTimestamp && r.ModificationTimestamp >= (r.PriceChangeTimestamp ?? ''),
      ).toBe(true);
      if (r.StandardStatus === 'Coming Soon') expect((r.OnMarketDate ?? '') > AS_OF).toBe(true);
      else if (r.OnMarketDate !== null) expect(r.OnMarketDate <= AS_OF).toBe(true);
      const dates = history.map((event) => event.date);
      expect(dates).toEqual(dates.toSorted());
      for (const house of r.OpenHouse) {
        expect(house.OpenHouseEndTime > house.OpenHouseStartTime).toBe(true);
        if (house.OpenHouseStatus !== 'Ended')
          expect(house.OpenHouseDate >= AS_OF && house.OpenHouseDate >= (r.OnMarketDate ?? '')).toBe(true);
      }
    }
  });

  it('is alive: homes listed this week, price cuts, and open houses on the coming weekends', () => {
    const active = listings.filter(({ record }) => record.StandardStatus === 'Active');
    expect(active.some(({ record }) => (record.OnMarketDate ?? '') >= '2026-03-09')).toBe(true);
    expect(active.filter(({ record }) => record.PreviousListPrice !== null).length).toBeGreaterThan(active.length * 0.2);
    const upcoming = active.flatMap(({ record }) => record.OpenHouse).filter((house) => house.OpenHouseStatus === 'Active');
    expect(upcoming.some((house) => house.OpenHouseDate === '2026-03-14' || house.OpenHouseDate === '2026-03-15')).toBe(true);
    expect(upcoming.some((house) => house.OpenHouseDate === '2026-03-21' || house.OpenHouseDate === '2026-03-22')).toBe(true);
  });

  it('turns each display switch off for some sellers on the market', () => {
    const off = listings.map(({ record }) => record);
    expect(off.filter((r) => !r.InternetEntireListingDisplayYN)).toHaveLength(40);
    expect(off.filter((r) => !r.InternetAddressDisplayYN)).toHaveLength(40);
    expect(off.filter((r) => !r.InternetAutomatedValuationDisplayYN)).toHaveLength(40);
    expect(off.filter((r) => !r.InternetConsumerCommentYN)).toHaveLength(40);
  });

  it('tells the same story in prices, history and record', () => {
    for (const { record: r, history } of listings) {
      const last = history.filter((event) => event.event !== 'Sold').at(-1);
      if (last !== undefined) expect(last.price).toBe(r.ListPrice);
      const cuts = history.filter((event) => event.event === 'PriceChange');
      expect(cuts.length > 0).toBe(r.PreviousListPrice !== null && history.length > 0);
      if (r.PreviousListPrice !== null) expect(r.PreviousListPrice).toBeGreaterThan(r.ListPrice);
      expect(r.OriginalListPrice).toBeGreaterThanOrEqual(r.ListPrice);
    }
  });

  it('gives every listing its own key, an agent of its office and pictures it can draw', () => {
    expect(new Set(listings.map(({ record }) => record.ListingKey)).size).toBe(listings.length);
    const agents = new Map(market.agents.map((agent) => [agent.record.MemberKey, agent]));
    for (const { record: r } of listings) {
      expect(agents.get(r.ListAgentKey)?.record.OfficeKey).toBe(r.ListOfficeKey);
      expect(r.Media.filter((item) => item.MediaCategory === 'Photo')).toHaveLength(r.PhotosCount);
      expect(
        r.Media.every((item, index) => item.Order === index + 1 && item.MediaURL.startsWith(`portrait:${r.ListingKey}/`)),
      ).toBe(true);
      if (r.StandardStatus === 'Active') expect(r.PhotosCount).toBeGreaterThanOrEqual(5);
    }
    const tours = listings.filter(({ record }) => record.VirtualTourURLUnbranded !== null).length;
    expect(tours / listings.length).toBeGreaterThan(0.2);
    expect(tours / listings.length).toBeLessThan(0.5);
  });

  it('carries the closed sales of the last two years as closed listings', () => {
    const recent = market.sales.filter((sale) => sale.closeDate >= '2024-03-12');
    const byKey = new Map(listings.map(({ record }) => [record.ListingKey, record]));
    for (const sale of recent) {
      const record = byKey.get(sale.listingKey);
      expect(record?.StandardStatus).toBe('Closed');
      expect(record?.ClosePrice).toBe(sale.closePriceCents / 100);
    }
    expect(recent.length).toBeGreaterThan(100);
  });
});
