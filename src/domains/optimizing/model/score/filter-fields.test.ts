import { expect, it } from 'vitest';
import { rankFields } from './filter-fields.ts';

const traits: Record<string, string[]> = { air_conditioning: ['Cooling'], hardwood_floors: ['Flooring'] };
const rank = (counts: Record<string, number>, people: number) =>
  rankFields(
    new Map(Object.entries(counts)),
    people,
    (trait) => traits[trait] ?? [],
    (field) => field !== 'Nothing',
  );

it('puts first what most people ask for, and leaves out figures of few', () => {
  expect(
    rank({ any: 200, garageMin: 60, 'features:air_conditioning': 90, view: 4, bedsMin: 10, bedsMax: 30, nonsense: 99 }, 200),
  ).toEqual([
    { field: 'Cooling', percent: 45 },
    { field: 'GarageSpaces', percent: 30 },
    { field: 'BedroomsTotal', percent: 15 },
  ]);
});

it('has no list of its own while few people have filtered', () => {
  expect(rank({ garageMin: 40 }, 49)).toBeNull();
  expect(rank({}, 50)).toEqual([]);
  expect(rank({ constructor: 40 }, 50)).toEqual([]);
});
