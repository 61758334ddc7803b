import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITY_WEIGHTS, bikeScore, transitScore, walkMinutes, walkScore } from './getting-around.ts';

const kinds = Object.keys(AMENITY_WEIGHTS);
const amenities = fc.array(fc.record({ kind: fc.constantFrom(...kinds), meters: fc.integer({ min: 0, max: 6000 }) }), {
  maxLength: 40,
});

describe('getting around', () => {
  it('gives nothing for nothing and everything for everything at the door', () => {
    expect(walkScore([])).toBe(0);
    expect(walkScore(kinds.map((kind) => ({ kind, meters: 50 })))).toBe(100);
    expect(transitScore([])).toBe(0);
    expect(transitScore([{ meters: 0, headwayMinutes: 2.5 }])).toBe(100);
  });

  it('counts the nearest of a kind only, by its weight', () => {
    const total = Object.values(AMENITY_WEIGHTS).reduce((sum, weight) => sum + weight, 0);
    expect(walkScore([{ kind: 'grocery', meters: 100 }])).toBe(Math.round(300 / total));
    expect(
      walkScore([
        { kind: 'grocery', meters: 100 },
        { kind: 'grocery', meters: 120 },
      ]),
    ).toBe(Math.round(300 / total));
  });

  it('never falls when something opens nearby, and a bicycle never reaches less than a walk', () => {
    fc.assert(
      fc.property(amenities, fc.constantFrom(...kinds), fc.integer({ min: 0, max: 6000 }), (list, kind, meters) => {
        expect(walkScore([...list, { kind, meters }])).toBeGreaterThanOrEqual(walkScore(list));
        expect(bikeScore(list)).toBeGreaterThanOrEqual(walkScore(list));
      }),
    );
  });

  it('halves a departure half-way to the edge of reach', () => {
    expect(transitScore([{ meters: 400, headwayMinutes: 5 }])).toBe(25);
    expect(transitScore([{ meters: 900, headwayMinutes: 5 }])).toBe(0);
  });

  it('walks 400 m straight in seven minutes, and never in none', () => {
    expect(walkMinutes(400)).toBe(7);
    expect(walkMinutes(3)).toBe(1);
  });
});
