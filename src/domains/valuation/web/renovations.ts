import type { Facts } from '../contract.ts';

export interface Renovation {
  id: string;
  label: string;
  /** What it changes, in words. */
  detail: string;
  facts: Facts;
  /** A round figure to start from, in dollars; whoever asks puts their own quote in its place. */
  startingCost: number;
}

const COST = {
  bathroom: 35_000,
  condition: 25,
  overhaul: 110,
  basementPerSqft: 60,
  garageSpace: 18_000,
  additionPerSqft: 250,
  fireplace: 6000,
};
const ADDITION_SQFT = 300;
const BASEMENT_SHARE = 0.5;
const LEAST_YEARS = 10;
/** A renovated home is not a new one: hardly any renovated home on record is as good as one of this year. */
const WORN_IN_YEARS = 4;

/** Works that could be done to a home, by what its record says: each as the facts it would change. */
export function listRenovations(facts: Facts, year: number): Renovation[] {
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : undefined);
  const size = number('livingAreaSqft');
  const works: Renovation[] = [];
  const condition = gradeOf(facts['condition']);
  if (condition !== undefined && condition > 2 && size !== undefined)
    works.push({
      id: 'condition',
      label: 'Repair and repaint',
      detail: `Condition C${condition} to C${condition - 1}`,
      facts: { condition: `C${condition - 1}` },
      startingCost: roundCost(size * COST.condition),
    });
  const effective = number('effectiveYear');
  if (effective !== undefined && size !== undefined && year - effective >= LEAST_YEARS)
    works.push({
      id: 'overhaul',
      label: 'Renovate throughout',
      detail: `Kitchen, baths, systems: as if built in ${year - WORN_IN_YEARS} instead of ${effective}`,
      facts: { effectiveYear: year - WORN_IN_YEARS, ...(condition !== undefined && condition > 2 ? { condition: 'C2' } : {}) },
      startingCost: roundCost(size * COST.overhaul),
    });
  const baths = number('bathrooms');
  if (baths !== undefined)
    works.push({
      id: 'bathroom',
      label: 'Add a bathroom',
      detail: `${baths} to ${baths + 1}, within the walls`,
      facts: { bathrooms: baths + 1 },
      startingCost: COST.bathroom,
    });
  const finished = number('finishedBasementSqft');
  if (finished === 0 && size !== undefined && /unfinished|daylight|full|partial/i.test(String(facts['basement'] ?? ''))) {
    const area = Math.round((size * BASEMENT_SHARE) / 10) * 10;
    works.push({
      id: 'basement',
      label: 'Finish the basement',
      detail: `${area} sq ft`,
      facts: { finishedBasementSqft: area, basement: 'finished' },
      startingCost: roundCost(area * COST.basementPerSqft),
    });
  }
  if (size !== undefined)
    works.push({
      id: 'addition',
      label: 'Build an addition',
      detail: `${ADDITION_SQFT} sq ft more living area`,
      facts: { livingAreaSqft: size + ADDITION_SQFT },
      startingCost: roundCost(ADDITION_SQFT * COST.additionPerSqft),
    });
  const garage = number('garageSpaces');
  if (garage !== undefined && garage < 2)
    works.push({
      id: 'garage',
      label: 'Add a garage space',
      detail: `${garage} to ${garage + 1}`,
      facts: { garageSpaces: garage + 1 },
      startingCost: COST.garageSpace,
    });
  const fireplaces = number('fireplaces');
  if (fireplaces === 0)
    works.push({
      id: 'fireplace',
      label: 'Add a fireplace',
      detail: 'None to one',
      facts: { fireplaces: 1 },
      startingCost: COST.fireplace,
    });
  return works;
}

/** What several works change together. */
export function combineFacts(works: readonly Renovation[]): Facts {
  return Object.assign({}, ...works.map(({ facts }) => facts)) as Facts;
}

function gradeOf(value: Facts[string] | undefined): number | undefined {
  const grade = /^C([1-6])$/.exec(String(value ?? ''))?.[1];
  return grade === undefined ? undefined : Number(grade);
}

function roundCost(cost: number): number {
  return Math.round(cost / 1000) * 1000;
}
