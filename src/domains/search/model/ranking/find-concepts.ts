import { CONCEPTS } from './concepts.ts';
import { splitStems } from './split-stems.ts';

interface Phrase {
  stems: readonly string[];
  /** Concepts that the phrase may mean, by index. */
  concepts: number[];
}

const phrases = new Map<string, Phrase>();
CONCEPTS.forEach((terms, concept) => {
  for (const term of terms) {
    const stems = splitStems(term);
    const key = stems.join(' ');
    const phrase = phrases.get(key) ?? { stems, concepts: [] };
    if (!phrase.concepts.includes(concept)) phrase.concepts.push(concept);
    phrases.set(key, phrase);
  }
});

const byFirstStem = new Map<string, Phrase[]>();
for (const phrase of phrases.values()) {
  const first = phrase.stems[0] ?? '';
  byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), phrase]);
}

/**
 * The concepts in a text, each with its clarity: a phrase with one meaning counts 1, one with several counts less, and
 * further phrases of the same concept add to it.
 */
export function findConcepts(stems: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  const seen = new Set<Phrase>();
  stems.forEach((stem, at) => {
    for (const phrase of byFirstStem.get(stem) ?? []) {
      if (seen.has(phrase) || !phrase.stems.every((one, offset) => stems[at + offset] === one)) continue;
      seen.add(phrase);
      const share = 1 / phrase.concepts.length;
      for (const concept of phrase.concepts) found.set(concept, (found.get(concept) ?? 0) + share);
    }
  });
  return found;
}
