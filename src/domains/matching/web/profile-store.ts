import { readStored, writeStored } from '#platform/web/stored-session.ts';
import { buyerProfileSchema, FLOW_STEPS, type BuyerProfile, type FlowStep } from '../contract.ts';

/** Where the browser keeps a guest's answers; the page that lists what is stored here names it. */
export const PROFILE_KEY = 'buyer_profile';

export interface KeptProfile {
  profile: BuyerProfile;
  step: FlowStep;
}

/** The answers kept in this browser; null where there are none that can be read. */
export function readKeptProfile(): KeptProfile | null {
  try {
    const kept: unknown = JSON.parse(readStored(PROFILE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const profile = buyerProfileSchema.safeParse(Reflect.get(kept, 'profile'));
    const step: unknown = Reflect.get(kept, 'step');
    return profile.success ? { profile: profile.data, step: FLOW_STEPS.find((one) => one === step) ?? 'timeline' } : null;
  } catch {
    return null;
  }
}

export function keepProfile(kept: KeptProfile | null): void {
  writeStored(PROFILE_KEY, kept === null ? null : JSON.stringify(kept));
}
