import type { CollectionRole } from '../contract.ts';

/** What somebody is in a collection. */
export type Standing = 'owner' | CollectionRole;

const RANKS: Record<Standing, number> = { view: 0, comment: 1, edit: 2, owner: 3 };

/** Each may do what the ones before may: view, comment, edit, own. */
export function isAtLeast(standing: Standing, needed: Standing): boolean {
  return RANKS[standing] >= RANKS[needed];
}
