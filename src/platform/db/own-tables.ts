import type { DB } from './schema.gen.ts';

export type TableName = keyof DB;

/** Which tables and views a part of the product owns: it alone writes them. */
export interface OwnTables {
  owns: readonly TableName[];
  /** Those of them that others may read in their own SQL; everything else is read through the owner's functions. */
  publishes: readonly TableName[];
}

/** Declares them; what is published must be owned. */
export function ownTables<const T extends readonly TableName[]>({
  owns,
  publishes = [],
}: {
  owns: T;
  publishes?: readonly T[number][];
}): OwnTables {
  return { owns, publishes };
}
