import { addDays } from '#lib/calendar.ts';
import { createRandom } from '#lib/random.ts';

/** What share of people who filter ask for: roughly what buyers everywhere ask for. */
const ASKED_FOR = {
  any: 1,
  priceMax: 0.71,
  bedsMin: 0.62,
  bathsMin: 0.41,
  types: 0.33,
  garageMin: 0.27,
  'features:air_conditioning': 0.19,
  livingAreaMin: 0.17,
  'features:fenced_yard': 0.12,
  lotSizeMin: 0.11,
  hoaMax: 0.1,
  'features:laundry_in_home': 0.08,
  'features:hardwood_floors': 0.07,
  view: 0.05,
  'features:deck_or_patio': 0.05,
} as const;

/** What people searched by until a day: the same for everybody, since a day that was counted keeps its count. */
export function inventFilters({ last, days }: { last: string; days: number }) {
  return Array.from({ length: days }, (_, ago) => {
    const day = addDays(last, -ago);
    const random = createRandom(`filters/${day}`);
    const people = random.int(18, 42);
    return Object.entries(ASKED_FOR).map(([name, share]) => ({
      day,
      name,
      visitors: name === 'any' ? people : Array.from({ length: people }).filter(() => random.chance(share)).length,
    }));
  })
    .flat()
    .filter(({ visitors }) => visitors > 0);
}
