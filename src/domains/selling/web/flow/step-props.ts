import type { OwnListing } from '../../contract.ts';
import type { UsedDraft } from '../editor/use-draft.ts';
import type { usePlan } from './use-plan.ts';

/** What every step works on. */
export interface StepProps {
  listing: OwnListing;
  draft: UsedDraft;
  plan: ReturnType<typeof usePlan>;
  disabled: boolean;
}
