import type { ReactNode } from 'react';
import type { OwnListing } from '../../contract.ts';
import type { UsedDraft } from '../editor/use-draft.ts';
import type { usePlan } from './use-plan.ts';

/** What comes from outside. */
export interface FlowSlots {
  /** Help that is sold together, on the step that chooses it. */
  bundles: ReactNode;
  /** When a home can be visited, for the people who sell it. */
  showings: (listingKey: string) => ReactNode;
  /** Says on the last step that nobody can book a tour, with the way to open times. */
  toursOff: (listingKey: string, href: string) => ReactNode;
}

/** What every step works on. */
export interface StepProps {
  listing: OwnListing;
  draft: UsedDraft;
  plan: ReturnType<typeof usePlan>;
  disabled: boolean;
}
