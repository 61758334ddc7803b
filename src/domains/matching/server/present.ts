import { buyerProfileSchema, FLOW_STEPS, type SavedProfile } from '../contract.ts';
import type { ProfileRow } from './queries.ts';

/** A stored profile in the contract's form; null if a version that is no longer readable wrote it. */
export function presentProfile(row: ProfileRow): SavedProfile | null {
  const profile = buyerProfileSchema.safeParse(row.profile);
  if (!profile.success) return null;
  return {
    profile: profile.data,
    step: FLOW_STEPS.find((step) => step === row.step) ?? 'timeline',
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
