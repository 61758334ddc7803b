import type { BuyerProfile } from '../../../contract.ts';

/** What every step of the questionnaire receives. */
export interface StepProps {
  profile: BuyerProfile;
  change: (update: (profile: BuyerProfile) => BuyerProfile) => void;
}
