import { sayNumber } from '#lib/say-number.ts';
import { describe, expect, it } from 'vitest';

import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import { acresOf, forbiddenWordIn } from './remarks-words.ts';
import type { PropertyRecord } from './reso.ts';

const market = generateMarket(fixtureCity(420), { seed: 31, asOf: '2026-05-20' });
const listings = [...market.currentListings, ...market.soldListings];
const described = listings.filter(({ record }) => record.PublicRemarks !== null).slice(0, 2_000);

const NUMBER_WORDS = new Map(Array.from({ length: 12 }, (_, index) => [sayNumber(index + 1), index + 1]));

/** Every number that a record lets its description mention. */
function allowedNumbers(r: PropertyRecord): Set<number> {
  const floor = r.EntryLevel ?? -1;
  return new Set([
    r.BedroomsTotal,
    r.BathroomsFull,
    r.BathroomsHalf,
    r.LivingArea,
    r.BelowGradeFinishedArea,
    r.YearBuilt,
    r.LotSizeSquareFeet ?? -1,
    Number(acresOf(r.LotSizeSquareFeet ?? 0)),
    r.GarageSpaces,
    r.CarportSpaces,
    r.StoriesTotal,
    r.Levels[0] === 'One' ? 1 : -1,
    r.FireplacesTotal,
    r.AssociationFee ?? -1,
    floor,
    r.NumberOfUnitsTotal ?? -1,
    r.Levels[0] === 'Three Or More' ? 3 : -1,
    r.BedroomsTotal === 0 ? 1 : -1,
  ]);
}

function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((match) => Number(match[0].replaceAll(',', '')));
  const words = [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap((match) => NUMBER_WORDS.get(match[0]) ?? []);
  return [...digits, ...words];
}

/** The names that a description may contain are taken out, so that 'Three Bridges Park' is no number. */
function withoutNames(record: PropertyRecord): string {
  const names = [record.BuildingName, record.MLSAreaMajor, record.StreetName, ...market.city.parks.map((park) => park.name)];
  return names.reduce<string>((text, name) => (name === null ? text : text.replaceAll(name, '')), record.PublicRemarks ?? '');
}

const CLAIMS: readonly (readonly [pattern: RegExp, holds: (r: PropertyRecord) => boolean])[] = [
  [/in-ground pool|own pool/, (r) => r.PoolPrivateYN],
  [/shared pool/, (r) => r.AssociationAmenities.includes('Pool')],
  [/fireplace/, (r) => r.FireplaceYN],
  [/granite counters/i, (r) => r.InteriorFeatures.includes('Granite Counters')],
  [/stone counters/i, (r) => r.InteriorFeatures.includes('Stone Counters')],
  [/stainless steel/i, (r) => r.Appliances.includes('Stainless Steel Appliance(s)')],
  [/gas range/i, (r) => r.Appliances.includes('Gas Range')],
  [/washer and dryer/i, (r) => r.Appliances.some((value) => value.startsWith('Washer'))],
  [/walk-in closet/i, (r) => r.InteriorFeatures.includes('Walk-In Closet(s)')],
  [/soaking tub/i, (r) => r.InteriorFeatures.includes('Soaking Tub')],
  [/vaulted/i, (r) => r.InteriorFeatures.includes('Vaulted Ceiling(s)')],
  [/home office|Work has a room/i, (r) => r.RoomType.includes('Office')],
  [/heat pump/i, (r) => r.Heating.includes('Heat Pump') || r.Appliances.includes('Heat Pump Water Heater')],
  [/central air/i, (r) => r.Cooling.includes('Central Air')],
  [/septic/i, (r) => r.Sewer.includes('Septic Tank')],
  [/on a well/i, (r) => r.WaterSource.includes('Well')],
  [/new construction|just finished|first to unlock/i, (r) => r.NewConstructionYN],
  [/extensively updated|renovated throughout|the work is done/i, (r) => r.PropertyCondition.includes('Updated/Remodeled')],
  [/needs updating|ready for renovation|bring plans/i, (r) => r.PropertyCondition.includes('Fixer')],
  [/skyline|downtown and its lights/i, (r) => r.View.includes('Skyline')],
  [/mountain/i, (r) => r.View.includes('Mountain(s)')],
  [/frontage|begins where the lot ends/i, (r) => r.WaterfrontYN],
  [/corner lot/i, (r) => r.LotFeatures.includes('Corner Lot')],
  [/attached (one|two|three)-car garage/i, (r) => r.AttachedGarageYN && r.GarageYN],
  [/elevator/i, (r) => r.AssociationAmenities.includes('Elevator(s)')],
  [/dogs are allowed/i, (r) => r.PetsAllowed.includes('Dogs OK')],
  [/bank-owned/i, (r) => r.SpecialListingConditions.includes('Real Estate Owned')],
  [/hardwood/i, (r) => r.Flooring.some((value) => value.endsWith('Hardwood'))],
  [/\bdeck\b/i, (r) => r.PatioAndPorchFeatures.includes('Deck') || r.AssociationAmenities.includes('Roof Deck')],
  [/transit stop/i, (r) => r.LotFeatures.includes('Near Public Transit') || r.LotSizeSquareFeet === null],
];

