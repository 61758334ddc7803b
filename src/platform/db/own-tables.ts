import type { DB } from './schema.gen.ts';

export type TableName = keyof DB;

/** The tables and views that a part of the product owns, and alone writes. */
export interface OwnTables {
  owns: readonly TableName[];
  /** Those that others may read in their SQL; they read everything else through the owner's functions. */
  publishes: readonly TableName[];
}

/** Declares them; a part can publish only what it owns. */
export function ownTables<const T extends readonly TableName[]>({
  owns,
  publishes = [],
}: {
  owns: T;
  publishes?: readonly T[number][];
}): OwnTables {
  return { owns, publishes };
}
