import { TRAITS } from '#domains/listings/contract.ts';
import type { SearchFilters } from '../../contract.ts';
import type { Predicate } from './predicate.ts';

/** The bits of some traits as one whole number, in digits. */
export function bitsOf(names: readonly string[]): string {
  return String(TRAITS.reduce((bits, { name }, at) => (names.includes(name) ? bits | (1n << BigInt(at)) : bits), 0n));
}

/** Conditions on what a home has. */
export function traitPredicates({ features, excludeFeatures }: SearchFilters): Predicate[] {
  const predicates: Predicate[] = [];
  // One condition for each, so that each can be left out, or be unknown, by itself.
  for (const name of features ?? []) {
    const bit = bitsOf([name]);
    predicates.push({
      filter: 'features',
      subject: 'features',
      columns: ['traits'],
      unknownColumns: ['traits_known'],
      write: (sql) => `l.traits & ${sql.value(bit)}::bigint <> 0`,
      writeUnknown: (sql) => `l.traits_known & ${sql.value(bit)}::bigint = 0`,
    });
  }
  if (excludeFeatures !== undefined && excludeFeatures.length > 0) {
    const bits = bitsOf(excludeFeatures);
    predicates.push({
      filter: 'excludeFeatures',
      columns: ['traits'],
      write: (sql) => `l.traits & ${sql.value(bits)}::bigint = 0`,
    });
  }
  return predicates;
}
