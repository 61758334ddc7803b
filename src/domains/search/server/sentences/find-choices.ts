import type { ReadingSpan } from '#domains/reading/contract.ts';

const OR = /^\s*(?:,\s*)?(?:or|\/)\s*(?:(?:an?|even|maybe|at least|some|just)\s+)*$/i;
const COMMA = /^\s*,\s*(?:an?\s+)?$/i;
const MUST = 'must.';

/** Traits that a sentence names side by side with "or": "a pool or hot tub", "a deck, patio or porch". One of them is enough. */
export function findChoices(text: string, spans: readonly Pick<ReadingSpan, 'start' | 'end' | 'slot'>[]): string[] {
  const traits = spans.filter(({ slot }) => slot.startsWith(MUST)).toSorted((one, other) => one.start - other.start);
  const gaps = traits.map(({ end }, at) => text.slice(end, traits[at + 1]?.start ?? end));
  const chosen = new Set<string>();
  gaps.forEach((gap, at) => {
    if (!OR.test(gap)) return;
    let first = at;
    while (first > 0 && COMMA.test(gaps[first - 1] ?? '')) first -= 1;
    for (const { slot } of traits.slice(first, at + 2)) chosen.add(slot.slice(MUST.length));
  });
  // Two names of one trait are no choice.
  return chosen.size > 1 ? [...chosen] : [];
}
