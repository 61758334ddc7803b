import { describe, expect, it } from 'vitest';
import type { Reading } from '../../contract.ts';
import { readQuery } from '../read-query.ts';

const read = (query: string): Reading => readQuery(query, { today: '2026-05-01' }).reading;

describe('what is typed on a phone, one verdict after the other', () => {
  it.each([
    ['pool no hot tub yes 4 bed', ['hot_tub'], ['pool']],
    ['garage yes basement no 3 bed 2 bath', [], ['basement']],
    ['carpet no hardwood yes', ['hardwood_floors'], ['carpet']],
    ['barn ok well ok septic no', [], ['septic']],
    ['no neighbors barn ok well ok septic no', [], ['septic']],
    ['ground floor no 2 bd elevator under 300', ['elevator'], ['ground_floor']],
    ['1 bed elevator gym dont need condo', ['elevator'], []],
    ['no flight path no train no freeway', [], ['flight_path', 'railroad', 'busy_road']],
    ['no pool yes deck', ['deck'], ['pool']],
    ['4 bd big kitchen no carpet no pool', [], ['carpet', 'pool']],
    ['no steps wide doors 3 bed', ['no_stairs', 'wide_doorways'], []],
    ['service dog ok apartment', ['dogs_allowed'], []],
  ])('is judged by its own: %s', (said, must, refused) => {
    expect(read(said)).toMatchObject({ must, must_not: refused });
  });

  it('refuses no count behind a thing', () => {
    expect(read('ground floor no 2 bd').filters).toEqual({ beds_min: 2 });
  });
});

describe('what is judged like another thing', () => {
  it.each([
    'we swore off carpet years ago, and the same goes for septic',
    'carpet is out, ditto septic',
    'we’ve had it with carpet, septic as well',
  ])('is refused with it: %s', (said) => {
    expect(read(said)).toMatchObject({ must: [], must_not: ['carpet', 'septic'] });
  });

  it('is asked for where only "no" stands before the first', () => {
    expect(read('no carpet, a deck too')).toMatchObject({ must: ['deck'], must_not: ['carpet'] });
  });
});
