import { describe, expect, it } from 'vitest';

import type { PortraitSubject } from '#domains/listings/server/index.ts';
import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import { portraitFacts, portraitFactsOfListing } from './portrait-facts.ts';
import type { PropertyRecord } from './reso.ts';

const market = generateMarket(fixtureCity(120), { seed: 8, asOf: '2026-03-11' });
const listings = [...market.currentListings, ...market.soldListings];

function subjectOf(r: PropertyRecord): PortraitSubject {
  return {
    sourceListingKey: r.ListingKey,
    parcelNumber: r.ParcelNumber,
    unitNumber: r.UnitNumber,
    propertySubType: r.PropertySubType,
    yearBuilt: r.YearBuilt,
    storiesTotal: r.StoriesTotal,
    garageSpaces: r.GarageSpaces,
    livingAreaSqft: r.LivingArea,
    lotSizeSqft: r.LotSizeSquareFeet,
    bedroomsTotal: r.BedroomsTotal,
    bathroomsTotalInteger: r.BathroomsTotalInteger,
    poolPrivateYN: r.PoolPrivateYN,
    waterfrontYN: r.WaterfrontYN,
    fireplaceYN: r.FireplaceYN,
    features: { ...r },
    facts: { YearBuiltEffective: r.YearBuiltEffective },
  };
}

describe('portraitFacts', () => {
  it('is the same whether read from the home or from its stored listing', () => {
    for (const { homeId, record } of listings) {
      const home = market.homes[homeId];
      if (home === undefined) throw new Error(`no home ${homeId}`);
      const { condition, ...stored } = portraitFactsOfListing(subjectOf(record));
      const { condition: rated, ...direct } = portraitFacts(home, record.ConstructionMaterials);
      expect(stored).toEqual(direct);
      expect([1, 2, 3, 4, 5]).toContain(condition);
      if (rated <= 2) expect(condition).toBe(2);
    }
  });

  it('gives the units of a tower one building and their own rooms', () => {
    const units = market.homes.filter((home) => home.type === 'Condominium');
    expect(units.length).toBeGreaterThan(0);
    for (const unit of units) {
      const facts = portraitFacts(unit);
      expect(facts.style).toBe('Condo Tower');
      expect(facts.stories).toBe(1);
      expect(facts.buildingFloors).toBe(unit.buildingFloors);
    }
  });
});
