import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../line/gazetteer.ts';
import { readQuery } from '../read-query.ts';

const gazetteer = createGazetteer(['Larkspur', 'Glenview', 'Ashford']);
const read = (query: string) => readQuery(query, { gazetteer, today: '2026-05-01' }).reading;

describe('what people tell', () => {
  it.each([
    'a colleague from Ashford rented us his cabin, 3 beds in Larkspur',
    'my niece in Glenview thinks we are crazy; 3 bed, Larkspur',
    'our doctor moved to Ashford last year. 3 beds, Larkspur',
    'the Petersons across the street sold theirs for 815k and left for Ashford, we want 3 beds in Larkspur',
    'our neighbors have a pool and a sauna, and we need 3 beds in Larkspur',
    'I toured a condo in Glenview, gorgeous views, so now 3 beds in Larkspur',
    'we were told nothing under 700k is left in Glenview. 3 beds. Larkspur.',
    'Claire from Ashford says hello. 3 bed Larkspur',
    'order 77120, phone 555-201-3344: 3 bed in Larkspur',
    'my landlord is raising the rent to 2,900, so 3 beds in Larkspur',
    'our friends the Glenviews helped us, 3 beds Larkspur',
    'my agent keeps sending me lofts in Ashford. 3 beds in Larkspur please',
    'in our present apartment the kitchen is in the basement, we look for 3 beds in Larkspur',
  ])('is no wish: %s', (query) => {
    const { filters, must, must_not: mustNot } = read(query);
    expect({ filters, must, mustNot }).toEqual({ filters: { beds_min: 3, places: ['Larkspur'] }, must: [], mustNot: [] });
  });

  it('is shown as not understood where it takes a whole clause', () => {
    expect(read('I saw a tudor in Glenview for 900k, 3 beds').unresolved).toEqual([
      { text: 'I saw a tudor in Glenview for 900k', reason: 'What is told of others or of the past is no wish' },
    ]);
  });

  it.each([
    ['closer to my cousin in Ashford', { near: [{ place: 'Ashford' }] }],
    ['a condo for my father in Ashford', { types: ['condo'], places: ['Ashford'] }],
    ['I saw you have condos in Ashford', { types: ['condo'], places: ['Ashford'] }],
    ['the recently sold homes in Ashford', { status: ['sold'], sold_within_days: 90, places: ['Ashford'] }],
    ['my wife works in Ashford', { commute: [{ to: 'Ashford' }] }],
    ['we looked at one with 2 bedrooms but want 3', { beds_min: 3 }],
    ['he offers 500k, she wants 400k, so we put 450k as our limit', { price_max: 450_000 }],
    ['my uncle lent me 80k, budget 420k', { price_max: 420_000 }],
  ])('but what is asked for is: %s', (query, filters) => {
    expect(read(query).filters).toEqual(filters);
  });

  it('is wished for where one would like the same, but not where that is', () => {
    const { filters, must } = read('our friends bought a place in Ashford with a sauna, we want one too, 3 beds');
    expect({ filters, must }).toEqual({ filters: { beds_min: 3 }, must: ['sauna'] });
    expect(read('my sister has trouble with stairs so no stairs, 2 beds').must).toEqual(['no_stairs']);
  });
});

it.each([
  ['a den instead of a wine cellar', ['den']],
  ['skip the hot tub, we want a deck', ['deck']],
  ['in lieu of a fireplace, a sauna', ['sauna']],
  ['a sunroom would be nicer than a deck', []],
  ['a pantry beats a breakfast nook', []],
  ['brick we can paint, a basement is a must', ['basement']],
])('refuses nothing that one only does without: %s', (query, must) => {
  expect(read(query)).toMatchObject({ must_not: [] });
  for (const tag of must) expect(read(query).must).toContain(tag);
});

it.each([
  ['HOA is fine, 180 tops', { hoa_max: 180 }],
  ['no crazy HOA, say under 150', { hoa_max: 150 }],
  ['HOA ok up to 350, 400k tops', { hoa_max: 350, price_max: 400_000 }],
  ['it can have an HOA but not over 250', { hoa_max: 250 }],
  ['HOA ok, 450 tops', { hoa: 'any', price_max: 450_000 }],
])('tells the fee from the price: %s', (query, filters) => {
  expect(read(query).filters).toEqual(filters);
});

it.each([
  ['house with a studio in the basement to rent out', { types: ['single_family'] }, ['adu']],
  ['3 bed plus a garage apartment we could rent', { beds_min: 3 }, ['adu']],
  ['studio in the basement to rent', { listing_type: 'rent', beds_max: 0 }, ['basement']],
])('tells what one lets from what one rents: %s', (query, filters, must) => {
  expect(read(query)).toMatchObject({ filters, must });
});

it.each([
  ['about 1.2 million and up', { price_min: 1_200_000 }],
  ['around 475k tops', { price_max: 475_000 }],
  ['we own 1,300 sq ft now and need at least 1,750', { sqft_min: 1750 }],
  ['can put down 35 percent', { down_payment_pct: 35 }],
  ['under 7k in annual taxes', { tax_max: 7000 }],
  ['leave out condos, townhouses and land', { exclude_types: ['condo', 'townhouse', 'land'] }],
  ['she’d take three beds', { beds_min: 3 }],
])('reads: %s', (query, filters) => {
  expect(read(query).filters).toEqual(filters);
});
