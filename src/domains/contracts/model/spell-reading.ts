import type { ReadContract } from './reading.ts';

/**
 * A reading as commands and exports print it: keys in snake_case, `from_` for the event that a count starts from, and
 * `evidence` with the page and the words of each value.
 */
export function spellReading({ reading, evidence }: Pick<ReadContract, 'reading' | 'evidence'>): Record<string, unknown> {
  return { ...spellKeys(reading), evidence };
}

function spellKeys(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      inner === undefined ? [] : [[spellKey(key), spell(inner)]],
    ),
  );
}

function spell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spell);
  return typeof value === 'object' && value !== null ? spellKeys(value) : value;
}

function spellKey(key: string): string {
  // "from" alone is a word of many languages of queries.
  return key === 'from' ? 'from_' : key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
