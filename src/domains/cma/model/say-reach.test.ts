import { expect, it } from 'vitest';
import { cmaHomeSchema } from './home.ts';
import { sayReach } from './say-reach.ts';

const subject = cmaHomeSchema.parse({
  address: '1 Elm Street',
  city: 'Denver',
  latitude: 39.7,
  longitude: -105,
  neighborhoodId: 1,
  neighborhood: 'Maple Heights',
  propertySubType: 'Single Family Residence',
  livingAreaSqft: 1800,
  lotSizeSqft: null,
  bedroomsTotal: 3,
  bathroomsFull: 2,
  bathroomsHalf: 0,
  yearBuilt: 1990,
  effectiveYear: null,
  quality: null,
  condition: null,
  view: null,
  waterfront: false,
  garageSpaces: 1,
  pool: false,
  fireplaces: 0,
  finishedBasementSqft: 0,
});
const RUNG = { miles: 1, months: 6, sizeShare: 0.2 };
const near = { ...subject, latitude: 39.705 };
const elsewhere = { ...near, neighborhoodId: 2, neighborhood: 'Old Town' };

it('says nothing of a recent sale next door, and why others are compared', () => {
  expect(sayReach(subject, { home: near, monthsAgo: 12.9 }, RUNG)).toEqual([]);
  expect(sayReach(subject, { home: { ...near, neighborhoodId: null }, monthsAgo: 1 }, RUNG)).toEqual([]);
  expect(sayReach(subject, { home: elsewhere, monthsAgo: 3 }, RUNG)).toEqual([
    'It is in another neighborhood, Old Town: to find 6 sales that are much alike, the search went out to 1 mi.',
  ]);
  const far = sayReach(subject, { home: { ...elsewhere, latitude: 39.75 }, monthsAgo: 14.2 }, RUNG);
  expect(far).toEqual([
    expect.stringMatching(/^It is 3\.\d mi away, farther than the search went/),
    expect.stringMatching(/^It was sold 14 months ago, more than the usual 12/),
  ]);
});
