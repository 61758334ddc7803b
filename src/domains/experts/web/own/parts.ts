import type { ComponentType } from 'react';
import type { Step } from '../../contract.ts';
import { AgreementsPart } from './agreements-part.tsx';
import { AreaPart } from './area-part.tsx';
import { AvailabilityPart } from './availability-part.tsx';
import { BusinessPart } from './business-part.tsx';
import { CredentialsPart } from './credentials-part.tsx';
import type { PartProps } from './part-props.ts';
import { PayoutPart } from './payout-part.tsx';
import { PoliciesPart } from './policies-part.tsx';
import { PricesPart } from './prices-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ReviewPart } from './review-part.tsx';
import { ServicesPart } from './services-part.tsx';

/** The form of each step; the settings show the same. */
export const PARTS_OF_STEPS: Record<Step, ComponentType<PartProps>> = {
  business: BusinessPart,
  services: ServicesPart,
  area: AreaPart,
  credentials: CredentialsPart,
  prices: PricesPart,
  availability: AvailabilityPart,
  profile: ProfilePart,
  payout: PayoutPart,
  policies: PoliciesPart,
  agreements: AgreementsPart,
  review: ReviewPart,
};
