import { flagsTogether } from '../flags/derived-flags.ts';
import type { ReadContract, TimedTerm } from '../reading.ts';

/**
 * A reading as commands and exports print it: keys in snake_case, `from_` for the event that a count starts from, and
 * `evidence` with the page and the words of each value.
 */
export function spellReading({ reading, evidence }: Pick<ReadContract, 'reading' | 'evidence'>): Record<string, unknown> {
  const { contingencies, deadlines } = reading;
  return {
    ...spellKeys(reading),
    // What follows from several terms together stands beside what each clause says.
    flags: [...new Set([...reading.flags, ...flagsTogether(reading)])],
    ...(contingencies === undefined ? {} : { contingencies: contingencies.map(spellTerm) }),
    ...(deadlines === undefined ? {} : { deadlines: deadlines.map(spellTerm) }),
    evidence,
  };
}

function spellKeys(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      inner === undefined ? [] : [[spellKey(key), spell(inner)]],
    ),
  );
}

/** A time that is said in hours or months has these in place of days. */
function spellTerm(term: TimedTerm): Record<string, unknown> {
  const {
    days,
    isInHours,
    isInMonths,
    hasOwnTime: _own,
    isFixed: _fixed,
    isFull: _full,
    since: _since,
    sinceStart: _start,
    words: _words,
    ...rest
  } = term;
  if (isInMonths === true) return spellKeys({ ...rest, days: null, months: days });
  return spellKeys(
    isInHours === true && days != null ? { ...rest, days: null, hours: days * 24, basis: 'hours' } : { ...rest, days },
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
