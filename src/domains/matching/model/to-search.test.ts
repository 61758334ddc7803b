import { describe, expect, it } from 'vitest';
import { TRAITS } from '#domains/listings/contract.ts';
import { searchFilterSchema } from '#domains/search/contract.ts';
import { buyerProfileSchema } from '../contract.ts';
import { toSearch } from './to-search.ts';
import { type Wish, WISH_KEYS, WISHES } from './wishes.ts';

const searchOf = (answers: object) => toSearch(buyerProfileSchema.parse(answers));
const traitOf = ({ trait }: Wish) => trait;
const must = { isMust: true, weight: 5 };
const work = { label: 'Work', latitude: 39.75, longitude: -104.99, mode: 'drive', minutes: 30 };
const ring = [
  [-105, 39],
  [-104, 39],
  [-104, 40],
];

describe('the musts of a profile as a search', () => {
  it('keep a limit by the month, with the loan of the buyer', () => {
    const budget = { limitBy: 'month', monthlyMax: 2500, interestRate: 0.06, termYears: 15, downPayment: 60_000 };
    const { filters, carried } = searchOf({ budget });
    expect(filters).toMatchObject({ monthlyCostMax: '2500', interestRate: '6', termYears: '15' });
    expect(Number(filters['downPaymentPercent'])).toBeGreaterThan(15);
    expect(carried).toEqual(['monthly cost']);
    expect(searchFilterSchema.safeParse(filters).success).toBe(true);
  });

  it('keep every wish that a search knows, and name the others', () => {
    const wishes = [
      { feature: 'fencedYard', stance: 'must' },
      { feature: 'evCharging', stance: 'must' },
      { feature: 'septicTank', stance: 'avoid' },
      { feature: 'pool', stance: 'avoid' },
      { feature: 'garden', stance: 'nice' },
      { feature: 'cornerLot', stance: 'must' },
      { feature: 'fitnessCenter', stance: 'avoid' },
    ];
    expect(searchOf({ wishes })).toEqual({
      filters: { features: 'fenced_yard,ev_charging', excludeFeatures: 'septic', pool: 'false' },
      carried: ['features'],
      left: ['corner lot', 'no shared gym'],
    });
  });

  it('keep travel times, and say that drawn areas give way to named places', () => {
    const where = { places: [{ slug: 'denver-co', label: 'Denver' }], rings: [ring], anchors: [{ ...work, ...must }, work] };
    const { filters, carried, left } = searchOf({ where });
    expect(filters).toEqual({ place: 'denver-co', commute: '-104.99,39.75,drive,30,08:30,Work' });
    expect(carried).toEqual(['places', 'travel times']);
    expect(left).toEqual(['the areas that you drew, since you also named places']);
    expect(searchOf({ where: { rings: [ring] } }).filters).toHaveProperty('polygon');
    expect(searchFilterSchema.safeParse(filters).success).toBe(true);
  });

  it('leave out what is only nice', () => {
    const budget = { priceMax: 500_000, isMust: false };
    const where = { places: [{ slug: 'denver-co', label: 'Denver' }], isMust: false, anchors: [work] };
    const home = { types: ['condo'], bedsMin: 3, bathsMin: 2 };
    expect(searchOf({ budget, where, home }).filters).toEqual({});
    const firmness = { types: must, bedsMin: must, hoaMax: must };
    expect(searchOf({ home: { ...home, hoaMax: 0, firmness } }).filters).toEqual({ types: 'condo', bedsMin: '3', hoaMax: '0' });
  });

  it('know only features of the search', () => {
    const names: readonly string[] = TRAITS.map(({ name }) => name);
    const traits = WISH_KEYS.flatMap((key) => traitOf(WISHES[key]) ?? []);
    expect(traits.filter((trait) => !names.includes(trait))).toEqual([]);
  });
});