/** The texts that break a rule, so that a failure shows them. */
function breaking(isBroken: (record: PropertyRecord) => boolean): string[] {
  return described.filter(({ record }) => isBroken(record)).map(({ record }) => record.PublicRemarks ?? '');
}

describe('public remarks', () => {
  it('are there for nearly every listing and run to 60 to 180 words', () => {
    expect(described).toHaveLength(2_000);
    const wordsOf = (record: PropertyRecord): number => (record.PublicRemarks ?? '').split(/\s+/).length;
    expect(breaking((record) => wordsOf(record) < 60 || wordsOf(record) > 180)).toEqual([]);
  });

  it('never speak of people or make claims nobody can check', () => {
    expect(breaking((record) => forbiddenWordIn(record.PublicRemarks ?? '') !== null)).toEqual([]);
  });

  it('mention no number that the record does not hold', () => {
    expect(
      breaking((record) => {
        const allowed = allowedNumbers(record);
        return numbersIn(withoutNames(record)).some((number) => !allowed.has(number));
      }),
    ).toEqual([]);
  });

  it('name bedrooms, area and garage as the record has them', () => {
    for (const { record: r } of described) {
      const text = r.PublicRemarks ?? '';
      for (const match of text.matchAll(/(\w+)[ -]bedrooms?\b/gi)) {
        const value = NUMBER_WORDS.get(match[1]?.toLowerCase() ?? '');
        if (value !== undefined) expect(value).toBe(r.BedroomsTotal);
      }
      for (const match of text.matchAll(/(\w+)-car garage/g)) expect(NUMBER_WORDS.get(match[1] ?? '')).toBe(r.GarageSpaces);
      for (const match of text.matchAll(/\$([\d,]+) a month/g))
        expect(Number(match[1]?.replaceAll(',', ''))).toBe(r.AssociationFee);
    }
  });

  it('claim only what the record holds', () => {
    expect(breaking((record) => CLAIMS.some(([pattern, holds]) => pattern.test(withoutNames(record)) && !holds(record)))).toEqual(
      [],
    );
  });

  it('do not begin or read alike', () => {
    const openings = new Map<string, number>();
    for (const { record } of described) {
      const start = (record.PublicRemarks ?? '').split(' ').slice(0, 3).join(' ');
      openings.set(start, (openings.get(start) ?? 0) + 1);
    }
    expect(Math.max(...openings.values())).toBeLessThan(described.length * 0.07);
    expect(new Set(described.map(({ record }) => record.PublicRemarks)).size).toBeGreaterThan(described.length * 0.99);
  });

  it('would be caught if they spoke of people', () => {
    const texts = [
      'A perfect family home',
      'in an exclusive enclave',
      'walking distance to shops',
      'near good schools',
      'a safe street',
    ];
    expect(texts.filter((text) => forbiddenWordIn(text) === null)).toEqual([]);
    expect(forbiddenWordIn('Cats and dogs are allowed on this sunny deck.')).toBeNull();
  });

  it('count the bedrooms once', () => {
    const twice = described.filter(({ record }) =>
      /-bedroom\b.*\b(?:bedrooms and|bedrooms, (?:one|two|three|four|five|six|\d))/.test(record.PublicRemarks ?? ''),
    );
    expect(twice.slice(0, 3).map(({ record }) => record.PublicRemarks)).toEqual([]);
  });
});
