import { describe, expect, it } from 'vitest';
import { combineFacts, listRenovations } from './renovations.ts';

const facts = {
  livingAreaSqft: 2000,
  condition: 'C4',
  effectiveYear: 1990,
  bathrooms: 1.5,
  finishedBasementSqft: 0,
  basement: 'unfinished',
  garageSpaces: 2,
  fireplaces: 1,
};

describe('works on a home', () => {
  it('are those that its record leaves room for, each as changed facts with a cost to start from', () => {
    const works = listRenovations(facts, 2026);
    expect(works.map(({ id }) => id)).toEqual(['condition', 'overhaul', 'bathroom', 'basement', 'addition']);
    expect(combineFacts(works)).toEqual({
      condition: 'C2',
      effectiveYear: 2022,
      bathrooms: 2.5,
      basement: 'finished',
      finishedBasementSqft: 1000,
      livingAreaSqft: 2300,
    });
    expect(works.every(({ startingCost }) => startingCost > 0 && startingCost % 1000 === 0)).toBe(true);
  });

  it('are none that the record says nothing of', () => {
    expect(listRenovations({ livingAreaSqft: null, condition: 'C1' }, 2026)).toEqual([]);
    expect(listRenovations({ ...facts, condition: 'C2', effectiveYear: 2020 }, 2026).map(({ id }) => id)).not.toContain(
      'overhaul',
    );
  });
});
