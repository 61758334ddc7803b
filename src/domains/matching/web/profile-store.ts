import { readStored, writeStored } from '#platform/web/stored-session.ts';
import { buyerProfileSchema, FLOW_STEPS, type BuyerProfile, type FlowStep } from '../contract.ts';

/** Where the browser keeps answers that are in no account yet; the page that lists what is stored here names it. */
export const PROFILE_KEY = 'buyer_profile';

export interface KeptProfile {
  profile: BuyerProfile;
  step: FlowStep;
  /** Whose they are: a guest's stay until they are given to an account, a person's until they are saved there. */
  ownerId: string | null;
}

/** The answers kept in this browser; null where there are none that can be read. */
export function readKeptProfile(): KeptProfile | null {
  try {
    const kept: unknown = JSON.parse(readStored(PROFILE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const profile = buyerProfileSchema.safeParse(Reflect.get(kept, 'profile'));
    const step: unknown = Reflect.get(kept, 'step');
    const ownerId: unknown = Reflect.get(kept, 'ownerId');
    if (!profile.success) return null;
    return {
      profile: profile.data,
      step: FLOW_STEPS.find((one) => one === step) ?? 'timeline',
      ownerId: typeof ownerId === 'string' ? ownerId : null,
    };
  } catch {
    return null;
  }
}

export function keepProfile(kept: KeptProfile | null): void {
  writeStored(PROFILE_KEY, kept === null ? null : JSON.stringify(kept));
}
